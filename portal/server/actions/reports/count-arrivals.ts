import { sql, type Transaction } from 'kysely';
import { type ArrivalsAnswer, CountArrivals } from '../../../../shared/contract/arrivals.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';

const DAY_MS = 86_400_000;

/**
 * MOD-01: the open shipments that the caller may see, by the week in which they are to arrive, as it is expected or else planned.
 *
 * @throws ApiError 403 for links and the tools' own scope; 422 for a day or number of weeks that is none
 */
export const countArrivals = defineAction({
  id: 'b0a5c0b4-7a0e-4d0b-9c39-5d3a8a0f9a41',
  input: CountArrivals,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person, { from, weeks }) {
    const dayOf = (week: number) => new Date(Date.parse(from) + week * 7 * DAY_MS).toISOString().slice(0, 10);
    const rows = await arrivalsByWeek(trx, person, { since: from, until: dayOf(weeks) });
    const inWeek = (week: number) => {
      const { ocean = 0, air = 0 } = rows.find((row) => row.week === week) ?? {};
      return { ocean, air };
    };
    const result: ArrivalsAnswer = {
      earlier: inWeek(-1),
      weeks: Array.from({ length: weeks }, (_, week) => ({ from: dayOf(week), ...inWeek(week) })),
    };
    return { result };
  },
});

/** Week -1 are all that were to arrive before `since`. Both are the provider's days, the second one the first that isn't counted. */
export async function arrivalsByWeek(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { since, until }: { since: string; until: string },
): Promise<{ week: number; ocean: number; air: number }[]> {
  const { rows } = await sql<{ week: number; ocean: number; air: number }>`
    select week, (count(*) filter (where mode = 'Ocean'))::integer as ocean,
      (count(*) filter (where mode = 'Air'))::integer as air
    from (
      select mode, case when arrives_on < ${since}::date then -1
        else (arrives_on - ${since}::date) / 7 end as week
      from shipment where arrives_on < ${until}::date and status in ('Booked', 'In Transit')
        and ${mayReadRecord(caller, 'shipment', 'shipment')}
    ) arriving group by week`.execute(trx);
  return rows;
}
