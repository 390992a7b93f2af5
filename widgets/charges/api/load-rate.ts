import type { Client } from '../../../shared/client/client.ts';
import { ExchangeRate } from '../../../shared/contract/exchange-rate.ts';

/** API-54: what one unit of the currency is in USD. Throws also for a rate that is no positive number (D-22). */
export const loadRate = (client: Client, currency: string): Promise<ExchangeRate> =>
  client.read(ExchangeRate, {
    name: `exchange rate ${currency}`,
    path: `/api/exchange-rate/pair/${currency}/USD`,
  });
