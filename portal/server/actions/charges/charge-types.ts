import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

/** REF-02, for the table `type` */
const IS_CHARGE = sql<boolean>`type.charge_type = 'Charge' and type.charge_iden <> ''`;

/** The last use of a type is looked up in so many of the latest lists, so that it gets no slower with more lists. */
const LATEST_LISTS = 300;

interface ChargeTypeEntry {
  id: number;
  chargetype: number;
  description: string;
  chargeIden: string | null;
  lastUnitCode: string | null;
  lastCurrency: string | null;
}

/** All charge types that may be chosen (REF-02, D-30), by description. */
export async function listedChargeTypes(trx: Trx) {
  const { rows } = await sql<{ id: number; description: string; chargeIden: string; chargeType: string }>`
    select type.id, type.description, type.charge_iden as "chargeIden", type.charge_type as "chargeType"
    from charge_type type where ${IS_CHARGE}
    order by type.description collate "C", type.id`.execute(trx);
  return rows;
}

/**
 * The charge types to choose from, and those `used` already, each with the unit code and the currency of its last use
 * on a record that the caller may see: of converted lines the currency in which they were entered.
 */
export async function chargeTypesFor(trx: Trx, caller: Caller, used: readonly number[]) {
  const latest = sql`recent.saved_at desc, recent.id desc, line.position desc`;
  const { rows } = await sql<ChargeTypeEntry>`
    with visible as (
      (${latestLists(caller, 'quote')}) union all (${latestLists(caller, 'manifest')})
    ),
    recent as (select id, saved_at from visible order by saved_at desc, id desc limit ${LATEST_LISTS}),
    last_use as (
      select line.charge_type_id, (array_agg(line.unit_code order by ${latest}))[1] as unit_code,
        (array_agg(coalesce(line.original_currency, line.currency) order by ${latest})
          filter (where line.currency is not null))[1] as currency
      from recent join charge_line line on line.sheet_id = recent.id
      group by line.charge_type_id
    )
    select type.id, type.id as chargetype, type.description, type.charge_iden as "chargeIden",
      last_use.unit_code as "lastUnitCode", last_use.currency as "lastCurrency"
    from charge_type type left join last_use on last_use.charge_type_id = type.id
    where ${IS_CHARGE} or type.id = any(${used}::integer[])
    order by type.description collate "C", type.id`.execute(trx);
  return rows;
}

/** Limited for each type of record, so that the database may stop reading early. */
const latestLists = (caller: Caller, type: 'quote' | 'manifest') => sql`
  select sheet.id, sheet.saved_at from charge_sheet sheet
  join ${sql.table(type)} record on record.id = ${sql.ref(`sheet.${type}_id`)}
  where ${mayReadRecord(caller, type, 'record')}
  order by sheet.saved_at desc, sheet.id desc limit ${LATEST_LISTS}`;

/** Those of `ids` that are charges. */
export async function chargesAmong(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select type.id from charge_type type where type.id = any(${ids}::integer[]) and ${IS_CHARGE}`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}
