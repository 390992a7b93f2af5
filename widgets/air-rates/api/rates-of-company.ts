import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { RATE_FIELDS, StoredRate } from './submission.ts';

const Answer = v.object({ allAirFreightRate: v.object({ results: answeredRows(StoredRate) }) });

/** The rates with these ids, 200 at most, that the company has submitted, whenever that was. */
export async function loadRatesOfCompany(
  client: Client,
  entityId: number,
  ids: readonly number[],
): Promise<readonly StoredRate[]> {
  // Of its own no other backend is known to have them.
  if (!(await client.isOwn())) return [];
  const { allAirFreightRate } = await client.query(Answer, {
    name: 'allAirFreightRate',
    query: `query allAirFreightRate($where: AirFreightRateFilterInput, $take: Int) { allAirFreightRate(where: $where, take: $take) { results { ${RATE_FIELDS} } } }`,
    variables: {
      where: { id: { in: ids }, submission: { entity: { id: { eq: entityId } } } },
      take: ids.length,
    },
  });
  return allAirFreightRate.results;
}
