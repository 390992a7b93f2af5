import type { Transaction } from 'kysely';
import type { AuditRecord } from '../../audit/write-audit.ts';
import { endAccess } from '../../auth/end-access.ts';
import type { Tables } from '../../db/tables.ts';
import { readAccount } from './managed-account.ts';

/** Ends the access that a changed account had; answers what its action does, the account with the entry of the change. */
export async function changedAccount(
  trx: Transaction<Tables>,
  accountId: number,
  change: Pick<AuditRecord, 'before' | 'after' | 'changes'>,
) {
  await endAccess(trx, accountId);
  return {
    result: await readAccount(trx, accountId),
    audit: { recordType: 'webUser', recordId: accountId, ...change },
  };
}
