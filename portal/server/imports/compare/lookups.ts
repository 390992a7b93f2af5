import { type RawBuilder, sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { OCEAN_CARRIER_COMPANIES } from '../../companies/ocean-carriers.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import { type CompaniesNamed, companiesNamed, companyOfType } from './companies-named.ts';
import type { Trx } from './compared.ts';
import type { Lookup, RecordField } from './record-fields.ts';

/** What a text stands for: the id that is stored, and the text as files write it. */
export interface Found {
  id: number;
  shown: string;
  /** Of a booking or shipment: whose it is. */
  ownerId?: number | null;
}

type ByText = ReadonlyMap<string, Found>;

export type FindNamed = (lookup: Lookup, text: string) => Found | { refusal: Reason };

/** Looks up all that the rows name in the fields, by one statement for each kind of thing; companies as {@link companiesNamed}. */
export async function lookUp(
  trx: Trx,
  rows: readonly ParsedRow[],
  fields: readonly RecordField[],
  options: { isWriting: boolean },
): Promise<FindNamed> {
  const textsOf = (...lookups: Lookup[]) =>
    new Set(
      fields
        .filter(({ lookup }) => lookup && lookups.includes(lookup))
        .flatMap(({ id }) => rows.flatMap(({ cells }) => textIn(cells, id) ?? [])),
    );
  const companies: CompaniesNamed = await companiesNamed(trx, textsOf('importer', 'agent'), options);
  const ports = await find(trx, textsOf('port'), PORTS);
  const airports = await find(trx, textsOf('airport'), AIRPORTS);
  const carriers = await findCarriers(trx, textsOf('carrier'), CARRIERS_AND_AIRLINES);
  const oceanCarriers = await findCarriers(trx, textsOf('oceanCarrier'), OCEAN_CARRIER_COMPANIES);
  const airlines = await findCarriers(trx, textsOf('airline'), AIRLINES);
  const bookings = await find(trx, textsOf('booking'), BOOKINGS);
  const shipments = await find(trx, textsOf('shipment'), SHIPMENTS);
  return (lookup, text) => {
    switch (lookup) {
      case 'importer':
        return companyOfType(companies, text, 'Importer');
      case 'agent':
        return companyOfType(companies, text, 'Agent');
      case 'port':
        return ports.get(text) ?? { refusal: reason('importPort') };
      case 'airport':
        return airports.get(text) ?? { refusal: reason('importAirport') };
      case 'carrier':
        return carriers.get(text) ?? { refusal: reason('importCarrier') };
      case 'oceanCarrier':
        return oceanCarriers.get(text) ?? { refusal: reason('importOceanCarrier') };
      case 'airline':
        return airlines.get(text) ?? { refusal: reason('importAirline') };
      case 'booking':
        return bookings.get(text) ?? { refusal: reason('importBooking') };
      case 'shipment':
        return shipments.get(text) ?? { refusal: reason('importShipment') };
    }
  };
}

/** A code counts before a name, a name before other names and former codes, and each of these where one port alone has it. */
const PORTS = sql`
  select asked.text, port.id, port.scac_code as shown from asked
  join port on port.scac_code = upper(replace(asked.text, ' ', ''))
  union all
  select asked.text, min(port.id), min(port.scac_code) from asked
  join port on lower(port.company_name) collate "C" = lower(asked.text) collate "C"
  where not exists (select 1 from port coded where coded.scac_code = upper(replace(asked.text, ' ', '')))
  group by asked.text having count(*) = 1
  union all
  select asked.text, min(port.id), min(port.scac_code) from asked
  join port on array[lower(asked.text), lower(replace(asked.text, ' ', ''))] && string_to_array(lower(port.words), '; ')
  where not exists (select from port named where named.scac_code = upper(replace(asked.text, ' ', ''))
    or lower(named.company_name) collate "C" = lower(asked.text) collate "C")
  group by asked.text having count(*) = 1`;
/** By IATA code alone: names of airports are told apart by nobody. */
const AIRPORTS = sql`
  select asked.text, airport.id, airport.code as shown from asked join airport on airport.code = upper(asked.text)`;
/** By their reference in any case; where several differ by that alone, only as it is written. */
const referenced = (table: 'booking' | 'shipment', owner: string) => sql`
  select asked.text, named.id, named.reference as shown, named.${sql.ref(owner)} as "ownerId" from asked
  join ${sql.table(table)} named on lower(named.reference) collate "C" = lower(asked.text) collate "C"
  where named.reference = asked.text or not exists (select 1 from ${sql.table(table)} alike
    where lower(alike.reference) collate "C" = lower(asked.text) collate "C" and alike.id <> named.id)`;
const BOOKINGS = referenced('booking', 'customer_id');
const SHIPMENTS = referenced('shipment', 'company_id');

async function find(trx: Trx, texts: ReadonlySet<string>, select: RawBuilder<unknown>): Promise<ByText> {
  if (texts.size === 0) return new Map();
  const { rows } = await sql<Found & { text: string }>`
    with asked as (select text from unnest(${[...texts]}::text[]) given (text)) ${select}`.execute(trx);
  return new Map(rows.map(({ text, ...found }) => [text, found]));
}

const AIRLINES = sql`(select id, code, company_name from company where entity_type = 'Airline') airline`;

const CARRIERS_AND_AIRLINES = sql`(
  select id, code, company_name from ${OCEAN_CARRIER_COMPANIES}
  union select id, code, company_name from ${AIRLINES}) carriers`;

/** Those of `carriers` that the texts name: a code counts before a name, and a name where one of them alone has it. */
async function findCarriers(
  trx: Trx,
  texts: ReadonlySet<string>,
  carriers: RawBuilder<unknown>,
): Promise<ByText> {
  if (texts.size === 0) return new Map();
  const { rows } = await sql<{ id: number; code: string | null; name: string }>`
    select id, code, company_name as name from ${carriers}`.execute(trx);
  const byCode = Map.groupBy(rows, ({ code }) => code?.toUpperCase());
  const byName = Map.groupBy(rows, ({ name }) => name.toLowerCase());
  return new Map(
    [...texts].flatMap((text): [string, Found][] => {
      const [first, ...others] = byCode.get(text.toUpperCase()) ?? byName.get(text.toLowerCase()) ?? [];
      if (!first || others.length > 0) return [];
      return [[text, { id: first.id, shown: first.code ?? first.name }]];
    }),
  );
}
