import { sql } from 'kysely';
import { isInviterEntitled } from './invite-repository.ts';

/**
 * SQL of all accounts and of the invitations to people who have none yet. An invitation of somebody who is known says
 * which company and role there will be; an account with a password is open whatever else there is. `id` is that in the
 * list, of an account its own.
 */
export const MANAGED_ACCOUNTS = sql`
  with open_invite as (
    select * from invite where expires_at > now() and ${isInviterEntitled}
  )
  select person.id, person.id as account_id, person.email,
    concat_ws(' ', person.first_name, person.last_name) as name,
    coalesce(person.first_name, '') as first_name, coalesce(person.last_name, '') as last_name,
    coalesce(person.company_position, '') as company_position,
    coalesce(open_invite.entity_id, person.home_entity_id) as entity_id,
    case when open_invite.id is not null then open_invite.role else (
      select coalesce(string_agg(role.name, ', ' order by role.id), '') from web_user_role held
      join role on role.id = held.role_id where held.web_user_id = person.id
    ) end as roles,
    case when person.password_hash is not null then 'open' when open_invite.id is not null then 'invited' else 'closed' end
      as state,
    person.last_sign_in_at, open_invite.id as invite_id, person.revision
  from web_user person
  left join open_invite on lower(open_invite.email) = lower(person.email) and person.password_hash is null
  union all
  select list_id, null, email, '', '', '', '', entity_id, role, 'invited', null, id, null from open_invite
  where not exists (select 1 from web_user known where lower(known.email) = lower(open_invite.email))`;
