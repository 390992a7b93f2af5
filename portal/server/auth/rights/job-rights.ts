import { type RawBuilder, sql } from 'kysely';
import { CHECK_IMPORT, WRITE_IMPORT } from '../../imports/job-names.ts';
import { MAKE_RATE_SHEET } from '../../rate-sheets/job-name.ts';
import type { Caller } from './caller.ts';
import { mayWriteOfEntity } from './entity-rights.ts';
import { isProviderAdminSql } from './provider-admin.ts';

const isImport = sql<boolean>`job.kind in (${CHECK_IMPORT.name}, ${WRITE_IMPORT.name})`;

/**
 * SQL that is true for the jobs, of the table `job`, that the caller may see and cancel (D-15): an admin of the
 * provider all of them, a user those of the company acted for, the link of a company that one's, the tools' own scope
 * every company's. Those of the server itself, such as mails, are nobody's but the admins'. Those of imports are the
 * provider's admins' alone, whichever company they act for: others who act for the provider can't import either. Those
 * that make rate sheets are of all who may ask for one.
 */
export function mayHandleJob(caller: Caller): RawBuilder<boolean> {
  const isOther = sql<boolean>`(not ${isImport} and (${mayHandleOther(caller)} or (
    job.kind = ${MAKE_RATE_SHEET.name} and ${mayWriteOfEntity(caller, 'rateSheet', sql`job.company_id`)})))`;
  if (caller.kind !== 'user' || !caller.isAdmin) return isOther;
  return sql`(${isOther} or (${isImport} and ${isProviderAdminSql(caller.userId)}))`;
}

function mayHandleOther(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'service') return sql`job.company_id is not null`;
  if (caller.kind === 'user')
    return caller.seesAll ? sql`true` : sql`job.company_id = ${caller.entityId}::integer`;
  return caller.recordType === 'entity' ? sql`job.company_id = ${caller.recordId}::integer` : sql`false`;
}
