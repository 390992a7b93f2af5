import { type RawBuilder, sql } from 'kysely';
import { type RateScope, seesAirLane, seesBaseRate } from './scope.ts';

/**
 * SQL of the agent who answers a quote of the company: whose rate was chosen, if that is an agent of the company, else the company's
 * single one; null where the provider answers it alone. A rate that the company doesn't see counts as none, so that whose it is stays
 * untold.
 */
export const quoteAgentSql = (
  scope: RateScope,
  rate: string | null,
): RawBuilder<number | null> => sql`coalesce((
    select agent_id from company_agent
    where company_id = ${scope.entityId}::integer and agent_id = ${ratedBy(scope, rate)}
  ), (
    select min(agent_id) from company_agent where company_id = ${scope.entityId}::integer having count(*) = 1
  ))`;

/** SQL of the agent whose rate it is. */
function ratedBy(scope: RateScope, reference: string | null): RawBuilder<number | null> {
  const [, kind, digits] = /^([AB])-(\d{1,9})$/.exec(reference ?? '') ?? [];
  if (!kind) return sql`null::integer`;
  if (kind === 'B')
    return sql`(select agent_id from base_rate rate where id = ${Number(digits)}::integer and ${seesBaseRate(scope)})`;
  return sql`(select submission.entity_id from air_freight_rate rate
    join rate_submission submission on submission.id = rate.rate_submission_id
    join airport departure on departure.code = rate."from" join airport arrival on arrival.code = rate."to"
    where rate.id = ${Number(digits)}::integer and ${seesAirLane(scope)})`;
}
