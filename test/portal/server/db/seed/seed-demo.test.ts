import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { migrate } from '../../../../../portal/server/db/migrate.ts';
import { seedDemo } from '../../../../../portal/server/db/seed/seed-demo.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { testBaseRates } from './tables/base-rates.ts';
import { testCharges } from './tables/charges.ts';
import { testExchangeRates } from './tables/exchange-rates.ts';
import { testFlights } from './tables/flights.ts';
import { testRates } from './tables/rates.ts';
import { testShipmentMoney } from './tables/shipment-money.ts';
import { TODAY } from './today.ts';

/** Volume rows at scale 1, as the documentation promises them. */
const COUNTS = {
  port: 1345,
  airport: 3399,
  country: 249,
  purchase_order: 3000,
  style_number: 9000,
  booking: 300,
  shipment: 300,
  quote: 150,
  manifest: 60,
};

/** One entry a seed of scale 1, whichever the database. Positions count as an order: a failed try leaves a gap. */
const fingerprints: string[] = [];

async function sameAsBefore({ db }: Database): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await sql`
      select (whole - 'position' - 'renewed_at')::text as row from ${sql.table(table)} entry, to_jsonb(entry) whole
      order by (whole ->> 'position')::bigint, whole::text collate "C"
    `.execute(db);
    hash.update(JSON.stringify([table, rows]));
  }
  fingerprints.push(hash.digest('hex'));
  assert.equal(new Set(fingerprints).size, 1);
}

