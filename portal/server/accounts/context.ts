import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Auth } from '../auth/auth.ts';
import type { KeyedCrypto } from '../auth/keyed-crypto.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccessNotices } from './access-notices.ts';
import type { Limits } from './limits.ts';

/** The services that the work on accounts needs. */
export interface AccountContext {
  config: Pick<
    Config,
    'demo' | 'revealUnknownAccounts' | 'passwordMinLength' | 'adminEmail' | 'providerName'
  >;
  database: Database;
  keyedCrypto: KeyedCrypto;
  mailer: Mailer;
  notices: AccessNotices;
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
