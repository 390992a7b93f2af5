import { readFileSync, writeFileSync } from 'node:fs';
import { USUAL_FONTS } from '../../../../portal/server/pdf/font-files.ts';

/** Of the usual font: that of the letter A. */
const FIRST_GLYPH = 36;

/**
 * Writes a font that draws these letters, each as a letter of the usual font, and has no others; those of one text of a list
 * look the same.
 */
export function writeFontWith(letters: string | readonly string[], file: string): void {
  const usual = readFileSync(USUAL_FONTS.regular);
  const count = usual.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = 12 + n * 16;
    const tag = usual.toString('latin1', at, at + 4);
    const start = usual.readUInt32BE(at + 8);
    const bytes = usual.subarray(start, start + usual.readUInt32BE(at + 12));
    return { tag, bytes: tag === 'cmap' ? letterTable([...letters]) : bytes };
  });
  const head = Buffer.alloc(12 + tables.length * 16);
  usual.copy(head, 0, 0, 12);
  head.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let place = head.length;
  for (const [n, { tag, bytes }] of tables.entries()) {
    const at = 12 + n * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    // Each begins at a multiple of four.
    const body = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    bodies.push(body);
    place += body.length;
  }
  writeFileSync(file, Buffer.concat([head, ...bodies]));
}

/** Of each letter its glyph (format 12). */
function letterTable(texts: readonly string[]): Buffer {
  const glyphs = new Map(
    texts.flatMap((text, n) => Array.from(text, (letter) => [letter.codePointAt(0)!, n] as const)),
  );
  const points = [...glyphs.keys()].sort((one, other) => one - other);
  const table = Buffer.alloc(12 + 16 + points.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + points.length * 12, 16);
  table.writeUInt32BE(points.length, 24);
  for (const [n, point] of points.entries()) {
    table.writeUInt32BE(point, 28 + n * 12);
    table.writeUInt32BE(point, 32 + n * 12);
    table.writeUInt32BE(FIRST_GLYPH + glyphs.get(point)!, 36 + n * 12);
  }
  return table;
}
