import { ChangeAccount } from '../../../../shared/contract/managed-accounts.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { defineAction } from '../action.ts';
import { writePerson } from '../profile/person.ts';
import { readAccount } from './managed-account.ts';
import { accountToChange, providerAdmin } from './may-manage.ts';

/** D-51: changes the names and the position of somebody else, who may lack the name to sign in with; answers the account. */
export const changeAccount = defineAction({
  id: 'e2c75a90-4b1d-4f83-a6c9-38d0b7f1e264',
  input: ChangeAccount,
  async allow(trx, caller, { accountId }) {
    await providerAdmin(trx, caller);
    return accountToChange(trx, caller, accountId, 'ownNames');
  },
  async run(trx, account, { accountId, ...person }) {
    const { before, after } = await writePerson(trx, accountId, person);
    const changes = changesBetween(before, after);
    if (changes.length === 0) return { result: account };
    return {
      result: await readAccount(trx, accountId),
      audit: { recordType: 'webUser', recordId: accountId, before, after, changes },
    };
  },
});
