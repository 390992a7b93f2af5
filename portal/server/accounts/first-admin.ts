import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AccountContext } from './context.ts';
import type { Invites } from './invites.ts';

/**
 * Invites `ADMIN_EMAIL` into a database without people, outside a demo. Answers the link, for the log, when it was made
 * now: of servers that start together one makes it, and a later start only after it has run out.
 */
export async function inviteFirstAdmin(
  { config, database, mailer }: AccountContext,
  invites: Invites,
  publicUrl: string,
): Promise<string | undefined> {
  const { adminEmail: email, demo, providerName } = config;
  if (demo || !email) return undefined;
  const link = await inTransaction(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdmin})`.execute(trx);
    const { rows } = await sql<{ isEmpty: boolean; provider: number | null }>`
      select not exists (select 1 from web_user)
          and not exists (select 1 from invite where lower(email) = lower(${email}::text) and expires_at > now()) as "isEmpty",
        (select min(id) from company where entity_type = 'Provider') as provider`.execute(trx);
    if (!rows[0]?.isEmpty) return undefined;
    const entityId = rows[0].provider ?? (await makeProvider(trx, providerName));
    const written = await invites.write(trx, { email, entityId, role: 'Admin' }, { locale: 'en', publicUrl });
    return written.link;
  });
  mailer.wake();
  return link;
}

type Trx = Parameters<Invites['write']>[0];

/** Company 1, as in the demo; only a database that somebody filled by hand may have another there. */
async function makeProvider(trx: Trx, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into company (id, company_name, entity_type)
    select case when exists (select from company where id = 1)
        then nextval(pg_get_serial_sequence('company', 'id')) else 1 end,
      ${name || 'Provider'}, 'Provider'
    returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('The provider was not made.');
  return made.id;
}
