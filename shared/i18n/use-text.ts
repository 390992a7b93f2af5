import { atom, useAtomValue } from 'jotai';
import type { IdOf, Texts, Translate } from './define-texts.ts';
import type { Locale } from './locales.ts';
import { texts as commonTexts } from './texts/index.ts';

/** The language of the surrounding store, of one element or of the portal; `createLocaleLoader` sets it. */
export const localeAtom = atom<Locale>('en');

export const useLocale = (): Locale => useAtomValue(localeAtom);

/** Texts in the language of the surrounding store: `useText(texts)('charges.title')`; the common ones by default. */
export function useText(): Translate<IdOf<typeof commonTexts>>;
export function useText<Id extends string>(texts: Texts<Id>): Translate<Id>;
export function useText(texts: Texts<never> = commonTexts): Translate<never> {
  return texts.in(useLocale());
}
