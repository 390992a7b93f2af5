import { type Catalogue, createCatalogue, type Loaders, type NonEnglishLocale } from './catalogue.ts';
import { compile } from './compile.ts';
import type { Locale } from './locales.ts';
import { formatMessage } from './message.ts';

/**
 * A value of a text. One that is a text itself is put into the same language; several stand behind one another with
 * semicolons, the last one alone with its full stop.
 */
export type TextValue = string | number | Text | TranslatableMessage | readonly (string | Text)[];
export type TextValues = Readonly<Record<string, TextValue>>;

/** A text that is not yet in a language, for code that draws nothing itself. */
export interface Text {
  readonly texts: Texts<never>;
  readonly id: string;
  readonly values?: TextValues;
}

/** English words that came from elsewhere, such as a server's, and may have a translation in the loaded languages. */
export interface TranslatableMessage {
  readonly words: string;
  translation(locale: NonEnglishLocale): string | undefined;
}

/** Gives texts in one language. */
export type Translate<Id extends string> = (text: Id | Text, values?: TextValues) => string;

/** The texts of a tool or page. Called with an id it gives a text that is not yet in a language. */
export interface Texts<Id extends string> {
  (id: Id, values?: TextValues): Text;
  /** The texts in a language; one that is not loaded is in English (I18N-02, D-115). */
  in(locale: Locale): Translate<Id>;
  /** The same, once they are loaded in that language. */
  load(locale: Locale): Promise<Translate<Id>>;
  /** The own one first, then those that are included. */
  readonly catalogues: readonly Catalogue[];
}

export type IdOf<T extends Texts<never>> = T extends Texts<infer Id> ? Id : never;

/**
 * Defines the texts of a tool or page, in ICU MessageFormat by explicit id: `en` comes with its code, each other
 * language when the page shows it. `includes` are texts of others that it shows, too.
 *
 * The build compiles the texts ahead and leaves the compiler out; in Node they are compiled here.
 */
export function defineTexts<Id extends string, const Included extends readonly Texts<never>[] = []>({
  en,
  load,
  includes,
}: {
  readonly en: Readonly<Record<Id, string>>;
  readonly load: Loaders<NoInfer<Id>>;
  readonly includes?: Included;
}): Texts<Id | IdOf<Included[number]>> {
  type AnyId = Id | IdOf<Included[number]>;
  const own = createCatalogue(load, { en });
  const all = [...new Set([own, ...(includes ?? []).flatMap((texts) => texts.catalogues)])];
  const translators = new Map<Locale, Translate<AnyId>>();
  const translator =
    (locale: Locale): Translate<AnyId> =>
    (text, values) => {
      if (typeof text !== 'string') return text.texts.in(locale)(text.id as never, text.values);
      const found = all.find((one) => text in one.byLocale.en!)!.byLocale;
      const message = found[locale]?.[text];
      return formatMessage(
        message ? locale : 'en',
        compile(message ?? found.en![text]!),
        valuesIn(locale, values),
      );
    };

  const texts: Texts<AnyId> = Object.assign(
    (id: AnyId, values?: TextValues): Text => ({ texts, id, ...(values && { values }) }),
    {
      in(locale: Locale) {
        const made = translators.get(locale) ?? translator(locale);
        translators.set(locale, made);
        return made;
      },
      async load(locale: Locale) {
        if (locale !== 'en') await Promise.all(all.map((one) => one.load(locale)));
        return texts.in(locale);
      },
      catalogues: all,
    },
  );
  return texts;
}

/** A value in a language. */
export function inLanguage(locale: Locale, value: TextValue): string {
  if (typeof value !== 'object') return String(value);
  if ('texts' in value) return value.texts.in(locale)(value);
  if ('words' in value) return (locale !== 'en' && value.translation(locale)) || value.words;
  const parts = value.map((each) => inLanguage(locale, each));
  return parts.map((each, place) => (place < parts.length - 1 ? withoutStop(each) : each)).join('; ');
}

/** Numbers stay numbers: the language groups their digits. */
const valuesIn = (locale: Locale, values: TextValues = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : inLanguage(locale, value),
    ]),
  );

/** A sentence as it stands within another one. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.。\s]+$/, '');
