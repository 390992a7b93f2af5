import { sql, type Transaction } from 'kysely';
import type { RequestedQuote, SearchRates } from '../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import type { Tables } from '../db/tables.ts';
import { quoteStatusSql } from '../quotes/quote-status.ts';
import type { RateScope } from './scope.ts';

/** What was searched, as it is stored with the quote that is requested for it. */
export function requestRow(search: SearchRates) {
  const { origin, destination, day } = search;
  const places =
    search.mode === 'Air'
      ? { origin_airport_id: origin, destination_airport_id: destination }
      : { origin_port_id: origin, destination_port_id: destination };
  return { ...places, ship_on: day, ...cargoOf(search) };
}

function cargoOf(search: SearchRates) {
  if (search.mode !== 'FCL')
    return {
      weight_kg: search.weightKg,
      volume_cbm: search.volumeCbm === '' ? null : search.volumeCbm,
      containers: null,
    };
  const counted = RATE_CONTAINERS.flatMap((type) => {
    const count = search.containers[type] ?? 0;
    return count > 0 ? `${count} x ${type}` : [];
  });
  return { weight_kg: null, volume_cbm: null, containers: counted.join(', ') };
}

/** The key of what was requested without a rate. */
const WITHOUT_RATE = '';

/**
 * MOD-12: the quote that the caller's company requested of each of these rates, and of none on the lane of the search: the
 * last one for the same cargo, else the last one at all. An agent and the provider request none.
 */
export async function requestedQuotes(
  trx: Transaction<Tables>,
  { view, entityId }: RateScope,
  search: SearchRates,
  references: readonly string[],
): Promise<{ ofRate: ReadonlyMap<string, RequestedQuote>; withoutRate: RequestedQuote | null }> {
  if (view !== 'selling') return { ofRate: new Map(), withoutRate: null };
  const { weight_kg, volume_cbm, containers } = cargoOf(search);
  const kind = search.mode === 'Air' ? 'airport' : 'port';
  const rate = sql`coalesce(request.rate_reference, ${WITHOUT_RATE})`;
  const { rows } = await sql<RequestedQuote & { rate: string }>`
    select distinct on (rate) * from (
      select ${rate} as rate, quote.id, quote.reference, ${sql.raw(quoteStatusSql('quote'))} as status,
        to_char(quote.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "requestedAt",
        request.weight_kg is not distinct from ${weight_kg}::numeric
          and request.volume_cbm is not distinct from ${volume_cbm}::numeric
          and request.containers is not distinct from ${containers}::text as "isSameCargo"
      from quote join quote_request request on request.quote_id = quote.id
      where quote.customer_id = ${entityId}::integer
        and request.${sql.ref(`origin_${kind}_id`)} = ${search.origin}::integer
        and request.${sql.ref(`destination_${kind}_id`)} = ${search.destination}::integer
        and ${rate} = any(${[WITHOUT_RATE, ...references]}::text[])
    ) requested order by rate, "isSameCargo" desc, id desc`.execute(trx);
  const quotes = rows.map(({ rate: of, ...quote }) => [of, quote] as const);
  const ofRate = new Map(quotes);
  return { ofRate, withoutRate: ofRate.get(WITHOUT_RATE) ?? null };
}
