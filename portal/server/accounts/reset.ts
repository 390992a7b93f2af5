import { randomInt } from 'node:crypto';
import { writeAudit } from '../audit/write-audit.ts';
import { TooManyAttempts } from '../auth/attempt-limits/throttle.ts';
import { endAccess } from '../auth/end-access.ts';
import { requireNewPassword } from '../auth/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { findAccount } from '../auth/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { resetMail } from '../mail/mail-texts.ts';
import { countTry, pruneGuesses, requireTries } from './code-attempts.ts';
import type { AccountContext, Visitor } from './context.ts';
import { CODE_MINUTES, pruneCodes, storeCode, tryCode, useCode } from './reset-codes.ts';

/** A forgotten password: by a code that is mailed (AUTH-16 to AUTH-34, API-03 to API-05). */
export interface Reset {
  /** @throws ApiError 404 no such account (only where the server reveals it, D-08), 429 */
  sendCode(request: { email: string }, visitor: Visitor): Promise<void>;
  /** Leaves the code good for {@link Reset.setPassword}. @throws ApiError 400 not the code, 429 */
  checkCode(request: { email: string; otp: string }, visitor: Visitor): Promise<void>;
  /**
   * Checks the code again (D-05), uses it up, ends all access to the account (`endAccess`), and tells its
   * owner by mail.
   *
   * @throws ApiError 400 not the code, 422 as `requireNewPassword`, 429
   */
  setPassword(
    request: { email: string; otp: string; password: string },
    visitor: Visitor & { publicUrl: string },
  ): Promise<void>;
}

const wrongCode = () => new ApiError(400, 'invalid_code', 'This code is not valid.');

export function createReset(context: AccountContext): Reset {
  const { config, database, keyedCrypto, mailer, notices, limits, auth } = context;
  const { db } = database;

  /** An account without a password was invited and can't have forgotten it. */
  async function accountOf(email: string) {
    const account = await findAccount(db, email);
    return account?.passwordHash ? account : undefined;
  }

  /** A code is stored under the account's own spelling of the email, else under the visitor's. */
  const normalized = (email: string) => email.trim().toLowerCase();

  /** The code as it may be stored: by the present secret, or by the one before (JWT_SECRET_PREVIOUS). */
  const codesOf = (email: string, otp: string) =>
    keyedCrypto.hashes('reset email', normalized(email)).map((emailHash, n) => ({
      emailHash,
      codeHash: keyedCrypto.hashes('reset code', emailHash, otp.replaceAll(/\s/g, ''))[n] ?? '',
    }));

  /** Slowed down from wrong guess to wrong guess, by account and by address, and only so many a day (D-10). */
  async function rightCode({ email, otp }: { email: string; otp: string }, { address }: Visitor) {
    const account = await accountOf(email);
    const known = account?.email ?? email;
    const [present, previous] = codesOf(known, otp);
    let code = present!;
    const source = await auth.attemptSourceOf(known, address);
    const isRight = await limits.guesses(address, source.key, () =>
      inTransaction(database, async (trx) => {
        await requireTries(trx, source);
        let right = await tryCode(trx, code);
        if (right === undefined && previous) {
          code = previous;
          right = await tryCode(trx, code);
        }
        if (right !== undefined) await countTry(trx, source, right);
        return right === true;
      }),
    );
    if (!isRight) throw wrongCode();
    return { code, email: known };
  }

  return {
    async sendCode({ email }, { address, locale }) {
      const account = await accountOf(email);
      await limits.mails(address);
      if (!account && config.revealUnknownAccounts)
        throw new ApiError(404, 'unknown_account', 'There is no account with this email.');
      const known = account?.email ?? email;
      const source = await auth.attemptSourceOf(known, address);
      const code = String(randomInt(100_000)).padStart(5, '0');
      const content = await resetMail(locale, { code, minutes: CODE_MINUTES });
      const mail = { to: account?.email ?? null, ...content };
      await pruneCodes(db);
      await inTransaction(database, async (trx) => {
        // A code that can't be tried would be of no use.
        await requireTries(trx, source);
        await pruneGuesses(trx);
        const newCode = { ...codesOf(known, code)[0]!, userId: account?.id ?? null, isKnown: source.isKnown };
        const stored = await storeCode(trx, newCode);
        if ('wait' in stored) throw new TooManyAttempts(stored.wait);
        await mailer.post(trx, mail, { kind: 'reset', uselessAt: stored.uselessAt });
      });
      mailer.wake();
    },

    async checkCode(request, visitor) {
      await rightCode(request, visitor);
    },

    async setPassword({ password, ...request }, visitor) {
      await requireNewPassword(password, config.passwordMinLength);
      const { code, email } = await rightCode(request, visitor);
      const hash = await hashPassword(password, visitor.address);
      const isDone = await inTransaction(database, async (trx) => {
        const userId = await useCode(trx, code);
        if (userId === undefined) return false;
        const { numUpdatedRows } = await trx
          .updateTable('web_user')
          .set({ password_hash: hash })
          .where('id', '=', userId)
          // An account that was closed since stays closed.
          .where('password_hash', 'is not', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await endAccess(trx, userId);
        const changes = [{ field: 'password', before: null, after: true }];
        const { address, requestId } = visitor;
        const record = { recordType: 'webUser', recordId: userId, before: null, after: {}, changes, address };
        // As of nobody in particular: somebody else may have read the code.
        await writeAudit(trx, { kind: 'service', label: email }, 'resetPassword', record, requestId);
        const { locale, publicUrl } = visitor;
        await notices.passwordChanged(trx, userId, { by: 'code', locale, publicUrl });
        return true;
      });
      if (!isDone) throw wrongCode();
      notices.wake();
      await auth.clearFailures(email, visitor.address);
    },
  };
}
