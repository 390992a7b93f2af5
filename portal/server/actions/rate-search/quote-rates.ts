import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { QuoteRate, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import { SearchRates } from '../../../../shared/contract/rate-search.ts';
import { countsByType } from '../../../../shared/trade/container-counts.ts';
import { totalInUsd, totalsByCurrency } from '../../../../shared/trade/freight-offer.ts';
import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import { searchModeOf } from '../../../../shared/trade/search-mode.ts';
import type { Tables } from '../../db/tables.ts';
import { quoteStatusSql } from '../../quotes/quote-status.ts';
import { findAirRates, findSeaRates, MOST_PRICED } from '../../rate-search/find-rates.ts';
import { airWeight } from '../../rate-search/price-rates.ts';
import { airLines, type RateLines, seaLines } from '../../rate-search/rate-lines.ts';
import type { RateScope } from '../../rate-search/scope.ts';
import { byUsd, ratesByCurrency, usdRatesOf } from '../../rate-search/search.ts';
import { type ChargeTypeNames, chargeTypeNames } from './charge-type-names.ts';

type Trx = Transaction<Tables>;
/** A rate whose lines don't know their charge types yet. */
type Found = Omit<QuoteRate, 'lines' | 'leftOut' | 'missing'> & RateLines;

/** Rates of one answer. */
const MOST_LISTED = 20;

/** What a quote was requested for, as it is stored. */
interface Asked {
  status: string;
  mode: string;
  container_type: string;
  agent: string | null;
  origin: number | null;
  destination: number | null;
  day: string | null;
  containers: string | null;
  weightKg: string | null;
  volumeCbm: string | null;
  rate: string | null;
  carrier: string | null;
}

/**
 * D-158: the rates that the caller sees, that count on the day of the quote, and what the lines of each are for its cargo, at cost. Nothing
 * of a rate is told to whom it isn't shown in a search, either. Those of `references` are listed however many are cheaper.
 */
export async function quoteRates(
  trx: Trx,
  scope: RateScope,
  { quoteId, references = [] }: { quoteId: number; references?: readonly string[] | undefined },
): Promise<QuoteRatesAnswer> {
  const asked = await askedOf(trx, quoteId);
  const search = searchOf(asked);
  const none = isEndedQuote(asked.status) ? 'ended' : search ? null : 'unknown';
  const wanted = { chosen: asked.rate, references };
  const found = search && none === null ? await ratesOf(trx, scope, search, wanted) : NOTHING;
  return {
    none,
    mode: searchModeOf(asked),
    day: asked.day,
    agent: scope.view === 'both' ? asked.agent : null,
    chosen: asked.rate === null ? null : { reference: asked.rate, carrier: asked.carrier ?? '' },
    listed: await listedTypes(trx, quoteId),
    ...found,
  };
}

const NOTHING = { rates: [], hasMore: false };

async function askedOf(trx: Trx, quoteId: number): Promise<Asked> {
  const { rows } = await sql<Asked>`
    select ${sql.raw(quoteStatusSql('record'))} as status, record.mode, record.container_type, agent.company_name as agent,
      coalesce(asked.origin_port_id, asked.origin_airport_id) as origin,
      coalesce(asked.destination_port_id, asked.destination_airport_id) as destination, asked.ship_on::text as day,
      asked.containers, trim_scale(asked.weight_kg)::text as "weightKg", trim_scale(asked.volume_cbm)::text as "volumeCbm",
      asked.rate_reference as rate, asked.carrier_name as carrier
    from quote record left join company agent on agent.id = record.agent_id
    left join lateral (select * from quote_request where quote_id = record.id order by id limit 1) asked on true
    where record.id = ${quoteId}::integer`.execute(trx);
  return rows[0]!;
}

/** The search for it; undefined where a part of it isn't known. */
function searchOf({ origin, destination, day, ...asked }: Asked): SearchRates | undefined {
  const mode = searchModeOf(asked);
  const cargo =
    mode === 'FCL'
      ? { containers: countsByType(asked.containers ?? '') }
      : { weightKg: asked.weightKg, volumeCbm: asked.volumeCbm };
  const search = v.safeParse(SearchRates, { mode, origin, destination, day, ...cargo });
  return search.success ? search.output : undefined;
}

async function ratesOf(
  trx: Trx,
  scope: RateScope,
  search: SearchRates,
  { chosen, references }: { chosen: string | null; references: readonly string[] },
): Promise<Pick<QuoteRatesAnswer, 'rates' | 'hasMore'>> {
  const { rates, isCut } = await foundRates(trx, scope, search);
  const types = await chargeTypeNames(trx);
  const currencies = rates.flatMap(({ lines }) => lines.map(({ currency }) => currency));
  const usdRates = ratesByCurrency(await usdRatesOf(trx, currencies));
  const priced = rates.map((rate) => withTypes(rate, types, search));
  const cheapest = byUsd(priced, ({ lines, missing }) =>
    missing.length > 0 ? null : totalInUsd(totalsByCurrency(lines, lines[0]!.currency), usdRates),
  );
  const first = cheapest.filter(({ reference }) => reference === chosen);
  const others = cheapest.filter(({ reference }) => reference !== chosen);
  return {
    rates: [...first, ...others].filter(
      ({ reference }, place) => place < MOST_LISTED || references.includes(reference),
    ),
    hasMore: isCut || cheapest.length > MOST_LISTED,
  };
}

async function foundRates(
  trx: Trx,
  scope: RateScope,
  search: SearchRates,
): Promise<{ rates: Found[]; isCut: boolean }> {
  const sourceOf = (source: string | null) => (scope.view === 'both' ? source : null);
  if (search.mode === 'Air') {
    const { weight } = airWeight(search.weightKg, search.volumeCbm);
    const found = await findAirRates(trx, scope, search, weight);
    const rates = found.flatMap((rate): Found | [] => {
      const lines = airLines(rate, weight);
      if (!lines) return [];
      const { id, airline, agent, validFrom, countsTo, isOpenEnded, transit } = rate;
      return {
        ...{ reference: `A-${id}`, kind: 'FAK', source: sourceOf(agent), carrier: airline.name, via: null },
        ...{ validFrom, validTo: isOpenEnded ? null : countsTo, transit },
        ...lines,
      };
    });
    return { rates, isCut: found.length > MOST_PRICED };
  }
  const found = await findSeaRates(trx, scope, search);
  const rates = found.flatMap((rate): Found | [] => {
    const lines = seaLines(rate, search);
    if (!lines) return [];
    const { id, kind, sourceName, carrier, discharge, validFrom, countsTo, transitDays } = rate;
    return {
      ...{ reference: `B-${id}`, kind, source: sourceOf(sourceName), carrier: carrier.name },
      ...{ via: discharge?.name ?? null, validFrom, validTo: countsTo },
      transit: transitDays === null ? null : { min: transitDays, max: transitDays },
      ...lines,
    };
  });
  return { rates, isCut: found.length > MOST_PRICED };
}

function withTypes(rate: Found, types: ChargeTypeNames, { mode }: SearchRates): QuoteRate {
  const lines = rate.lines.map((line) => {
    if (line.part === 'freight') return { ...line, chargeType: types.freight(mode) };
    return { ...line, chargeType: types.has(line.chargeType) ? line.chargeType : types.named(line.name) };
  });
  return { ...rate, lines, leftOut: [...rate.leftOut], missing: [...rate.missing] };
}

/** The charge types in each list of the quote, so that nothing is charged in two of them unnoticed. */
async function listedTypes(trx: Trx, quoteId: number): Promise<QuoteRatesAnswer['listed']> {
  const { rows } = await sql<QuoteRatesAnswer['listed'][number]>`
    select sheet.feature, json_agg(distinct line.charge_type_id) as "chargeTypes"
    from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
    where sheet.quote_id = ${quoteId}::integer group by sheet.feature order by sheet.feature`.execute(trx);
  return rows;
}
