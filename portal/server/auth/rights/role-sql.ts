import { type RawBuilder, sql } from 'kysely';

/** SQL of ROLE-02: whether the account with the id has one of the roles. For statements that serve callers of all roles. */
export const hasRoleSql = (
  userId: RawBuilder<unknown>,
  roles: readonly ('admin' | 'agent')[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from web_user_role held join role on role.id = held.role_id
  where held.web_user_id = ${userId} and lower(role.name) in (${sql.join(roles.map((name) => sql.lit(name)))}))`;
