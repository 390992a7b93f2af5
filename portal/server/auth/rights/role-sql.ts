import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the names of the roles that count of the account with the id, in small letters (ROLE-02, D-15). An admin is one of
 * the provider's own people, a manager of anybody else's: each counts for nothing elsewhere. The managers of an agents' company
 * are agents, too.
 */
export const rolesOfSql = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select counted.name from web_user_role held join role on role.id = held.role_id
  join web_user holder on holder.id = held.web_user_id join company home on home.id = holder.home_entity_id
  cross join lateral (values
    (lower(role.name), case lower(role.name) when 'admin' then home.entity_type = 'Provider'
      when 'manager' then home.entity_type <> 'Provider' else true end),
    ('agent', lower(role.name) = 'manager' and home.entity_type = 'Agent')
  ) counted (name, counts)
  where counted.counts and held.web_user_id = ${userId}`;

/** SQL of whether one of the roles counts of the account with the id. For statements that serve callers of all roles. */
export const hasRoleSql = (
  userId: RawBuilder<unknown>,
  roles: readonly ('admin' | 'agent' | 'manager')[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from (${rolesOfSql(userId)}) counting where counting.name in (${sql.join(roles.map((name) => sql.lit(name)))}))`;
