import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { moveIdsPastUsed } from '../move-ids.ts';
import { addMissing, type ReferenceTable } from './add-missing.ts';
import { airportRows, carrierRows, chargeTypeRows, countryRows, portRows } from './reference-rows.ts';

const TABLES: readonly ReferenceTable[] = ['country', 'port', 'airport', 'company', 'charge_type'];

/**
 * Countries, seaports, airports, ocean carriers, airlines and charge types, as far as the database doesn't have them
 * yet. Every code is there once afterwards; nothing that was there is changed, so it may run again with newer files.
 */
export async function addReferenceData(db: Kysely<Tables>): Promise<void> {
  // Somebody may have written ids out where the counters don't see it.
  await moveIdsPastUsed(db, TABLES);
  await addMissing(db, 'country', { rows: countryRows(), isSame: sql`known.code = entry.code` });
  const countries = await db.selectFrom('country').select(['id', 'code']).execute();
  const countryIds = new Map(countries.map(({ id, code }) => [code, id]));
  await addMissing(db, 'port', {
    rows: portRows(countryIds),
    isSame: sql`known.scac_code = entry.scac_code`,
  });
  await addMissing(db, 'airport', { rows: airportRows(countryIds), isSame: sql`known.code = entry.code` });
  // These two have no unique code: what an operator made without one, or under another, is known by its name.
  await addMissing(db, 'company', {
    rows: carrierRows(countryIds),
    isSame: sql`known.entity_type = entry.entity_type
      and (known.code = entry.code or lower(known.company_name) = lower(entry.company_name))`,
  });
  await addMissing(db, 'charge_type', {
    rows: chargeTypeRows(),
    isSame: sql`known.charge_iden = entry.charge_iden or lower(known.description) = lower(entry.description)`,
  });
  await moveIdsPastUsed(db, TABLES);
  // The embedded database has no autovacuum that would gather statistics.
  await sql`analyze ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(db);
}
