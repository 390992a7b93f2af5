import { sql, type Transaction } from 'kysely';
import {
  type FoundRate,
  RequestQuote,
  type RequestQuoteAnswer,
  type SearchMode,
  type SearchRates,
} from '../../../../shared/contract/rate-search.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { quoteAgentSql } from '../../rate-search/quote-agent.ts';
import { requestRow } from '../../rate-search/requested-quotes.ts';
import { quoteScope, type RateScope, requirePlaces } from '../../rate-search/scope.ts';
import { pricedRates } from '../../rate-search/search.ts';
import { defineAction } from '../action.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-10, MOD-12: makes a quote of the caller's company, or of a customer in whose name an admin of the provider asks, with what was
 * searched and the rate that was chosen as it is priced now.
 *
 * @throws ApiError 403 for those who don't ship, and for a foreign company; 422 for a day that is over; 409 `rate_gone` for a rate
 *   that the caller doesn't see, or no longer
 */
export const requestQuote = defineAction({
  id: 'c0a1f6e4-93b5-4d2c-8f7e-2b6d5e8a1f90',
  input: RequestQuote,
  allow: (trx, caller, { customerId }) => quoteScope(trx, caller, customerId),
  async run(trx, { caller, ...scope }, { customerId: _whose, rate: reference, ...input }) {
    const { commodity, incoterm, remarks, ...search } = input;
    const places = await requirePlaces(trx, search);
    await requireDayToCome(trx, search.day);
    const rate = reference === null ? null : await chosenRate(trx, scope, search as SearchRates, reference);
    const quote = await addQuote(trx, scope, search.mode, rate);
    await trx
      .insertInto('quote_request')
      .values({
        quote_id: quote.id,
        ...requestRow(search as SearchRates),
        ...chosen(rate),
        ...{ commodity: commodity || null, incoterm, remarks: remarks || null },
        ...{ requested_by: caller.label, requested_by_id: caller.userId },
      })
      .execute();
    return {
      result: quote satisfies RequestQuoteAnswer,
      audit: {
        recordType: 'quote',
        recordId: quote.id,
        before: null,
        after: { ...search, rate: reference, commodity, incoterm, remarks },
        changes: Object.entries({
          ...places,
          ...(rate && { carrier: rate.carrier.name }),
          ...(remarks && { remarks }),
        }).map(([field, after]) => ({ field, before: null, after })),
      },
    };
  },
});

/** Somebody's own day may be the one before the provider's: it isn't refused. */
async function requireDayToCome(trx: Trx, day: string): Promise<void> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${day}::date < provider_today() - 1 as "isPast"`.execute(trx);
  if (rows[0]!.isPast) throw invalid({ ...reason('quoteDayPast'), field: 'day' });
}

async function chosenRate(
  trx: Trx,
  scope: RateScope,
  search: SearchRates,
  reference: string,
): Promise<FoundRate> {
  const { rates } = await pricedRates(trx, scope, search);
  const rate = rates.find((one) => one.reference === reference);
  if (!rate) throw new ApiError(409, 'rate_gone', reason('rateGone'));
  return { ...rate, isSubscribed: false, requested: null };
}

async function addQuote(
  trx: Trx,
  scope: RateScope,
  mode: SearchMode,
  rate: FoundRate | null,
): Promise<{ id: number; reference: string }> {
  const { rows } = await sql<{ id: number; reference: string }>`
    with next as (select nextval(pg_get_serial_sequence('quote', 'id'))::integer as id)
    insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, valid_until, created_at)
    select next.id, concat('QUO-', to_char(provider_today(), 'YYYY'), '-', lpad(next.id::text, 6, '0')),
      ${scope.entityId}::integer, ${quoteAgentSql(scope, rate?.reference ?? null)},
      ${mode === 'Air' ? 'Air' : 'Ocean'}::text, ${mode === 'Air' ? 'Loose' : mode}::text, 'Requested',
      ${rate?.validTo ?? null}::date, now()
    from next returning id, reference`.execute(trx);
  return rows[0]!;
}

/** The rate as its company was told it: without any cost (D-142). */
const chosen = (rate: FoundRate | null) =>
  rate && {
    rate_reference: rate.reference,
    rate_valid_to: rate.validTo,
    carrier_name: rate.carrier.name,
    total_amount: rate.price.usd,
    price: JSON.stringify(rate.price),
  };
