import { compileMessage } from '@lingui/message-utils/compileMessage';
import { en } from './catalogues/en.ts';
import type { Locale } from './locales.ts';
import { formatMessage, type Message } from './message.ts';

export type MessageId = keyof typeof en;

/** Values of the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** A text that is still to be put into a language: what code without a screen hands on. */
export interface Text {
  readonly id: MessageId;
  readonly values?: TextValues;
}

export type Translate = (id: MessageId, values?: TextValues) => string;

const catalogues: Partial<Record<Locale, Readonly<Record<MessageId, string>>>> = { en };

const translators = new Map<Locale, Translate>();

/**
 * The texts of one language; a language whose catalogue is not there speaks English (I18N-02). The build compiles the
 * catalogues and leaves the compiler out; in Node they are still MessageFormat and compiled here.
 */
export function translator(locale: Locale): Translate {
  const spoken = catalogues[locale] ? locale : 'en';
  const made = translators.get(spoken);
  if (made) return made;
  const messages = catalogues[spoken] ?? en;
  const translate: Translate = (id, values = {}) =>
    formatMessage(spoken, compileMessage(messages[id]) as Message, values);
  translators.set(spoken, translate);
  return translate;
}
