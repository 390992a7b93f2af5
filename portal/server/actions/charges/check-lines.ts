import type { Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import type { ChargeList } from './charge-list.ts';
import { chargesAmong } from './charge-types.ts';
import { checkConversions } from './check-conversions.ts';
import { invalidLine } from './invalid-line.ts';
import type { SentLine } from './stored-lines.ts';

/** Whether lines have a price alone, without quantity and unit cost (CHG-13, D-109). */
export const isFcl = ({ quote }: ChargeList): boolean => quote?.container_type.toLowerCase() === 'fcl';

/** @throws ApiError 422 that names the first line and field that can't be stored on this list */
export async function checkLines(
  trx: Transaction<Tables>,
  list: ChargeList,
  lines: readonly SentLine[],
): Promise<void> {
  const needed = neededFields(list);
  for (const [index, line] of lines.entries()) {
    const missing = needed.find((field) => line[field] === null);
    if (missing) throw invalid(reason('lineMissing', { line: index + 1, field: missing }));
  }
  await checkChargeTypes(trx, list, lines);
  await checkConversions(trx, list, lines);
}

/** CHG-31 to CHG-33, beside what every line needs */
function neededFields(list: ChargeList) {
  if (!list.quote) return ['quantity', 'unitCost', 'totalPrice'] as const;
  return isFcl(list)
    ? (['currency', 'totalPrice'] as const)
    : (['currency', 'quantity', 'unitCost', 'totalPrice'] as const);
}

/** A charge type that the list has already may stay, also if it is none to choose any more (REF-02). */
async function checkChargeTypes(
  trx: Transaction<Tables>,
  { lines: stored }: ChargeList,
  lines: readonly SentLine[],
): Promise<void> {
  const known = new Set(stored.map(({ chargeType }) => chargeType));
  const others = new Set(lines.map(({ chargeType }) => chargeType).filter((id) => !known.has(id)));
  const charges = await chargesAmong(trx, [...others]);
  const wrong = lines.findIndex(({ chargeType }) => !known.has(chargeType) && !charges.has(chargeType));
  if (wrong >= 0)
    throw invalidLine(wrong, 'chargeType', reason('chargeType', { number: lines[wrong]!.chargeType }));
}
