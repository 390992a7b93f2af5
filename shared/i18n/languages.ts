import type { Locale } from './locales.ts';

type Texts = Readonly<Record<string, string>>;

const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<Texts>> = {
  de: () => import('./catalogues/de.ts').then(({ de }) => de),
  es: () => import('./catalogues/es.ts').then(({ es }) => es),
  fr: () => import('./catalogues/fr.ts').then(({ fr }) => fr),
  ja: () => import('./catalogues/ja.ts').then(({ ja }) => ja),
  zh: () => import('./catalogues/zh.ts').then(({ zh }) => zh),
};

/**
 * The texts of an area (the first word of their ids) in a language. Here it is the whole catalogue; the build puts a
 * module in the place of this one that loads the area alone.
 */
export const textsOf = (locale: Exclude<Locale, 'en'>, _area: string): Promise<Texts> => catalogues[locale]();
