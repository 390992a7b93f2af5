import { type Kysely, sql } from 'kysely';
import type { MailTrouble } from '../../../shared/contract/mail-trouble.ts';
import type { Tables } from '../db/tables.ts';

/** Which mails of all servers on the database could not be handed over. */
export async function readMailTrouble(db: Kysely<Tables>): Promise<MailTrouble> {
  const { rows } = await sql<MailTrouble>`
    select count(*) filter (where ended_at is null)::integer as retried,
      count(*) filter (where ended_at is not null)::integer as "givenUp",
      (array_agg(failure order by ended_at desc nulls first, due_at desc) filter (where failure is not null))[1] as failure
    from job where kind = 'mail' and ((ended_at is null and failure is not null)
      or (state = 'failed' and ended_at > now() - interval '7 days'))`.execute(db);
  return rows[0]!;
}
