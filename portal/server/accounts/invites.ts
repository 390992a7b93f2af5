import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { type InviteInput, LONGEST_FIELD, type SetPasswordInput } from '../../../shared/contract/account.ts';
import type { AccountOutcome } from '../../../shared/contract/managed-accounts.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { accountsInList } from '../actions/accounts/managed-account.ts';
import { changerOfAccounts } from '../actions/accounts/may-manage.ts';
import { peopleManager } from '../actions/accounts/people-manager.ts';
import { claim, firstResult, keyedCallOf, storeResult } from '../actions/idempotency.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { requireNewPassword } from '../auth/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Caller, UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { isUuid } from '../http/uuid.ts';
import { inviteMail } from '../mail/mail-texts.ts';
import { EMAIL } from '../setting-types.ts';
import type { AccountContext, Visitor } from './context.ts';
import { outcomesOf } from './invite-again.ts';
import {
  deleteInvite,
  deleteListed,
  hasInvite,
  type Invite,
  listInvites,
  storeInvite,
  takeInvite,
} from './invite-repository.ts';
import { requireInvitedRole, requireNewPerson } from './new-person.ts';
import { activate } from './people.ts';

type Trx = Transaction<Tables>;
type Invitee = Omit<v.InferOutput<typeof InviteInput>, 'locale'>;

/** New people: an admin, or a manager of the company, invites, the mailed link lets them choose a password (AUTH-35 to AUTH-47, API-07, API-08). */
export interface Invites {
  /**
   * Also opens a closed account again.
   *
   * @throws ApiError 400 email, else as `requireNewPerson`; then nothing has changed
   */
  invite(
    admin: UserCaller,
    invitee: Invitee,
    about: Visitor & { publicUrl: string; key?: string | undefined },
  ): Promise<Invite>;
  /**
   * Invites rows of the list of accounts again, with the company and role that they have, as far as each can be.
   *
   * @throws ApiError 403 to others than those who manage people
   */
  inviteAgain(
    admin: UserCaller,
    ids: readonly number[],
    about: Visitor & { publicUrl: string; key?: string | undefined },
  ): Promise<AccountOutcome[]>;
  /** Those nobody has taken up, newest first, of a company or of all. */
  list(companyId: number | null): Promise<Invite[]>;
  /** @throws ApiError 404 */
  withdraw(admin: UserCaller, id: string, requestId: string): Promise<void>;
  /** Withdraws rows of the list, as far as each is there. */
  withdrawListed(
    admin: UserCaller,
    ids: readonly number[],
    about: { requestId: string; key: string | undefined },
  ): Promise<AccountOutcome[]>;
  /** @throws ApiError 400 `invalid_invite` */
  verify(link: InviteLink): Promise<void>;
  /**
   * Makes the account and uses the link up.
   *
   * @throws ApiError 400 `invalid_invite`; 422 as `requireNewPassword` and `requireInvitedRole`: the link stays as it is
   */
  accept(form: v.InferOutput<typeof SetPasswordInput>, visitor: Visitor): Promise<void>;
  /** Writes an invitation and its mail; answers the link. For invitations that no admin asked for. */
  write(
    trx: Trx,
    invitee: Invitee,
    about: { locale: Locale; publicUrl: string },
  ): Promise<{ invite: Invite; link: string }>;
}

interface InviteLink {
  email: string;
  invite_verification: string;
}

const MOST_LISTED = 1_000;
const wrongLink = () => new ApiError(400, 'invalid_invite', 'This invitation is not valid.');

