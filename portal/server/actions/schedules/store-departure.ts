import { sql, type Transaction } from 'kysely';
import type { DepartureAnswer } from '../../../../shared/contract/schedules.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { Tables } from '../../db/tables.ts';
import { type DepartureType, readDeparture } from '../../schedules/departures.ts';
import type { Outcome } from '../action.ts';
import type { LockedDeparture } from './locked-departure.ts';

type Trx = Transaction<Tables>;

/** Adds a departure, or changes the locked one; where that is so already, nothing is written. */
export async function storeDeparture(
  trx: Trx,
  type: DepartureType,
  { before, columns }: { before: LockedDeparture | undefined; columns: Readonly<Record<string, unknown>> },
): Promise<Outcome> {
  if (before && (await isStored(trx, type, before.id, columns)))
    return { result: { id: before.id, revision: before.revision } satisfies DepartureAnswer };
  const result = before ? await change(trx, type, before.id, columns) : await add(trx, type, columns);
  const after = await readDeparture(trx, type, result.id);
  return {
    result,
    audit: {
      ...{ recordType: type, recordId: result.id, before: before?.shown ?? null, after: after.shown },
      changes: changesBetween(before?.shown ?? {}, after.shown),
    },
  };
}

/** Takes the locked departure away. */
export async function removeDeparture(
  trx: Trx,
  type: DepartureType,
  { id, revision, name, shown }: LockedDeparture,
): Promise<Outcome> {
  await sql`delete from ${sql.table(type)} where id = ${id}::integer`.execute(trx);
  const none = Object.fromEntries(Object.keys(shown).map((field) => [field, null]));
  return {
    result: { id, revision } satisfies DepartureAnswer,
    audit: {
      ...{ recordType: type, recordId: id, gone: { ownerId: null, reference: name } },
      ...{ before: shown, after: {}, changes: changesBetween(shown, none) },
    },
  };
}

const rowOf = (type: DepartureType, columns: Readonly<Record<string, unknown>>) =>
  sql`json_populate_record(null::${sql.table(type)}, ${JSON.stringify(columns)}::json)`;
const namesOf = (columns: Readonly<Record<string, unknown>>) =>
  sql.join(Object.keys(columns).map((column) => sql.ref(column)));

async function isStored(
  trx: Trx,
  type: DepartureType,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const [stored, given] = ['stored', 'given'].map((alias) =>
    sql.join(Object.keys(columns).map((column) => sql.ref(`${alias}.${column}`))),
  );
  const { rows } = await sql<{ isSame: boolean }>`
    select (${stored}) is not distinct from (${given}) as "isSame"
    from ${sql.table(type)} stored, ${rowOf(type, columns)} given where stored.id = ${id}::integer`.execute(
    trx,
  );
  return rows[0]?.isSame === true;
}

async function add(
  trx: Trx,
  type: DepartureType,
  columns: Readonly<Record<string, unknown>>,
): Promise<DepartureAnswer> {
  const { rows } = await sql<DepartureAnswer>`
    insert into ${sql.table(type)} (${namesOf(columns)})
    select ${namesOf(columns)} from ${rowOf(type, columns)} returning id, revision`.execute(trx);
  return rows[0]!;
}

async function change(
  trx: Trx,
  type: DepartureType,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<DepartureAnswer> {
  const set = Object.keys(columns).map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`);
  const { rows } = await sql<DepartureAnswer>`
    update ${sql.table(type)} stored set ${sql.join(set)} from ${rowOf(type, columns)} given
    where stored.id = ${id}::integer returning stored.id, stored.revision`.execute(trx);
  return rows[0]!;
}
