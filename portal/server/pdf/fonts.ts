import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type FindFont, findFont, type MoreFont, moreFonts, USUAL_FONTS, type Weight } from './font-files.ts';
import { type LinePart, partsOfLine } from './right-to-left.ts';

/** A glyph, and the letters that it stands for: none where its neighbour stands for them. */
export interface Sign {
  readonly glyph: Glyph;
  readonly text: string;
}

/** What one font draws of a line, from left to right. */
export interface Run {
  readonly font: Font;
  readonly signs: readonly Sign[];
  /** Where each stands, if not behind the last one: the rules of the font put points above their letters. */
  readonly places?: readonly GlyphPosition[];
}

/** How wide texts are, whether there are letters for them, and how they are drawn. */
export interface Letters {
  /** In points at a size of one point, from the top of a line to the feet of its letters. */
  readonly ascent: number;
  /** Of one line, in points at a size of one point; no pair of letters stands closer than others. */
  width(text: string): number;
  has(text: string): boolean;
  /** A letter that no font has is a box. */
  runs(line: string): Run[];
}

export type Fonts = Readonly<Record<Weight, Letters>>;

/** Letters that look otherwise beside others: they are joined, stand above each other, or go from right to left. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

/**
 * The fonts of a file in this language, read anew: what they know of letters is not kept between files. Those of other scripts are
 * read once a letter asks for them.
 */
export function readFonts(locale: Locale, find: FindFont = findFont): Fonts {
  const letters = (weight: Weight) =>
    readLetters(USUAL_FONTS[weight], moreFonts(locale), (name) => find(name, weight));
  return { regular: letters('regular'), bold: letters('bold') };
}

interface Known {
  font: Font;
  /** Whether the font has more for it than a box. */
  isThere: boolean;
  sign: Sign;
  width: number;
}

/** Letters that follow each other in one font. */
interface Piece {
  font: Font;
  text: string;
}

function readLetters(
  usualFile: string,
  more: readonly MoreFont[],
  fileOf: (name: MoreFont) => string | undefined,
): Letters {
  const usual = open(usualFile);
  const fonts = openInTurn(usual, more.map(fileOf));
  const fontOf = (letter: string): Font | undefined => {
    const codePoint = letter.codePointAt(0)!;
    for (const font of fonts()) if (font.hasGlyphForCodePoint(codePoint)) return font;
    return undefined;
  };
  const known = new Map<string, Known>();
  const knownOf = (letter: string): Known => {
    const present = known.get(letter);
    if (present) return present;
    const own = fontOf(letter);
    const font = own ?? usual;
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    const found = {
      font,
      isThere: own !== undefined,
      sign: { glyph, text: letter },
      width: glyph.advanceWidth / font.unitsPerEm,
    };
    known.set(letter, found);
    return found;
  };
  const words = new Map<string, Run>();
  const shapedOf = ({ font, text }: Piece, isRightToLeft: boolean): Run => {
    const present = words.get(text);
    if (present) return present;
    const run = shaped(font, text, isRightToLeft);
    words.set(text, run);
    return run;
  };
  const piecesOf = (text: string): Piece[] => {
    const pieces: Piece[] = [];
    for (const letter of text) {
      const { font } = knownOf(letter);
      const last = pieces.at(-1);
      if (last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces;
  };
  const unshaped = ({ font, text }: Piece): Run => ({
    font,
    signs: Array.from(text, (letter) => knownOf(letter).sign),
  });
  const runsOf = ({ text, isRightToLeft }: LinePart): Run[] => {
    const pieces = piecesOf(text);
    if (isRightToLeft) pieces.reverse();
    return pieces.map((piece) => {
      if (SHAPED.test(piece.text)) return shapedOf(piece, isRightToLeft);
      return unshaped(isRightToLeft ? { ...piece, text: [...piece.text].reverse().join('') } : piece);
    });
  };
  const runs = (line: string) =>
    SHAPED.test(line) ? partsOfLine(line).flatMap(runsOf) : piecesOf(line).map(unshaped);
  return {
    ascent: usual.ascent / usual.unitsPerEm,
    runs,
    width(text) {
      let sum = 0;
      if (SHAPED.test(text)) for (const run of runs(text)) sum += widthOfRun(run);
      else for (const letter of text) sum += knownOf(letter).width;
      return sum;
    },
    has(text) {
      for (const letter of text) if (!knownOf(letter).isThere) return false;
      return true;
    },
  };
}

function open(file: string): Font {
  const font = create(readFileSync(file)) as Font;
  const glyphOf = font.getGlyph.bind(font);
  // A font keeps each glyph with the letters that it stood for first; in another word it may stand for others.
  font.getGlyph = (id, codePoints = []) => Object.assign(Object.create(glyphOf(id)), { codePoints });
  return font;
}

/** The usual font and then those of the files, each opened when the ones before have not been enough. */
function openInTurn(usual: Font, files: readonly (string | undefined)[]): () => Generator<Font> {
  const unread = files.filter((file) => file !== undefined);
  const fonts = [usual];
  return function* all() {
    for (let n = 0; ; n += 1) {
      const file = fonts[n] ? undefined : unread.shift();
      if (file) fonts.push(open(file));
      const font = fonts[n];
      if (!font) return;
      yield font;
    }
  };
}

/** Letters whose looks depend on their neighbours, by the rules of the font. */
function shaped(font: Font, text: string, isRightToLeft: boolean): Run {
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  const signs = glyphs.map((glyph) => ({ glyph, text: String.fromCodePoint(...glyph.codePoints) }));
  return { font, signs, places: positions };
}

function widthOfRun({ font, signs, places }: Run): number {
  const widths = places?.map(({ xAdvance }) => xAdvance) ?? signs.map(({ glyph }) => glyph.advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm;
}
