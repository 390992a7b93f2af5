import { sql, type Transaction } from 'kysely';
import type { RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { decidesForProvider } from '../auth/rights/provider-admin.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';
import { markupsRefused } from './refused.ts';
import { storedMarkups } from './stored-markups.ts';

type Chosen = Pick<RateSheetRequest, 'fakPercentage' | 'nacPercentage'>;
/** In per cent, exact decimal texts. */
type SheetMarkups = Record<'fak_percentage' | 'nac_percentage', string>;

const AT_COST: SheetMarkups = { fak_percentage: '0', nac_percentage: '0' };

/** Agents are given their own rates at cost (D-142). */
export const isAgentsCompany = async (trx: Transaction<Tables>, companyId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from company where id = ${companyId}::integer and entity_type = 'Agent'`.execute(trx);
  return rows.length > 0;
};

/**
 * What the rates of a new sheet are sold above their cost (D-147): what was chosen for it, else what is stored for the company. An
 * agents' company has its own rates at cost.
 *
 * @throws ApiError 403 `markups` where they were chosen by somebody who may not, 422 where they were for an agents' company
 */
export async function sheetMarkups(
  trx: Transaction<Tables>,
  caller: Caller,
  companyId: number,
  { fakPercentage, nacPercentage }: Chosen,
): Promise<SheetMarkups> {
  const isChosen = fakPercentage !== undefined || nacPercentage !== undefined;
  if (isChosen && !(await decidesForProvider(trx, caller))) throw markupsRefused();
  if (await isAgentsCompany(trx, companyId)) {
    const field = fakPercentage ? 'fakPercentage' : nacPercentage ? 'nacPercentage' : undefined;
    if (field) throw invalid({ ...reason('markupsOfCustomer'), field });
    return AT_COST;
  }
  const { fak, nac } = await storedMarkups(trx, companyId);
  return {
    fak_percentage: fakPercentage === undefined ? fak : String(fakPercentage),
    nac_percentage: nacPercentage === undefined ? nac : String(nacPercentage),
  };
}
