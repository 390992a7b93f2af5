import { sql } from 'kysely';
import type { Auth } from '../auth/auth.ts';
import { createKeyedCrypto } from '../auth/keyed-crypto.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { type AccessNotices, createAccessNotices } from './access-notices.ts';
import type { AccountContext } from './context.ts';
import { createInvites, type Invites } from './invites.ts';
import { createLimits } from './limits.ts';
import { createReset, type Reset } from './reset.ts';

/** How people get accounts, and get them back. */
export interface Accounts {
  reset: Reset;
  invites: Invites;
  notices: AccessNotices;
  /**
   * What a start invites: in a demo the newcomer, elsewhere the first admin; answers the admin's link if there is a new
   * one. `publicUrl` is the base of links.
   */
  inviteAtStart(publicUrl: string): Promise<string | undefined>;
  /** Whether there is neither an account nor an invitation: nobody will ever sign in unless the first admin is named. */
  isWithoutPeople(): Promise<boolean>;
}

/** @param secret codes, invitations and mails in the database are of no use without it */
export function createAccounts({
  config,
  database,
  auth,
  jobs,
  secret,
}: {
  config: Config;
  database: Database;
  auth: Auth;
  jobs: Jobs;
  secret: string;
}): Accounts {
  const { smtpUrl: url, mailFrom: from } = config;
  const keyedCrypto = createKeyedCrypto(secret, config.jwtSecretPrevious);
  const send = url && from ? smtpTransport({ url, from }) : undefined;
  const mailer = createMailer({ jobs, keyedCrypto, send });
  const notices = createAccessNotices(config, mailer);
  const limits = createLimits();
  const context: AccountContext = { config, database, keyedCrypto, mailer, notices, auth, limits };
  const invites = createInvites(context);
  return {
    reset: createReset(context),
    invites,
    notices,
    async inviteAtStart(publicUrl) {
      if (config.demo) {
        const { inviteNewcomer } = await import('./demo-invite.ts');
        await inviteNewcomer(context, invites, publicUrl);
        return undefined;
      }
      if (!config.adminEmail) return undefined;
      const { inviteFirstAdmin } = await import('./first-admin.ts');
      return inviteFirstAdmin(context, invites, publicUrl);
    },
    async isWithoutPeople() {
      const { rows } = await sql<{ isEmpty: boolean }>`
        select not exists (select from web_user)
          and not exists (select from invite where expires_at > now()) as "isEmpty"`.execute(database.db);
      return rows[0]?.isEmpty ?? false;
    },
  };
}
