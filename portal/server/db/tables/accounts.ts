import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** People, their access, and what they gave to others. */
export interface AccountTables {
  role: { id: Generated<number>; name: string };
  web_user: {
    id: Generated<number>;
    email: string;
    password_hash: string | null;
    first_name: string | null;
    last_name: string | null;
    company_position: string | null;
    verification: Generated<boolean>;
    rate_search_verification: Generated<boolean>;
    /** The company the user acts for now; an admin may have switched it. */
    entity_id: number;
    /** The company the user belongs to. */
    home_entity_id: number;
    /** Goes up when roles or entity change, so that cached rights are noticed to be old. */
    rights_version: Generated<number>;
    /** Goes up when all that was given to or by the account ends; see `endAccess`. */
    access_version: Generated<number>;
    /** Goes up when somebody changes the account; the database counts. */
    revision: Generated<number>;
    created_at: GeneratedTimestamp;
    last_sign_in_at: Timestamp | null;
    /** That of the last sign-in; null: none is known. */
    locale: string | null;
  };
  /** Read and written as base64, because the two databases return bytes differently. */
  web_user_picture: { web_user_id: number; key: string; media_type: string; image: never };
  web_user_role: { web_user_id: number; role_id: number };
  session: {
    id: string;
    web_user_id: number;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    /** The account's when the session began. */
    access_version: Generated<number>;
  };
  /** One an email, of an account or not (D-08). */
  reset_code: {
    email_hash: string;
    /** null: there is no such account */
    web_user_id: number | null;
    /** null once used */
    code_hash: string | null;
    /** Wrong ones since the code was made (D-10). */
    tries: number;
    expires_at: Timestamp;
    /** Codes asked for since {@link requests_since}. */
    requests: number;
    requests_since: Timestamp;
  };
  /** Wrong codes within a day, by whoever tried them (D-10). */
  guess: { guesser: string; wrong: number; since: Timestamp };
  /** Networks that an account was signed into from. */
  known_network: {
    network: string;
    web_user_id: number;
    seen_at: GeneratedTimestamp;
    /** The account's at that sign-in. */
    access_version: Generated<number>;
  };
  /** Those that nobody has taken up yet. */
  invite: {
    id: string;
    /** Of the same counter as the ids of accounts. */
    list_id: Generated<number>;
    email: string;
    entity_id: number;
    role: string;
    token_hash: string;
    invited_by_id: number | null;
    /** Of the account that invited. */
    access_version: Generated<number>;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  /** Signed links that were given out. */
  link_token: {
    id: string;
    /** Finds it in a list. */
    list_id: Generated<number>;
    record_type: string;
    record_id: number;
    role: string;
    /** Who uses it, in the words of whoever gave it. */
    on_behalf_of: string | null;
    created_by_id: number | null;
    /** The key that it was made with, by whoever made the key. */
    service_key_id: number | null;
    /** Of the account that gave the link. */
    access_version: Generated<number>;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
  };
  /** Keys by which servers of hosts' pages make signed links. */
  service_key: {
    id: Generated<number>;
    name: string;
    /** SHA-256 of the key, in hexadecimal digits. */
    key_hash: string;
    /** Companies whose records its links may open; null: of all. */
    entity_ids: number[] | null;
    /** null: all */
    record_types: string[] | null;
    roles: string[];
    created_by_id: number;
    /** Of the account that made the key. */
    access_version: number;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp | null;
    /** To the minute. */
    last_used_at: Timestamp | null;
    revoked_at: Timestamp | null;
    /** Its links ended when it was revoked. */
    are_links_withdrawn: Generated<boolean>;
  };
}
