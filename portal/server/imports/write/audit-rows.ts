import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { writeAudits } from '../../audit/write-audit.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Compared, Trx, WrittenRecord } from '../compare/compared.ts';

/** One entry a record: what of it an import made or changed. */
export async function auditRows(
  trx: Trx,
  admin: Pick<UserCaller, 'kind' | 'userId' | 'label'>,
  rows: readonly Compared[],
  records: readonly WrittenRecord[],
): Promise<void> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const entries = records.map(({ line, recordType, recordId }) => {
    const changes = byLine.get(line)!.changes;
    const isNew = byLine.get(line)!.outcome === 'create';
    const values = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side]]));
    return {
      ...{ recordType, recordId, before: isNew ? null : values('before'), after: values('after') },
      changes: changes.flatMap(shownChanges),
    };
  });
  await writeAudits(trx, admin, 'applyImport', entries, undefined);
}

/** At most so many orders are named. */
const NAMED = 5;

/**
 * Orders that were added, as the audit log shows them after a change by hand. The entry is the new customer's, who isn't
 * told whose record it was.
 */
function shownChanges(change: AuditChange): AuditChange[] {
  if (change.field === 'customer') return [{ ...change, before: null }];
  if (change.field !== 'purchaseOrders') return [change];
  const numbers = String(change.after).split('; ');
  const named = numbers.slice(0, NAMED).map((after) => ({ field: 'purchaseOrder', before: null, after }));
  const more = numbers.length - named.length;
  return more > 0 ? [...named, { field: 'purchaseOrders', before: null, after: `+${more}` }] : named;
}
