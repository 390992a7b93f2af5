import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

const MILESTONES = ['Shipment', 'Event', 'Planned (UTC)', 'Actual (UTC)', 'Place'];
const CONTAINERS = ['Shipment', 'Container Number', 'Size Type', 'Seal Number', 'Weight (kg)'];

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  before(async () => {
    await imports.admin.run(
      'shipments',
      csv(
        ['Reference', 'Customer', 'Mode', 'Status'],
        ...['S-1', 'S-2', 'S-3'].map((reference) => [reference, 'C-1', 'Ocean', 'Booked']),
        ['S-9', 'C-1', 'Air', 'Booked'],
      ),
    );
    await sql`insert into airport (id, code, airport_name, city, city_iden, country_id)
      values (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 2)`.execute(imports.database.db);
    await sql`select setval(pg_get_serial_sequence('airport', 'id'), 100)`.execute(imports.database.db);
  });

  const minute = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ${column.split('_')[0]}`);
  const milestonesOf = (reference: string) => sql`
    select event, ${minute('planned_at')}, ${minute('actual_at')}, coalesce(port.scac_code, airport.code) as place, status
    from milestone join shipment on shipment.id = shipment_id left join port on port.id = port_id
    left join airport on airport.id = airport_id where reference = ${reference} order by position`;

  kindTest(imports, 'milestones', {
    // In no order, with an offset, a day and seconds; two shipments between one another.
    first: [
      MILESTONES,
      ['S-1', 'depa', '2026-01-20 14:00', '2026-01-20T17:30:15+01:00', 'CNSHA'],
      ['S-9', 'ARRI', '2026-02-01', '', 'pvg'],
      ['S-1', 'STUF', '2026-01-18', '2026-01-18 08:00', 'Shanghai'],
      ['S-1', 'DROP', '2026-02-20 10:00', '', ''],
    ],
    stored: milestonesOf('S-1'),
    expected: [
      {
        ...{ event: 'STUF', planned: '2026-01-18 00:00', actual: '2026-01-18 08:00', place: 'CNSHA' },
        status: 'In Transit',
      },
      {
        ...{ event: 'DEPA', planned: '2026-01-20 14:00', actual: '2026-01-20 16:30', place: 'CNSHA' },
        status: 'In Transit',
      },
      { ...{ event: 'DROP', planned: '2026-02-20 10:00', actual: null, place: null }, status: 'In Transit' },
    ],
    changed: [
      ['Event', 'Shipment', 'Actual (UTC)'],
      ['DROP', 'S-1', '2026-02-21 09:05'],
    ],
    changes: [[{ field: 'actual', before: null, after: '2026-02-21 09:05' }]],
    afterwards: [
      {
        ...{ event: 'STUF', planned: '2026-01-18 00:00', actual: '2026-01-18 08:00', place: 'CNSHA' },
        status: 'Delivered',
      },
      {
        ...{ event: 'DEPA', planned: '2026-01-20 14:00', actual: '2026-01-20 16:30', place: 'CNSHA' },
        status: 'Delivered',
      },
      {
        ...{ event: 'DROP', planned: '2026-02-20 10:00', actual: '2026-02-21 09:05', place: null },
        status: 'Delivered',
      },
    ],
  });

  test('MOD-02 milestones are held to the order that they are recorded in by hand, whatever the order of the rows', async () => {
    const file = csv(
      MILESTONES,
      ['S-2', 'ARRI', '2026-02-10', '2026-02-09 10:00', ''],
      ['S-2', 'DEPA', '2026-01-20', '2026-02-09 11:00', ''],
      // References are found in any case, as events are.
      ['s-2', 'LOAD', '2026-01-19', '', ''],
      ['S-3', 'DEPA', '2026-01-20', '2099-01-01', ''],
      ['S-3', 'GTIN', '20.01.2026', '', ''],
      ['S-3', 'STUF', '', '', 'Nowhere'],
      ['S-3', 'SAIL', '2026-01-20 25:00', '', ''],
      ['S-4', 'DEPA', '2026-01-20', '', ''],
      ['S-9', 'LOAD', '2026-01-20', '', 'CNSHA'],
      ['S-9', 'DEPA', '2026-01-20', '', 'PVG'],
      ['S-9', 'DEPA', '2026-01-21', '', 'PVG'],
    );
    const { id, counts } = await imports.admin.check('milestones', file);
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [2, 'actual: milestonePreviousOpen'],
      [3, 'actual: milestonePreviousOpen'],
      [5, 'actual: milestoneToCome'],
      [6, 'planned: importTime'],
      [7, 'place: importPort', 'planned: fillIn'],
      [8, 'event: importChoice', 'planned: importTime'],
      [9, 'shipment: importShipment'],
      [10, 'event: importEventOfMode', 'place: importAirport'],
      [12, 'event: importTwice'],
    ]);
    assert.deepEqual(counts, { create: 2, change: 0, same: 0, wrong: 9, leftOut: 0, written: 0 });
    // A plan alone leaves what was said of the shipment otherwise.
    await sql`update shipment set status = 'Delivered' where reference = 'S-2'`.execute(imports.database.db);
    await imports.admin.apply(id);
    const { rows } = await sql<{ status: string; next: string }>`
      select status, to_char(next_milestone_at at time zone 'UTC', 'YYYY-MM-DD') as next from shipment
      where reference = 'S-2'`.execute(imports.database.db);
    assert.deepEqual(rows, [{ status: 'Delivered', next: '2026-01-19' }]);
  });

  test('MOD-03 an imported arrival at the consignee delivers what was planned', async () => {
    await sql`insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address, status)
      select 71, id, '2026-02-20', '08:00', '10:00', '1 Mill Lane', 'Confirmed' from shipment
      where reference = 'S-3'`.execute(imports.database.db);
    await imports.admin.run(
      'milestones',
      csv(MILESTONES, ['S-3', 'DROP', '2026-02-20', '2026-02-20 09:00', '']),
    );
    const { rows } = await sql<{ status: string }>`select status from delivery where id = 71`.execute(
      imports.database.db,
    );
    assert.deepEqual(rows, [{ status: 'Delivered' }]);
    const entries = await sql<{ changes: { field: string; before: string; after: string }[] }>`
      select changes from audit_log log join shipment on shipment.id = log.record_id and log.record_type = 'shipment'
      where shipment.reference = 'S-3' and log.action = 'applyImport'`.execute(imports.database.db);
    const told = entries.rows
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field === 'deliveryStatus');
    assert.deepEqual(
      told.map(({ before, after }) => [before, after]),
      [['Confirmed', 'Delivered']],
    );
  });

  test('MOD-04 an import records nothing of a shipment whose booking is requested, but its plan', async () => {
    const { db } = imports.database;
    await sql`insert into booking (id, reference, mode, status, created_at) values (71, 'B-71', 'Ocean', 'Requested', now())`.execute(
      db,
    );
    const book = (id: number | null) =>
      sql`update shipment set booking_id = ${id} where reference = 'S-2'`.execute(db);
    await book(71);
    const { id, counts } = await imports.admin.check(
      'milestones',
      csv(
        MILESTONES,
        ['S-2', 'DEPA', '2026-01-20 14:00', '2026-01-20 14:00', ''],
        ['S-2', 'DROP', '2026-02-20 14:00', '', ''],
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [[2, 'actual: milestoneBookingOpen']]);
    assert.equal(counts.wrong, 1);
    await book(null);
  });

  test('D-96 the people of a shipment are told once what was reached', async () => {
    const { rows } = await sql<{ changes: { of: string }[]; owner: number }>`
      select changes, owner_id as owner from audit_log where record_type = 'shipment' and action = 'applyImport'
        and changes::text like '%milestone%' order by id limit 1`.execute(imports.database.db);
    assert.equal(rows[0]?.owner, 301);
    assert.deepEqual(
      rows[0].changes.map(({ of }) => of),
      ['DEPA', 'STUF'],
    );
  });

  kindTest(imports, 'containers', {
    first: [
      CONTAINERS,
      ['S-1', 'csqu 305438-3', '45g1', 'FP1', '1250.50'],
      ['S-2', 'CSQU3054383', '22G1', '', ''],
      ['S-1', 'DEMU4000009', '22G1', '', '10'],
    ],
    stored: sql`select shipment.reference, container.position, number, size_type as size, seal_number as seal,
      trim_scale(container.weight_kg)::text as weight from container join shipment on shipment.id = shipment_id order by 1, 2`,
    expected: [
      {
        ...{ reference: 'S-1', position: 1, number: 'CSQU3054383', size: '45G1', seal: 'FP1' },
        weight: '1250.5',
      },
      { ...{ reference: 'S-1', position: 2, number: 'DEMU4000009', size: '22G1', seal: null }, weight: '10' },
      { ...{ reference: 'S-2', position: 1, number: 'CSQU3054383', size: '22G1', seal: null }, weight: null },
    ],
    changed: [
      ['Shipment', 'Container Number', 'Seal Number'],
      ['S-1', 'DEMU4000009', 'FP2'],
    ],
    changes: [[{ field: 'seal', before: null, after: 'FP2' }]],
    afterwards: [
      {
        ...{ reference: 'S-1', position: 1, number: 'CSQU3054383', size: '45G1', seal: 'FP1' },
        weight: '1250.5',
      },
      {
        ...{ reference: 'S-1', position: 2, number: 'DEMU4000009', size: '22G1', seal: 'FP2' },
        weight: '10',
      },
      { ...{ reference: 'S-2', position: 1, number: 'CSQU3054383', size: '22G1', seal: null }, weight: null },
    ],
  });

  test('a container number has a form and a check digit, and a shipment by air has no containers', async () => {
    const { id } = await imports.admin.check(
      'containers',
      csv(
        CONTAINERS,
        ['S-3', 'CSQU3054384', '45G1', '', ''],
        ['S-3', 'CSQX3054383', '45G1', '', ''],
        ['S-9', 'CSQU3054383', '45G1', '', ''],
        ['S-3', 'CSQU3054383', '', '', '1,5,0'],
        ['S-3', 'CSQU3054383', '45', '', ''],
      ),
    );
    const rows = await imports.admin.rows(id, 'wrong');
    assert.deepEqual(faults(rows), [
      [2, 'number: importContainer'],
      [3, 'number: importContainerForm'],
      [4, 'shipment: importContainerByAir'],
      [5, 'weight: importNumber', 'sizeType: fillIn'],
      [6, 'sizeType: importSizeType', 'number: importTwice'],
    ]);
    assert.match(rows[0]!.problems[0]!.error, /give 3/);
  });

  kindTest(imports, 'airports', {
    first: [
      ['IATA Code', 'Name', 'City', 'Country'],
      ['xaa', 'First Field', 'Springfield', 'us'],
      ['XBB', 'Second Field', 'Shanghai', 'China'],
    ],
    stored: sql`select airport.code, airport_name as name, city, city_iden as iden, country.code as country
      from airport join country on country.id = country_id where airport.code like 'X%' order by 1`,
    expected: [
      { code: 'XAA', name: 'First Field', city: 'Springfield', iden: 'XAA', country: 'US' },
      { code: 'XBB', name: 'Second Field', city: 'Shanghai', iden: 'XBB', country: 'CN' },
    ],
    changed: [
      ['IATA Code', 'Name'],
      ['XBB', 'Other Field'],
    ],
    changes: [[{ field: 'name', before: 'Second Field', after: 'Other Field' }]],
    afterwards: [
      { code: 'XAA', name: 'First Field', city: 'Springfield', iden: 'XAA', country: 'US' },
      { code: 'XBB', name: 'Other Field', city: 'Shanghai', iden: 'XBB', country: 'CN' },
    ],
  });

  test('an airport has three letters, a name, a city and a country that there is', async () => {
    const { id } = await imports.admin.check(
      'airports',
      csv(
        ['IATA Code', 'Name', 'City', 'Country'],
        ['XC', 'Field', 'City', 'US'],
        ['XCC', '', 'City', 'Utopia'],
        ['XDD', 'Field', 'City', 'US'],
        ['xdd', 'Field', 'City', 'US'],
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [2, 'code: importAirportCode'],
      [3, 'name: fillIn', 'country: importCountry'],
      [5, 'code: importTwice'],
    ]);
  });
});
