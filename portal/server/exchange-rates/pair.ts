import Big from 'big.js';
import type { ExchangeRateAnswer } from '../../../shared/contract/exchange-rate.ts';
import { rateText } from '../../../shared/trade/decimal.ts';
import { type DailyRate, dayOf } from './rate-source.ts';

type DollarRate = (currency: string) => Promise<DailyRate>;

/** With decimals enough for all digits of a tiny quotient. */
const Exact = Big();
Exact.DP = 40;

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
  const rate = new Exact(from?.usdRate ?? '1').div(to?.usdRate ?? '1');
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
