import * as v from 'valibot';

const FOUND_TYPES = [
  'booking',
  'shipment',
  'quote',
  'manifest',
  'invoice',
  'creditNote',
  'container',
  'transportDocument',
  'carrierReference',
  'purchaseOrder',
  'styleNumber',
  'company',
  'webUser',
  'port',
  'airport',
] as const;

/** Shorter searches find only ids: too much would have them in it. */
export const SHORTEST_SEARCH = 3;

/** Signs that are a syllable or a word each: two of them name a place, such as 上海. */
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2}$/u;

/** Whether a text so short is the name of a place in Chinese or Japanese. */
export const isShortPlaceName = (text: string): boolean => SYLLABLES.test(text);

export const SearchRecords = v.object({
  query: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text.length <= 100, 'The search is longer than 100 characters.'),
    v.check((text) => !/\p{Cc}/u.test(text), 'The search has a control character.'),
    v.check((text) => text.isWellFormed(), 'The search has half of a character.'),
  ),
});

/**
 * A record by its reference, number or name. `detail` is whose it is, what kind of company, or the email of a person. A
 * container and a transport document have the id of their shipment, whose reference is their `detail`, and a carrier's booking
 * number those of its booking; a credit note has the id of its invoice in `invoiceId`. A port and an airport have their code as
 * `detail`.
 */
export const FoundRecord = v.object({
  type: v.picklist(FOUND_TYPES),
  id: v.number(),
  reference: v.string(),
  detail: v.nullable(v.string()),
  invoiceId: v.nullish(v.number()),
});

export type FoundRecord = v.InferOutput<typeof FoundRecord>;

/** API-41: the list stands as JSON text in `statusMessage` when `status` is `SUCCEEDED`, else words do. */
export const StatusAnswer = v.object({ status: v.string(), statusMessage: v.string() });
