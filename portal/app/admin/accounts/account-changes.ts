import { roleToInvite } from '../../../../shared/contract/account.ts';
import { ManagedAccount } from '../../../../shared/contract/managed-accounts.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { client } from '../../client/client.ts';
import type { PersonValues } from '../../profile/personal/person-fields.tsx';
import type { Profile } from '../../session/profile/profile.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { type InviteRequest, sendInvite, withdrawInvite } from '../api.ts';
import { adminFailure, inviteFailure, withdrawFailure } from '../failure-text.ts';
import type { TextId } from '../texts/index.ts';
import type { AccountRow } from './account-row.ts';

/** What needs an entry, and what a yes alone. */
export type EntryKind = 'names' | 'role' | 'company';
export type QuestionKind = 'close' | 'reopen' | 'withdraw';
export type ChangeKind = EntryKind | QuestionKind;

export const isEntry = (kind: ChangeKind): kind is EntryKind => ['names', 'role', 'company'].includes(kind);

/** What a question was given besides the account. */
interface QuestionValues {
  /** Of the mail of an invitation. */
  locale: Locale;
}

/** What the dialog of an entry was given. */
export interface ChangeValues extends QuestionValues {
  role: InviteRequest['role'];
  /** Undefined until one was chosen. */
  entityId: number | undefined;
  person: PersonValues;
}

interface Change<Values> {
  /** Of the menu, and of the dialog's button. */
  label: TextId;
  title: TextId;
  consequence: TextId;
  done: TextId;
  failure(error: unknown): Text;
  /** `key` stays the same for a second try of the same change. */
  send(account: AccountRow, values: Values, key: string): Promise<unknown>;
}

/** An open account can be changed and closed, a closed one invited anew, an invitation withdrawn. */
const CHANGES_OF: Readonly<Record<AccountRow['state'], readonly ChangeKind[]>> = {
  open: ['names', 'role', 'company', 'close'],
  invited: ['withdraw'],
  closed: ['reopen'],
};

/** Names and companies are changed by admins alone. */
const OF_ADMINS: readonly ChangeKind[] = ['names', 'company'];

export const changesFor = ({ state }: AccountRow, profile: Profile | undefined): readonly ChangeKind[] =>
  CHANGES_OF[state].filter((kind) => isAdmin(profile) || !OF_ADMINS.includes(kind));

const act = (
  name: 'changeAccount' | 'closeAccount' | 'setAccountRole' | 'setAccountCompany',
  { accountId }: AccountRow,
  input: object,
  key: string,
) => client.action(name, { accountId, ...input }, ManagedAccount, { key });

/** A change of what the person saw on the screen (D-151). */
const actOnSeen = (name: Parameters<typeof act>[0], account: AccountRow, input: object, key: string) =>
  act(name, account, { ...input, revision: account.revision }, key);

export const CHANGES: Readonly<
  Record<EntryKind, Change<ChangeValues>> & Record<QuestionKind, Change<QuestionValues>>
> = {
  names: {
    label: 'admin.accounts.names',
    title: 'admin.accounts.names.title',
    consequence: 'admin.accounts.names.needed',
    done: 'admin.accounts.names.done',
    failure: adminFailure,
    send: (account, { person }, key) => actOnSeen('changeAccount', account, person, key),
  },
  role: {
    label: 'admin.accounts.role',
    title: 'admin.accounts.role.title',
    consequence: 'admin.accounts.ends',
    done: 'admin.accounts.role.done',
    failure: adminFailure,
    send: (account, { role }, key) => actOnSeen('setAccountRole', account, { role }, key),
  },
  company: {
    label: 'admin.accounts.company',
    title: 'admin.accounts.company.title',
    consequence: 'admin.accounts.ends',
    done: 'admin.accounts.company.done',
    failure: adminFailure,
    send: (account, { entityId }, key) => actOnSeen('setAccountCompany', account, { entityId }, key),
  },
  close: {
    label: 'admin.accounts.close',
    title: 'admin.accounts.close.title',
    consequence: 'admin.accounts.close.ends',
    done: 'admin.accounts.close.done',
    failure: adminFailure,
    send: (account, _values, key) => act('closeAccount', account, {}, key),
  },
  reopen: {
    label: 'admin.accounts.reopen',
    title: 'admin.accounts.reopen.title',
    consequence: 'admin.accounts.reopen.question',
    done: 'admin.invites.sent',
    failure: inviteFailure,
    send: (account, { locale }, key) =>
      sendInvite(
        { email: account.email, entityId: account.entity.id, role: roleToInvite(account.roles), locale },
        key,
      ),
  },
  withdraw: {
    label: 'admin.withdraw',
    title: 'admin.withdraw.name',
    consequence: 'admin.withdraw.question',
    done: 'admin.withdraw.done',
    failure: withdrawFailure,
    send: ({ inviteId }) => withdrawInvite(inviteId ?? ''),
  },
};
