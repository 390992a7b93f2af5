import * as v from 'valibot';
import { RATE_CONTAINERS, RATE_KINDS, RATE_SOURCES } from '../trade/base-rate-words.ts';
import { UNIT_CODES } from './charges.ts';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';

/** A port by its UN/LOCODE, or a carrier by its SCAC if it has one. */
const Named = v.object({ id: Id, name: v.string(), code: v.nullable(v.string()) });

/** Exact decimal text with two decimals. */
const Amount = v.string();

/** What the provider buys sea freight for on a lane: nobody but its own admins ever sees one (D-142). */
export const BaseRate = v.object({
  id: Id,
  origin: Named,
  /** Where it is discharged if that isn't the destination. */
  discharge: v.nullable(Named),
  destination: Named,
  carrier: Named,
  kind: v.picklist(RATE_KINDS),
  source: v.picklist(RATE_SOURCES),
  /** The agent, or whoever else the rate is of; null: the provider itself. */
  sourceName: v.nullable(v.string()),
  submissionId: v.nullable(Id),
  /** The days that were agreed, both included, as YYYY-MM-DD. */
  validFrom: v.string(),
  validTo: v.string(),
  /** The last day on which it counts; before `validFrom` where another rate took its place on the first. */
  countsTo: v.string(),
  transitDays: v.nullable(v.number()),
  currency: v.string(),
  /** By container type; those without a price are null. */
  prices: v.record(v.picklist(RATE_CONTAINERS), v.nullable(Amount)),
  lclPerCbm: v.nullable(Amount),
  lclMinimum: v.nullable(Amount),
  /** The local charges stored with it, in their order. */
  charges: v.array(
    v.object({
      chargeTypeId: v.nullable(Id),
      name: v.string(),
      unitCode: v.picklist(UNIT_CODES),
      currency: v.string(),
      amount: Amount,
    }),
  ),
});
export type BaseRate = v.InferOutput<typeof BaseRate>;

/**
 * `listBaseRates`: by origin, destination, carrier and the newest first; those whose ports, carrier or source have the
 * text. `on` leaves those that count on that day, else those that have ended are listed, too.
 */
export const ListBaseRates = v.object({
  origin: v.nullish(Id, null),
  destination: v.nullish(Id, null),
  carrier: v.nullish(Id, null),
  on: v.nullish(Day),
  searchText: v.nullish(v.pipe(plainText(200), v.trim()), ''),
  offset: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
});
export const BaseRatesAnswer = v.object({ rates: v.array(BaseRate), hasMore: v.boolean() });
