import { type Kysely, sql } from 'kysely';
import type { MailTrouble } from '../../../shared/contract/mail-trouble.ts';
import type { Tables } from '../db/tables.ts';

type Sums = Omit<MailTrouble, 'kinds'>;
type Kind = MailTrouble['kinds'][number];

/** Which mails of all servers on the database could not be handed over, and none of the people that they are for. */
export async function readMailTrouble(db: Kysely<Tables>): Promise<MailTrouble> {
  const { rows: sums } = await sql<Sums>`
    select count(*) filter (where ended_at is null)::integer as retried,
      count(*) filter (where ended_at is not null)::integer as "givenUp",
      (array_agg(failure order by ended_at desc nulls first, due_at desc) filter (where failure is not null))[1] as failure
    from job where ${isTrouble}`.execute(db);
  const { rows: kinds } = await sql<Kind>`
    select payload ->> 'mail' as mail, ended_at is not null as "isGivenUp", count(*)::integer as count,
      min(created_at) as since
    from job where ${isTrouble} group by 1, 2 order by 2, 4, 1`.execute(db);
  return { ...sums[0]!, kinds };
}

const isTrouble = sql`kind = 'mail' and ((ended_at is null and failure is not null)
  or (state = 'failed' and ended_at > now() - interval '7 days'))`;
