import type { Auth } from '../auth/auth.ts';
import { createKeyedCrypto } from '../auth/keyed-crypto.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { smtpTransport } from '../mail/smtp.ts';
import type { AccountContext } from './context.ts';
import { createInvites, type Invites } from './invites.ts';
import { createLimits } from './limits.ts';
import { createReset, type Reset } from './reset.ts';

/** How people get accounts, and get them back. */
export interface Accounts {
  reset: Reset;
  invites: Invites;
  mailer: Mailer;
  /**
   * What a start invites: in a demo the newcomer, elsewhere the first admin; answers the admin's link if there is a new
   * one. `publicUrl` is the base of links.
   */
  inviteAtStart(publicUrl: string): Promise<string | undefined>;
}

/** @param secret codes, invitations and mails in the database are of no use without it */
export function createAccounts({
  config,
  database,
  auth,
  secret,
}: {
  config: Config;
  database: Database;
  auth: Auth;
  secret: string;
}): Accounts {
  const { smtpUrl: url, mailFrom: from } = config;
  const keyedCrypto = createKeyedCrypto(secret, config.jwtSecretPrevious);
  const send = url && from ? smtpTransport({ url, from }) : undefined;
  const mailer = createMailer({ database, keyedCrypto, send });
  const context: AccountContext = { config, database, keyedCrypto, mailer, auth, limits: createLimits() };
  const invites = createInvites(context);
  return {
    reset: createReset(context),
    invites,
    mailer,
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
  };
}
