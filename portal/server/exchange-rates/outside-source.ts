import * as v from 'valibot';
import { RateText } from '../../../shared/contract/exchange-rate.ts';
import { textWithin } from '../http/text-within.ts';
import {
  DAY_MS,
  type DailyRate,
  dayOf,
  OLDEST_RATE_DAYS,
  RateFailure,
  type RateSource,
} from './rate-source.ts';

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 64 * 1024;

/** No currency is worth more or less than this in dollars; what is outside is a mistake, or not about money. */
const Rate = v.pipe(
  RateText,
  v.check((text) => Number(text) >= 1e-8 && Number(text) <= 10_000, 'the rate has no believable size'),
);
const Code = v.nullish(v.string());

/** `{conversion_rate}` or `{rates: {USD}}`; where the answer names currencies and its time, they have to fit. */
const Answer = v.pipe(
  v.object({
    conversion_rate: v.nullish(Rate),
    rates: v.nullish(v.object({ USD: Rate })),
    base_code: Code,
    target_code: Code,
    base: Code,
    time_last_update_utc: v.nullish(v.string()),
    date: v.nullish(v.string()),
  }),
  v.transform((answer) => ({
    rate: answer.conversion_rate ?? answer.rates?.USD,
    base: (answer.base_code ?? answer.base)?.toUpperCase(),
    target: answer.target_code?.toUpperCase(),
    time: Date.parse(answer.time_last_update_utc ?? answer.date ?? ''),
  })),
);

export interface OutsideService {
  /** `EXCHANGE_RATE_URL`: a base, or a template with `{from}`, `{to}` and maybe `{key}`. */
  url: string;
  /** Goes where the template says, else as bearer. */
  key?: string | undefined;
  /** Longest time of one request, in milliseconds. */
  timeout?: number;
}

/**
 * The rates of a service outside (EXCHANGE_RATE_URL), of which nothing is trusted: not its size, its time, nor that it
 * answers what was asked. Redirects are not followed: the key and the word on money are this address's alone.
 */
export function outsideSource(service: OutsideService): RateSource {
  const source = new URL(filled(service, 'USD', 'USD')).hostname;
  return async (currency) => {
    const parsed = v.safeParse(Answer, jsonOf(await ask(service, currency)));
    if (!parsed.success) throw new RateFailure('answered something else than a rate');
    const { rate, base = currency, target = 'USD', time } = parsed.output;
    if (!rate) throw new RateFailure('answered something else than a rate');
    if (base !== currency || target !== 'USD') throw new RateFailure('answered the rate of another pair');
    return { usdRate: rate, source, ...dated(time) };
  };
}

/** Without a readable time the rate is of now; one from the future is, too: clocks differ. */
function dated(time: number): Pick<DailyRate, 'date' | 'updatedAt'> {
  const now = Date.now();
  const updated = Math.min(Number.isNaN(time) ? now : time, now);
  if (now - updated > OLDEST_RATE_DAYS * DAY_MS) throw new RateFailure('answered a rate of long ago');
  return { date: dayOf(updated), updatedAt: new Date(updated).toISOString() };
}

async function ask(service: OutsideService, currency: string): Promise<string> {
  const { url, key, timeout = TIMEOUT_MS } = service;
  const headers = {
    accept: 'application/json',
    ...(key && !url.includes('{key}') && { authorization: `Bearer ${key}` }),
  };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(filled(service, currency, 'USD'), { headers, signal, redirect: 'manual' });
    if (response.status === 200) return await bodyOf(response);
    await response.body?.cancel();
    throw new RateFailure(`answered with status ${response.status}`);
  } catch (error) {
    if (error instanceof RateFailure) throw error;
    // Never the error itself: it may contain the address, and with it the key.
    throw new RateFailure(signal.aborted ? 'did not answer in time' : 'could not be reached');
  }
}

/** The address to ask; a base gets the pair at its end. */
function filled({ url, key = '' }: OutsideService, from: string, to: string): string {
  if (!url.includes('{')) return `${url.replace(/\/+$/, '')}/pair/${from}/${to}`;
  return url.replaceAll('{key}', encodeURIComponent(key)).replaceAll('{from}', from).replaceAll('{to}', to);
}

async function bodyOf(response: Response): Promise<string> {
  const text = await textWithin(response, MOST_BYTES);
  if (text === undefined) throw new RateFailure('answered far more than a rate');
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RateFailure('answered something else than JSON');
  }
}
