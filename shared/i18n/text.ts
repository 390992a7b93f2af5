import { en } from './catalogues/en.ts';
import { compile } from './compile.ts';
import type { Locale } from './locales.ts';
import { formatMessage } from './message.ts';

export type MessageId = keyof typeof en;

/** Values of the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** A text that is still to be put into a language: what code without a screen hands on. */
export interface Text {
  readonly id: MessageId;
  readonly values?: TextValues;
}

export type Translate = (id: MessageId, values?: TextValues) => string;

/** The texts that are there, by language; those of other languages than English come when they are asked for. */
export const catalogues: Partial<Record<Locale, Readonly<Record<string, string>>>> = { en };

/** By language; once its texts are there, one that knows more takes the place of the first. */
export const translators = new Map<Locale, Translate>();

/**
 * The texts of one language; a text that is not there is English (I18N-02, D-115). The build compiles the catalogues
 * and leaves the compiler out; in Node they are still MessageFormat and compiled here.
 */
export function translator(locale: Locale): Translate {
  const made = translators.get(locale);
  if (made) return made;
  const translate: Translate = (id, values = {}) => {
    const own = catalogues[locale]?.[id];
    return formatMessage(own ? locale : 'en', compile(own ?? en[id]), values);
  };
  translators.set(locale, translate);
  return translate;
}
