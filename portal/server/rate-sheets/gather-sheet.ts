import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { selectRouteRates } from './route-rates.ts';
import type { GatheredInput, SheetInput, SheetRoute } from './sheet-content.ts';

/** All that a sheet is made of, and what is told of that beside its rows. */
export interface GatheredSheet {
  input: GatheredInput;
  entityId: number;
  /** The ready sheet that `previous` has the rates of. */
  previousId: number | null;
  /** Of the file's name. */
  label: string;
}

/**
 * Reads what a sheet that is waited for is made of; undefined where there is none. Each list is read by one statement, and
 * so as of one moment; there is no transaction about them all, in which everybody would wait for the one connection of the
 * embedded database.
 *
 * @param providerName of the settings; empty: the provider's company is named
 */
export async function gatherSheet(
  db: Kysely<Tables>,
  rateSheetId: number,
  providerName: string,
): Promise<GatheredSheet | undefined> {
  const found = await findSheet(db, rateSheetId, providerName);
  if (!found) return undefined;
  const { entityId, previousId, agentId, ...sheet } = found;
  const routes = await routesOf(db, entityId);
  const { seaRates, airRates } = selectRouteRates(
    routes.map(({ ids }) => ids),
    {
      days: { from: sheet.validFrom, to: sheet.validTo },
      includeExternalRates: sheet.includeExternalRates,
      agentId,
    },
  );
  return {
    input: {
      sheet,
      routes: routes.map(({ ids: _, ...route }) => route),
      seaRates: await textOf(db, seaRates),
      airRates: await textOf(db, airRates),
      previous: previousId === null ? 'null' : await ratesOf(db, previousId),
    },
    entityId,
    previousId,
    label: `rate-sheet-${sheet.number}-v${sheet.version}-${sheet.validFrom}`,
  };
}

type FoundSheet = SheetInput['sheet'] & {
  entityId: number;
  previousId: number | null;
  agentId: number | null;
};

async function findSheet(
  db: Kysely<Tables>,
  id: number,
  providerName: string,
): Promise<FoundSheet | undefined> {
  const { rows } = await sql<FoundSheet>`
    select sheet.entity_id as "entityId",
      case when company.entity_type = 'Agent' then company.id end as "agentId", sheet.number, sheet.version, company.company_name as "entityName",
      coalesce(nullif(${providerName}::text, ''), (
        select provider.company_name from company provider where provider.entity_type = 'Provider'
        order by provider.id limit 1
      ), '') as "providerName",
      sheet.valid_from as "validFrom", sheet.valid_to as "validTo", sheet.fak_percentage as "fakPercentage",
      sheet.nac_percentage as "nacPercentage", sheet.existing_charges as "existingRateSheetCharges",
      sheet.external_rates as "includeExternalRates",
      provider_time_zone() as "timeZone", provider_day(sheet.created_at)::text as "askedOn", sheet.locale,
      ${lastReadySheet(sql`sheet.entity_id`)} as "previousId"
    from rate_sheet sheet join company on company.id = sheet.entity_id
    where sheet.id = ${id}::integer and sheet.state = 'waiting'`.execute(db);
  return rows[0];
}

/** SQL of the id of a company's last ready sheet. */
export const lastReadySheet = (entity: RawBuilder<unknown>) => sql`(
  select last.id from rate_sheet last where last.entity_id = ${entity} and last.state = 'ready'
  order by last.ready_at desc, last.id desc limit 1)`;

/** The rows as a JSON text. */
async function textOf(db: Kysely<Tables>, rows: RawBuilder<unknown>): Promise<string> {
  const { rows: found } = await sql<{ text: string }>`
    select coalesce(json_agg(row), '[]')::text as text from (${rows}) row`.execute(db);
  return found[0]!.text;
}

interface RouteIds {
  origin: number;
  discharge: number | null;
  destination: number;
  carrier: number | null;
}

async function routesOf(db: Kysely<Tables>, entityId: number): Promise<(SheetRoute & { ids: RouteIds })[]> {
  const { rows } = await sql<SheetRoute & { ids: RouteIds }>`
    select route.id, ${named('origin', 'scac_code')} as origin, ${named('discharge', 'scac_code')} as discharge,
      ${named('destination', 'scac_code')} as destination, ${named('carrier', 'code')} as carrier,
      json_build_object('origin', origin.id, 'discharge', discharge.id, 'destination', destination.id,
        'carrier', carrier.id) as ids
    from route_subscription route
    join port origin on origin.id = route.origin_port_id
    join port destination on destination.id = route.destination_port_id
    left join port discharge on discharge.id = route.discharge_port_id
    left join company carrier on carrier.id = route.carrier_id
    where route.entity_id = ${entityId}::integer and route.deleted_at is null order by route.id`.execute(db);
  return rows;
}

const named = (table: string, code: string) => sql`case when ${sql.ref(`${table}.id`)} is not null then
  json_build_object('name', ${sql.ref(`${table}.company_name`)}, 'code', ${sql.ref(`${table}.${code}`)}) end`;

/** The rates of a ready sheet in its order, those by sea first, as a JSON text. */
async function ratesOf(db: Kysely<Tables>, rateSheetId: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(content order by part = 'airRates', line), '[]')::text as text from rate_sheet_row
    where rate_sheet_id = ${rateSheetId}::integer and part in ('rates', 'airRates')`.execute(db);
  return rows[0]!.text;
}
