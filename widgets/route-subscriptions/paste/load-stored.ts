import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { Id } from '../../../shared/contract/id.ts';
import { loadAllPages } from '../../../shared/reference/all-pages.ts';
import { loadRoutes } from '../api.ts';
import { routeKey } from '../route.ts';
import type { CarrierCodes } from './places.ts';

/** The routes that a company has, as `routeKey` writes them. */
export async function loadStoredKeys(
  client: Client,
  entityId: number,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const routes = await loadRoutes(client, entityId, { signal });
  return new Set(routes.map(routeKey));
}

const Coded = v.object({ id: Id, code: v.nullish(v.string(), '') });
const NONE: CarrierCodes = new Map();

/** SCACs of the carriers. Other backends may not know them; then carriers are found by their names alone. */
export const loadCarrierCodes = (client: Client): Promise<CarrierCodes> =>
  client
    .once('carrier codes', async () => {
      if (!(await client.isOwn())) return [];
      return loadAllPages(client, {
        field: 'allCompany',
        selection: 'id code',
        row: Coded,
        sort: 'companyName',
        where: { _or: [{ entityType: { eq: 'Carrier' } }, { isCarrier: { eq: true } }] },
      });
    })
    .then(
      (carriers) => new Map(carriers.flatMap(({ id, code }) => (code ? [[id, code] as const] : []))),
      (error: unknown) => {
        console.warn('The codes of carriers could not be loaded:', error);
        return NONE;
      },
    );
