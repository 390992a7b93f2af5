import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { writeAudits } from '../../audit/write-audit.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Compared, ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';

/** Whoever began the import. */
export type ImportingAdmin = Pick<UserCaller, 'kind' | 'userId' | 'label'>;

/** One entry a record: what of it an import made or changed, by the columns of the file, and as `changesOf` words it. */
export async function auditRows<Write>(
  trx: Trx,
  admin: ImportingAdmin,
  rows: readonly ToWrite<Write>[],
  records: readonly WrittenRecord[],
  changesOf: (row: ToWrite<Write>) => readonly AuditChange[],
): Promise<void> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const entries = records.map(({ line, others = [], recordType, recordId }) => {
    const of = [line, ...others].map((one) => byLine.get(one)!);
    const values = (side: 'before' | 'after') => {
      const all = of.map(({ changes }) =>
        Object.fromEntries(changes.map((change) => [change.field, change[side]])),
      );
      return all.length === 1 ? all[0]! : { rows: all };
    };
    return {
      ...{ recordType, recordId, before: of[0]!.outcome === 'create' ? null : values('before') },
      ...{ after: values('after'), changes: of.flatMap((row) => changesOf(row)) },
    };
  });
  await writeAudits(trx, admin, 'applyImport', entries, undefined);
}

/** At most so many orders are named. */
const NAMED = 5;

/**
 * Orders that were added are worded as after a change by hand. The entry is the new customer's, who isn't told whose
 * record it was.
 */
export const recordChanges = ({ changes }: Compared): AuditChange[] => changes.flatMap(shownChange);

function shownChange(change: AuditChange): AuditChange[] {
  if (change.field === 'customer') return [{ ...change, before: null }];
  if (change.field !== 'purchaseOrders') return [change];
  const numbers = String(change.after).split('; ');
  const named = numbers.slice(0, NAMED).map((after) => ({ field: 'purchaseOrder', before: null, after }));
  const more = numbers.length - named.length;
  return more > 0 ? [...named, { field: 'purchaseOrders', before: null, after: `+${more}` }] : named;
}
