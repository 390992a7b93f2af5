import { type AccountOutcome, ChangeAccounts } from '../../../../shared/contract/managed-accounts.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import { defineAction } from '../action.ts';
import { closeOne } from './close-account.ts';
import { accountsInList } from './managed-account.ts';
import { changerOfAccounts } from './may-manage.ts';

/** `closeAccount` of several rows of the list; says of each what became of it, and closes those that it can. */
export const closeAccounts = defineAction({
  id: '3cca2e89-c96a-43d6-9ffc-8464fc48e12a',
  input: ChangeAccounts,
  allow: (trx, caller) => changerOfAccounts(trx, caller),
  async run(trx, manager, { ids }) {
    const outcomes: AccountOutcome[] = [];
    const audit: AuditRecord[] = [];
    for (const [listId, account] of await accountsInList(trx, ids, manager)) {
      const told = (outcome: AccountOutcome['outcome']) =>
        outcomes.push({ id: listId, email: account?.email ?? '', outcome });
      if (!account) told('unknown');
      else if (account.id === manager.user.userId) told('own');
      else if (account.id === null || account.state !== 'open') told('notOpen');
      else {
        audit.push((await closeOne(trx, account.id)).audit);
        told('closed');
      }
    }
    return { result: { outcomes }, audit };
  },
});
