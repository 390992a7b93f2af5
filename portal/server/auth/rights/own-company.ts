import { type RawBuilder, sql } from 'kysely';
import type { Caller } from './caller.ts';

/**
 * SQL that is true when `company`, an SQL expression of type integer, is the caller's own; for admins of the provider of any.
 * For what a company alone sees and changes of its own, by no agent and no link; for actions and data API alike.
 */
export function isOwnCompany(caller: Caller, company: RawBuilder<unknown>): RawBuilder<boolean> {
  if (caller.kind !== 'user') return sql<boolean>`false`;
  return caller.seesAll ? sql<boolean>`true` : sql<boolean>`${company} = ${caller.entityId}::integer`;
}
