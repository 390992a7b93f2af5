import { type Messages, setupI18n } from '@lingui/core';
import { en } from './catalogues/en.ts';
import type { Locale } from './locales.ts';

export type MessageId = keyof typeof en;

/** Values of the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** A text that is still to be put into a language: what code without a screen hands on. */
export interface Text {
  readonly id: MessageId;
  readonly values?: TextValues;
}

export type Translate = (id: MessageId, values?: TextValues) => string;

/** The build compiles the catalogues; in Node they are still plain text, which the runtime compiles by itself. */
const catalogues: Partial<Record<Locale, Messages>> = { en: en as Messages };

const translators = new Map<Locale, Translate>();

/** The texts of one language; a language whose catalogue is not there speaks English (I18N-02). */
export function translator(locale: Locale): Translate {
  const spoken = catalogues[locale] ? locale : 'en';
  let translate = translators.get(spoken);
  if (!translate) {
    const i18n = setupI18n({ locale: spoken, messages: { [spoken]: catalogues[spoken] ?? {} } });
    translate = (id, values) => restored(i18n._(id, values && guarded(values)));
    translators.set(spoken, translate);
  }
  return translate;
}

/**
 * Lingui decodes escape sequences in the finished text, values included: an order number `PO\\x41` would be drawn as
 * `POA`. A private-use character stands in for the backslash meanwhile.
 */
const STAND_IN = '\uE05C';

function guarded(values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', STAND_IN) : value,
    ]),
  );
}

const restored = (text: string): string => text.replaceAll(STAND_IN, '\\');
