import * as v from 'valibot';
import { RATE_CONTAINERS, RATE_KINDS } from '../trade/base-rate-words.ts';
import { INCOTERMS } from '../trade/incoterms.ts';
import { QUOTE_STATUSES } from '../trade/record-words.ts';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { decimalText, plainText } from './input-values.ts';
import { because } from './reasons.ts';

/** Full containers, part loads, and freight by air. */
export const SEARCH_MODES = ['FCL', 'LCL', 'Air'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** Most containers of one type. */
export const MOST_CONTAINERS = 999;
/** Whole digits and decimals of a weight in kilograms and of a volume in cubic metres. */
export const WEIGHT_DIGITS = { whole: 7, decimals: 3 } as const;
export const VOLUME_DIGITS = { whole: 5, decimals: 3 } as const;

const isPositive = (text: string): boolean => Number(text) > 0;
const Weight = v.pipe(decimalText(WEIGHT_DIGITS), v.check(isPositive, because('searchWeight')));
const Volume = v.pipe(decimalText(VOLUME_DIGITS), v.check(isPositive, because('searchVolume')));
const NoVolume = v.pipe(
  decimalText(VOLUME_DIGITS),
  v.check((text) => text === '' || isPositive(text), because('searchVolume')),
);
const NO_CONTAINERS = because('searchContainers', { most: MOST_CONTAINERS });
const Count = v.pipe(
  v.number(),
  v.integer(NO_CONTAINERS),
  v.minValue(0, NO_CONTAINERS),
  v.maxValue(MOST_CONTAINERS, NO_CONTAINERS),
);
const Containers = v.pipe(
  v.record(v.picklist(RATE_CONTAINERS), Count),
  v.check((counts) => Object.values(counts).some((count) => count > 0), NO_CONTAINERS),
);

/** Ids of ports, by air of airports; the day on which the rate has to count, as YYYY-MM-DD. */
const lane = {
  origin: Id,
  destination: Id,
  day: Day,
};

/** What there is to ship, by the kind of freight. */
export const CARGO = {
  FCL: { mode: v.literal('FCL'), containers: Containers },
  LCL: { mode: v.literal('LCL'), weightKg: Weight, volumeCbm: Volume },
  Air: { mode: v.literal('Air'), weightKg: Weight, volumeCbm: NoVolume },
} as const;

const searches = [
  { ...lane, ...CARGO.FCL },
  { ...lane, ...CARGO.LCL },
  { ...lane, ...CARGO.Air },
] as const;

/** `searchRates` (MOD-12): what is to be shipped, from where, to where and when. */
export const SearchRates = v.variant('mode', [
  v.object(searches[0]),
  v.object(searches[1]),
  v.object(searches[2]),
]);
export type SearchRates = v.InferOutput<typeof SearchRates>;

/** `B-17` of a base rate, `A-17` of an air rate, as rate sheets name them; any other text names no rate. */
const Reference = plainText(20);
const chosen = { rate: v.nullish(Reference, null) };

export const COMMODITY_MAX_LENGTH = 200;
export const QUOTE_REMARKS_MAX_LENGTH = 2000;
const words = (most: number) => v.nullish(v.pipe(plainText(most), v.trim()), '');

/** Who asks, and what of the goods a rate doesn't depend on. */
const asking = {
  /** Whose quote it becomes, where the provider's own people ask for a customer; null: the caller's own company's. */
  customerId: v.nullish(Id, null),
  commodity: words(COMMODITY_MAX_LENGTH),
  incoterm: v.nullish(v.picklist(INCOTERMS), null),
  remarks: words(QUOTE_REMARKS_MAX_LENGTH),
};

/** `requestQuote`: the same search, the rate that was chosen of it, if one was, and what else there is to say. */
export const RequestQuote = v.variant('mode', [
  v.object({ ...searches[0], ...chosen, ...asking }),
  v.object({ ...searches[1], ...chosen, ...asking }),
  v.object({ ...searches[2], ...chosen, ...asking }),
]);
export type RequestQuote = v.InferInput<typeof RequestQuote>;
export const RequestQuoteAnswer = v.object({ id: Id, reference: v.string() });
export type RequestQuoteAnswer = v.InferOutput<typeof RequestQuoteAnswer>;

/** `findQuoteAgent`: who is to answer before it is asked; the company and the rate as in `requestQuote`. */
export const FindQuoteAgent = v.object({ customerId: asking.customerId, ...chosen });
export type FindQuoteAgent = v.InferInput<typeof FindQuoteAgent>;
/** The agent whom the request goes to; null: the provider answers it alone. */
export const QuoteAgent = v.object({ agent: v.nullable(v.object({ id: Id, companyName: v.string() })) });
export type QuoteAgent = v.InferOutput<typeof QuoteAgent>;

const Amount = v.string();
const Place = v.object({ id: Id, name: v.string(), code: v.nullable(v.string()) });
const Money = v.object({ currency: v.string(), amount: Amount });

/** One line of a price: what is charged, for how much of what, and at what price each. */
const PriceLine = v.object({
  kind: v.picklist(['freight', 'charge']),
  /** Of a charge. */
  name: v.nullable(v.string()),
  /** What the freight is charged for: a container type, revenue tons, kilograms; null: not by a quantity alone. */
  unit: v.nullable(v.picklist([...RATE_CONTAINERS, 'W/M', 'KG'])),
  quantity: v.nullable(Amount),
  price: v.nullable(Amount),
  isMinimum: v.boolean(),
  currency: v.string(),
  amount: Amount,
});
export type PriceLine = v.InferOutput<typeof PriceLine>;

const LevelCharge = v.object({ level: v.string(), rate: Amount, weight: Amount, amount: Amount });

/** A price as it comes about. */
const Price = v.object({
  lines: v.array(PriceLine),
  /** By currency, that of the freight first. */
  totals: v.array(Money),
  /** All of it in US dollars; null where a part has no price, or a currency no exchange rate. */
  usd: v.nullable(Amount),
  /** By air: the weight break that is paid, the minimum where that is more, and what the other breaks would come to. */
  air: v.nullable(
    v.object({
      charge: v.nullable(LevelCharge),
      minimum: v.nullable(Amount),
      alternatives: v.array(LevelCharge),
    }),
  ),
});
export type Price = v.InferOutput<typeof Price>;

/** A quote that the caller's company requested before. */
const RequestedQuote = v.object({
  id: Id,
  reference: v.string(),
  status: v.picklist(QUOTE_STATUSES),
  requestedAt: v.string(),
  /** Whether it was requested for as much of the same as is searched for. */
  isSameCargo: v.boolean(),
});
export type RequestedQuote = v.InferOutput<typeof RequestedQuote>;

export const FoundRate = v.object({
  reference: v.string(),
  kind: v.picklist(RATE_KINDS),
  origin: Place,
  discharge: v.nullable(Place),
  destination: Place,
  /** A carrier by sea; an airline, which may have no id. */
  carrier: v.object({ id: v.nullable(Id), name: v.string(), code: v.nullable(v.string()) }),
  validFrom: v.string(),
  /** null: without an end */
  validTo: v.nullable(v.string()),
  transit: v.nullable(v.object({ min: v.number(), max: v.number() })),
  /** What the caller's company pays; of an agent's own rates what it submitted. */
  price: Price,
  /** What the provider pays, for its own admins alone (D-142). */
  cost: v.nullable(Price),
  /** Container types that the rate has no price of. */
  missing: v.array(v.picklist(RATE_CONTAINERS)),
  /** Charges by carton, which nobody can know here. */
  perCarton: v.array(v.object({ name: v.string(), currency: v.string(), amount: Amount })),
  /** Whether the company subscribes to this very route with this carrier. */
  isSubscribed: v.boolean(),
  /** The last quote that the company requested of this rate, rather one for the same cargo. */
  requested: v.nullable(RequestedQuote),
});
export type FoundRate = v.InferOutput<typeof FoundRate>;

/** Whose prices are told (D-142): selling prices of the routes subscribed to, an agent's own costs, or both. */
export const RATE_VIEWS = ['selling', 'own', 'both'] as const;

export const SearchRatesAnswer = v.object({
  view: v.picklist(RATE_VIEWS),
  /** For `selling`: whether the company subscribes to a route between the places at all. */
  isFollowed: v.boolean(),
  /** The ports of a route that can be subscribed to; by air those of the airports' cities, null where there are none. */
  route: v.object({ origin: v.nullable(Id), destination: v.nullable(Id) }),
  rates: v.array(FoundRate),
  /** The last quote that the company requested on this lane without a rate. */
  requested: v.nullable(RequestedQuote),
  /** There are more than are listed. */
  hasMore: v.boolean(),
  /** What is paid for by weight or volume; null for containers. */
  chargeable: v.nullable(
    v.object({
      unit: v.picklist(['KG', 'W/M']),
      quantity: Amount,
      /** By air: that of the volume. */
      volumeWeight: v.nullable(Amount),
      /** Whether the other measure made it more than the usual one: the volume by air, the weight by sea. */
      isByOther: v.boolean(),
    }),
  ),
  exchangeRates: v.array(v.object({ currency: v.string(), usdRate: Amount, day: v.string() })),
  /** For admins: the mark-ups of the selling prices, in per cent. */
  markUps: v.nullable(v.object({ fak: Amount, nac: Amount })),
  /** Where nothing was found: the last day before and the first day after with rates, and lanes near by with some. */
  otherDays: v.array(v.string()),
  nearby: v.array(v.object({ origin: Place, destination: Place })),
});
export type SearchRatesAnswer = v.InferOutput<typeof SearchRatesAnswer>;
