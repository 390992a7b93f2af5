import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../../portal/server/db/database.ts';
import { MOVED_DAYS, type MovedDays } from '../../../../../../portal/server/db/seed/renew/moved-days.ts';
import { NoDemo, renewDemo } from '../../../../../../portal/server/db/seed/renew/renew-demo.ts';
import { seedDemo } from '../../../../../../portal/server/db/seed/seed-demo.ts';
import type { Tables } from '../../../../../../portal/server/db/tables.ts';
import { forEachDatabase } from '../../../../../helpers/database.ts';

/** Five weeks, so that days of the week are the same, in another month, while no airport changes its clocks. */
const BEGUN = '2026-06-05';
const RENEWED = '2026-07-10';

/** Days that a renewal leaves alone, and why. */
const STAYS: Readonly<Partial<Record<keyof Tables, string>>> = {
  base_rate: 'moved by months',
  demo: 'says on which day the demo plays',
  document: 'written anew with its days',
  exchange_rate: 'rates of days that were',
  file: 'written anew with the documents',
  file_content: 'says when bytes were stored',
  guess: 'people guess passwords',
  idempotency_key: 'people change something',
  import: 'people import files',
  invite: 'people are invited',
  invoice_entry: 'people enter payments',
  job: 'jobs run when they run',
  known_network: 'people sign in',
  link_token: 'people make links',
  mail_outbox: 'mails were sent',
  purchase_order_style_number: 'the database keeps it by the days of the orders',
  removed_order: 'people remove orders',
  rate_sheet: 'documents of their day',
  rate_upload: 'people upload rates',
  release: 'servers start',
  reset_code: 'people forget passwords',
  service_key: 'people make keys',
  session: 'people sign in',
  web_user: 'accounts stay',
};

