import { sql } from 'kysely';

/**
 * Condition on `company`: whether the admin may act for it. Whoever acts for the provider as an admin sees the records of
 * all companies, so that is for those who belong to it.
 */
export const mayActFor = (userId: number) => sql<boolean>`(
  company.entity_type != 'Provider' or exists (
    select from web_user join company home on home.id = web_user.home_entity_id
    where web_user.id = ${userId} and home.entity_type = 'Provider'
  )
)`;
