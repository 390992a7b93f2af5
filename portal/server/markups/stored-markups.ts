import { sql, type Transaction } from 'kysely';
import type { Markups } from '../../../shared/contract/markups.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import { DEFAULT_PERCENTAGE } from '../../../shared/trade/rate-sheet-rules.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

/** The mark-ups by which a company's rates are sold. */
export interface StoredMarkups {
  /** In per cent, exact decimal texts. */
  fak: string;
  nac: string;
  includeExternalRates: boolean;
  revision: number;
}

/** Nobody has set any yet (SHEET-15). */
export const USUAL_MARKUPS: StoredMarkups = {
  fak: String(DEFAULT_PERCENTAGE),
  nac: String(DEFAULT_PERCENTAGE),
  includeExternalRates: false,
  revision: 0,
};

/** Those of a company; the usual ones where nobody has set any. */
export async function storedMarkups(trx: Transaction<Tables>, companyId: number): Promise<StoredMarkups> {
  const { rows } = await sql<StoredMarkups>`
    select fak_percentage::text as fak, nac_percentage::text as nac, external_rates as "includeExternalRates", revision
    from company_markup where company_id = ${companyId}::integer`.execute(trx);
  return rows[0] ?? USUAL_MARKUPS;
}

/** As `shared/contract/markups.ts` tells them. */
export const markupsAnswer = ({ fak, nac, includeExternalRates, revision }: StoredMarkups): Markups => ({
  fakPercentage: Number(fak),
  nacPercentage: Number(nac),
  includeExternalRates,
  revision,
});

/** @throws ApiError 422 for a company that is sold no rates, or isn't there */
export async function requireCustomer(trx: Transaction<Tables>, companyId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from company where id = ${companyId}::integer and entity_type = 'Importer'`.execute(trx);
  if (rows.length === 0) throw invalid({ ...reason('markupsOfCustomer'), field: 'entityId' });
}
