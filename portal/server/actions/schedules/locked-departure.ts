import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { IS_OCEAN_CARRIER } from '../../companies/ocean-carriers.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden, invalid } from '../../http/errors/api-error.ts';
import {
  DEPARTURES,
  type DepartureType,
  type NamedDeparture,
  readDeparture,
} from '../../schedules/departures.ts';
import type { DepartureProblem } from '../../schedules/rules.ts';

type Trx = Transaction<Tables>;

const CARRIES: Readonly<Record<DepartureType, RawBuilder<unknown>>> = {
  sailing: IS_OCEAN_CARRIER,
  flight: sql`company.entity_type = 'Airline'`,
};

/**
 * Locks who carries, so that nobody else adds the same departure meanwhile.
 *
 * @throws ApiError 422 at the field for a company that doesn't
 */
export async function lockCarrier(
  trx: Trx,
  type: DepartureType,
  { id, field }: { id: number; field: string },
): Promise<void> {
  const { rows } = await sql`
    select company.id from company where company.id = ${id}::integer and ${CARRIES[type]} for no key update`.execute(
    trx,
  );
  if (rows.length === 0) throw invalid({ ...reason('unknownCarrier', { number: id }), field });
}

export type LockedDeparture = NamedDeparture & { id: number; revision: number };

/**
 * Locks a departure, also against bookings that would begin to ask for it.
 *
 * @throws ApiError 403 for one that there isn't
 */
export async function lockDeparture(trx: Trx, type: DepartureType, id: number): Promise<LockedDeparture> {
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(type)} where id = ${id}::integer for update`.execute(trx);
  if (!rows[0]) throw forbidden();
  return { id, revision: rows[0].revision, ...(await readDeparture(trx, type, id)) };
}

/** @throws ApiError 422 with the first of the problems, at the field of the action that stands for its column */
export function requireRight<Column extends string>(
  [first]: readonly DepartureProblem<Column>[],
  fields: Readonly<Record<Column, string>>,
): void {
  if (first) throw invalid({ ...first.reason, field: fields[first.column] });
}

/** @throws ApiError 422 at the field where another departure is the same by these terms */
export async function requireNotTaken(
  trx: Trx,
  { type, id, field }: { type: DepartureType; id: number | null; field: string },
  isSame: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select ${DEPARTURES[type].name} as name from ${DEPARTURES[type].from}
    where departure.id is distinct from ${id}::integer and ${isSame} limit 1`.execute(trx);
  if (rows[0]) throw invalid({ ...reason('departureTaken', { name: rows[0].name }), field });
}
