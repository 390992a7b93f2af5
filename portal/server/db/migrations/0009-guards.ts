import { type Kysely, sql } from 'kysely';

/**
 * Guards for accounts and their links.
 *
 * `guess` counts wrong codes over a day, under a keyed hash of who tries them (D-10); `known_network` are the networks
 * from which an account was signed into, as keyed hashes, so that strangers use up their own tries and not its owner's.
 *
 * Links and invitations of an account that is deleted go with it: left behind without a giver they would count as the
 * server's own. A role that is given or taken away ends what is remembered of the person's rights, whoever does it.
 *
 * `audit_log_by_time` finds where the log stood when an account began, before which nothing is news to it (D-96).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const GIVERS = [
  { table: 'link_token', column: 'created_by_id' },
  { table: 'invite', column: 'invited_by_id' },
];

const givenBy = (onDelete: 'cascade' | 'set null') =>
  GIVERS.map(
    ({ table, column }) => `alter table ${table} drop constraint ${table}_${column}_fkey,
      add constraint ${table}_${column}_fkey foreign key (${column}) references web_user on delete ${onDelete}`,
  );

const UP = [
  `create table guess (
    guesser text primary key,
    wrong integer not null,
    since timestamptz not null
  )`,
  'create index guess_by_age on guess (since)',
  `create table known_network (
    network text primary key,
    web_user_id integer not null references web_user on delete cascade,
    seen_at timestamptz not null default now()
  )`,
  'create index known_network_by_user on known_network (web_user_id)',
  ...givenBy('cascade'),
  `create function role_changed() returns trigger language plpgsql as $$
    begin
      update web_user set rights_version = rights_version + 1
        where id in (old.web_user_id, new.web_user_id);
      return null;
    end
  $$`,
  `create trigger role_changed after insert or update or delete on web_user_role
    for each row execute function role_changed()`,
  'create index audit_log_by_time on audit_log (at)',
];
