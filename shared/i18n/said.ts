import { en } from './catalogues/en.ts';
import type { Locale } from './locales.ts';
import { type MessageId, type Translate, translator } from './text.ts';

/**
 * What the data client and the server say in English and a person may read as the reason of a message. The first ones
 * hold others within them.
 */
const SAID: readonly MessageId[] = [
  'said.graphql',
  'said.line',
  'said.http',
  'said.unreachable',
  'said.timeout',
  'said.unexpected',
  'said.noToken',
  'said.asAdmin',
  'error.noAccess',
  'error.sessionExpired',
  'said.busy',
  'said.unavailable',
  'said.internal',
  'said.noCustomer',
  'said.noCompany',
  'said.notOwnOrder',
  'said.notOwnOrders',
  'said.notOwnStyle',
  'said.notOwnStyles',
  'said.number.empty',
  'said.number.long',
  'said.number.control',
  'said.number.half',
  'said.unknownCompany',
  'said.adminOnly',
  'said.profitsByAdmin',
  'said.street',
  'said.city',
  'said.country',
  'said.fillIn',
  'said.staleCompany',
  'said.lineMissing',
  'said.chargeType',
  'said.rate',
  'said.text.control',
  'said.keyReused',
  'said.tooMany',
  'said.otherCompany',
  'said.postalCode',
  'said.countryOf',
  'said.picture.kind',
  'said.picture.bytes',
  'said.picture.square',
  'said.picture.side',
];

/** Several reasons stand behind one another with semicolons, and a sentence around one takes its last full stop. */
const patterns = SAID.map((id) => {
  const source = en[id]
    .replaceAll(/[.?()!]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')
    .replace(/\\\.$/, '(?<stop>\\.?)');
  return { id, pattern: new RegExp(`${source}(?=;|$)`, 'g') };
});

/** Puts what it knows of a reason into the language; anything else stays in the words of whoever gave it. */
function inLanguage(text: Translate, reason: string): string {
  return patterns.reduce(
    (words, { id, pattern }) =>
      words.replace(pattern, (...found) => {
        const values = (typeof found.at(-1) === 'object' ? found.at(-1) : {}) as Record<string, string>;
        const own = text(id, values);
        return values.stop === '' ? own.replace(/[.。]$/, '') : own;
      }),
    reason,
  );
}

/** The texts of a language, in which the known reasons that stand in them are put into it, too. */
export function withReasons(locale: Locale): Translate {
  const text = translator(locale);
  return (id, { reason, ...values } = {}) =>
    text(id, typeof reason === 'string' ? { ...values, reason: inLanguage(text, reason) } : values);
}
