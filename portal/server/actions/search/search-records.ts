import { isShortPlaceName, SearchRecords, SHORTEST_SEARCH } from '../../../../shared/contract/search.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { findRecords } from './find-records.ts';

/**
 * API-41, D-13: records that the caller may see, by any part of their reference, number or name, or by their exact id;
 * a few of each kind, as JSON text in `statusMessage`. The query is a text to look for and never anything to execute.
 */
export const searchRecords = defineAction({
  id: '9d3e5b70-2c14-4f6a-b1d9-8a7c4e0f6532',
  input: SearchRecords,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person, { query }) {
    if (query.length < SHORTEST_SEARCH && !isShortPlaceName(query) && !/^\d+$/.test(query))
      return {
        result: {
          status: 'TOO_SHORT',
          statusMessage: `Type at least ${SHORTEST_SEARCH} characters, or an id.`,
        },
      };
    const found = await findRecords(trx, person, query);
    return { result: { status: 'SUCCEEDED', statusMessage: JSON.stringify(found) } };
  },
});
