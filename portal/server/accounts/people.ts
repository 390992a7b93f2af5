import { sql, type Transaction } from 'kysely';
import { INVITE_ROLES } from '../../../shared/contract/account.ts';
import { endAccess } from '../auth/end-access.ts';
import type { Tables } from '../db/tables.ts';

interface NewPerson {
  email: string;
  entityId: number;
  role: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/**
 * Gives an invited person an account that can sign in: a new one, or the one without a password that was already there,
 * to which nothing of what it once had comes back.
 * Answers its id, or undefined where an account with a password is in the way, which stays as it is.
 */
export async function activate(trx: Transaction<Tables>, person: NewPerson): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into web_user as person (email, password_hash, first_name, last_name, entity_id, home_entity_id, verification)
    values (${person.email}, ${person.passwordHash}, ${person.firstName}, ${person.lastName}, ${person.entityId},
      ${person.entityId}, true)
    on conflict (lower(email)) do update set
      password_hash = excluded.password_hash, first_name = excluded.first_name, last_name = excluded.last_name,
      entity_id = excluded.entity_id, home_entity_id = excluded.home_entity_id, verification = true
    where person.password_hash is null
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await endAccess(trx, id);
  await giveRole(trx, id, person.role);
  return id;
}

/** Gives an account this role, one of {@link INVITE_ROLES}, in place of all others. */
export async function giveRole(trx: Transaction<Tables>, userId: number, role: string): Promise<void> {
  await ensureRoles(trx);
  await trx.deleteFrom('web_user_role').where('web_user_id', '=', userId).execute();
  await sql`
    insert into web_user_role (web_user_id, role_id)
    select ${userId}::integer, role.id from role where role.name = ${role}`.execute(trx);
  await trx
    .updateTable('web_user')
    .set({ rate_search_verification: role !== 'User' })
    .where('id', '=', userId)
    .execute();
}

/** A database that began without a demo has none. */
async function ensureRoles(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto('role')
    .values(INVITE_ROLES.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** From now on the person acts for the company they belong to. */
export async function actForHome(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx
    .updateTable('web_user')
    .set((eb) => ({ entity_id: eb.ref('home_entity_id') }))
    .where('id', '=', userId)
    .execute();
}
