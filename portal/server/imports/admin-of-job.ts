import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { isProviderAdminSql } from '../auth/rights/provider-admin.ts';
import type { Tables } from '../db/tables.ts';
import { JobFailure } from '../jobs/job-kind.ts';

/**
 * Whoever began the job, if that is still an admin of the provider with an open account: jobs outlive sessions, and
 * nothing is written for somebody who lost the role meanwhile.
 */
export async function adminOfJob(
  trx: Transaction<Tables>,
  userId: number | null,
): Promise<Pick<UserCaller, 'kind' | 'userId' | 'label'>> {
  const { rows } = await sql<{ email: string }>`
    select email from web_user where id = ${userId}::integer and ${isProviderAdminSql(userId)}`.execute(trx);
  const [admin] = rows;
  if (!admin || userId === null)
    throw new JobFailure('whoever began it is no admin any more', {
      isFinal: true,
      reason: reason('importAdminGone'),
    });
  return { kind: 'user', userId, label: admin.email };
}
