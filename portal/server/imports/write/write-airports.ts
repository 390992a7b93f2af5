import { sql } from 'kysely';
import type { AirportWrite } from '../compare/airports.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';

/** Adds and changes airports. A new one is the only one of its city, whose code is then its own. */
export async function writeAirports(
  trx: Trx,
  rows: readonly ToWrite<AirportWrite>[],
): Promise<WrittenRecord[]> {
  const given = sql`json_to_recordset(${JSON.stringify(rows.map(({ write }) => write))}::json)
    given (id integer, code text, name text, city text, "countryId" integer)`;
  const { rows: added } = await sql<{ id: number; code: string }>`
    insert into airport (code, airport_name, city, city_iden, country_id)
    select code, name, city, code, "countryId" from ${given} where id is null returning id, code`.execute(
    trx,
  );
  await sql`
    update airport set airport_name = given.name, city = given.city, country_id = given."countryId"
    from ${given} where airport.id = given.id`.execute(trx);
  const ids = new Map(added.map(({ id, code }) => [code, id]));
  return rows.map(({ line, write }) => ({
    line,
    recordType: 'airport',
    recordId: write.id ?? ids.get(write.code)!,
  }));
}