forEachDatabase((_name, open) => {
  let database: Database;

  before(async () => {
    database = await open();
    assert.equal(await seedDemo(database.db, { today: TODAY }), true);
  });
  after(() => database.close());

  const rows = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(database.db)).rows;

  it('MOD-04 ships orders only after they were made, and not years after', async () => {
    const strange = await rows(`
      select booking.id, purchase_order_id from booking join booking_purchase_order on booking_id = booking.id
      join purchase_order on purchase_order.id = purchase_order_id
      where booking.id > 1002 and (booking.created_at - purchase_order.created_at)
        not between interval '28 days' and interval '100 days'`);
    assert.deepEqual(strange, []);
    const [linked] = (await rows(`select count(*)::integer from booking_purchase_order`)) as {
      count: number;
    }[];
    assert.ok(linked!.count > 400);
  });

  it('MOD-02 says of late shipments when they are expected and why, and of none that has arrived', async () => {
    const [estimates] = (await rows(`
      select count(*)::integer as count, count(*) filter (where estimated_at < '2026-11-20 09:00Z'
        or actual_at is not null or estimated_at - planned_at < interval '1 day' or delay_reason is null)::integer as strange
      from milestone where estimated_at is not null`)) as { count: number; strange: number }[];
    assert.equal(estimates!.strange, 0);
    assert.ok(estimates!.count > 5, JSON.stringify(estimates));
  });

  it('MOD-02 lets milestones happen in their order, not in the future, and as far as the status says', async () => {
    const strange = await rows(`
      select shipment.id from shipment where exists (
        select 1 from milestone one join milestone next using (shipment_id)
        where shipment_id = shipment.id and one.position < next.position and (next.planned_at < one.planned_at
          or next.actual_at < one.actual_at or (next.actual_at is not null and one.actual_at is null))
      ) or exists (select 1 from milestone where shipment_id = shipment.id and actual_at > '${TODAY} 00:00Z')
      or (status in ('Booked', 'Cancelled')) = exists (
        select 1 from milestone where shipment_id = shipment.id and event = 'DEPA' and actual_at is not null)
      or next_milestone_at is distinct from (
        select min(planned_at) from milestone where shipment_id = shipment.id and actual_at is null
          and shipment.status <> 'Cancelled')
      or (status = 'Delivered') <> exists (
        select 1 from milestone where shipment_id = shipment.id and event = 'DROP' and actual_at is not null)`);
    assert.deepEqual(strange, []);
    assert.deepEqual(
      await rows(`select mode, count(*) filter (where origin_port_id is null and origin_airport_id is null)::integer
        as without from shipment group by mode order by mode`),
      [
        { mode: 'Air', without: 0 },
        { mode: 'Ocean', without: 0 },
      ],
    );
  });

  it('MOD-04 has no booking that is still requested although its shipment is under way', async () => {
    const under = `exists (select 1 from shipment join milestone on milestone.shipment_id = shipment.id
      where shipment.booking_id = booking.id and actual_at is not null)`;
    assert.deepEqual(await rows(`select id from booking where status = 'Requested' and ${under}`), []);
    const [requested] = (await rows("select count(*)::integer from booking where status = 'Requested'")) as {
      count: number;
    }[];
    assert.ok(requested!.count > 3, JSON.stringify(requested));
  });

  it('MOD-04 has a declined booking whose shipment is cancelled, and no other shipment of one that ended', async () => {
    const ended = `from shipment join booking on booking.id = shipment.booking_id
      where booking.status in ('Declined', 'Cancelled')`;
    assert.deepEqual(await rows(`select shipment.id, shipment.status, customer_id ${ended}`), [
      { id: 2297, status: 'Cancelled', customer_id: 102 },
    ]);
    assert.deepEqual(
      await rows(`select distinct purchase_order.status from shipment_purchase_order
        join purchase_order on purchase_order.id = purchase_order_id where shipment_id = 2297`),
      [{ status: 'Open' }],
    );
  });

  it('MOD-03 awaits deliveries of shipments on their way on days to come', async () => {
    const open = `status in ('Requested', 'Confirmed')`;
    const planned = await rows(`select distinct status from delivery where ${open} order by status`);
    assert.deepEqual(planned, [{ status: 'Confirmed' }, { status: 'Requested' }]);
    assert.deepEqual(await rows(`select id from delivery where ${open} and delivery_on < '2026-11-20'`), []);
  });

  it('MOD-02 has papers of a shipment and its booking, which are the PDFs that they say', async () => {
    const documents = await rows(`
      select document.type, document.visibility, document.entity_id as company,
        substring(file_chunk.bytes for 5) = '%PDF-' as is_pdf, octet_length(file_chunk.bytes) = file.size as is_whole
      from document join file on file.id = document.file_id join file_chunk using (content_id)
      where shipment_id = 2001 order by document.id`);
    assert.deepEqual(
      documents,
      [
        { type: 'billOfLading', visibility: 'everybody', company: 1 },
        { type: 'packingList', visibility: 'everybody', company: 1 },
        { type: 'commercialInvoice', visibility: 'customer', company: 101 },
        { type: 'arrivalNotice', visibility: 'everybody', company: 1 },
      ].map((document) => ({ ...document, is_pdf: true, is_whole: true })),
    );
  });

  it('holds what the documentation promises', async () => {
    for (const [table, count] of Object.entries(COUNTS)) {
      assert.deepEqual(await rows(`select count(*)::integer as count from ${table}`), [{ count }], table);
    }
    assert.deepEqual(
      await rows(`select entity_type, count(*)::integer as count from company group by entity_type
        order by entity_type collate "C"`),
      [
        { entity_type: 'Agent', count: 4 },
        { entity_type: 'Airline', count: 115 },
        { entity_type: 'Carrier', count: 30 },
        { entity_type: 'Importer', count: 10 },
        { entity_type: 'Provider', count: 1 },
        { entity_type: 'Supplier', count: 5 },
      ],
    );
    assert.deepEqual(
      await rows('select id, reference from company where id in (1, 2, 101, 121) order by id'),
      [
        { id: 1, reference: null },
        { id: 2, reference: 'A-2' },
        { id: 101, reference: 'C-101' },
        { id: 121, reference: 'S-121' },
      ],
    );
    assert.deepEqual(
      await rows(`select count(*)::integer as count from charge_type
        where charge_type = 'Charge' and charge_iden <> ''`),
      [{ count: 60 }],
    );
    assert.deepEqual(
      await rows('select count(*)::integer as count from route_subscription where entity_id = 101'),
      [{ count: 130 }],
    );
  });

  it('has the accounts, all with the same known password', async () => {
    const accounts = await database.db
      .selectFrom('web_user')
      .innerJoin('web_user_role', 'web_user_role.web_user_id', 'web_user.id')
      .innerJoin('role', 'role.id', 'web_user_role.role_id')
      .where('email', 'like', '%@demo.example')
      .orderBy('web_user.id')
      .select(['email', 'name as role', 'entity_id', 'first_name', 'password_hash'])
      .execute();
    assert.deepEqual(
      accounts.map(({ email, role, entity_id, first_name }) => [email, role, entity_id, first_name !== null]),
      [
        ['admin@demo.example', 'Admin', 1, true],
        ['agent@demo.example', 'Agent', 2, true],
        ['importer@demo.example', 'User', 101, true],
        ['importer2@demo.example', 'User', 102, true],
        ['noname@demo.example', 'User', 102, false],
        ['manager@demo.example', 'Manager', 101, true],
      ],
    );
    assert.ok(await verify(accounts[0]?.password_hash ?? '', 'Demo-pass-1'));
  });

  it('has the fixed records with their companies and agents', async () => {
    assert.deepEqual(
      await rows(`select id, customer_id as company, agent_id as agent from booking where id in (1001, 1002)
        union all select id, company_id, agent_id from shipment where id in (2001, 2002)
        union all select id, customer_id, agent_id from quote where id in (3001, 3002, 3003)
        union all select id, customer_id, agent_id from manifest where id = 4001 order by id`),
      [
        { id: 1001, company: 101, agent: null },
        { id: 1002, company: 102, agent: null },
        { id: 2001, company: 101, agent: null },
        { id: 2002, company: 102, agent: null },
        { id: 3001, company: 101, agent: 2 },
        { id: 3002, company: 101, agent: 2 },
        { id: 3003, company: 102, agent: 2 },
        { id: 4001, company: 101, agent: 2 },
      ],
    );
    assert.deepEqual(await rows('select mode, container_type from quote where id < 3004 order by id'), [
      { mode: 'Ocean', container_type: 'FCL' },
      { mode: 'Air', container_type: 'Loose' },
      { mode: 'Ocean', container_type: 'LCL' },
    ]);
    assert.deepEqual(await rows('select company_id from company_agent where agent_id = 2 order by 1'), [
      { company_id: 101 },
      { company_id: 102 },
    ]);
  });

  it('puts orders of importer A, with all their style numbers, on booking 1001 and shipment 2001 alone', async () => {
    const carried = (record: string) => `
      select link.${record}_id as record, orders.order_purchaser_id as company,
        (select count(*)::integer from purchase_order_style_number of_order
          where of_order.purchase_order_id = orders.id) as styles,
        (select count(*)::integer from ${record}_style_number of_record
          where of_record.${record}_id = link.${record}_id and of_record.purchase_order_id = orders.id) as carried
      from ${record}_purchase_order link join purchase_order orders on orders.id = link.purchase_order_id
      where link.${record}_id % 1000 in (1, 2) and link.${record}_id < 2003 order by link.position`;
    assert.deepEqual(
      await rows(carried('booking')),
      [2, 3, 4].map((styles) => ({ record: 1001, company: 101, styles, carried: styles })),
    );
    assert.deepEqual(
      await rows(carried('shipment')),
      [3, 2].map((styles) => ({ record: 2001, company: 101, styles, carried: styles })),
    );
  });

  it('has three rate submissions of agent 2 with 6, 4 and 8 rates, each with levels and routing', async () => {
    assert.deepEqual(
      await rows(`select submission.id, count(*)::integer as rates, min(levels.count)::integer as levels,
          bool_and(exists (select from routing where air_freight_rate_id = rate.id)) as routed
        from rate_submission submission join air_freight_rate rate on rate.rate_submission_id = submission.id
        cross join lateral (select count(*) from rate_level where air_freight_rate_id = rate.id) levels
        where submission.entity_id = 2 group by submission.id order by submission.created_at`),
      [
        { id: 5001, rates: 6, levels: 6, routed: true },
        { id: 5002, rates: 4, levels: 6, routed: true },
        { id: 5003, rates: 8, levels: 6, routed: true },
      ],
    );
  });

  it('D-136 routes every rate through airports that exist, a direct flight to its destination', async () => {
    const [counts] = await rows(`select count(*)::integer as rates,
        count(*) filter (where routing_text = "to")::integer as direct,
        count(*) filter (where route.text is distinct from routing_text)::integer as otherwise,
        count(*) filter (where not route.known)::integer as unknown
      from air_freight_rate rate left join lateral (
        select string_agg(element.value, '/' order by element.index) as text,
          bool_and(exists (select 1 from airport where airport.code = element.value)) as known
        from routing join routing_element element on element.routing_id = routing.id
        where routing.air_freight_rate_id = rate.id
      ) route on true`);
    const { rates, direct, ...wrong } = counts as Record<string, number>;
    assert.deepEqual(wrong, { otherwise: 0, unknown: 0 });
    assert.ok(Number(direct) > 0 && Number(direct) < Number(rates), `${direct} of ${rates} are direct`);
  });

  it("links a record only to its own company's orders, and only to style numbers of those orders", async () => {
    for (const [record, owner] of [
      ['booking', 'customer_id'],
      ['shipment', 'company_id'],
    ]) {
      assert.deepEqual(
        await rows(`select 1 from ${record}_purchase_order link join ${record} on ${record}.id = link.${record}_id
          join purchase_order on purchase_order.id = link.purchase_order_id where order_purchaser_id <> ${owner}`),
        [],
      );
      assert.deepEqual(
        await rows(`select 1 from ${record}_style_number carried where not exists (
          select from purchase_order_style_number of_order where of_order.purchase_order_id = carried.purchase_order_id
            and of_order.style_number_id = carried.style_number_id)`),
        [],
      );
    }
  });

  it('keeps leading zeros in its numbers', async () => {
    assert.notDeepEqual(await rows(`select 1 from purchase_order where order_numbers like '0%' limit 1`), []);
    assert.notDeepEqual(await rows(`select 1 from style_number where style_number like '0%' limit 1`), []);
  });

  testCharges(rows);
  testBaseRates(rows);
  testExchangeRates(() => database);
  testFlights(rows);
  testRates(rows);

  it('is the same every time, on either database', async () => {
    await sameAsBefore(database);
  });

  it('leaves room for new rows and does nothing a second time', async () => {
    for (const table of ['purchase_order', 'style_number', 'route_subscription', 'charge_line'] as const) {
      const { max } = await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow();
      const next = sql<{ next: string }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as next`;
      assert.equal(Number((await next.execute(database.db)).rows[0]?.next), max + 1, table);
    }
    assert.equal(await seedDemo(database.db), false);
    assert.deepEqual(await rows('select count(*)::integer as count from booking'), [{ count: 300 }]);
  });

  // Signs people in, which the demo hasn't.
  describe('the money of shipments', () => testShipmentMoney(() => database));
});

forEachDatabase((_name, open) => {
  it('multiplies the volume data alone by its scale, leaves the reference data alone when it fails half way, and fills that database next time', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    try {
      await migrate(db);
      // The refusal says what has been written by then.
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused with % % %',
        (select count(*) from booking), (select count(*) from purchase_order), (select count(*) from company); end $$`.execute(
        db,
      );
      await sql`create trigger refuse before insert on rate_level execute function refuse()`.execute(db);
      await assert.rejects(seedDemo(db, { scale: 2, today: TODAY }), /refused with 600 6000 165$/);
      assert.equal(await db.selectFrom('web_user').select('id').limit(1).executeTakeFirst(), undefined);
      await sql`drop trigger refuse on rate_level`.execute(db);
      assert.equal(await seedDemo(db, { today: TODAY }), true);
      await sameAsBefore(database);
    } finally {
      await database.close();
    }
  });
});
