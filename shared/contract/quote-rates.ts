import * as v from 'valibot';
import { RATE_CONTAINERS, RATE_KINDS } from '../trade/base-rate-words.ts';
import { FEATURES, UNIT_CODES } from './charges.ts';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';
import { SEARCH_MODES } from './rate-search.ts';

/** Most rates that are asked for by their references. */
export const MOST_REFERENCES = 50;

/**
 * `ratesForQuote`: the stored rates that fit what a quote was requested for; answers `QuoteRatesAnswer`. Those of `references` are
 * listed wherever they stand, as long as they count.
 */
export const RatesForQuote = v.object({
  quoteId: Id,
  references: v.optional(v.pipe(v.array(plainText(20)), v.maxLength(MOST_REFERENCES))),
});

/** Exact decimal text. */
const Amount = v.string();

/**
 * What the quantity of a line counts: containers of a type, all containers, revenue tons, kilograms; `once` is one for the
 * shipment, `minimum` one whose price is the least that is charged.
 */
export const RATE_MEASURES = [...RATE_CONTAINERS, 'container', 'W/M', 'KG', 'once', 'minimum'] as const;

/** A charge line as the rate and the cargo of the quote make it; `amount` is what it comes to, with its minimum. */
const QuoteRateLine = v.object({
  part: v.picklist(['freight', 'charge']),
  /** null: no charge type has this name, or several have. */
  chargeType: v.nullable(Id),
  /** As the rate names it; `''` for the freight. */
  name: v.string(),
  unitCode: v.picklist(UNIT_CODES),
  measure: v.picklist(RATE_MEASURES),
  currency: v.string(),
  quantity: Amount,
  unitCost: Amount,
  /** The least that the line is charged; by air alone. */
  minimum: v.nullable(Amount),
  amount: Amount,
});
export type QuoteRateLine = v.InferOutput<typeof QuoteRateLine>;

/** A charge by a unit of which the quote doesn't say how many there are. */
const LeftOutCharge = v.object({
  name: v.string(),
  unitCode: v.picklist(UNIT_CODES),
  currency: v.string(),
  amount: Amount,
});
export type LeftOutCharge = v.InferOutput<typeof LeftOutCharge>;

const QuoteRate = v.object({
  /** As rate sheets name it. */
  reference: v.string(),
  kind: v.picklist(RATE_KINDS),
  /** To the provider: whose rate it is; null for its own, and of an agent's own rates. */
  source: v.nullable(v.string()),
  carrier: v.string(),
  /** The port of discharge, if that isn't the destination. */
  via: v.nullable(v.string()),
  validFrom: v.string(),
  /** null: without an end */
  validTo: v.nullable(v.string()),
  transit: v.nullable(v.object({ min: v.number(), max: v.number() })),
  lines: v.array(QuoteRateLine),
  leftOut: v.array(LeftOutCharge),
  /** Container types of the quote that the rate has no price of. */
  missing: v.array(v.picklist(RATE_CONTAINERS)),
});
export type QuoteRate = v.InferOutput<typeof QuoteRate>;

export const QuoteRatesAnswer = v.object({
  /** Why no rate can fit: nothing of the quote changes any more, or lane, day or cargo is not known; else null. */
  none: v.nullable(v.picklist(['ended', 'unknown'])),
  /** Of FCL each line has a price alone. */
  mode: v.picklist(SEARCH_MODES),
  /** The day for which the quote was asked, as YYYY-MM-DD. */
  day: v.nullable(v.string()),
  /** To the provider: the agent who reads the lines of the quote, too. */
  agent: v.nullable(v.string()),
  /** The rate that the customer chose; `carrier` as it was called then. */
  chosen: v.nullable(v.object({ reference: v.string(), carrier: v.string() })),
  /** The charge types in each list of the quote. */
  listed: v.array(v.object({ feature: v.picklist(FEATURES), chargeTypes: v.array(Id) })),
  /** The chosen one first, then the cheapest; those without a whole price last. */
  rates: v.array(QuoteRate),
  /** There are more than are listed. */
  hasMore: v.boolean(),
});
export type QuoteRatesAnswer = v.InferOutput<typeof QuoteRatesAnswer>;
