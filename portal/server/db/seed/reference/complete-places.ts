import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { readCsv } from '../csv.ts';
import { PLACE_NAMES } from '../data/place-names.ts';

/**
 * Gives ports and airports what nobody enters and the files know: the other words that find them, also those of other
 * languages, where they are, and an airport's time zone and ICAO code where it has none. Rows that are as the files have them
 * stay untouched.
 */
export async function completePlaces(db: Kysely<Tables>): Promise<void> {
  const ports = readCsv('ports.csv').map(({ unlocode = '', latitude, longitude, words }) => ({
    ...{ code: unlocode, latitude: number(latitude), longitude: number(longitude) },
    words: withNames(unlocode, words),
  }));
  await sql`
    update port set words = entry.words, latitude = entry.latitude, longitude = entry.longitude
    from json_to_recordset(${JSON.stringify(ports)}::json)
      entry (code text, words text, latitude double precision, longitude double precision)
    where port.scac_code = entry.code
      and (port.words, port.latitude, port.longitude)
        is distinct from (entry.words, entry.latitude, entry.longitude)`.execute(db);

  const airports = readCsv('airports.csv').map(
    ({ iata = '', icao, latitude, longitude, timezone, words }) => ({
      ...{ code: iata, icao: icao || null, timezone, words: withNames(iata, words) },
      ...{ latitude: number(latitude), longitude: number(longitude) },
    }),
  );
  await sql`
    update airport set words = entry.words, latitude = entry.latitude, longitude = entry.longitude,
      icao_code = coalesce(airport.icao_code, entry.icao), time_zone = coalesce(airport.time_zone, entry.timezone)
    from json_to_recordset(${JSON.stringify(airports)}::json) entry (code text, icao text, timezone text, words text,
      latitude double precision, longitude double precision)
    where airport.code = entry.code
      and (airport.words, airport.latitude, airport.longitude,
        coalesce(airport.icao_code, ''), coalesce(airport.time_zone, ''))
        is distinct from (entry.words, entry.latitude, entry.longitude,
          coalesce(airport.icao_code, entry.icao, ''), coalesce(airport.time_zone, entry.timezone))`.execute(
    db,
  );
}

const namesOf = Map.groupBy(
  PLACE_NAMES.flatMap(([codes, names]) => codes.split(' ').map((code) => ({ code, names }))),
  ({ code }) => code,
);

/** The words of a file and the names in other languages, each once. */
function withNames(code: string, words = ''): string {
  const names = (namesOf.get(code) ?? []).flatMap((of) => of.names.split('; '));
  return [...new Set([...words.split('; '), ...names])].filter(Boolean).join('; ');
}

const number = (text: string | undefined) => (text ? Number(text) : null);
