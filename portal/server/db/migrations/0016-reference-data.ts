import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Countries, seaports, airports, ocean carriers, airlines and charge types, which every installation needs and nobody
 * would type. What an installation has already stays as it is.
 *
 * Later versions of the files come with a migration that does the same again; this one then finds nothing to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Loaded here because most starts find the migration done and needn't wait for the lists.
  const { addReferenceData } = await import('../seed/reference/add-reference-data.ts');
  await addReferenceData(db as Kysely<Tables>);
}
