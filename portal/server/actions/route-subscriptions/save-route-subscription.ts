import type { Transaction } from 'kysely';
import { SaveRouteSubscription } from '../../../../shared/contract/route-subscriptions-input.ts';
import type { Tables } from '../../db/tables.ts';
import { defineAction, type Outcome } from '../action.ts';
import { addRoutes } from './add-routes.ts';
import { auditedRoutes, changed } from './audit-changes.ts';
import { checkRoutes } from './check-routes.ts';
import { type LockedRoute, lockRoutes, requireCurrent, requireWritableEntity } from './locked-routes.ts';
import { alone } from './places.ts';
import { type CheckedRoute, readRoutes, updateRoute } from './stored-routes.ts';

/**
 * API-59, D-65: adds a route, or makes a stored one what is sent (D-24); answers it. 422 names each field that is
 * missing or names nothing (D-102); 404 is for a route that the company doesn't have (D-135), 409 `stale_revision` for
 * one that was saved since it was read, 409 `too_many_routes` for a company without room.
 */
export const saveRouteSubscription = defineAction({
  id: '9cd2f695-7b0a-4701-a9f9-ac7fd17bd8a1',
  input: SaveRouteSubscription,
  async allow(trx, caller, input) {
    const { entityId } = input;
    await requireWritableEntity(trx, caller, entityId);
    if (input.isNewRoute) return undefined;
    const named = [{ id: input.routeSubscriptionId, revision: input.revision }];
    return { named, locked: await lockRoutes(trx, caller, named, { lineOf: alone, entityId }) };
  },
  async run(trx, stored, input) {
    if (stored) requireCurrent(stored.named, stored.locked, alone);
    const route = stored?.locked[0];
    const sent = await checkRoutes(trx, [input], alone, route?.carrier);
    if (route) return changeRoute(trx, route, sent[0]!);
    const { list, audit } = await addRoutes(trx, input.entityId, sent);
    return { result: list[0], audit };
  },
});

/** One that is the same already stays as it is, with its revision. */
async function changeRoute(
  trx: Transaction<Tables>,
  { id, ...stored }: LockedRoute,
  sent: CheckedRoute,
): Promise<Outcome> {
  const answer = async () => (await readRoutes(trx, [id]))[0];
  const fields = ['origin', 'discharge', 'destination', 'carrier'] as const;
  if (fields.every((field) => stored[field] === sent[field])) return { result: await answer() };
  const [before] = await auditedRoutes(trx, [id]);
  await updateRoute(trx, id, sent);
  const [after] = await auditedRoutes(trx, [id]);
  return { result: await answer(), audit: changed(before!, after!) };
}
