import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** What a text file is encoded in, where somebody said it: another check of the file reads it so again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table import add column encoding text`.execute(db);
};
