import type { Font, Glyph } from 'fontkit';
import type { Sign } from './fonts.ts';

type Pdf = PDFKit.PDFDocument;

/** A font of which a PDF holds the letters that were written. */
export interface EmbeddedFont {
  reference: PDFKit.PDFKitReference;
  /** The signs as an operand of `Tj`. */
  operand(signs: readonly Sign[]): string;
  /** Writes the font, after all texts. */
  end(): void;
}

/** A PDF measures glyphs in thousandths. */
const EM = 1000;
const UNKNOWN = '\ufffd';
/** The font is a symbolic one: its glyphs have numbers of their own. */
const SYMBOLIC = 4;

/**
 * Embeds a TrueType font as it draws single signs: for each text `pdfkit` would look up the rules for pairs and ligatures anew, in
 * which it spends most of the time of a large table, and its widths would differ from those that the layout counted with.
 *
 * @param tag six capital letters, which tell the fonts of one file apart
 */
export function embedFont(pdf: Pdf, font: Font, tag: string): EmbeddedFont {
  // What the reference holds is written when it ends.
  const data = {};
  const reference = pdf.ref(data);
  const subset = font.createSubset();
  const scale = EM / font.unitsPerEm;
  // Glyph 0 is the box.
  const glyphs = [{ width: font.getGlyph(0).advanceWidth * scale, letters: UNKNOWN }];
  const operands = new Map<number, string>();
  const add = ({ glyph, text }: Sign): string => {
    const n = include(subset, glyph);
    glyphs[n] ??= { width: glyph.advanceWidth * scale, letters: text };
    const operand = hex(n);
    operands.set(glyph.id, operand);
    return operand;
  };
  return {
    reference,
    operand(signs) {
      let operand = '';
      for (const sign of signs) operand += operands.get(sign.glyph.id) ?? add(sign);
      return `<${operand}>`;
    },
    end() {
      const name = `${tag}+${font.postscriptName}`;
      Object.assign(data, {
        ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H' },
        DescendantFonts: [
          written(pdf, {
            ...{ Type: 'Font', Subtype: 'CIDFontType2', BaseFont: name, CIDToGIDMap: 'Identity' },
            CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
            FontDescriptor: descriptor(pdf, font, { name, file: written(pdf, {}, subset.encode()) }),
            W: [0, glyphs.map(({ width }) => width)],
          }),
        ],
        ToUnicode: written(pdf, {}, lettersOf(glyphs.map(({ letters }) => letters))),
      });
      reference.end(undefined);
    },
  };
}

function descriptor(
  pdf: Pdf,
  { bbox, ascent, descent, capHeight, xHeight, italicAngle, unitsPerEm }: Font,
  { name, file }: { name: string; file: PDFKit.PDFKitReference },
): PDFKit.PDFKitReference {
  const scaled = (value: number) => (value * EM) / unitsPerEm;
  return written(pdf, {
    ...{ Type: 'FontDescriptor', FontName: name, Flags: SYMBOLIC, FontFile2: file },
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled),
    ItalicAngle: italicAngle,
    Ascent: scaled(ascent),
    Descent: scaled(descent),
    CapHeight: scaled(capHeight),
    XHeight: scaled(xHeight),
    StemV: 0,
  });
}

/** By which a reader finds and copies the letters of the glyphs, in their order; such a list has 100 at most. */
function lettersOf(letters: readonly string[]): string {
  const lists: string[] = [];
  for (let n = 0; n < letters.length; n += 100) {
    const part = letters.slice(n, n + 100).map((text, place) => `<${hex(n + place)}> <${utf16(text)}>`);
    lists.push(`${part.length} beginbfchar`, ...part, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function written(pdf: Pdf, data: object, content?: string | Uint8Array): PDFKit.PDFKitReference {
  const reference = pdf.ref(data);
  reference.end(content);
  return reference;
}

/** The type says boolean; it is the number of the glyph in the subset. */
const include = (subset: ReturnType<Font['createSubset']>, glyph: Glyph): number =>
  Number(subset.includeGlyph(glyph));

/** A text and not a name, which is what a string would be written as. */
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

const hex = (value: number): string => value.toString(16).padStart(4, '0');

const utf16 = (letters: string): string =>
  Array.from({ length: letters.length }, (_, n) => hex(letters.charCodeAt(n))).join('');
