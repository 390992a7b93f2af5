import { type Kysely, sql } from 'kysely';

/**
 * Admins are the provider's own people alone (D-15, D-101). Those of other companies become managers, who look after the people of
 * their own company and see no other one's records. As with every change of a role all access ends that they had, and all that
 * they gave: sessions, links and invitations. Invitations of admins into other companies become those of managers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create temporary table former_admin on commit drop as
    select person.id, person.email, person.home_entity_id from web_user person
    join company home on home.id = person.home_entity_id
    where home.entity_type is distinct from 'Provider' and exists (
      select 1 from web_user_role held join role on role.id = held.role_id
      where held.web_user_id = person.id and lower(role.name) = 'admin')`,
  `insert into role (name) select 'Manager' where exists (select from former_admin) on conflict (name) do nothing`,
  `delete from web_user_role held using former_admin former, role
    where held.web_user_id = former.id and role.id = held.role_id and lower(role.name) = 'admin'`,
  `insert into web_user_role (web_user_id, role_id)
    select former.id, role.id from former_admin former cross join role where role.name = 'Manager'
    on conflict do nothing`,
  `update web_user set entity_id = former.home_entity_id, access_version = access_version + 1,
    rights_version = rights_version + 1 from former_admin former where web_user.id = former.id`,
  `update reset_code set code_hash = null where web_user_id in (select id from former_admin)`,
  `insert into audit_log (actor, action, record_type, record_id, before, after, changes, reference)
    select 'server', 'setAccountRole', 'webUser', id, '{"roles": ["Admin"]}', '{"roles": ["Manager"]}',
      '[{"field": "role", "before": "Admin", "after": "Manager"}]', email from former_admin`,
  'drop table former_admin',

  `update invite set role = 'Manager' from company
    where company.id = invite.entity_id and company.entity_type is distinct from 'Provider' and lower(invite.role) = 'admin'`,
];
