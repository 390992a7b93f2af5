import type { Font, Glyph, GlyphPosition } from 'fontkit';
import type { Run, Sign } from './fonts.ts';

type Pdf = PDFKit.PDFDocument;

/** A font of which a PDF holds the letters that were written. */
export interface EmbeddedFont {
  reference: PDFKit.PDFKitReference;
  /** The operators that draw what this font has of a line, in this size. */
  draw(run: Run, size: number): string;
  /** Writes the font, after all texts. */
  end(): void;
}

/** What a number in a text stands for: a glyph may be drawn for other letters, too, such as the body of several Arabic ones. */
interface Code {
  /** In the part of the font that the PDF holds. */
  glyph: number;
  width: number;
  letters: string;
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
  // Code 0 is the box.
  const codes: Code[] = [{ glyph: 0, width: font.getGlyph(0).advanceWidth * scale, letters: UNKNOWN }];
  const numbers = new Map<string, number>();
  const operands = new Map<Sign, string>();
  const numberOf = ({ glyph, text }: Sign): number => {
    if (glyph.id === 0) return 0;
    const key = `${glyph.id} ${text}`;
    const present = numbers.get(key);
    if (present) return present;
    numbers.set(key, codes.length);
    return (
      codes.push({ glyph: include(subset, glyph), width: glyph.advanceWidth * scale, letters: text }) - 1
    );
  };
  const operandOf = (sign: Sign): string => {
    const present = operands.get(sign);
    if (present) return present;
    const operand = hex(numberOf(sign));
    operands.set(sign, operand);
    return operand;
  };
  /** Points that say nothing by themselves come last: between letters they would end a word for those who copy it. */
  const placed = (signs: readonly Sign[], places: readonly GlyphPosition[], size: number): string => {
    let pen = 0;
    const steps = signs.map((sign, n) => {
      const { xAdvance, xOffset, yOffset } = places[n]!;
      const step = { sign, left: pen + xOffset, rise: (yOffset * size) / font.unitsPerEm };
      pen += xAdvance;
      return step;
    });
    const letters = steps.filter(({ sign }) => sign.text !== '');
    const points = steps.filter(({ sign }) => sign.text === '');
    let at = 0;
    const moveTo = (left: number): string => ((at - left) * scale).toFixed(1);
    const operators = [...letters, ...points].map(({ sign, left, rise }) => {
      const move = moveTo(left);
      at = left + sign.glyph.advanceWidth;
      return `${rise.toFixed(2)} Ts [${move} <${operandOf(sign)}>] TJ`;
    });
    return [...operators, `0 Ts [${moveTo(pen)}] TJ`].join(' ');
  };
  return {
    reference,
    draw({ signs, places }, size) {
      return places ? placed(signs, places, size) : `<${signs.map(operandOf).join('')}> Tj`;
    },
    end() {
      const name = `${tag}+${font.postscriptName}`;
      Object.assign(data, {
        ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H' },
        DescendantFonts: [
          written(pdf, {
            ...{
              Type: 'Font',
              Subtype: 'CIDFontType2',
              BaseFont: name,
              CIDToGIDMap: written(pdf, {}, glyphsOf(codes)),
            },
            CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
            FontDescriptor: descriptor(pdf, font, { name, file: written(pdf, {}, subset.encode()) }),
            W: [0, codes.map(({ width }) => width)],
          }),
        ],
        ToUnicode: written(pdf, {}, lettersOf(codes.map(({ letters }) => letters))),
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

/** The glyph of each code, in two bytes. */
function glyphsOf(codes: readonly Code[]): Buffer {
  const bytes = Buffer.alloc(codes.length * 2);
  for (const [n, { glyph }] of codes.entries()) bytes.writeUInt16BE(glyph, n * 2);
  return bytes;
}

/** By which a reader finds and copies the letters of the codes, in their order; such a list has 100 at most. */
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
