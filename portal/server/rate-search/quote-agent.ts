import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the agent who answers a quote of the company: whose rate was chosen, if that is an agent of the company, else the company's
 * single one; null where the provider answers it alone.
 */
export const quoteAgentSql = (
  companyId: number,
  rate: string | null,
): RawBuilder<number | null> => sql`coalesce((
    select agent_id from company_agent where company_id = ${companyId}::integer and agent_id = ${ratedBy(rate)}
  ), (
    select min(agent_id) from company_agent where company_id = ${companyId}::integer having count(*) = 1
  ))`;

/** SQL of the agent whose rate it is. */
function ratedBy(reference: string | null): RawBuilder<number | null> {
  const [, kind, digits] = /^([AB])-(\d{1,9})$/.exec(reference ?? '') ?? [];
  if (!kind) return sql`null::integer`;
  if (kind === 'B') return sql`(select agent_id from base_rate where id = ${Number(digits)}::integer)`;
  return sql`(select submission.entity_id from air_freight_rate rate
    join rate_submission submission on submission.id = rate.rate_submission_id where rate.id = ${Number(digits)}::integer)`;
}
