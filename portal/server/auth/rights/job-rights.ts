import { type RawBuilder, sql } from 'kysely';
import type { Caller } from './caller.ts';

/**
 * SQL that is true for the jobs, of the table `job`, that the caller may see and cancel (D-15): an admin of the
 * provider all of them, a user those of the company acted for, the link of a company that one's, the tools' own scope
 * every company's. Those of the server itself, such as mails, are nobody's but the admins'. To an admin who acts for
 * another company those of the own one stay open: imports are the provider's, whichever company is acted for.
 */
export function mayHandleJob(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'service') return sql`job.company_id is not null`;
  if (caller.kind === 'user') {
    const isOfCompany = sql<boolean>`job.company_id = ${caller.entityId}::integer`;
    if (caller.seesAll) return sql`true`;
    if (!caller.isAdmin) return isOfCompany;
    return sql`(${isOfCompany} or job.company_id =
      (select home_entity_id from web_user where id = ${caller.userId}::integer))`;
  }
  return caller.recordType === 'entity' ? sql`job.company_id = ${caller.recordId}::integer` : sql`false`;
}
