import type { Locale } from './locales.ts';

/** Every language but English, which comes with the code. */
export type NonEnglishLocale = Exclude<Locale, 'en'>;

type Messages<Id extends string = string> = Readonly<Record<Id, string>>;

/** The loaders of a `texts/` folder: each file exports its texts under the name of its language. */
export type Loaders<Id extends string> = {
  readonly [L in NonEnglishLocale]: () => Promise<{ readonly [K in L]: Messages<Id> }>;
};

/** The texts of one folder, by language; a language is missing until it is loaded. */
export interface Catalogue {
  readonly byLocale: Partial<Record<Locale, Messages>>;
  /** Loads once a page; a failed load stays failed. */
  load(locale: NonEnglishLocale): Promise<void>;
}

/** Every catalogue of the loaded code: a language is loaded for all of them together. */
export const catalogues: Catalogue[] = [];

/** Makes a catalogue and adds it to {@link catalogues}. */
export function createCatalogue<Id extends string>(
  loaders: Loaders<Id>,
  byLocale: Catalogue['byLocale'] = {},
): Catalogue {
  const loads = new Map<NonEnglishLocale, Promise<void>>();
  const catalogue: Catalogue = {
    byLocale,
    load(locale) {
      const running =
        loads.get(locale) ??
        loaders[locale]().then((module) => {
          byLocale[locale] = (module as Record<NonEnglishLocale, Messages>)[locale];
        });
      loads.set(locale, running);
      return running;
    },
  };
  catalogues.push(catalogue);
  return catalogue;
}
