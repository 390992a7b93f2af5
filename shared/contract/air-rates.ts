import * as v from 'valibot';
import { Id } from './id.ts';

/** AIR-33: the weight levels of an empty form; the named ones first, then the breaks in kilograms. */
export const DEFAULT_LEVELS: readonly string[] = ['minimum', 'normal', '100', '300', '500', '1000'];

/** The levels that are no number of kilograms. */
export const LEVEL_NAMES: readonly string[] = ['minimum', 'normal'];

/** AIR-39 */
export const LOCAL_CHARGE_CURRENCIES = ['USD', 'CAD'] as const;
export type LocalChargeCurrency = (typeof LOCAL_CHARGE_CURRENCIES)[number];

/** API-44: rates are sent in chunks of so many. */
export const CHUNK_SIZE = 3;

/** Characters of the notes of one rate, and of those of the whole submission. */
export const COMMENT_MAX_LENGTH = 5000;
export const NOTES_MAX_LENGTH = 20_000;

/** Characters of a name: of an airline, a customer or a charge. */
export const NAME_MAX_LENGTH = 200;

/** Rates of one chunk that the server accepts, whatever the client's {@link CHUNK_SIZE} is. */
export const MAX_CHUNK_RATES = 50;

/** Weight prices, and airports of the routing, of one rate. */
export const MAX_LEVELS = 100;
export const MAX_STOPS = 20;

/** Rates of one submission. */
export const MAX_RATES = 3000;

/** Megabytes that the rates of an unfinished upload take in the database, and unfinished uploads of one company. */
export const MAX_UPLOAD_MEGABYTES = 20;
export const MAX_OPEN_UPLOADS = 20;

/** Charges at the destination of one submission. */
export const MAX_LOCAL_CHARGES = 200;

/** Answer to a chunk: `missing` are the numbers of the chunks that have not arrived, counted from 1. */
export const UploadAnswer = v.object({
  missing: v.array(v.number()),
  /** The submission, once it is complete. */
  submissionId: v.nullish(Id, null),
});
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>;
