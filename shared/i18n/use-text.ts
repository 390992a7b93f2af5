import { atom, useAtomValue } from 'jotai';
import { type Locale, storedLocale } from './locales.ts';
import { type Translate, translator } from './text.ts';

/** The language of the surrounding store: of one element, or of the portal. Its owner writes it. */
export const localeAtom = atom<Locale>(storedLocale());

/** The texts in the language of the surrounding store: `text('common.close')`. */
export function useText(): Translate {
  return translator(useAtomValue(localeAtom));
}
