import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Auth } from '../auth/auth.ts';
import type { Keyed } from '../auth/keyed.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Limits } from './limits.ts';

/** What the work on accounts stands on. */
export interface AccountContext {
  config: Pick<
    Config,
    'demo' | 'revealUnknownAccounts' | 'passwordMinLength' | 'adminEmail' | 'providerName'
  >;
  database: Database;
  keyed: Keyed;
  mailer: Mailer;
  limits: Limits;
  auth: Auth;
}

/** Who asks. */
export interface Visitor {
  /** The network address, for the slow-down. */
  address: string;
  /** Of the mail that follows. */
  locale: Locale;
  requestId: string;
}
