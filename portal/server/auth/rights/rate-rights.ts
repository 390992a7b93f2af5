import { type RawBuilder, sql } from 'kysely';
import { type Caller, isAgent } from './caller.ts';

/** SQL of the company whose rates the submission holds. */
export const entityOfSubmission = (submissionId: number): RawBuilder<number> =>
  sql`(select linked.entity_id from rate_submission linked where linked.id = ${submissionId}::integer)`;

/**
 * SQL that is true when the caller may add rate submissions to `entity`, an SQL expression of type integer: an admin of
 * the provider and the tools' own scope to every company; who acts for a company, as its agent or as an admin, to that
 * one; the link of a company or of one of its submissions to that company, unless it is a user's (D-129, D-02).
 */
export function maySubmitRates(caller: Caller, entity: RawBuilder<unknown>): RawBuilder<boolean> {
  if (caller.kind === 'service') return sql`true`;
  if (caller.kind === 'user') {
    if (!caller.isAdmin && !isAgent(caller)) return sql`false`;
    return caller.seesAll ? sql`true` : sql`${entity} = ${caller.entityId}::integer`;
  }
  if (caller.role === 'user') return sql`false`;
  if (caller.recordType === 'entity') return sql`${entity} = ${caller.recordId}::integer`;
  if (caller.recordType === 'submission') return sql`${entity} = ${entityOfSubmission(caller.recordId)}`;
  return sql`false`;
}
