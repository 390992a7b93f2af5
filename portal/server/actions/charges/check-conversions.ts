import type { Transaction } from 'kysely';
import { convert } from '../../../../shared/trade/money.ts';
import type { Tables } from '../../db/tables.ts';
import { invalidLine } from './line-name.ts';
import type { Sheet } from './sheet.ts';
import type { SentLine } from './stored-lines.ts';

const CONVERTED = ['unitCost', 'totalPrice', 'minimumPrice'] as const;

/**
 * What stands beside a line as its amounts before the conversion must give the line's own (CHG-43, D-22).
 *
 * @throws ApiError 422 that names the line and the field
 */
export async function checkConversions(
  _trx: Transaction<Tables>,
  { quote }: Sheet,
  lines: readonly SentLine[],
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const { original } = line;
    if (!original) continue;
    if (!quote) throw invalidLine(index, 'original', 'Charges of manifests are not converted.');
    if (line.currency !== 'USD') throw invalidLine(index, 'currency', 'A converted charge is in USD.');
    for (const field of CONVERTED) {
      const entered = original[field];
      if (entered === null ? line[field] === null : line[field] === convert(entered, original.rate)) continue;
      throw invalidLine(
        index,
        field,
        `${line[field] ?? 'Blank'} is not ${entered ?? 'blank'} ${original.currency} at the rate ${original.rate}.`,
      );
    }
  }
}
