import { ListBaseRates } from '../../../../shared/contract/base-rates.ts';
import { selectBaseRates } from '../../base-rates/select-base-rates.ts';
import { providerAdmin } from '../accounts/may-manage.ts';
import { defineAction } from '../action.ts';

/** D-142: what the provider buys sea freight for, for its own admins alone; `{rates, hasMore}`. */
export const listBaseRates = defineAction({
  id: 'b2d94e07-5c1f-4a83-9e6b-70f3a8d1c562',
  input: ListBaseRates,
  readsOnly: true,
  allow: (trx, caller) => providerAdmin(trx, caller, 'baseRatesByAdmin'),
  async run(trx, _admin, { origin, destination, carrier, on, searchText, offset, pageSize }) {
    const { rows: found } = await selectBaseRates([{ origin, discharge: null, destination, carrier }], {
      days: on ? { from: on, to: on } : undefined,
      searchText,
      includeExternalRates: true,
      page: { offset, most: pageSize + 1 },
    }).execute(trx);
    const rates = found.slice(0, pageSize).map(({ route: _route, ...rate }) => rate);
    return { result: { rates, hasMore: found.length > pageSize } };
  },
});
