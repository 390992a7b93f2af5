import { type RawBuilder, sql } from 'kysely';

/** SQL of the company whose rates the submission holds. */
export const entityOfSubmission = (submissionId: number): RawBuilder<number> =>
  sql`(select linked.entity_id from rate_submission linked where linked.id = ${submissionId}::integer)`;
