import * as v from 'valibot';
import { INVITE_ROLES, LONGEST_EMAIL, MailLocale } from './account.ts';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';
import { AccountRevision, personFields } from './profile.ts';

export const ACCOUNT_STATES = ['open', 'invited', 'closed'] as const;

/** A result that was kept under its key before an upgrade says no more than whether the company is the provider. */
const AccountCompany = v.pipe(
  v.object({
    id: v.number(),
    companyName: v.string(),
    type: v.optional(v.string()),
    /** For pages that were opened before an upgrade: they read no `type`. */
    isProvider: v.optional(v.boolean()),
  }),
  v.transform(({ type, ...company }) => ({
    ...company,
    type: type ?? (company.isProvider ? 'Provider' : ''),
  })),
);

/** An account as the admins of the provider manage it. Times are ISO 8601, UTC. */
export const ManagedAccount = v.object({
  /** null: nobody has taken up the invitation yet */
  id: v.nullable(v.number()),
  email: v.string(),
  /** Empty where the person gave none. */
  name: v.string(),
  /** The parts of the name, and the position; empty where there is none. */
  firstName: v.string(),
  lastName: v.string(),
  companyPosition: v.string(),
  /** The company that the person belongs to; of an invitation that which it names. */
  entity: AccountCompany,
  roles: v.array(v.string()),
  /** `invited`: opens with the invitation of {@link ManagedAccount} `inviteId`; `closed`: can be invited anew. */
  state: v.picklist(ACCOUNT_STATES),
  lastSignInAt: v.nullable(v.string()),
  inviteId: v.nullable(v.string()),
  /** null as the id */
  revision: v.nullable(v.number()),
});
export type ManagedAccount = v.InferOutput<typeof ManagedAccount>;

/**
 * `listAccounts`: {accounts, hasMore} by email; those whose email, name or company has the text; `after` is the last email of the page
 * before.
 */
export const ListAccounts = v.object({
  text: v.nullish(v.pipe(plainText(200), v.trim()), ''),
  state: v.nullish(v.picklist(ACCOUNT_STATES)),
  after: v.nullish(plainText(LONGEST_EMAIL)),
  take: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
});

/** `closeAccount`; answers the account as it now stands, as do the others. */
export const CloseAccount = v.object({ accountId: Id });

/** `setAccountRole`: the one role that the person has from now on. */
export const SetAccountRole = v.object({
  accountId: Id,
  role: v.picklist(INVITE_ROLES),
  revision: AccountRevision,
});

/** `setAccountCompany`: the company that the person belongs to, and acts for, from now on. */
export const SetAccountCompany = v.object({ accountId: Id, entityId: Id, revision: AccountRevision });

/** `changeAccount`: the names and the position of another person than the caller. */
export const ChangeAccount = v.object({
  accountId: Id,
  ...personFields,
  revision: AccountRevision,
});

/** Accounts, or invitations, that are changed at once. */
export const MOST_CHANGED = 100;

/**
 * `closeAccounts`, `POST /api/invites/again` with the `locale` of the mails, and `POST /api/invites/withdraw`: rows of the
 * list by their ids.
 */
export const ChangeAccounts = v.object({
  ids: v.pipe(
    v.array(Id),
    v.minLength(1),
    v.maxLength(MOST_CHANGED),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
});

export const InviteAgain = v.object({ ...ChangeAccounts.entries, locale: MailLocale });

/**
 * What became of each row. `own`: nobody closes their own account; `providerOnly`: the provider's own people alone may;
 * `roleOfCompany`: the company's people don't have the role any more.
 */
const ACCOUNT_OUTCOMES = [
  ...(['closed', 'invited', 'withdrawn'] as const),
  ...(['notOpen', 'alreadyOpen', 'own', 'providerOnly', 'roleOfCompany', 'unknown'] as const),
] as const;

export const AccountOutcomes = v.object({
  /** In the order of the ids; `email` is empty for what is there no more. */
  outcomes: v.array(v.object({ id: v.number(), email: v.string(), outcome: v.picklist(ACCOUNT_OUTCOMES) })),
});
export type AccountOutcome = v.InferOutput<typeof AccountOutcomes>['outcomes'][number];
