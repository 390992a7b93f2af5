import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { dayOf, RateFailure, type RateSource } from './rate-source.ts';
import { newestRate, type StoredRate, storeRate } from './repository.ts';

/** A source that failed is left alone for this long, so that not every caller waits for it. */
const REST_MS = 10_000;

interface Options {
  db: Kysely<Tables>;
  /** Without one only stored rates are answered. */
  source: RateSource | undefined;
  onFailure(currency: string, reason: string): void;
  now?: (() => number) | undefined;
}

/**
 * The rate of a currency against the dollar: the one of today, asked for once a day whoever asks (CHG-44); while the
 * source fails, the newest of the last seven days, with its own date.
 *
 * @throws ApiError 503 when there is neither
 */
export function dailyRates({ db, source, onFailure, now = Date.now }: Options) {
  const known = new Map<string, StoredRate>();
  const asking = new Map<string, Promise<StoredRate>>();
  const restUntil = new Map<string, number>();

  async function fresh(ask: RateSource, currency: string, today: string): Promise<StoredRate | undefined> {
    if ((restUntil.get(currency) ?? 0) > now()) return undefined;
    try {
      const rate = { ...(await ask(currency)), askedOn: today };
      await storeRate(db, currency, rate);
      return rate;
    } catch (error) {
      if (!(error instanceof RateFailure)) throw error;
      restUntil.set(currency, now() + REST_MS);
      onFailure(currency, error.message);
      return undefined;
    }
  }

  async function find(currency: string, today: string): Promise<StoredRate> {
    const stored = await newestRate(db, currency, today);
    const isCurrent = stored?.askedOn === today;
    const found = isCurrent ? stored : ((source && (await fresh(source, currency, today))) ?? stored);
    if (!found) throw noRate(currency);
    if (found.askedOn === today) known.set(currency, found);
    return found;
  }

  return async (currency: string): Promise<StoredRate> => {
    const today = dayOf(now());
    const last = known.get(currency);
    if (last?.askedOn === today) return last;
    let running = asking.get(currency);
    if (!running) {
      running = find(currency, today).finally(() => asking.delete(currency));
      asking.set(currency, running);
    }
    return running;
  };
}

const noRate = (currency: string) =>
  new ApiError(
    503,
    'no_exchange_rate',
    `There is no exchange rate for ${currency} at the moment. Please try again later.`,
  );
