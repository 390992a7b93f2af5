import { sql } from 'kysely';
import { FindQuoteAgent, type QuoteAgent } from '../../../../shared/contract/rate-search.ts';
import { quoteAgentSql } from '../../rate-search/quote-agent.ts';
import { quoteScope } from '../../rate-search/scope.ts';
import { defineAction } from '../action.ts';

/**
 * MOD-10: who is to answer a quote, before it is asked for.
 *
 * @throws ApiError 403 as `requestQuote` does
 */
export const findQuoteAgent = defineAction({
  id: 'b36e9d41-08c7-4f5a-a2d1-7c94e0f3528b',
  input: FindQuoteAgent,
  readsOnly: true,
  allow: (trx, caller, { customerId }) => quoteScope(trx, caller, customerId),
  async run(trx, scope, { rate }) {
    const { rows } = await sql<NonNullable<QuoteAgent['agent']>>`
      select id, company_name as "companyName" from company where id = ${quoteAgentSql(scope, rate)}`.execute(
      trx,
    );
    return { result: { agent: rows[0] ?? null } satisfies QuoteAgent };
  },
});
