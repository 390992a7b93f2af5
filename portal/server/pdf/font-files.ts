import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../../../shared/i18n/locales.ts';

export type Weight = 'regular' | 'bold';

/** Latin, Greek and Cyrillic letters, which every installation has. */
export const USUAL_FONTS: Readonly<Record<Weight, string>> = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
};

/**
 * Fonts of other scripts, in packages of their own that an installation may have or not (`npm run fonts`): together they take 200
 * megabytes. Each name is that of the package and, in capitals as written here, of its files.
 */
const MORE_FONTS = ['SC', 'JP', 'KR', 'Arabic', 'Hebrew', 'Thai'] as const;
export type MoreFont = (typeof MORE_FONTS)[number];

/** Where a font lies; undefined for one that isn't installed. */
export type FindFont = (name: MoreFont, weight: Weight) => string | undefined;

const FOLDERS = { regular: '400Regular', bold: '700Bold' } as const;
const packages = createRequire(new URL('../../fonts/package.json', import.meta.url));

export const findFont: FindFont = (name, weight) => {
  const folder = FOLDERS[weight];
  const file = `@expo-google-fonts/noto-sans-${name.toLowerCase()}/${folder}/NotoSans${name}_${folder}.ttf`;
  try {
    return packages.resolve(file);
  } catch {
    return undefined;
  }
};

/** The font without which nothing can be written in a language. */
const NEEDED: Partial<Record<Locale, MoreFont>> = { ja: 'JP', zh: 'SC' };

/** The language of a PDF for a reader of this one: English where no font has its letters. */
export function pdfLocale(locale: Locale, find: FindFont = findFont): Locale {
  const needed = NEEDED[locale];
  return !needed || find(needed, 'regular') ? locale : 'en';
}

/** In the order in which a letter is looked for: what Chinese and Japanese share is drawn as readers of the language write it. */
export function moreFonts(locale: Locale): MoreFont[] {
  const first = NEEDED[locale];
  return first ? [first, ...MORE_FONTS.filter((name) => name !== first)] : [...MORE_FONTS];
}
