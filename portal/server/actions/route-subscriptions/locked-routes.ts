import { sql, type Transaction } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { RESTORE_MINUTES } from '../../../../shared/contract/route-subscriptions.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, forbidden } from '../../http/errors/api-error.ts';
import { type LineOf, reasonsAt } from './places.ts';
import type { CheckedRoute } from './stored-routes.ts';

type Trx = Transaction<Tables>;

/** A route as a call names it; `revision` as it was read, if that counts. */
interface NamedRoute {
  id: number;
  revision?: number | undefined;
}

/** A route that the caller may write, as it stands. */
export interface LockedRoute extends CheckedRoute {
  id: number;
  entityId: number;
  revision: number;
  isDeleted: boolean;
}

/** As long as a deleted route can be restored. */
export const RESTORE_TIME = sql`make_interval(mins => ${RESTORE_MINUTES}::integer)`;

/**
 * The routes that a call names, if the caller may write all of them; deleted ones are among them as long as they can be
 * restored, so that a repeated deletion is answered again. Others who write them wait until this transaction ends. The
 * right is a condition of the statement that locks, which asks it of the row as the one before left it.
 *
 * @throws ApiError 404 with `missing`, the same for unknown and for foreign routes (D-135), and for those that `entityId`
 * doesn't have
 */
export async function lockRoutes(
  trx: Trx,
  caller: Caller,
  named: readonly NamedRoute[],
  {
    lineOf,
    entityId,
    missing = reason('unknownRoute'),
  }: { lineOf: LineOf; entityId?: number; missing?: Reason },
): Promise<LockedRoute[]> {
  const { rows } = await sql<LockedRoute>`
    select route.id, route.entity_id as "entityId", route.revision, route.deleted_at is not null as "isDeleted",
      route.origin_port_id as origin, route.discharge_port_id as discharge,
      route.destination_port_id as destination, route.carrier_id as carrier
    from route_subscription route
    where route.id = any(${named.map(({ id }) => id)}::integer[])
      and (route.deleted_at is null or route.deleted_at > now() - ${RESTORE_TIME})
      and (${entityId ?? null}::integer is null or route.entity_id = ${entityId ?? null}::integer)
      and ${mayWriteOfEntity(caller, 'routeSubscription', sql`route.entity_id`)}
    order by route.id for no key update`.execute(trx);
  const locked = new Map(rows.map((route) => [route.id, route]));
  refuse(
    404,
    'unknown_route',
    reasonsAt(lineOf, named, ({ id }) => (locked.has(id) ? [] : missing)),
  );
  return named.map(({ id }) => locked.get(id)!);
}

/**
 * Whether the locked routes can be changed as the call wants it.
 *
 * @throws ApiError 404 for deleted ones, 409 for those that were saved since they were read
 */
export function requireCurrent(
  named: readonly NamedRoute[],
  locked: readonly LockedRoute[],
  lineOf: LineOf,
): void {
  const reasonsWhere = (code: 'unknownRoute' | 'staleRecord', isRefused: (index: number) => boolean) =>
    reasonsAt(lineOf, named, (_, index) => (isRefused(index) ? reason(code) : []));
  refuse(
    404,
    'unknown_route',
    reasonsWhere('unknownRoute', (index) => locked[index]!.isDeleted),
  );
  const isStale = (index: number) => {
    const { revision } = named[index]!;
    return revision !== undefined && revision !== locked[index]!.revision;
  };
  refuse(409, 'stale_revision', reasonsWhere('staleRecord', isStale));
}

function refuse(status: number, code: string, reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new ApiError(status, code, reasons);
}

/** @throws ApiError 403, the same for a foreign and for an unknown company, so that ids can't be probed */
export async function requireWritableEntity(trx: Trx, caller: Caller, entityId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from company where company.id = ${entityId}::integer
      and ${mayWriteOfEntity(caller, 'routeSubscription', sql`company.id`)}`.execute(trx);
  if (rows.length === 0) throw forbidden();
}
