import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { JobFailure } from '../jobs/job-kind.ts';

/**
 * Whoever began the job, if that is still an admin of the provider with an open account: jobs outlive sessions, and
 * nothing is written for somebody who lost the role meanwhile.
 */
export async function requireImportAdmin(
  trx: Transaction<Tables>,
  userId: number | null,
): Promise<Pick<UserCaller, 'kind' | 'userId' | 'label'>> {
  const { rows } = await sql<{ email: string }>`
    select person.email from web_user person join company home on home.id = person.home_entity_id
    where person.id = ${userId}::integer and person.password_hash is not null and home.entity_type = 'Provider'
      and exists (select 1 from web_user_role held join role on role.id = held.role_id
        where held.web_user_id = person.id and lower(role.name) = 'admin')`.execute(trx);
  const [admin] = rows;
  if (!admin || userId === null)
    throw new JobFailure('whoever began it is no admin any more', {
      isFinal: true,
      reason: reason('importAdminGone'),
    });
  return { kind: 'user', userId, label: admin.email };
}
