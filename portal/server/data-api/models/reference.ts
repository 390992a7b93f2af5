import { PROVIDER_TODAY } from '../../db/provider-day.ts';
import { airportServesSql } from '../../rate-sheets/airport-serves.ts';
import { isAirportInUse } from './in-use.ts';
import { code, column, defineModel, id, nullable, revision, text, toOne } from './model.ts';
import { everybody } from './rights.ts';

/** The country's name as text; backends spell the field both ways (D-67). */
const countryName = (isNullable: boolean) =>
  column('text', 'country_id', {
    sql: (alias: string) => `(select c.company_name from country c where c.id = ${alias}.country_id)`,
    sortSql: (alias: string) =>
      `(select lower(c.company_name) collate "C" from country c where c.id = ${alias}.country_id)`,
    nullable: isNullable,
    isCostly: true,
  });

/** The fields in which a port, an airport or a company names its country. */
export const countryFields = (options: { nullable: boolean }) => ({
  country: countryName(options.nullable),
  Country: countryName(options.nullable),
  inCountry: toOne('Country', 'country_id', options),
});

export const Country = defineModel({
  name: 'Country',
  table: 'country',
  isSmall: true,
  root: false,
  rights: everybody,
  fields: { id, code: code('code'), companyName: text('company_name') },
});

/** What else finds a place, between semicolons: names in other languages, former names and codes. */
const words = text('words');
/** All that finds a place, its codes too; `matches` also finds it by a text with a typo. */
const names = text('names', { spelledSql: (alias) => `${alias}.spelled_names`, findsTypos: true });

/** REF-09, REF-10; `scacCode` is the UN/LOCODE. */
export const Port = defineModel({
  name: 'Port',
  table: 'port',
  isSmall: true,
  root: true,
  rights: everybody,
  fields: {
    id,
    companyName: text('company_name'),
    ...countryFields({ nullable: false }),
    scacCode: code('scac_code'),
    words,
    names,
    latitude: column('float', 'latitude', nullable),
    longitude: column('float', 'longitude', nullable),
  },
});

/** REF-04 */
export const Airport = defineModel({
  name: 'Airport',
  table: 'airport',
  isSmall: true,
  root: true,
  rights: everybody,
  fields: {
    id,
    code: code('code'),
    city: text('city'),
    cityIden: code('city_iden'),
    airportName: text('airport_name'),
    icaoCode: code('icao_code', nullable),
    words,
    names,
    isInUse: column('boolean', 'id', { shown: isAirportInUse, isCostly: true }),
    ...countryFields({ nullable: false }),
    latitude: column('float', 'latitude', nullable),
    longitude: column('float', 'longitude', nullable),
    timeZone: text('time_zone', nullable),
    /** The port that a route names for freight by air from or to here: that of the city which the airport serves. */
    routePortId: column('int', 'id', {
      sql: (alias) => `(select min(served.id) from port served where ${airportServesSql(alias, 'served')})`,
      nullable: true,
      isCostly: true,
    }),
  },
});

/** REF-01 */
export const ChargeType = defineModel({
  name: 'ChargeType',
  table: 'charge_type',
  isSmall: true,
  root: true,
  rights: everybody,
  fields: {
    id,
    description: text('description'),
    chargeIden: code('charge_iden', nullable),
    chargeType: text('charge_type'),
  },
});

const sailingClosesOn = (alias: string) => `coalesce(${alias}.cut_off_on, ${alias}.departs_on)`;

/** MOD-14: when ships leave, which is no company's business alone. */
export const Sailing = defineModel({
  name: 'Sailing',
  table: 'sailing',
  root: true,
  rights: everybody,
  fields: {
    id,
    carrier: toOne('Company', 'carrier_id'),
    originPort: toOne('Port', 'origin_port_id'),
    destinationPort: toOne('Port', 'destination_port_id'),
    service: code('service', nullable),
    vesselName: text('vessel_name', nullable),
    voyageNumber: code('voyage_number', nullable),
    cutOffOn: column('date', 'cut_off_on', nullable),
    departsOn: column('date', 'departs_on'),
    arrivesOn: column('date', 'arrives_on'),
    /** The last day on which goods are taken, at the port: that of the departure where no cut-off is known. */
    closesOn: column('date', 'cut_off_on', { sql: sailingClosesOn }),
    /** Whether goods can still be brought; the whole last day counts. */
    isOpen: column('boolean', 'cut_off_on', {
      sql: (alias) => `(${sailingClosesOn(alias)} >= ${PROVIDER_TODAY})`,
    }),
    transitDays: column('int', 'transit_days'),
    revision,
  },
});

/** A time on the clocks of an airport, `2026-12-01T23:55`, which has no time zone. */
const localTime = (name: string, options: { nullable?: boolean } = {}) =>
  column('text', name, {
    sql: (alias) => `to_char(${alias}."${name}", 'YYYY-MM-DD"T"HH24:MI')`,
    sortSql: (alias) => `${alias}."${name}"`,
    ...options,
  });

const flightClosesAt = (alias: string) => `coalesce(${alias}.cut_off_at, ${alias}.departs_at)`;

/** MOD-14: when aircraft leave, which is no company's business alone. */
export const Flight = defineModel({
  name: 'Flight',
  table: 'flight',
  root: true,
  rights: everybody,
  fields: {
    id,
    airline: toOne('Company', 'airline_id'),
    flightNumber: code('flight_number'),
    originAirport: toOne('Airport', 'origin_airport_id'),
    destinationAirport: toOne('Airport', 'destination_airport_id'),
    viaAirport: toOne('Airport', 'via_airport_id', nullable),
    aircraft: code('aircraft', nullable),
    cutOffAt: localTime('cut_off_at', nullable),
    departsAt: localTime('departs_at'),
    /** The day of `departsAt`. */
    departsOn: column('date', 'departs_at', { sql: (alias) => `${alias}.departs_at::date` }),
    arrivesAt: localTime('arrives_at'),
    /** The last day on which goods are taken, by the clocks of the airport. */
    closesOn: column('date', 'cut_off_at', { sql: (alias) => `${flightClosesAt(alias)}::date` }),
    /** Whether goods can still be brought, by the clocks of the airport; those of one without a zone are behind all others. */
    isOpen: column('boolean', 'cut_off_at', {
      sql: (alias) => `(${flightClosesAt(alias)} >= now() at time zone coalesce(
        (select time_zone from airport where airport.id = ${alias}.origin_airport_id), 'Etc/GMT+12'))`,
    }),
    transitMinutes: column('int', 'transit_minutes'),
    revision,
  },
});
