import type { NewRow } from '../../tables.ts';
import { readCsv } from '../csv.ts';
import { AIRLINES } from '../data/airlines.ts';
import { CHARGES } from '../data/charge-types.ts';
import { CITY_CODES } from '../data/city-codes.ts';
import { OCEAN_CARRIERS } from '../data/ocean-carriers.ts';
import { required } from '../required.ts';

/** Ids below belong to companies that a person made; the provider is the first of them. */
const FIRST_CARRIER_ID = 201;
const FIRST_AIRLINE_ID = 301;

/** Country code -> id in the database at hand. */
type CountryIds = ReadonlyMap<string, number>;

export const countryRows = (): NewRow<'country'>[] =>
  readCsv('countries.csv').map(({ code = '', name = '' }, index) => ({
    id: index + 1,
    code,
    company_name: name,
  }));

export const portRows = (countries: CountryIds): NewRow<'port'>[] =>
  readCsv('ports.csv').map(({ unlocode = '', name = '', country = '', ...place }, index) => ({
    id: index + 1,
    scac_code: unlocode,
    company_name: name,
    country_id: required(countries, country),
    ...position(place),
  }));

export function airportRows(countries: CountryIds): NewRow<'airport'>[] {
  const cityOf = new Map(
    Object.entries(CITY_CODES).flatMap(([city, airports]) => airports.map((code) => [code, city] as const)),
  );
  return readCsv('airports.csv').map(
    ({ iata = '', icao, name = '', city = '', country = '', ...place }, index) => ({
      id: index + 1,
      code: iata,
      icao_code: icao || null,
      airport_name: name,
      city,
      city_iden: cityOf.get(iata) ?? iata,
      country_id: required(countries, country),
      time_zone: place.timezone || null,
      ...position(place),
    }),
  );
}

function position({ latitude, longitude }: Record<string, string>) {
  return {
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
  };
}

/** Ocean carriers and airlines. */
export function carrierRows(countries: CountryIds): NewRow<'company'>[] {
  const row = (firstId: number, entityType: 'Carrier' | 'Airline') => {
    return ([code, name, country]: readonly [string, string, string], index: number): NewRow<'company'> => ({
      id: firstId + index,
      company_name: name,
      entity_type: entityType,
      is_carrier: entityType === 'Carrier',
      code,
      country_id: required(countries, country),
      rate_profile_id: null,
      verification_code: null,
    });
  };
  return [
    ...OCEAN_CARRIERS.map(row(FIRST_CARRIER_ID, 'Carrier')),
    ...AIRLINES.map(row(FIRST_AIRLINE_ID, 'Airline')),
  ];
}

export const chargeTypeRows = (): NewRow<'charge_type'>[] =>
  CHARGES.map(([iden, description], index) => ({
    id: index + 1,
    description,
    charge_iden: iden,
    charge_type: 'Charge',
  }));
