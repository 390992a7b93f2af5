import type { ExchangeRateAnswer } from '../../../shared/contract/exchange-rate.ts';
import { decimal, rateText } from '../../../shared/trade/decimal.ts';
import { type DailyRate, dayOf } from './rate-source.ts';

type DollarRate = (currency: string) => Promise<DailyRate>;

/** A quotient has twenty decimals: those of a tiny one would be too few for its digits. */
const LARGER = '1e20';
const BACK = '1e-20';

/**
 * The rate of any pair, crossed through the dollar at full precision. It is as old as the older of its two rates.
 */
export async function pairOf(
  dollarRate: DollarRate,
  base: string,
  target: string,
): Promise<ExchangeRateAnswer> {
  const same = base === target;
  const [from, to] = await Promise.all(
    [base, target].map((code) => (same || code === 'USD' ? undefined : dollarRate(code))),
  );
  const used = [from, to].filter((rate) => rate !== undefined).sort((a, b) => a.date.localeCompare(b.date));
  const rate = decimal(from?.usdRate ?? '1')
    .times(LARGER)
    .div(to?.usdRate ?? '1')
    .times(BACK);
  const [oldest = ofToday()] = used;
  return {
    base_code: base,
    target_code: target,
    conversion_rate: Number(rateText(rate)),
    time_last_update_utc: new Date(oldest.updatedAt).toUTCString(),
    source: [...new Set(used.map(({ source }) => source))].join(', ') || oldest.source,
    rate_date: oldest.date,
  };
}

/** A currency in itself needs nobody's rate. */
function ofToday(): Omit<DailyRate, 'usdRate'> {
  const now = Date.now();
  return { date: dayOf(now), updatedAt: new Date(now).toISOString(), source: 'Same currency' };
}
