import { sql } from 'kysely';
import { ENTITY_PAGE, type Entity, ListEntities } from '../../../../shared/contract/entity.ts';
import { isReference } from '../../companies/is-reference.ts';
import { defineAction } from '../action.ts';
import { adminOnly } from './admin-only.ts';

/**
 * ENT-18, API-37: every company, for any of which an admin may act, `[200, results, count]`. `results` are the next 200 after
 * `skip`, in the order of their names; `count` is the number of all. The page after the last is `[200, [], 0]`.
 */
export const listEntities = defineAction({
  id: '43bede7b-c897-479e-ab83-5cd26f127301',
  input: ListEntities,
  readsOnly: true,
  allow: async (_trx, caller) => adminOnly(caller),
  async run(trx, _admin, { skip }) {
    const { rows } = await sql<Entity & { count: number }>`
      select id, company_name as "companyName", ${sql.raw(isReference('company'))} as "isReference",
        count(*) over ()::integer as count
      from company
      order by lower(company_name) collate "C", id limit ${ENTITY_PAGE} offset ${skip}`.execute(trx);
    const page = rows.map(({ count: _, ...entity }) => entity);
    return { result: [200, page, rows[0]?.count ?? 0] };
  },
});
