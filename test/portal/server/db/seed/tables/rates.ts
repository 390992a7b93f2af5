import assert from 'node:assert/strict';
import { it } from 'node:test';

/** The tests of the demo's rates by air, on a database with the demo. */
export function testRates(rows: (query: string) => Promise<unknown[]>): void {
  it('D-158 an agent who is asked for freight by air has rates for it, on the day that it is wished for', async () => {
    const asked = (await rows(`
      select quote.id, count(rate.id)::integer as rates, count(distinct rate.airline)::integer as airlines
      from quote join quote_request asked on asked.quote_id = quote.id
      join airport origin on origin.id = asked.origin_airport_id
      join airport destination on destination.id = asked.destination_airport_id
      left join (air_freight_rate rate join rate_submission submission on submission.id = rate.rate_submission_id)
        on submission.entity_id = quote.agent_id and rate."from" = origin.code and rate."to" = destination.code
          and asked.ship_on between rate.validity_from and rate.validity_to
      where quote.mode = 'Air' and quote.status = 'Requested'
      group by quote.id order by quote.id`)) as { id: number; rates: number; airlines: number }[];
    assert.ok(asked.length > 1, JSON.stringify(asked));
    assert.ok(
      asked.some(({ id }) => id === 3002),
      JSON.stringify(asked),
    );
    for (const one of asked) assert.ok(one.rates > 1 && one.airlines > 1, JSON.stringify(one));
  });
}
