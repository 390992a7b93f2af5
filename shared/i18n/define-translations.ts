import { ownValue } from '../own-value.ts';
import { createCatalogue, type Loaders, type NonEnglishLocale } from './catalogue.ts';
import { compile } from './compile.ts';
import type { Texts } from './define-texts.ts';
import { formatMessage } from './message.ts';

/** Translations of texts whose English stands elsewhere. */
export interface Translations {
  /**
   * The text of an id in a language; undefined where the language isn't loaded, where no text has the id, or where a
   * value that the text names is missing.
   */
  find(locale: NonEnglishLocale, id: string, values: Readonly<Record<string, string>>): string | undefined;
}

/**
 * Defines the texts of a folder that are loaded in every language but English. `includes` are looked through as well, in
 * every language.
 */
export function defineTranslations<Id extends string>({
  load,
  includes = [],
}: {
  readonly load: Loaders<Id>;
  readonly includes?: readonly Texts<never>[];
}): Translations {
  const all = [createCatalogue(load), ...includes.flatMap(({ catalogues }) => catalogues)];
  return {
    find(locale, id, values) {
      const text = all.map(({ byLocale }) => ownValue(byLocale[locale] ?? {}, id)).find(Boolean);
      if (text === undefined) return undefined;
      const message = compile(text);
      const named = [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)];
      const isComplete = named.every(([, name]) => Object.hasOwn(values, name!));
      return isComplete ? formatMessage(locale, message, values) : undefined;
    },
  };
}
