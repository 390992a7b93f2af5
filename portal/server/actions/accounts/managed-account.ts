import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ManagedAccount } from '../../../../shared/contract/managed-accounts.ts';
import { isInviterEntitled } from '../../accounts/invite-repository.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

/**
 * SQL of all accounts and of the invitations to people who have none yet. An invitation of somebody who is known says
 * which company and role there will be; an account with a password is open whatever else there is.
 */
const ACCOUNTS = sql`
  with open_invite as (
    select * from invite where expires_at > now() and ${isInviterEntitled}
  )
  select person.id, person.email, concat_ws(' ', person.first_name, person.last_name) as name,
    coalesce(person.first_name, '') as first_name, coalesce(person.last_name, '') as last_name,
    coalesce(person.company_position, '') as company_position,
    coalesce(open_invite.entity_id, person.home_entity_id) as entity_id,
    case when open_invite.id is not null then json_build_array(open_invite.role) else (
      select coalesce(json_agg(role.name order by role.id), '[]') from web_user_role held
      join role on role.id = held.role_id where held.web_user_id = person.id
    ) end as roles,
    case when person.password_hash is not null then 'open' when open_invite.id is not null then 'invited' else 'closed' end
      as state,
    person.last_sign_in_at, open_invite.id as invite_id
  from web_user person
  left join open_invite on lower(open_invite.email) = lower(person.email) and person.password_hash is null
  union all
  select null, email, '', '', '', '', entity_id, json_build_array(role), 'invited', null, id from open_invite
  where not exists (select 1 from web_user known where lower(known.email) = lower(open_invite.email))`;

/** The accounts that meet a condition on `account`, in the order of their emails. */
export async function readAccounts(
  trx: Trx,
  where: RawBuilder<boolean>,
  most: number,
): Promise<ManagedAccount[]> {
  const { rows } = await sql<ManagedAccount>`
    select account.id, account.email, account.name, account.first_name as "firstName",
      account.last_name as "lastName", account.company_position as "companyPosition", account.roles, account.state,
      json_build_object('id', company.id, 'companyName', company.company_name,
        'isProvider', company.entity_type = 'Provider') as entity,
      account.last_sign_in_at as "lastSignInAt", account.invite_id as "inviteId"
    from (${ACCOUNTS}) account join company on company.id = account.entity_id
    where ${where} order by lower(account.email) collate "C" limit ${most}::integer`.execute(trx);
  return rows;
}

/** The account as the actions answer it. */
export async function readAccount(trx: Trx, id: number): Promise<ManagedAccount | undefined> {
  const [account] = await readAccounts(trx, sql`account.id = ${id}::integer`, 1);
  return account;
}
