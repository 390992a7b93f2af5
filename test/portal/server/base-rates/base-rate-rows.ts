import { sql } from 'kysely';
import { endSuperseded } from '../../../../portal/server/base-rates/superseded-rates.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { NewRow } from '../../../../portal/server/db/tables.ts';

/** Ports 1 Shanghai, 2 Los Angeles, 3 Singapore, 4 Hamburg; carriers 11 MAEU and 12 HLCU. */
export async function fillLanes({ db }: Database): Promise<void> {
  for (const statement of [
    sql`insert into country (id, code, company_name) values (1, 'US', 'United States'), (2, 'CN', 'China'),
      (3, 'SG', 'Singapore'), (4, 'DE', 'Germany')`,
    sql`insert into port (id, scac_code, company_name, country_id) values (1, 'CNSHA', 'Shanghai', 2),
      (2, 'USLAX', 'Los Angeles', 1), (3, 'SGSIN', 'Singapore', 3), (4, 'DEHAM', 'Hamburg', 4)`,
    sql`insert into company (id, company_name, entity_type, is_carrier, code) values
      (11, 'Maersk', 'Carrier', true, 'MAEU'), (12, 'Hapag-Lloyd', 'Carrier', true, 'HLCU')`,
  ])
    await statement.execute(db);
}

const RATE: NewRow<'base_rate'> = {
  origin_port_id: 1,
  destination_port_id: 2,
  carrier_id: 11,
  kind: 'FAK',
  source: 'Own',
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
  currency: 'USD',
  price_40hc: '2000.00',
};

/** Stores rates of lane 1 to 2 one after the other, each the whole of 2026 unless it says otherwise; answers their ids. */
export async function storeRates(
  { db }: Database,
  ...rates: readonly Partial<NewRow<'base_rate'>>[]
): Promise<number[]> {
  const ids: number[] = [];
  for (const rate of rates) {
    const { id } = await db
      .insertInto('base_rate')
      .values({ ...RATE, ...rate })
      .returning('id')
      .executeTakeFirstOrThrow();
    await endSuperseded(db, [id]);
    ids.push(id);
  }
  return ids;
}
