import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TODAY } from '../today.ts';

/** The tests of the demo's base rates, on a database with the demo. */
export function testBaseRates(rows: (query: string) => Promise<unknown[]>): void {
  it('D-140 most routes of importer A have a base rate on the demo’s day, some have none', async () => {
    const [{ some, none }] = (await rows(`
      select count(*) filter (where found)::integer as some, count(*) filter (where not found)::integer as none
      from (select exists (select 1 from base_rate rate where rate.origin_port_id = route.origin_port_id
          and rate.destination_port_id = route.destination_port_id
          and rate.discharge_port_id is not distinct from coalesce(route.discharge_port_id, rate.discharge_port_id)
          and rate.carrier_id = coalesce(route.carrier_id, rate.carrier_id)
          and date '${TODAY}' between rate.valid_from and rate.counts_to) as found
        from route_subscription route where entity_id = 101) routes`)) as [{ some: number; none: number }];
    assert.ok(some > 80 && none > 15, `${some} with, ${none} without`);
  });

  it('D-140 base rates have a history: expired, coming and replaced ones, of each kind and source', async () => {
    assert.deepEqual(
      await rows(`select distinct kind, source from base_rate order by 1, 2`),
      ['FAK', 'NAC'].flatMap((kind) => ['Agent', 'External', 'Own'].map((source) => ({ kind, source }))),
    );
    const [counts] = (await rows(`select count(*) filter (where counts_to < '${TODAY}')::integer as expired,
        count(*) filter (where valid_from > '${TODAY}')::integer as coming,
        count(*) filter (where replaced_from is not null)::integer as replaced,
        (select count(*)::integer from base_rate_charge) as charges
      from base_rate`)) as [Record<string, number>];
    assert.ok(
      Object.values(counts).every((count) => count > 50),
      JSON.stringify(counts),
    );
  });

  it('of each lane, carrier, kind and source one base rate at most counts on a day', async () => {
    assert.deepEqual(
      await rows(`select one.id, other.id as other from base_rate one join base_rate other on other.id > one.id
          and other.origin_port_id = one.origin_port_id and other.destination_port_id = one.destination_port_id
          and other.discharge_port_id is not distinct from one.discharge_port_id
          and (other.carrier_id, other.kind, other.source) = (one.carrier_id, one.kind, one.source)
          and other.agent_id is not distinct from one.agent_id
          and other.external_source is not distinct from one.external_source
        where greatest(one.valid_from, other.valid_from) <= least(one.counts_to, other.counts_to)`),
      [],
    );
  });
}
