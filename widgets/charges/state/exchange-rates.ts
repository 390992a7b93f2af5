import type { ExchangeRate as Rate } from '../../../shared/contract/exchange-rate.ts';

export type { Rate };

/** What is known of a currency's rate to USD; `null` while it is being loaded, or when that failed. */
export interface RateState {
  readonly isLoading: boolean;
  readonly rate: Rate | null;
}

/** The rates to USD, asked for once a currency (CHG-44). */
export interface ExchangeRates {
  /** Asks for those that nobody asked for yet. */
  request(currencies: readonly string[]): void;
  /** Loads the rates that are missing or failed, and waits for all; the answer is a currency left without one. */
  loadAll(currencies: readonly string[]): Promise<string | undefined>;
  /** Asks again for a rate that the server no longer accepts. */
  loadAgain(currency: string): void;
  /** Throws for a currency whose rate isn't known. */
  of(currency: string): Rate;
}

export function createExchangeRates(
  ask: (currency: string) => Promise<Rate>,
  show: (rates: ReadonlyMap<string, RateState>) => void,
): ExchangeRates {
  const known = new Map<string, RateState & { readonly done: Promise<unknown> }>();

  const request = (currency: string) => {
    const answered = (rate: Rate | null) => {
      known.set(currency, { isLoading: false, rate, done });
      show(new Map(known));
    };
    const done: Promise<unknown> = ask(currency).then(answered, () => answered(null));
    known.set(currency, { isLoading: true, rate: null, done });
    show(new Map(known));
  };

  return {
    request(currencies) {
      for (const currency of currencies) if (!known.has(currency)) request(currency);
    },
    async loadAll(currencies) {
      for (const currency of currencies) {
        const state = known.get(currency);
        if (!state || (!state.isLoading && !state.rate)) request(currency);
      }
      await Promise.all(currencies.map((currency) => known.get(currency)?.done));
      return currencies.find((currency) => !known.get(currency)?.rate);
    },
    loadAgain: request,
    of(currency) {
      const rate = known.get(currency)?.rate;
      if (!rate) throw new Error(`There is no rate for ${currency}.`);
      return rate;
    },
  };
}
