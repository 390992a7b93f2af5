import type { Transaction } from 'kysely';
import { type Locale, toLocale } from '../../../shared/i18n/locales.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../db/tables.ts';
import { passwordChangedMail, roleChangedMail } from '../mail/access-mails.ts';
import type { Mailer } from '../mail/mailer.ts';

type Trx = Transaction<Tables>;

/**
 * Tells people by mail when somebody has changed how they get into the portal, so that they notice it where it was not them
 * (D-153). Each mail is written in the transaction of the change, in the language of the person's last sign-in.
 */
export interface AccessNotices {
  /** `by` the signed-in owner, or whoever had a code; `locale` is for a person whose language isn't known. */
  passwordChanged(
    trx: Trx,
    userId: number,
    about: { by: 'owner' | 'code'; locale: Locale; publicUrl: string },
  ): Promise<void>;
  /** An admin gave the account another role. */
  roleChanged(trx: Trx, userId: number, roles: { before: string; after: string }): Promise<void>;
  /** To call after the commit. */
  wake(): void;
}

export function createAccessNotices(
  { providerName, providerTimeZone: timeZone }: Pick<Config, 'providerName' | 'providerTimeZone'>,
  mailer: Mailer,
): AccessNotices {
  const changeOf = ({ email }: { email: string }) => ({ email, at: new Date(), timeZone, providerName });
  return {
    async passwordChanged(trx, userId, { by, locale, publicUrl }) {
      const account = await addresseeOf(trx, userId);
      const link = `${publicUrl}/auth/forgot-password`;
      const mail = await passwordChangedMail(account.locale ?? locale, { ...changeOf(account), by, link });
      await mailer.post(trx, { to: account.email, ...mail }, { kind: 'password' });
    },

    async roleChanged(trx, userId, { before, after }) {
      const account = await addresseeOf(trx, userId);
      const mail = await roleChangedMail(account.locale ?? 'en', { ...changeOf(account), before, after });
      await mailer.post(trx, { to: account.email, ...mail }, { kind: 'role' });
    },

    wake: mailer.wake,
  };
}

async function addresseeOf(trx: Trx, userId: number): Promise<{ email: string; locale: Locale | undefined }> {
  const { email, locale } = await trx
    .selectFrom('web_user')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { email, locale: toLocale(locale) };
}
