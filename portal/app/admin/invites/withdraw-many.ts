import { AccountOutcomes } from '../../../../shared/contract/managed-accounts.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import type { ManyChange } from '../list/many-dialog.tsx';

/** Withdraws several invitations at once. */
export const WITHDRAW_MANY: ManyChange = {
  label: 'admin.withdraw',
  title: 'admin.withdraw.many.title',
  consequence: 'admin.withdraw.many.question',
  most: 'admin.withdraw.many.most',
  isDanger: true,
  send: (ids, _locale, key) =>
    callAsUser(AccountOutcomes, {
      request: 'withdraw invites',
      url: '/api/invites/withdraw',
      headers: { 'idempotency-key': key },
      body: { ids },
    }),
};
