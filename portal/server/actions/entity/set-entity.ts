import { sql } from 'kysely';
import { type Entity, SetEntity } from '../../../../shared/contract/entity.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid, unauthorized } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { adminOnly } from './admin-only.ts';

/**
 * ENT-08, API-39: from now on the admin acts for this company, in all sessions. Rights that any server remembers end
 * with the next statement, because `rights_version` goes up. Answers the company.
 */
export const setEntity = defineAction({
  id: 'df85ec46-6113-4f74-8eab-5cb44794a582',
  input: SetEntity,
  allow: async (_trx, caller) => adminOnly(caller),
  async run(trx, { userId, rightsVersion }, { new_entity_id }) {
    const company = await trx
      .selectFrom('company')
      .select(['id', 'company_name as companyName'])
      .where('id', '=', new_entity_id)
      .executeTakeFirst();
    if (!company) throw invalid(reason('unknownCompany'));
    // Locked, so that of two switches at once each knows what the other left.
    const { rows } = await sql<Entity>`
      select company.id, company.company_name as "companyName" from web_user
      join company on company.id = web_user.entity_id
      where web_user.id = ${userId} for update of web_user`.execute(trx);
    const [previous] = rows;
    if (!previous) throw unauthorized();
    if (previous.id === company.id) return { result: company };
    const { numUpdatedRows } = await trx
      .updateTable('web_user')
      .set((eb) => ({ entity_id: company.id, rights_version: eb('rights_version', '+', 1) }))
      .where('id', '=', userId)
      .where('rights_version', '=', rightsVersion)
      .executeTakeFirstOrThrow();
    // Another admin has changed the account since the right to switch was asked for.
    if (numUpdatedRows === 0n) throw unauthorized();
    return {
      result: company,
      audit: {
        recordType: 'webUser',
        recordId: userId,
        before: { entity: previous },
        after: { entity: company },
        changes: [{ field: 'entity', before: previous.companyName, after: company.companyName }],
      },
    };
  },
});