export function createInvites({ config, database, keyedCrypto, mailer, auth }: AccountContext): Invites {
  const { db } = database;
  const hashOf = (token: string) => keyedCrypto.hash('invite', token);

  async function write(
    trx: Trx,
    { email, entityId, role }: Invitee,
    about: { locale: Locale; publicUrl: string; admin?: UserCaller },
  ) {
    const token = randomBytes(32).toString('base64url');
    const invitedBy = about.admin ?? null;
    const invite = await storeInvite(trx, { email, entityId, role, tokenHash: hashOf(token), invitedBy });
    const query = new URLSearchParams({ email, invite_verification: token });
    const link = `${about.publicUrl}/auth/set-password-new-user?${query}`;
    const content = await inviteMail(about.locale, {
      link,
      company: invite.entityName,
      expiresAt: invite.expiresAt,
    });
    await mailer.post(
      trx,
      { to: email, ...content },
      { kind: 'invite', uselessAt: new Date(invite.expiresAt) },
    );
    return { invite, link };
  }

  async function inviteOne(
    trx: Trx,
    admin: UserCaller,
    invitee: Invitee,
    { requestId, ...about }: { locale: Locale; publicUrl: string; requestId: string },
  ): Promise<Invite> {
    const closedId = await requireNewPerson(trx, admin, invitee);
    const { invite } = await write(trx, invitee, { ...about, admin });
    const action = closedId === undefined ? 'invite' : 'reopenAccount';
    await audit(trx, admin, action, { ...invitee, userId: closedId }, requestId);
    return invite;
  }

  /**
   * An invitation that this link opens, or a refusal. Nobody guesses 32 random bytes, so guesses are not slowed down: a
   * limit would only let others keep the invited person waiting (D-10).
   */
  async function requireInvite({ email, invite_verification }: InviteLink) {
    // PostgreSQL's text has no NUL character, and so no invitation has one.
    const hashes = email.includes('\0') ? [] : keyedCrypto.hashes('invite', invite_verification);
    for (const tokenHash of hashes) if (await hasInvite(db, email, tokenHash)) return tokenHash;
    throw wrongLink();
  }

  return {
    write,

    async invite(admin, invitee, { key, requestId, ...about }) {
      if (!EMAIL.test(invitee.email) || [...invitee.email].length > LONGEST_FIELD)
        throw new ApiError(
          400,
          'invalid',
          `The field email must be an address of at most ${LONGEST_FIELD} characters.`,
        );
      const keyed = keyedCallOf(admin, key, `invite ${JSON.stringify(invitee)}`);
      const invite = await inTransaction(database, async (trx) => {
        if (!(await claim(trx, admin, keyed)) && keyed) return (await firstResult(trx, keyed)) as Invite;
        const invited = await inviteOne(trx, admin, invitee, { ...about, requestId });
        if (keyed) await storeResult(trx, keyed, invited);
        return invited;
      });
      mailer.wake();
      return invite;
    },

    async inviteAgain(admin, ids, { key, ...about }) {
      const keyed = keyedCallOf(admin, key, `invite again ${JSON.stringify(ids)}`);
      const outcomes = await inTransaction(database, async (trx) => {
        const isFirst = await claim(trx, admin, keyed);
        const manager = await changerOfAccounts(trx, admin);
        if (!isFirst && keyed) return (await firstResult(trx, keyed)) as AccountOutcome[];
        const told = await outcomesOf(await accountsInList(trx, ids, manager), (invitee) =>
          inviteOne(trx, admin, invitee, about),
        );
        if (keyed) await storeResult(trx, keyed, told);
        return told;
      });
      mailer.wake();
      return outcomes;
    },

    list: (companyId) => listInvites(db, MOST_LISTED, companyId),

    async withdraw(admin, id, requestId) {
      const found = await inTransaction(database, async (trx) => {
        await claim(trx, admin, undefined);
        const invite = isUuid(id) ? await deleteInvite(trx, id, peopleManager(admin).companyId) : undefined;
        if (invite) await audit(trx, admin, 'withdrawInvite', invite, requestId);
        return invite;
      });
      if (!found) throw new ApiError(404, 'not_found', 'There is no such open invitation.');
    },

    withdrawListed: (admin, ids, { requestId, key }) =>
      inTransaction(database, async (trx) => {
        const keyed = keyedCallOf(admin, key, `withdraw invites ${JSON.stringify(ids)}`);
        if (!(await claim(trx, admin, keyed)) && keyed)
          return (await firstResult(trx, keyed)) as AccountOutcome[];
        const withdrawn = await deleteListed(trx, ids, peopleManager(admin).companyId);
        for (const invite of withdrawn) await audit(trx, admin, 'withdrawInvite', invite, requestId);
        const told = ids.map((id): AccountOutcome => {
          const invite = withdrawn.find(({ listId }) => listId === id);
          return { id, email: invite?.email ?? '', outcome: invite ? 'withdrawn' : 'unknown' };
        });
        if (keyed) await storeResult(trx, keyed, told);
        return told;
      }),

    async verify(link) {
      await requireInvite(link);
    },

    async accept({ password, first_name, last_name, ...link }, visitor) {
      await requireNewPassword(password, config.passwordMinLength);
      const tokenHash = await requireInvite(link);
      const passwordHash = await hashPassword(password, visitor.address);
      const isDone = await inTransaction(database, async (trx) => {
        const invite = await takeInvite(trx, link.email, tokenHash);
        if (!invite) return false;
        await requireInvitedRole(trx, invite);
        const userId = await activate(trx, {
          ...invite,
          passwordHash,
          firstName: first_name,
          lastName: last_name,
        });
        // The invitation is then of no use to anybody: it is gone, with nothing else changed.
        if (userId === undefined) return false;
        const invitee = { kind: 'service', label: invite.email } as const;
        const { address, requestId } = visitor;
        await audit(trx, invitee, 'acceptInvite', { ...invite, userId, address }, requestId);
        return true;
      });
      if (!isDone) throw wrongLink();
      await auth.clearFailures(link.email, visitor.address);
    },
  };
}

/** As what happened to the account `userId`, or to the company where the person has none yet. */
function audit(
  trx: Trx,
  actor: Caller,
  action: string,
  invited: { email: string; entityId: number; role: string; userId?: number | undefined; address?: string },
  requestId: string,
): Promise<void> {
  const { email, entityId, role, userId, address } = invited;
  const changed = (field: string, value: string) =>
    action === 'withdrawInvite'
      ? { field, before: value, after: null }
      : { field, before: null, after: value };
  const record = {
    ...(userId === undefined
      ? { recordType: 'entity', recordId: entityId }
      : { recordType: 'webUser', recordId: userId }),
    before: null,
    after: { email, entityId, role },
    changes: [changed('email', email), changed('role', role)],
    ...(address && { address }),
  };
  return writeAudit(trx, actor, action, record, requestId);
}
