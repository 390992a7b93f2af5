import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { Tables } from '../../tables.ts';
import { readCsv } from '../csv.ts';
import { CITY_CODES } from '../data/city-codes.ts';

/** Ids by code, for what refers to places. */
export interface Places {
  countries: ReadonlyMap<string, number>;
  ports: ReadonlyMap<string, number>;
}

/** Countries, seaports and airports with their real codes, from the files in `data/`. */
export async function seedPlaces(db: Kysely<Tables>): Promise<Places> {
  const countries = readCsv('countries.csv').map(({ code = '', name = '' }, index) => ({
    id: index + 1,
    code,
    company_name: name,
  }));
  const countryIds = new Map(countries.map(({ code, id }) => [code, id]));
  const countryId = (code = '') => required(countryIds, code);

  const ports = readCsv('ports.csv').map(({ unlocode = '', name = '', country, ...place }, index) => ({
    id: index + 1,
    scac_code: unlocode,
    company_name: name,
    country_id: countryId(country),
    ...position(place),
  }));
  const cityOf = new Map(
    Object.entries(CITY_CODES).flatMap(([city, airports]) => airports.map((code) => [code, city] as const)),
  );
  const airports = readCsv('airports.csv').map(
    ({ iata = '', icao, name = '', city = '', ...place }, index) => ({
      id: index + 1,
      code: iata,
      icao_code: icao || null,
      airport_name: name,
      city,
      city_iden: cityOf.get(iata) ?? iata,
      country_id: countryId(place.country),
      time_zone: place.timezone || null,
      ...position(place),
    }),
  );

  await insertRows(db, 'country', countries);
  await insertRows(db, 'port', ports);
  await insertRows(db, 'airport', airports);
  return { countries: countryIds, ports: new Map(ports.map(({ scac_code, id }) => [scac_code, id])) };
}

function position({ latitude, longitude }: Record<string, string>) {
  return {
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
  };
}

/** The id of a code that the seed's own lists name; a wrong code there is a mistake, not a gap. */
export function required(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The demo data has no ${code}.`);
  return id;
}
