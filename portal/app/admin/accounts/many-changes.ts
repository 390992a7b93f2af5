import { AccountOutcomes } from '../../../../shared/contract/managed-accounts.ts';
import { client } from '../../client/client.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import type { ManyChange } from '../list/many-dialog.tsx';

/** What can be done to several accounts at once. */
export const MANY: readonly ManyChange[] = [
  {
    label: 'admin.accounts.many.close',
    title: 'admin.accounts.many.close.title',
    consequence: 'admin.accounts.many.close.ends',
    most: 'admin.accounts.many.most',
    isDanger: true,
    send: (ids, _locale, key) => client.action('closeAccounts', { ids }, AccountOutcomes, { key }),
  },
  {
    label: 'admin.accounts.reopen',
    title: 'admin.accounts.many.invite.title',
    consequence: 'admin.accounts.many.invite.question',
    most: 'admin.accounts.many.most',
    send: (ids, locale, key) =>
      callAsUser(AccountOutcomes, {
        request: 'invite again',
        url: '/api/invites/again',
        headers: { 'idempotency-key': key },
        body: { ids, locale },
      }),
  },
];
