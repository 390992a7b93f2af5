import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Store } from '../element/host.ts';
import { learn } from './languages.ts';
import { type Locale, storedLocale, toLocale } from './locales.ts';
import { localeAtom } from './use-text.ts';

/** How long a page stays empty for the sake of its language, in milliseconds; then it begins in English. */
const PATIENCE = 3_000;

/** Whether the store has its language, so that nothing is drawn in another one first. */
const speakingAtom = atom(false);

/**
 * Lets a store speak the language that `own()` names (an element's attribute), else the stored one, else English: once
 * it is called, and each time again that one of them may have changed. A language is spoken from the moment that its
 * texts are there, English at once and where they can't be had.
 */
export function createSpeaker(store: Store, own: () => unknown = () => null): () => void {
  let wanted: Locale | undefined;
  const speak = (locale: Locale) => {
    store.set(localeAtom, locale);
    store.set(speakingAtom, true);
  };
  return () => {
    const locale = toLocale(own() as string | null) ?? storedLocale();
    if (locale === wanted) return;
    wanted = locale;
    if (locale === 'en') return speak(locale);
    setTimeout(() => store.set(speakingAtom, true), PATIENCE);
    learn(locale)
      .catch((error: unknown) => void console.warn(`No texts in ${locale}:`, error))
      // Another one may be wanted by now.
      .then((learnt: Locale = 'en') => wanted === locale && speak(learnt));
  };
}

/** Follows the choice of a language on this page and in other tabs; false until there is something to say. */
export function useSpeaker(speaker: () => void): boolean {
  useEffect(() => {
    addEventListener('storage', speaker);
    return () => removeEventListener('storage', speaker);
  }, [speaker]);
  return useAtomValue(speakingAtom);
}
