import { type Kysely, sql } from 'kysely';

/**
 * Access that ends for good, and who gave it.
 *
 * `web_user.access_version` goes up whenever a new person or a new right begins: an invitation was accepted, a password
 * reset, a role or company changed, the account closed. Sessions, links, invitations and known networks keep the version
 * that they were given under, and count only while it is the account's (D-02, D-15, D-98): so what has ended never comes
 * back, whatever the account becomes later. Of accounts that are closed already, everything ends here.
 *
 * An entry of the audit log may name a network address, the link that was used and who gave it, which outlive the link;
 * entries of the same `repeat_key` are one that is counted up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const GIVEN = ['session', 'link_token', 'invite', 'known_network'];

const UP = [
  `alter table web_user add column access_version integer not null default 1,
    add column last_sign_in_at timestamptz`,
  ...GIVEN.map((table) => `alter table ${table} add column access_version integer not null default 1`),
  'update web_user set access_version = 2 where password_hash is null',
  `update web_user set last_sign_in_at = newest.at
    from (select web_user_id, max(created_at) as at from session group by web_user_id) newest
    where newest.web_user_id = web_user.id`,
  `alter table audit_log add column address text, add column link_id uuid, add column given_by text,
    add column repeat_key text`,
  'create unique index audit_log_by_repeat_key on audit_log (repeat_key) where repeat_key is not null',
  // Deleting an entry looks for those who have read it.
  'create index notification_read_by_entry on notification_read (audit_log_id)',
];
