import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { LATE_SHIPMENTS } from '../../../../portal/lists/definitions/shipment-filters.ts';
import { shipments } from '../../../../portal/lists/definitions/shipments.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import { daysBetween } from '../../../../shared/trade/calendar-days.ts';
import { queryAs } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { noteOf } from '../../lists/definitions/shown.ts';
import { PORT, startSearchServer } from '../actions/rate-search/search-server.ts';
import { IMPORTER_A } from '../actions/route-subscriptions/routes-server.ts';

/** Milestones of a shipment to come: days from the beginning of today in UTC, of the plan and the estimate. */
type Days = readonly (readonly [event: string, planned: number, estimated?: number])[];
const MINUTE = 1 / 1440;

const SHIPMENTS: Readonly<Record<number, Days>> = {
  3001: [['ARRI', -3]],
  3002: [['ARRI', -MINUTE]],
  // It was to arrive at the beginning of today, and has until its end (D-154).
  3003: [['ARRI', 0]],
  3004: [['ARRI', 10.9, 14.1]],
  // Its departure is expected in time, and its arrival is the first that isn't.
  3005: [
    ['DEPA', 5, 5.2],
    ['ARRI', 20, 24],
    ['DISC', 21, 26],
  ],
  3006: [['ARRI', 10.1, 10.9]],
  3007: [['ARRI', 10, 9]],
  3008: [['ARRI', 10]],
  3009: [['ARRI', -6, 12]],
};
const NOTES = {
  3001: '3 days late',
  3002: '1 day late',
  3004: '4 days late: Bad weather',
  3005: '4 days late: Bad weather',
  3009: '18 days late: Bad weather',
};

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  const at = (days: number) => sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
    + ${days}::double precision * interval '1 day'`;

  before(async () => {
    const { db } = server.database;
    for (const [id, milestones] of Object.entries(SHIPMENTS)) {
      await sql`insert into shipment (id, reference, company_id, mode, status, destination_port_id, created_at, next_milestone_at)
        select ${Number(id)}, ${`S${id}`}, ${IMPORTER_A}, 'Ocean', 'Booked', ${PORT.hamburg}, now(), ${at(milestones[0]![1])}`.execute(
        db,
      );
      for (const [place, [event, planned, estimated]] of milestones.entries())
        await sql`insert into milestone (shipment_id, position, event, planned_at, estimated_at, delay_reason)
          select ${Number(id)}, ${place + 1}, ${event}, ${at(planned)},
            ${estimated === undefined ? null : at(estimated)}, ${estimated === undefined ? null : 'Weather'}`.execute(
          db,
        );
    }
  });

  /** The notes of the rows that the filter finds, and their number. */
  async function lateOnes() {
    const { list } = (await queryAs(
      server.url,
      (
        await server.as('importer')
      ).bearer,
      `query($where: JSON) { list: allShipments(where: $where, sort: {field: "id", order: ASC}) {
        totalCount results ${selectionOf(shipments.row)} } }`,
      { where: LATE_SHIPMENTS },
    )) as { list: { results: { id: number }[]; totalCount: number } };
    const notes = list.results.map((row) => [row.id, noteOf(shipments, row)]);
    return { notes: Object.fromEntries(notes), count: list.totalCount };
  }

  test('MOD-02 late are those behind their plan and those expected later by a day, in the row, the filter and the count alike', async () => {
    assert.deepEqual(await lateOnes(), { notes: NOTES, count: 5 });
    const { all } = await (await server.as('importer')).query(
      '{ all: allShipments { results { id isLate daysLate } } }',
    );
    for (const { id, isLate, daysLate } of all.results)
      assert.deepEqual([isLate, daysLate !== null], [id in NOTES, id in NOTES], id);
  });

  test('MOD-02 a late shipment says which milestone makes it late, when it was to arrive, and why it is late', async () => {
    await sql`update milestone set delay_note = case event when 'ARRI' then 'Storm off Rotterdam' else 'No berth' end
      where shipment_id = 3005 and event in ('ARRI', 'DISC')`.execute(server.database.db);
    const { all } = await (await server.as('importer')).query(
      `{ all: allShipments(sort: {field: "id", order: ASC}) { results {
        id lateMilestone delayReason delayNote arrivalOn plannedArrivalOn } } }`,
    );
    const row = (id: number) => all.results.find((each: { id: number }) => each.id === id);
    const events = all.results.map(({ id, lateMilestone }: Record<string, unknown>) => [id, lateMilestone]);
    assert.deepEqual(Object.fromEntries(events), {
      ...{ 3001: 'ARRI', 3002: 'ARRI', 3003: null, 3004: 'ARRI', 3005: 'ARRI' },
      ...{ 3006: null, 3007: null, 3008: null, 3009: 'ARRI' },
    });
    assert.deepEqual(
      [row(3005).delayReason, row(3005).delayNote, row(3004).delayNote],
      ['Weather', 'Storm off Rotterdam', null],
    );
    assert.equal(daysBetween(row(3009).plannedArrivalOn, row(3009).arrivalOn), 18);
    assert.equal(row(3008).plannedArrivalOn, row(3008).arrivalOn);
  });

  test('MOD-02 the latest shipment stands first where the list is sorted by the days', async () => {
    const { all } = await (await server.as('importer')).query(
      '{ all: allShipments(where: {isLate: {eq: true}}, sort: {field: "daysLate", order: DESC}) { results { id } } }',
    );
    assert.equal(all.results[0].id, 3009);
  });

  test('MOD-01 the map counts as late what the list calls so', async () => {
    const { places } = await (await server.as('importer')).act('mapShipments', {});
    assert.deepEqual(
      places.map(({ shipments: all, late }: { shipments: number; late: number }) => [all, late]),
      [[9, 5]],
    );
  });

  test('MOD-02 an estimate that is taken back, or a milestone that is reached or deleted, makes no shipment late', async () => {
    const { db } = server.database;
    await sql`update milestone set estimated_at = null, delay_reason = null where shipment_id = 3004`.execute(
      db,
    );
    await sql`update milestone set actual_at = now() where shipment_id = 3005`.execute(db);
    await sql`update shipment set next_milestone_at = null where id in (3005, 3009)`.execute(db);
    await sql`delete from milestone where shipment_id = 3009`.execute(db);
    assert.deepEqual(Object.keys((await lateOnes()).notes), ['3001', '3002']);
  });

  test('MOD-02 what has no estimate is expected no sooner than what comes before it, and its shipment is late by that', async () => {
    const { db } = server.database;
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at, next_milestone_at)
      select 3010, 'S3010', ${IMPORTER_A}, 'Ocean', 'Booked', now(), timestamptz '9999-12-01T10:00:00Z'`.execute(
      db,
    );
    await sql`insert into milestone (shipment_id, position, event, planned_at, estimated_at) values
      (3010, 1, 'DEPA', '9999-12-01T10:00:00Z', '9999-12-24T10:00:00Z'), (3010, 2, 'ARRI', '9999-12-20T10:00:00Z', null),
      (3010, 3, 'GTOT', '9999-12-22T10:00:00Z', '9999-12-21T10:00:00Z'), (3010, 4, 'DROP', '9999-12-26T10:00:00Z', null)`.execute(
      db,
    );
    const read = async () => {
      const { one } = await (await server.as('importer')).query(
        '{ one: oneShipments(where: {id: {eq: 3010}}) { arrivalOn arrivalBasis daysLate milestones { expectedAt } } }',
      );
      const days = one.milestones.map(({ expectedAt }: { expectedAt: string | null }) =>
        expectedAt?.slice(5, 10),
      );
      return [one.arrivalOn, one.arrivalBasis, one.daysLate, ...days];
    };
    assert.deepEqual(await read(), ['9999-12-24', 'Not Before', 23, '12-24', '12-24', '12-21', undefined]);
    await sql`update milestone set actual_at = '2026-01-01T10:00:00Z' where shipment_id = 3010 and position = 1`.execute(
      db,
    );
    assert.deepEqual(await read(), ['9999-12-20', 'Planned', null, undefined, undefined, '12-21', undefined]);
  });

  test('MOD-02 what is expected of a shipment leaves its revision to what people change', async () => {
    const { db } = server.database;
    const revision = async () =>
      (await sql<{ revision: number }>`select revision from shipment where id = 3008`.execute(db)).rows[0]!
        .revision;
    const before = await revision();
    await sql`update milestone set estimated_at = planned_at + interval '4 days' where shipment_id = 3008`.execute(
      db,
    );
    assert.ok('3008' in (await lateOnes()).notes);
    assert.equal(await revision(), before);
    await sql`update shipment set weight_kg = 7 where id = 3008`.execute(db);
    assert.equal(await revision(), before + 1);
  });
});
