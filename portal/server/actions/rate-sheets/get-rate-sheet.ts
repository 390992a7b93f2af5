import { OneRateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { readSheet } from '../../rate-sheets/read-sheets.ts';
import { defineAction } from '../action.ts';

/** MOD-11: one rate sheet, and how far it is. 404 for one that there isn't, and for a foreign one. */
export const getRateSheet = defineAction({
  id: '47c5835d-a3f4-4761-899d-05cdff077c49',
  input: OneRateSheet,
  readsOnly: true,
  allow: (trx, caller, { id }) => readSheet(trx, caller, id),
  run: async (_trx, result) => ({ result }),
});
