import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ManagedAccount } from '../../../../shared/contract/managed-accounts.ts';
import { MANAGED_ACCOUNTS } from '../../accounts/managed-accounts.ts';
import type { Tables } from '../../db/tables.ts';
import { manages, type PeopleManager } from './people-manager.ts';

type Trx = Transaction<Tables>;

/** An account with its id in the list, which an invitation has, too. */
export type ListedAccount = ManagedAccount & { listId: number };

/** The accounts that meet a condition on `account`, in the order of their emails. */
export const readAccounts = async (
  trx: Trx,
  where: RawBuilder<boolean>,
  most: number,
): Promise<ManagedAccount[]> =>
  (await readListed(trx, where, most)).map(({ listId: _, ...account }) => account);

async function readListed(trx: Trx, where: RawBuilder<boolean>, most: number): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select account.account_id as id, account.id as "listId", account.email, account.name, account.first_name as "firstName",
      account.last_name as "lastName", account.company_position as "companyPosition", array_remove(string_to_array(account.roles, ', '), '') as roles, account.state,
      json_build_object('id', company.id, 'companyName', company.company_name,
        'type', company.entity_type, 'isProvider', company.entity_type = 'Provider') as entity,
      account.last_sign_in_at as "lastSignInAt", account.invite_id as "inviteId", account.revision
    from (${MANAGED_ACCOUNTS}) account join company on company.id = account.entity_id
    where ${where} order by lower(account.email) collate "C" limit ${most}::integer`.execute(trx);
  return rows;
}

/** The account as the actions answer it. */
export async function readAccount(trx: Trx, id: number): Promise<ManagedAccount | undefined> {
  const [account] = await readAccounts(trx, sql`account.account_id = ${id}::integer`, 1);
  return account;
}

/** The rows of the manager's list with these ids, in their order; undefined for what is not there, or no more. */
export async function accountsInList(
  trx: Trx,
  ids: readonly number[],
  manager: PeopleManager,
): Promise<[id: number, account: ListedAccount | undefined][]> {
  const found = await readListed(trx, sql`account.id = any(${ids}::integer[])`, ids.length);
  const own = found.filter(({ entity }) => manages(manager, entity.id));
  return ids.map((id) => [id, own.find(({ listId }) => listId === id)]);
}
