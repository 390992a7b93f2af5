import { type BaseRate, BaseRatesAnswer, isWholeDay } from '../../../../shared/contract/base-rates.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { type ListSource, PAGE_SIZE } from '../../../../shared/list/list-source.ts';
import { client } from '../../client/client.ts';

/** The base rates by lane; a day that isn't typed to its end leaves none out. */
export const rateSource = ({ searchText, filters: { on = '' } }: ListQuery): ListSource<BaseRate> => ({
  async loadPage({ skip }, signal) {
    const ask = { searchText, ...(isWholeDay(on) && { on }), offset: skip, pageSize: PAGE_SIZE };
    const { rates, hasMore } = await client.action('listBaseRates', ask, BaseRatesAnswer, { signal });
    return { rows: rates, hasMore };
  },
});
