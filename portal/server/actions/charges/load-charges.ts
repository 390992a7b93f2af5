import { LoadCharges } from '../../../../shared/contract/charges-input.ts';
import { defineAction } from '../action.ts';
import { chargesAnswer } from './answer.ts';
import { readChargeList } from './charge-list.ts';
import { chargesRole } from './effective-role.ts';
import { readRecordFacts } from './record-facts.ts';

/** API-49, API-50: the lines of one feature of a quote or manifest, with all that the screen needs to draw them. */
export const loadCharges = defineAction({
  id: '976d80a4-7417-4df5-b40a-9ffffd55f92d',
  input: LoadCharges,
  readsOnly: true,
  async allow(trx, caller, input) {
    const role = chargesRole(caller, input.role);
    return { caller, role, list: await readChargeList(trx, caller, input) };
  },
  run: async (trx, { list, ...asking }, input) => ({
    result: await chargesAnswer(trx, asking, input, list, await readRecordFacts(trx, asking.caller, input)),
  }),
});
