import { type RawBuilder, sql } from 'kysely';
import { hasRoleSql } from './role-sql.ts';

/** SQL that is true for the id of an account that is open, belongs to the provider and has the role of an admin (ROLE-02). */
export const isProviderAdminSql = (
  userId: number | RawBuilder<unknown> | null,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from web_user person join company home on home.id = person.home_entity_id
  where person.id = ${userId}::integer and person.password_hash is not null and home.entity_type = 'Provider'
    and ${hasRoleSql(sql.ref('person.id'), ['admin'])})`;
