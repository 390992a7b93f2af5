import { OneRateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { decidesForProvider } from '../../auth/rights/provider-admin.ts';
import { isAgentsCompany, sheetMarkups } from '../../markups/sheet-markups.ts';
import { addSheet } from '../../rate-sheets/add-sheet.ts';
import { readSheet } from '../../rate-sheets/read-sheets.ts';
import { defineAction } from '../action.ts';

/**
 * Asks for the next version of a rate sheet, with the same days and language, and today's routes and rates: answers that sheet.
 * A customer's has the same mark-ups for those who may choose them, for others the company's own; an agent's is at cost (D-147).
 * 404 as `getRateSheet`, 409 `not_ended` while a version of it is waited for, `no_routes` and `too_many_sheets` as for a new one.
 */
export const reissueRateSheet = defineAction({
  id: 'ee0ee581-a182-433e-bc7e-7a82628623ed',
  input: OneRateSheet,
  allow: async (trx, caller, { id }) => ({ caller, sheet: await readSheet(trx, caller, id) }),
  async run(trx, { caller, sheet }, { id }) {
    const wanted = await trx
      .selectFrom('rate_sheet')
      .select([
        'entity_id',
        'valid_from',
        'valid_to',
        'fak_percentage',
        'nac_percentage',
        'existing_charges',
        'external_rates',
        'locale',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const keepsMarkups =
      (await decidesForProvider(trx, caller)) && !(await isAgentsCompany(trx, wanted.entity_id));
    const markups = keepsMarkups ? {} : await sheetMarkups(trx, caller, wanted.entity_id, {});
    const added = await addSheet(trx, caller, { ...wanted, ...markups }, { number: sheet.number });
    return { result: await readSheet(trx, caller, added.id), audit: added.audit, hasJob: true };
  },
});
