import { sql } from 'kysely';
import { locationKindOf } from '../../audit/read-audit.ts';
import { actorName, saysSomething, shownAddress, shownChanges } from '../../audit/shown-changes.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { onBehalfOfIn } from '../../auth/rights/link-label.ts';
import { type ColumnField, code, column, defineModel, id, nullable, type RowRights, toOne } from './model.ts';
import { nobody } from './rights.ts';

/** SQL that only a person's statement has: no row is anybody else's. */
const forPerson =
  (write: (caller: UserCaller, alias: string) => ReturnType<NonNullable<ColumnField['shown']>>) =>
  (...[caller, alias]: Parameters<NonNullable<ColumnField['shown']>>) =>
    caller.kind === 'user' ? write(caller, alias) : sql`null`;

/**
 * D-96, D-15: a person sees entries of records of the company acted for or handled by it, and what was done to their own
 * account; an admin of the provider all; links and the tools' scope none.
 */
const mayReadEntry: RowRights = (caller, alias) => {
  if (caller.kind !== 'user') return nobody;
  if (caller.seesAll) return saysSomething(alias);
  const own = sql`${caller.entityId}::integer`;
  return sql`(${saysSomething(alias)} and (${sql.ref(`${alias}.owner_id`)} = ${own}
    or ${sql.ref(`${alias}.agent_id`)} = ${own} or (${sql.ref(`${alias}.record_type`)} = 'webUser'
      and ${sql.ref(`${alias}.record_id`)} = ${caller.userId}::integer)))`;
};

/** Who did what and when to which record (SHELL-07, D-96). */
export const AuditEntry = defineModel({
  name: 'AuditEntry',
  table: 'audit_log',
  root: true,
  rights: mayReadEntry,
  fields: {
    id,
    createdAt: column('instant', 'at'),
    actor: column('text', 'actor', {
      sql: actorName,
      sortSql: (alias) => `lower(${actorName(alias)}) collate "C"`,
      isCostly: true,
    }),
    own: column('boolean', 'web_user_id', {
      shown: forPerson(
        ({ userId }, alias) => sql`coalesce(${sql.ref(`${alias}.web_user_id`)} = ${userId}::integer, false)`,
      ),
    }),
    action: code('action'),
    recordType: code('record_type'),
    recordId: column('int', 'record_id'),
    reference: code('reference', nullable),
    feature: column('text', 'after', { sql: (alias) => `${alias}.after->>'featureType'`, nullable: true }),
    locationKind: column('text', 'record_id', { sql: locationKindOf, nullable: true, isCostly: true }),
    company: toOne('Company', 'owner_id', nullable),
    changes: column('json', 'changes', { shown: forPerson(shownChanges), isCostly: true }),
    address: column('text', 'address', { shown: forPerson(shownAddress) }),
    linkId: column('text', 'link_id', { sql: (alias) => `${alias}.link_id::text`, nullable: true }),
    givenBy: code('given_by', nullable),
    onBehalfOf: column('text', 'actor', {
      sql: (alias) => onBehalfOfIn(`${alias}.actor`),
      nullable: true,
    }),
  },
});
