import * as v from 'valibot';
import { decimal, rateText } from '../trade/decimal.ts';

/** A positive number as plain decimal text of at most 15 digits; numbers and texts are understood. */
export const RateText = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'object' ? '' : String(value))),
  v.check(
    (text) => /^(\d+\.?|\d*\.\d+)(e[+-]?\d{1,2})?$/i.test(text) && Number(text) > 0,
    'no positive number',
  ),
  v.transform((text) => rateText(decimal(text))),
);

const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * `GET /api/exchange-rate/pair/{currency}/{currency}` (API-54), understood as the rate of a line (D-22): one unit of
 * the first currency is `rate` of the second. `rateDate` (YYYY-MM-DD) and `source` are as the backend tells them; one
 * that knows only a moment gives its day, and one that says nothing the day of asking.
 */
export const ExchangeRate = v.pipe(
  v.object({
    conversion_rate: RateText,
    rate_date: v.nullish(v.string(), ''),
    time_last_update_utc: v.nullish(v.string(), ''),
    source: v.nullish(v.string(), ''),
  }),
  v.transform(({ conversion_rate: rate, rate_date, time_last_update_utc, source }) => {
    const day = new Date(Date.parse(DAY.exec(rate_date)?.[0] ?? time_last_update_utc) || Date.now());
    return { rate, rateDate: day.toISOString().slice(0, 10), source };
  }),
);
export type ExchangeRate = v.InferOutput<typeof ExchangeRate>;

/** What this product's own server answers. */
export interface ExchangeRateAnswer {
  base_code: string;
  target_code: string;
  /** One unit of the base currency in the target currency. */
  conversion_rate: number;
  /** When the source last changed the rate, such as `Fri, 20 Nov 2026 00:00:00 GMT`. */
  time_last_update_utc: string;
  /** Whose rate it is, in words to show. */
  source: string;
  /** The day that the rate is of, YYYY-MM-DD. */
  rate_date: string;
}