forEachDatabase((_name, open) => {
  let renewed: Database;
  let fresh: Database;

  before(async () => {
    [renewed, fresh] = [await open(), await open()];
    await seedDemo(renewed.db, { today: BEGUN });
    await seedDemo(fresh.db, { today: RENEWED });
    await personWorks();
    assert.equal(await renewDemo(renewed.db, RENEWED), 35);
  });
  after(() => Promise.all([renewed?.close(), fresh?.close()]));

  const rows = async (query: string, { db } = renewed): Promise<unknown[]> =>
    (await sql.raw(query).execute(db)).rows;

  /** What a person did to the demo after its seed, on records of their own and of the demo. */
  async function personWorks(): Promise<void> {
    await rows(`insert into purchase_order (order_numbers, order_purchaser_id, created_at, ship_from)
      values ('OWN-1', 101, '2026-06-20 12:00Z', '2026-07-01')`);
    await rows(`update web_user set password_hash = 'changed' where id = 3`);
    await rows(`update demo set renewed_at = '2026-06-05 12:00Z'`);
    await rows(`update milestone set actual_at = '2026-06-20 12:00Z' where id =
      (select max(id) from milestone where actual_at is null)`);
    await rows(`update document set removed_at = '2026-06-20 12:00Z' where id = 1`);
    // A rate of the same lane, carrier, kind and source, from the middle of a month on.
    await rows(`insert into base_rate (origin_port_id, discharge_port_id, destination_port_id, carrier_id, kind, source,
        valid_from, valid_to, currency, price_40hc)
      select origin_port_id, discharge_port_id, destination_port_id, carrier_id, kind, source, '2026-07-11', '2026-07-20',
        'USD', 999 from base_rate where source = 'Own' and kind = 'FAK' and valid_from = '2026-06-01' limit 1`);
  }

  /** All days of a table, but those that a person left there. */
  const daysOf = (table: string, columns: readonly string[], database: Database) =>
    rows(
      `select id, ${columns.join(', ')} from ${table}
      where id <= (select (last_ids ->> '${table}')::integer from demo) order by id`,
      database,
    );

  it('has the days of a demo that was begun on that day', async () => {
    const differing: unknown[] = [];
    const tables: Record<string, MovedDays> = {
      ...MOVED_DAYS,
      base_rate: { planned: ['valid_from', 'valid_to'] },
    };
    for (const [table, { happened = [], planned = [], kept = [] }] of Object.entries(tables)) {
      const columns = [...happened, ...planned, ...kept];
      const [moved, expected] = [await daysOf(table, columns, renewed), await daysOf(table, columns, fresh)];
      assert.equal(moved.length, expected.length, table);
      assert.ok(moved.length > 0, table);
      differing.push(
        ...moved.flatMap((row, n) =>
          JSON.stringify(row) === JSON.stringify(expected[n]) ? [] : [{ table, row, expected: expected[n] }],
        ),
      );
    }
    // The milestone that a person recorded.
    assert.deepEqual(
      differing.map((one) => (one as { table: string }).table),
      ['milestone'],
      JSON.stringify(differing.slice(0, 5)),
    );
  });

  it('MOD-12 MOD-14 has rates, departures and open quotes around its own day, begun or renewed', async () => {
    for (const database of [renewed, fresh]) {
      const [counts] = (await rows(
        `select
          (select count(*)::integer from base_rate where '${RENEWED}' between valid_from and counts_to) as rates,
          (select count(*)::integer from base_rate where date '${RENEWED}' + 28 between valid_from and counts_to) as later,
          (select count(*)::integer from air_freight_rate where '${RENEWED}' between validity_from and validity_to) as air,
          (select count(*)::integer from sailing where departs_on between '${RENEWED}' and date '${RENEWED}' + 7) as sailings,
          (select count(*)::integer from flight where departs_at between '${RENEWED}' and date '${RENEWED}' + 7) as flights,
          (select count(*)::integer from quote where status = 'Open' and valid_until >= '${RENEWED}') as quotes`,
        database,
      )) as [Record<string, number>];
      for (const [name, least] of Object.entries({
        rates: 100,
        later: 100,
        air: 10,
        sailings: 100,
        flights: 300,
        quotes: 5,
      }))
        assert.ok(counts[name]! >= least, `${name}: ${counts[name]}`);
    }
  });

  it('keeps what people entered, and when they changed a record of the demo', async () => {
    assert.deepEqual(
      await rows(`select created_at, ship_from from purchase_order where order_numbers = 'OWN-1'`),
      [{ created_at: '2026-06-20T12:00:00Z', ship_from: '2026-07-01' }],
    );
    assert.deepEqual(await rows('select password_hash from web_user where id = 3'), [
      { password_hash: 'changed' },
    ]);
    assert.deepEqual(
      await rows(`select count(*)::integer as count from milestone where actual_at = '2026-06-20 12:00Z'`),
      [{ count: 1 }],
    );
    assert.deepEqual(await rows('select removed_at from document where removed_at is not null'), [
      { removed_at: '2026-06-20T12:00:00Z' },
    ]);
  });

  it('D-140 lets one base rate count on a day, also where a person’s replaces one of the demo', async () => {
    const same = [
      'origin_port_id',
      'destination_port_id',
      'coalesce(discharge_port_id, 0)',
      'carrier_id',
      'kind',
      'source',
      'coalesce(agent_id, 0)',
      `coalesce(external_source, '')`,
    ].join(', ');
    assert.deepEqual(
      await rows(`select id from (
        select id, counts_to, lead(valid_from) over (partition by ${same} order by valid_from, id) as next from base_rate
      ) in_order where counts_to >= next`),
      [],
    );
    const [own] = (await rows(`select demo.replaced_from from base_rate own join base_rate demo
      using (origin_port_id, destination_port_id, carrier_id, kind, source)
      where own.price_40hc = 999 and demo.id < own.id and '2026-07-10' between demo.valid_from and demo.valid_to`)) as {
      replaced_from: string;
    }[];
    assert.equal(own?.replaced_from, '2026-07-11');
  });

  it('writes the papers of its records anew, with their new days', async () => {
    const papers = `select document.id, document.created_at, file.created_at as filed_at,
        encode(sha256(file_chunk.bytes), 'hex') = file.sha256 and octet_length(file_chunk.bytes) = file.size as is_whole
      from document join file on file.id = document.file_id join file_chunk using (content_id) order by document.id`;
    const [moved, expected] = [await rows(papers), await rows(papers, fresh)];
    assert.deepEqual(moved, expected);
    assert.ok(moved.length > 50);
  });

  it('does nothing a second time, and refuses where there is no demo', async () => {
    assert.equal(await renewDemo(renewed.db, RENEWED), 0);
    const empty = await open();
    try {
      await assert.rejects(renewDemo(empty.db, RENEWED), NoDemo);
    } finally {
      await empty.close();
    }
  });

  it('has an answer for every day in the schema: it moves, or there is a reason why it stays', async () => {
    const dated =
      (await rows(`select table_name as table, json_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'
        and table_name not like 'kysely%'
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') and (data_type = 'date' or data_type like 'timestamp%')
      group by table_name order by table_name collate "C"`)) as { table: keyof Tables; columns: string[] }[];
    for (const { table, columns } of dated) {
      const { happened = [], planned = [], kept = [] } = MOVED_DAYS[table] ?? {};
      if (STAYS[table]) assert.equal(MOVED_DAYS[table], undefined, table);
      else assert.deepEqual([...happened, ...planned, ...kept].sort(), columns, table);
    }
    assert.deepEqual(
      Object.keys({ ...MOVED_DAYS, ...STAYS }).sort(),
      dated.map(({ table }) => table),
    );
  });
});
