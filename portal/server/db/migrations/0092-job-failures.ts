import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Why the last try of a job failed, for the operator: mails that can't be sent are told of at once, not when they are given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column failure text`.execute(db);
}
