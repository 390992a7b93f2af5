import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TODAY } from '../today.ts';

/** The tests of the demo's flights, on a database with the demo. */
export function testFlights(rows: (query: string) => Promise<unknown[]>): void {
  it('MOD-14 has flights of the coming weeks, each under its airline’s own designator', async () => {
    const [{ coming, strange }] = (await rows(`
      select count(*) filter (where departs_at between '${TODAY}' and '${TODAY}'::date + 21)::integer as coming,
        count(*) filter (where not starts_with(flight_number, airline.code))::integer as strange
      from flight join company airline on airline.id = airline_id`)) as [{ coming: number; strange: number }];
    assert.ok(coming > 1000, `${coming} flights`);
    assert.equal(strange, 0);
  });

  it('MOD-14 the clocks of both airports agree with how long a flight takes', async () => {
    assert.deepEqual(
      await rows(`
        select flight_number, departs_at, arrives_at, transit_minutes from flight
          join airport origin on origin.id = origin_airport_id
          join airport destination on destination.id = destination_airport_id
        where (arrives_at at time zone destination.time_zone) - (departs_at at time zone origin.time_zone)
          <> transit_minutes * interval '1 minute'
          -- An hour that the clocks repeat or leave out is read as one of two.
          and abs(extract(epoch from (arrives_at at time zone destination.time_zone)
            - (departs_at at time zone origin.time_zone)) - transit_minutes * 60) <> 3600`),
      [],
    );
    assert.deepEqual(
      await rows('select flight_number from flight where transit_minutes not between 300 and 2400'),
      [],
    );
  });
}
