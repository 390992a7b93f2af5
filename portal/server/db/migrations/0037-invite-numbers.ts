import { type Kysely, sql } from 'kysely';

/** An invitation has a number of the same counter as accounts, so that a list of both finds each row by one number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invite add column list_id integer not null
    default nextval(pg_get_serial_sequence('web_user', 'id')::regclass)`.execute(db);
}
