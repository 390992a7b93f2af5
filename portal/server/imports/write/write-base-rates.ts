import { endSuperseded } from '../../base-rates/superseded-rates.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { BaseRateWrite } from '../compare/base-rates.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import { newIds } from './new-ids.ts';

/** Stores base rates with their local charges, and ends those that they replace; none that is stored is changed. */
export async function writeBaseRates(
  trx: Trx,
  rows: readonly ToWrite<BaseRateWrite>[],
): Promise<WrittenRecord[]> {
  const toWrite = rows.map(({ line, write }) => ({ line, ...write }));
  // Before the rows are stored, because their charges name them.
  const ids = await newIds(trx, 'base_rate', toWrite.length);
  await insertRows(
    trx,
    'base_rate',
    toWrite.map(({ rate }, n) => ({ id: ids[n]!, ...rate })),
  );
  await insertRows(
    trx,
    'base_rate_charge',
    toWrite.flatMap(({ charges }, n) =>
      charges.map((charge, position) => ({ base_rate_id: ids[n]!, position, ...charge })),
    ),
  );
  await endSuperseded(trx, ids);
  return toWrite.map(({ line }, n) => ({ line, recordType: 'baseRate', recordId: ids[n]! }));
}
