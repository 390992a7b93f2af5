import { atom, useAtomValue } from 'jotai';
import type { Locale } from './locales.ts';
import { type Translate, translator } from './text.ts';

/** The language that the surrounding store speaks: of one element, or of the portal. Its speaker writes it. */
export const localeAtom = atom<Locale>('en');

export const useLocale = (): Locale => useAtomValue(localeAtom);

/** The texts in the language of the surrounding store: `text('common.close')`. */
export const useText = (): Translate => translator(useLocale());
