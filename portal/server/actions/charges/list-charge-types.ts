import { NoInput } from '../../../../shared/contract/input-values.ts';
import { defineAction } from '../action.ts';
import { listedChargeTypes } from './charge-types.ts';

/** API-55, D-66: `{status, list, count}`; open to any valid token, as reference lists are. Whatever comes in is ignored. */
export const listChargeTypes = defineAction({
  id: '29ffe005-1a1f-4c3f-9fd5-1b7a1f0b74fe',
  input: NoInput,
  readsOnly: true,
  allow: async () => {},
  async run(trx) {
    const list = await listedChargeTypes(trx);
    return { result: { status: '200', list, count: list.length } };
  },
});
