import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import type { Locale } from '../../../shared/i18n/locales.ts';

export type Weight = 'regular' | 'bold';

/** Latin, Greek and Cyrillic letters. */
const FILES: Readonly<Record<Weight, string>> = {
  regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};

/**
 * Languages whose own letters the fonts have not. The packages with fonts of Chinese and Japanese are 74 MB, which every
 * installation would carry for the headings of two languages.
 */
const WITHOUT_LETTERS: ReadonlySet<Locale> = new Set(['ja', 'zh']);

/** The language of a PDF for a reader of this one: English where the fonts lack its letters. */
export const pdfLocale = (locale: Locale): Locale => (WITHOUT_LETTERS.has(locale) ? 'en' : locale);

/** How wide texts are, and whether a font has letters for them. */
export interface Letters {
  readonly font: Font;
  /** Of one line, in points at a size of one point; no pair of letters stands closer than others. */
  width(text: string): number;
  has(text: string): boolean;
}

function readLetters(weight: Weight): Letters {
  const font = create(readFileSync(fileURLToPath(FILES[weight]))) as Font;
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const width = font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm;
    widths.set(letter, width);
    return width;
  };
  return {
    font,
    width(text) {
      let sum = 0;
      for (const letter of text) sum += widths.get(letter) ?? widthOf(letter);
      return sum;
    },
    has(text) {
      for (const letter of text) if (!font.hasGlyphForCodePoint(letter.codePointAt(0)!)) return false;
      return true;
    },
  };
}

export type Fonts = Readonly<Record<Weight, Letters>>;

/** Both fonts, read anew: what they know of letters is not kept between files. */
export const readFonts = (): Fonts => ({ regular: readLetters('regular'), bold: readLetters('bold') });
