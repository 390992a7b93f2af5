import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Airports and a seaport that the lists had not had, such as Chicago O'Hare. What an installation has already stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { addReferenceData } = await import('../seed/reference/add-reference-data.ts');
  await addReferenceData(db as Kysely<Tables>);
}
