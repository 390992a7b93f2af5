import * as v from 'valibot';
import { decimal } from '../trade/decimal.ts';
import { CAPACITY_DIGITS, type Digits, PRICE_DIGITS, TRANSIT_DIGITS } from '../trade/digits.ts';
import {
  COMMENT_MAX_LENGTH,
  LEVEL_NAMES,
  LOCAL_CHARGE_CURRENCIES,
  MAX_CHUNK_RATES,
  MAX_LEVELS,
  MAX_LOCAL_CHARGES,
  MAX_RATES,
  MAX_STOPS,
  NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
} from './air-rates.ts';
import { isDay } from './day.ts';
import { Id } from './id.ts';
import { decimalText, listOf, plainText } from './input-values.ts';
import { because } from './reasons.ts';

/** As it is sent: what is built from constants and frozen lists is as good as what is not. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;

/** A decimal text without needless zeros, at least 0; blank is null. */
const amount = (digits: Digits) =>
  v.pipe(
    decimalText(digits),
    v.check((text) => !text.startsWith('-'), because('negative')),
    v.transform((text) => (text === '' ? null : decimal(text).toFixed())),
  );

const Price = amount(PRICE_DIGITS);
const Capacity = amount(CAPACITY_DIGITS);
const Days = amount(TRANSIT_DIGITS);

const Name = v.pipe(plainText(NAME_MAX_LENGTH), v.trim());
/** Whether there is such an airport is the server's to check, as for {@link Name} of an airline. */
const AirportCode = v.pipe(Name, v.toUpperCase());

/** YYYY-MM-DD; blank is null */
const OptionalDay = v.pipe(
  v.nullish(v.string(), ''),
  v.check((day) => day === '' || isDay(day), because('noDate')),
  v.transform((day) => day || null),
);

/** `minimum`, `normal` or a number of kilograms. */
const Level = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check(
    (level) => LEVEL_NAMES.includes(level) || (level !== '' && v.is(Price, level)),
    because('noNumber'),
  ),
  v.transform((level) => (LEVEL_NAMES.includes(level) ? level : decimal(level).toFixed())),
);

/** AIR-52, REF-21: what has no price is left out. */
const WeightPrices = v.pipe(
  listOf(v.object({ level: Level, value: Price }), MAX_LEVELS),
  v.transform((prices) => prices.flatMap(({ level, value }) => (value === null ? [] : { level, value }))),
);

/** The codes in the order of `index`. */
const Stops = v.pipe(
  listOf(
    v.object({ value: AirportCode, index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
    MAX_STOPS,
  ),
  v.transform((stops) => stops.toSorted((a, b) => a.index - b.index).map(({ value }) => value)),
);

/**
 * One lane as it is sent (AIR-35). Numbers are JSON numbers or decimal texts without group marks, such as `4.5`. What a row
 * needs (AIR-48 to AIR-58) is the server's to check, so blank values have their place here.
 */
export const RateInput = v.object({
  /** The IATA code; `fromAirportId` and `fromAirportCode` name the same airport. */
  from: AirportCode,
  fromAirportId: v.nullish(Id, null),
  fromAirportCode: AirportCode,
  to: AirportCode,
  toAirportId: v.nullish(Id, null),
  toAirportCode: AirportCode,
  /** The airline's company name. */
  airline: Name,
  weight: WeightPrices,
  maxCapacity: Capacity,
  minTime: Days,
  maxTime: Days,
  routing: Stops,
  validityFrom: OptionalDay,
  validityTo: OptionalDay,
  comment: v.nullish(plainText(COMMENT_MAX_LENGTH), ''),
});
export type RateInput = Sent<v.InferInput<typeof RateInput>>;

/** AIR-38 */
export const LocalChargeInput = v.object({
  name: v.pipe(Name, v.nonEmpty(because('fillIn'))),
  currency: v.picklist(LOCAL_CHARGE_CURRENCIES),
  kgRate: Price,
  shipmentRate: Price,
  minRate: Price,
});
export type LocalChargeInput = Sent<v.InferInput<typeof LocalChargeInput>>;

/** AIR-41, D-29 */
const SubmissionNotes = v.object({
  customerName: Name,
  notes: v.pipe(
    v.array(plainText(NOTES_MAX_LENGTH)),
    v.transform((lines) => lines.filter((line) => line.trim() !== '')),
    v.check(
      (lines) => lines.join('\n').length <= NOTES_MAX_LENGTH,
      because('text.long', { most: NOTES_MAX_LENGTH }),
    ),
  ),
});

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RATES));

const Payload = v.object({
  rates: v.pipe(listOf(RateInput, MAX_CHUNK_RATES), v.minLength(1)),
  submissionNotes: SubmissionNotes,
  /** Left out where no charge has a name (API-43, D-25). */
  charges: v.optional(listOf(LocalChargeInput, MAX_LOCAL_CHARGES), []),
  /** Says nothing that `chunk` and `chunks` don't say: a chunk that failed may come after the last one (D-26). */
  isFinalChunk: v.boolean(),
  /** The submission that the form was opened with; left out for a new draft (D-129). */
  recordId: v.nullish(Id, null),
  /** One for all chunks of an upload, and for every new try of it. */
  uploadKey: v.pipe(
    v.string(),
    v.regex(/^[\x20-\x7e]{1,200}$/, 'It has 1 to 200 printable ASCII characters.'),
  ),
  /** Number of this chunk, from 1 to `chunks`. */
  chunk: Count,
  chunks: Count,
});

/** API-42: one chunk of an upload (D-26), with the company whose rates they are (D-129). */
export const UploadRates = v.pipe(
  v.object({ entity_id: Id, ...Payload.entries }),
  v.check(({ chunk, chunks }) => chunk <= chunks, 'The chunk must be a number from 1 to chunks.'),
);
export type UploadRates = v.InferOutput<typeof UploadRates>;
/** What a client sends as payload; `entity_id` stands beside it. */
export type UploadRatesPayload = Sent<v.InferInput<typeof Payload>>;
