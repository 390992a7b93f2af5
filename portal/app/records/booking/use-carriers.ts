import { useCallback } from 'react';
import * as v from 'valibot';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { client } from '../../client/client.ts';

const Carriers = v.object({
  found: v.object({ results: v.array(v.object({ id: v.number(), companyName: Text })) }),
});

/** Carriers by sea or by air by a part of their names. */
export function useCarriers(isByAir: boolean) {
  const find = useCallback(
    async (part: string, signal: AbortSignal) => {
      const { found } = await client.query(Carriers, {
        name: 'carriers',
        query: `query carriers($where: JSON, $byName: JSON) {
          found: allCompany(where: $where, sort: $byName, take: 50) { results { id companyName } }
        }`,
        variables: {
          where: {
            entityType: { eq: isByAir ? 'Airline' : 'Carrier' },
            ...(part && { companyName: { matches: part } }),
          },
          byName: { field: 'companyName', order: 'ASC' },
        },
        signal,
      });
      return found.results.map(({ id, companyName }) => ({ id, label: companyName || String(id) }));
    },
    [isByAir],
  );
  return useRemoteOptions(find);
}
