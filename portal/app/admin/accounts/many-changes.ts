import { type AccountOutcome, AccountOutcomes } from '../../../../shared/contract/managed-accounts.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { client } from '../../client/client.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import type { TextId } from '../texts/index.ts';

export type ManyKind = 'close' | 'invite';

interface ManyChange {
  kind: ManyKind;
  /** Of the button of the selection, and of the dialog's. */
  label: TextId;
  title: TextId;
  consequence: TextId;
  /** One request for all; `key` stays the same for a second try of the same change. */
  send(ids: readonly number[], locale: Locale, key: string): Promise<{ outcomes: AccountOutcome[] }>;
}

/** What can be done to several accounts at once. */
export const MANY: readonly ManyChange[] = [
  {
    kind: 'close',
    label: 'admin.accounts.many.close',
    title: 'admin.accounts.many.close.title',
    consequence: 'admin.accounts.many.close.ends',
    send: (ids, _locale, key) => client.action('closeAccounts', { ids }, AccountOutcomes, { key }),
  },
  {
    kind: 'invite',
    label: 'admin.accounts.reopen',
    title: 'admin.accounts.many.invite.title',
    consequence: 'admin.accounts.many.invite.question',
    send: (ids, locale, key) =>
      callAsUser(AccountOutcomes, {
        request: 'invite again',
        url: '/api/invites/again',
        headers: { 'idempotency-key': key },
        body: { ids, locale },
      }),
  },
];
