import type { Transaction } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { chargeTypesFor } from './charge-types.ts';
import type { ChargesRole } from './role.ts';
import type { Sheet, SheetRef } from './sheet.ts';
import type { StoredLine } from './stored-lines.ts';

/**
 * What load and save answer (API-50): `{quote, chargetypes, revision, addProfit, record, [featureType]: lines}`.
 * Amounts are JSON numbers. `addProfit` only for admins (D-120); it is on until one of them turned it off (D-20).
 */
export async function chargesAnswer(
  trx: Transaction<Tables>,
  { caller, role }: { caller: Caller; role: ChargesRole },
  { featureType }: SheetRef,
  sheet: Sheet,
) {
  const used = [...new Set(sheet.lines.map(({ chargeType }) => chargeType))];
  return {
    quote: sheet.quote,
    chargetypes: await chargeTypesFor(trx, caller, used),
    revision: sheet.revision,
    ...(role === 'admin' && { addProfit: sheet.addProfit ?? true }),
    record: {
      id: sheet.id,
      reference: sheet.reference,
      customer: { id: sheet.customerId, companyName: sheet.companyName },
      savedAt: sheet.savedAt,
      savedBy: sheet.savedBy,
    },
    [featureType]: sheet.lines.map(withNumbers),
  };
}

/** What the audit log keeps of a sheet. */
export const auditOf = ({ featureType }: SheetRef, { revision, addProfit, lines }: Sheet) => ({
  featureType,
  revision,
  addProfit,
  charges: lines.map(withNumbers),
});

/** 12 digits and 2 decimals are exact in a JSON number, and so are the 15 of a rate. */
function withNumbers(line: StoredLine) {
  const { original } = line;
  return {
    ...line,
    quantity: number(line.quantity),
    ...amountsOf(line),
    original: original && { ...original, ...amountsOf(original), rate: Number(original.rate) },
  };
}

type Amounts = Pick<StoredLine, 'unitCost' | 'totalPrice' | 'minimumPrice'>;

const amountsOf = ({ unitCost, totalPrice, minimumPrice }: Amounts) => ({
  unitCost: number(unitCost),
  totalPrice: number(totalPrice),
  minimumPrice: number(minimumPrice),
});

const number = (text: string | null) => (text === null ? null : Number(text));
