import { type RawBuilder, sql } from 'kysely';
import { ListRateSheets, RECENT_SHEET_DAYS } from '../../../../shared/contract/rate-sheets.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { readSheets } from '../../rate-sheets/read-sheets.ts';
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
    const condition = recent ? sql<boolean>`${isOfEntity} and ${isRecent}` : isOfEntity;
    return { result: await readSheets(trx, caller, condition, page) };
  },
});

const isRecent: RawBuilder<boolean> = sql`sheet.state = 'ready'
  and sheet.ready_at >= now() - make_interval(days => ${sql.lit(RECENT_SHEET_DAYS)})
  and not exists (select 1 from rate_sheet newer where newer.entity_id = sheet.entity_id
    and newer.number = sheet.number and newer.version > sheet.version and newer.state = 'ready')`;
