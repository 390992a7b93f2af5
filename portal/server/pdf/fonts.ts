import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type FindFont, findFont, type MoreFont, moreFonts, USUAL_FONTS, type Weight } from './font-files.ts';
import { type LinePart, partsOfLine } from './right-to-left.ts';

/** A glyph, and the letters that it stands for. */
export interface Sign {
  readonly glyph: Glyph;
  readonly text: string;
}

/** What one font draws of a line, from left to right. */
export interface Run {
  readonly font: Font;
  readonly signs: readonly Sign[];
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

/** Letters of scripts that are written from right to left, or joined. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

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
  const runsOf = ({ text, isRightToLeft }: LinePart): Run[] => {
    if (isRightToLeft) return [shaped(knownOf([...text][0]!).font, text)];
    const runs: { font: Font; signs: Sign[] }[] = [];
    for (const letter of text) {
      const { font, sign } = knownOf(letter);
      const last = runs.at(-1);
      if (last?.font === font) last.signs.push(sign);
      else runs.push({ font, signs: [sign] });
    }
    return runs;
  };
  const runs = (line: string) =>
    SHAPED.test(line) ? partsOfLine(line).flatMap(runsOf) : runsOf({ text: line, isRightToLeft: false });
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

const open = (file: string): Font => create(readFileSync(file)) as Font;

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

/** A word whose letters depend on their neighbours, by the rules of the font. */
function shaped(font: Font, text: string): Run {
  const signs = font.layout(text).glyphs.map((glyph) => ({
    glyph,
    text: String.fromCodePoint(...glyph.codePoints),
  }));
  return { font, signs };
}

const widthOfRun = ({ font, signs }: Run): number =>
  signs.reduce((sum, { glyph }) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
