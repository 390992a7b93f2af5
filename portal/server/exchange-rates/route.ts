import type { FastifyInstance } from 'fastify';
import type { ExchangeRateAnswer } from '../../../shared/contract/exchange-rate.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import { dailyRates } from './daily-rates.ts';
import { demoSource } from './demo-source.ts';
import { outsideSource } from './outside-source.ts';
import { pairOf } from './pair.ts';
import type { RateSource } from './rate-source.ts';

/**
 * `GET /api/exchange-rate/pair/{currency}/{currency}` (API-54, D-22) -> {base_code, target_code, conversion_rate,
 * time_last_update_utc, source, rate_date}: one unit of the first currency in the second, of `rate_date` (YYYY-MM-DD).
 * Codes are those of ISO 4217 in either case. 400 for what is no code, 404 for an unknown currency, 503 while there is
 * no rate of the last seven days.
 *
 * Public: daily rates are no secret, an answer reveals nothing of any company, and the service behind it is asked at most
 * once a day and currency, so that strangers can't use it up.
 */
export function exchangeRateRoute(app: FastifyInstance, { config, database }: Services): void {
  const dollarRate = dailyRates({
    db: database.db,
    source: sourceOf(config),
    onFailure: (currency, reason) => app.log.warn({ currency, reason }, 'no exchange rate from the service'),
  });
  app.get<{ Params: { base: string; target: string } }>(
    '/api/exchange-rate/pair/:base/:target',
    ({ params: { base, target } }): Promise<ExchangeRateAnswer> =>
      pairOf(dollarRate, currencyOf(base), currencyOf(target)),
  );
}

function sourceOf({ exchangeRateUrl: url, exchangeRateKey: key, demo }: Config): RateSource | undefined {
  if (url) return outsideSource({ url, key });
  return demo ? demoSource() : undefined;
}

function currencyOf(text: string): string {
  if (!/^[a-z]{3}$/i.test(text))
    throw new ApiError(400, 'invalid', 'A currency is a code of three letters, such as EUR.');
  const code = text.toUpperCase();
  if (!CURRENCIES.includes(code))
    throw new ApiError(404, 'unknown_currency', `The currency ${code} is unknown.`);
  return code;
}
