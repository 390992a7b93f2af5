import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { startSearchServer } from '../actions/rate-search/search-server.ts';
import { IMPORTER_A } from '../actions/route-subscriptions/routes-server.ts';

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  before(async () => {
    const { db } = server.database;
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at, next_milestone_at, arrived_on) values
      (2001, 'S1', ${IMPORTER_A}, 'Ocean', 'In Transit', now(), '2026-02-01T23:30:00Z', null),
      (2002, 'S2', ${IMPORTER_A}, 'Ocean', 'In Transit', now(), null, '2026-02-02'),
      (2003, 'S3', ${IMPORTER_A}, 'Ocean', 'Booked', now(), '2026-01-30T10:00:00Z', null)`.execute(db);
    await sql`insert into milestone (id, shipment_id, position, event, planned_at, actual_at) values
      (1, 2001, 1, 'DEPA', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
      (2, 2001, 2, 'ARRI', '2026-02-01T23:30:00Z', null),
      (3, 2002, 1, 'ARRI', '2026-02-01T10:00:00Z', '2026-02-02T10:00:00Z')`.execute(db);
  });

  const arrivals = async (sort = '{field: "id", order: ASC}') => {
    const { list } = await (await server.as('importer')).query(
      `{ list: allShipments(sort: ${sort}) { results { id arrivesOn arrivalOn arrivalBasis } } }`,
    );
    return list.results.map((row: Record<string, unknown>) => Object.values(row));
  };

  test('MOD-02 a shipment says on which day in UTC it arrives: as it happened, else as it is expected, else as planned', async () => {
    const { db } = server.database;
    const [planned, arrived, without] = [
      [2001, '2026-02-01', '2026-02-01', 'Planned'],
      [2002, null, '2026-02-02', 'Actual'],
      [2003, null, null, null],
    ];
    assert.deepEqual(await arrivals(), [planned, arrived, without]);
    await sql`update milestone set estimated_at = '2026-02-04T23:30:00Z' where id = 2`.execute(db);
    const expected = [2001, '2026-02-04', '2026-02-04', 'Expected'];
    assert.deepEqual(await arrivals('{field: "arrivalOn", order: ASC}'), [arrived, expected, without]);
    assert.deepEqual(await arrivals('{field: "arrivalOn", order: DESC}'), [expected, arrived, without]);
    await sql`update milestone set estimated_at = null where id = 2`.execute(db);
    assert.deepEqual(await arrivals(), [planned, arrived, without]);
  });

  test('MOD-02 a shipment says by how many days its next estimate is after the plan, and why', async () => {
    await sql`insert into milestone (id, shipment_id, position, event, planned_at, actual_at, estimated_at, delay_reason)
      values (4, 2003, 1, 'GTIN', '2026-01-28T10:00:00Z', '2026-01-29T10:00:00Z', '2026-02-20T10:00:00Z', 'Weather'),
        (5, 2003, 2, 'DEPA', '2026-01-30T10:00:00Z', null, null, null),
        (6, 2003, 3, 'ARRI', '2026-02-20T10:00:00Z', null, '2026-02-23T09:00:00Z', 'Vessel Delay'),
        (7, 2003, 4, 'DROP', '2026-02-22T10:00:00Z', null, '2026-03-22T10:00:00Z', 'Other')`.execute(
      server.database.db,
    );
    const importer = await server.as('importer');
    const { list } = await importer.query(
      '{ list: allShipments(sort: {field: "id", order: ASC}) { results { id estimatedDelay delayReason } } }',
    );
    assert.deepEqual(list.results, [
      { id: 2001, estimatedDelay: null, delayReason: null },
      { id: 2002, estimatedDelay: null, delayReason: null },
      { id: 2003, estimatedDelay: 3, delayReason: 'Vessel Delay' },
    ]);
  });

  test('MOD-02 the shipment whose next milestone was to happen first stands first, and those that are through last', async () => {
    const importer = await server.as('importer');
    const { list } = await importer.query(
      '{ list: allShipments(sort: {field: "nextMilestoneAt", order: ASC}) { results { id nextMilestone nextMilestoneAt isLate } } }',
    );
    assert.deepEqual(
      list.results.map(({ id }: { id: number }) => id),
      [2003, 2001, 2002],
    );
    assert.deepEqual(
      list.results.map(({ nextMilestone }: { nextMilestone: string | null }) => nextMilestone),
      ['DEPA', 'ARRI', null],
    );
    assert.equal(Date.parse(list.results[1].nextMilestoneAt), Date.parse('2026-02-01T23:30:00Z'));
  });
});
