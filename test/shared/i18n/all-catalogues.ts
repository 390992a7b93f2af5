import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../../../shared/i18n/locales.ts';

interface CatalogueFiles {
  folder: string;
  byLocale: Record<Locale, Readonly<Record<string, string>>>;
}

const read = async (folder: string, locale: Locale) => {
  const file = pathToFileURL(path.resolve(folder, `${locale}.ts`)).href;
  return [locale, (await import(file))[locale]] as const;
};

/** The texts of the whole product, as they stand beside those who say them. */
export const CATALOGUES: readonly CatalogueFiles[] = await Promise.all(
  globSync('{shared,widgets,portal}/**/texts/')
    .sort()
    .map(async (folder) => {
      const all = await Promise.all(LOCALES.map((locale) => read(folder, locale)));
      return { folder, byLocale: Object.fromEntries(all) as CatalogueFiles['byLocale'] };
    }),
);

/** All texts of one language by their ids. */
export const textsIn = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign({}, ...CATALOGUES.map(({ byLocale }) => byLocale[locale]));
