import type { Client } from '../../../shared/client/client.ts';
import { RouteRatesAnswer } from '../../../shared/contract/route-subscriptions.ts';

/** The days that rates are looked for in, YYYY-MM-DD and both included, and whether external ones count. */
export interface RatesWindow {
  readonly from: string;
  readonly to: string;
  readonly includeExternalRates: boolean;
}

/** Of each of the routes how many rates count in the window, and the last day of it that one of them covers. */
export async function listRouteRates(
  client: Client,
  entityId: number,
  ids: readonly number[],
  { from, to, includeExternalRates }: RatesWindow,
  signal: AbortSignal,
) {
  if (!(await client.isOwn())) return [];
  const input = { entityId, ids, validFrom: from, validTo: to, includeExternalRates };
  return (await client.action('listRouteRates', input, RouteRatesAnswer, { signal })).list;
}
