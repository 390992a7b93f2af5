import { sql, type Transaction } from 'kysely';
import type { Feature } from '../../../../shared/contract/charges.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { onBehalfOfIn } from '../../auth/rights/link-label.ts';
import { mayWriteRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { lockRecord } from '../lock-record.ts';
import { LINES, type StoredLine } from './stored-lines.ts';

type Trx = Transaction<Tables>;

/** The list of one feature of one record. */
export interface ChargeListRef {
  recordId: number;
  featureType: Feature;
}

/** A record with its lines and what the screen shows of it. Everything is of one moment. */
export interface ChargeList {
  id: number;
  reference: string;
  customerId: number;
  companyName: string;
  /** null for manifests, which have neither mode nor container type (D-109) */
  quote: { mode: string; container_type: string } | null;
  /** 0: never saved */
  revision: number;
  /** null: no admin has saved yet (D-120) */
  addProfit: boolean | null;
  savedAt: string | null;
  /** null also for those who came by a link, which has no name. */
  savedBy: string | null;
  lines: StoredLine[];
}

/** Whether the 10% profits are added: they are until an admin turned them off (D-20). */
export const addsProfit = ({ addProfit }: Pick<ChargeList, 'addProfit'>): boolean => addProfit ?? true;

/** The type of record that the feature belongs to (CHG-39). */
export const recordTypeOf = (feature: Feature): 'quote' | 'manifest' =>
  feature === 'manifests_charges' ? 'manifest' : 'quote';

const tableOf = ({ featureType }: ChargeListRef) => {
  const type = recordTypeOf(featureType);
  return { type, record: sql.table(type), recordId: sql.ref(`sheet.${type}_id`), key: sql.ref(`${type}_id`) };
};

/**
 * The charge list, if the caller may work on its record. A link opens the one record it is for, of its own type.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown record, so that ids can't be probed
 */
export async function readChargeList(trx: Trx, caller: Caller, ref: ChargeListRef): Promise<ChargeList> {
  const { type, record, recordId } = tableOf(ref);
  const quote =
    type === 'quote'
      ? sql`json_build_object('mode', record.mode, 'container_type', record.container_type)`
      : sql`null::json`;
  const { rows } = await sql<ChargeList>`
    select record.id, record.reference, record.customer_id as "customerId", company.company_name as "companyName",
      ${quote} as quote, coalesce(sheet.revision, 0) as revision, sheet.add_profit as "addProfit",
      sheet.saved_at as "savedAt",
      coalesce(nullif(concat_ws(' ', saver.first_name, saver.last_name), ''), saver.email,
        ${sql.raw(onBehalfOfIn('sheet.saved_by'))}) as "savedBy",
      (${LINES}) as lines
    from ${record} record
    join company on company.id = record.customer_id
    left join charge_sheet sheet on ${recordId} = record.id and sheet.feature = ${ref.featureType}
    left join web_user saver on saver.id = sheet.saved_by_id
    where record.id = ${ref.recordId} and ${mayWriteRecord(caller, type, 'record')}`.execute(trx);
  const [found] = rows;
  if (!found) throw forbidden();
  return found;
}

/**
 * Makes other savers of the record's lists wait until this transaction ends; answers the id of the list, which is made
 * where it was never saved before. Reading it is a statement of its own, which sees what this one has waited for.
 *
 * @throws ApiError 403 as {@link readChargeList}
 */
export async function lockChargeList(trx: Trx, caller: Caller, ref: ChargeListRef): Promise<number> {
  const { type, key } = tableOf(ref);
  await lockRecord(trx, caller, { type, id: ref.recordId }, 'change');
  const { rows } = await sql<{ id: number }>`
    insert into charge_sheet (${key}, feature, revision, saved_by)
    values (${ref.recordId}, ${ref.featureType}, 0, ${caller.label})
    on conflict (${key}, feature) do update set revision = charge_sheet.revision
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** Raises the revision by one. `addProfit` null leaves the stored flag as it is (D-120). */
export async function raiseRevision(trx: Trx, caller: Caller, listId: number, addProfit: boolean | null) {
  await trx
    .updateTable('charge_sheet')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      ...(addProfit !== null && { add_profit: addProfit }),
      // Not now(): that is when this transaction began, and it may have waited for another saver.
      saved_at: sql`clock_timestamp()`,
      saved_by: caller.label,
      saved_by_id: caller.kind === 'user' ? caller.userId : null,
    }))
    .where('id', '=', listId)
    .execute();
}
