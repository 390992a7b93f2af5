import { sql } from 'kysely';
import { ListRateSheets } from '../../../../shared/contract/rate-sheets.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { readSheets } from '../../rate-sheets/read-sheets.ts';
import { recentSheetSql } from '../../rate-sheets/sheet-state.ts';
import { defineAction } from '../action.ts';

/**
 * MOD-11: a page of the rate sheets of a company, or of all that the caller may see, `{list, count}`. 403 for a foreign
 * company and for one that there isn't.
 */
export const listRateSheets = defineAction({
  id: '91d7f007-e5fd-4785-a4c9-a59260abb50a',
  input: ListRateSheets,
  readsOnly: true,
  async allow(trx, caller, { entityId }) {
    if (entityId === null) return caller;
    const { rows } = await sql`
      select 1 from company where company.id = ${entityId}::integer
        and ${mayWriteOfEntity(caller, 'rateSheet', sql`company.id`)}`.execute(trx);
    if (rows.length === 0) throw forbidden();
    return caller;
  },
  async run(trx, caller, { entityId, recent, ...page }) {
    const isOfEntity =
      entityId === null ? sql<boolean>`true` : sql<boolean>`sheet.entity_id = ${entityId}::integer`;
    const condition = recent
      ? sql<boolean>`${isOfEntity} and ${sql.raw(recentSheetSql('sheet'))}`
      : isOfEntity;
    return { result: await readSheets(trx, caller, condition, page) };
  },
});
