import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/** Ids by code, for what refers to places. */
export interface Places {
  countries: ReadonlyMap<string, number>;
  ports: ReadonlyMap<string, number>;
  /** By IATA code. */
  airports: ReadonlyMap<string, number>;
}

export async function readPlaces(db: Kysely<Tables>): Promise<Places> {
  const countries = await db.selectFrom('country').select(['code', 'id']).execute();
  const ports = await db.selectFrom('port').select(['scac_code as code', 'id']).execute();
  const airports = await db.selectFrom('airport').select(['code', 'id']).execute();
  return { countries: idsByCode(countries), ports: idsByCode(ports), airports: idsByCode(airports) };
}

const idsByCode = (rows: readonly { code: string; id: number }[]) =>
  new Map(rows.map(({ code, id }) => [code, id]));
