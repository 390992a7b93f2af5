import { sql } from 'kysely';
import { IMPORTER_A } from '../db/seed/data/trade-companies.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AccountContext } from './context.ts';
import type { Invites } from './invites.ts';

/** Nobody's account yet. */
const NEWCOMER = 'newcomer@demo.example';

/**
 * An invitation in the outbox of a demo, so that the way of a new person can be tried at once. A start makes it again
 * only after it was withdrawn or has run out.
 */
export async function inviteNewcomer(
  { database }: AccountContext,
  invites: Invites,
  publicUrl: string,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const { rows } = await trx.executeQuery<{ isKnown: boolean }>(
      trx
        .selectNoFrom(({ or, exists, selectFrom }) =>
          or([
            exists(selectFrom('web_user').select('id').where('email', '=', NEWCOMER)),
            exists(
              selectFrom('invite')
                .select('id')
                .where('email', '=', NEWCOMER)
                .where('expires_at', '>', sql<string>`now()`),
            ),
          ]).as('isKnown'),
        )
        .compile(),
    );
    if (rows[0]?.isKnown) return;
    const company = await trx
      .selectFrom('company')
      .select('id')
      .where('id', '=', IMPORTER_A)
      .executeTakeFirst();
    const invitee = { email: NEWCOMER, entityId: IMPORTER_A, role: 'User' } as const;
    if (company) await invites.write(trx, invitee, { locale: 'en', publicUrl });
  });
}
