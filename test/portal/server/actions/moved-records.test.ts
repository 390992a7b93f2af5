import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { duringChanges } from '../../../helpers/waiting.ts';
import {
  actionsOn,
  BOOKING,
  brief,
  countOf,
  FOREIGN_ORDER,
  FOREIGN_STYLE,
  fill,
  link,
  ORDERS,
  SHIPMENT,
  signIn,
} from './order-records.ts';
import { refused } from './refused.ts';

const NO_ACCESS = [403, 'You do not have access to this record.'] as const;
const QUOTE = { recordId: 3001, featureType: 'freight_charges' } as const;
const MANIFEST = { recordId: 4001, featureType: 'manifests_charges' } as const;
const LINE = { chargeType: 1, unitCode: 'EA', currency: 'USD', quantity: 1, unitCost: 5, totalPrice: 5 };

/** All that an action on these records writes. */
const WRITTEN = [
  'charge_sheet',
  'charge_line',
  'purchase_order',
  'style_number',
  'purchase_order_style_number',
  'booking_purchase_order',
  'booking_style_number',
  'shipment_purchase_order',
  'audit_log',
];

forEachDatabase((_name, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    run = actionsOn(database);
    await fill(database);
    for (const statement of [
      `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Fee', 'FEE', 'Charge')`,
      `insert into quote (id, reference, customer_id, mode, container_type, status, created_at) values
        (3001, 'Q1', 101, 'Ocean', 'LCL', 'Open', now())`,
      `insert into manifest (id, reference, customer_id, status, created_at) values
        (4001, 'M1', 101, 'Open', now())`,
    ])
      await execute(statement);
  });
  after(() => database.close());
  beforeEach(async () => {
    for (const statement of [
      'delete from charge_sheet',
      'delete from booking_purchase_order',
      'delete from audit_log',
      'delete from company_agent',
      'insert into company_agent (company_id, agent_id) values (101, 2), (102, 2)',
      'update booking set customer_id = 101, agent_id = 2 where id = 1001',
    ])
      await execute(statement);
  });

  const execute = (statement: string) => sql.raw(statement).execute(database.db);

  async function everything(): Promise<unknown> {
    const rows = WRITTEN.map(
      (table) => sql`(select json_agg(to_json(kept)) from ${sql.table(table)} kept) as ${sql.ref(table)}`,
    );
    return (await sql`select ${sql.join(rows)}`.execute(database.db)).rows[0];
  }

  const moved = (table: string, id: number, column = 'customer_id') => [
    sql`select 1 from ${sql.table(table)} where id = ${id} for update`,
    sql`update ${sql.table(table)} set ${sql.ref(column)} = 102 where id = ${id}`,
  ];

  async function afterWaiting<T>(
    changes: readonly RawBuilder<unknown>[],
    work: () => Promise<T>,
  ): Promise<T> {
    const { hasWaited, answer } = await duringChanges(database, changes, work);
    assert.ok(hasWaited, 'It waited for nothing.');
    return answer;
  }

  async function isRefused(changes: readonly RawBuilder<unknown>[], work: () => Promise<unknown>) {
    const as = await everything();
    await refused(afterWaiting(changes, work), ...NO_ACCESS);
    assert.deepEqual(await everything(), as);
  }

  const save = (on: object, revision: number, caller: Caller) =>
    run.act('saveCharges', { ...on, revision, charges: [LINE] }, { caller });

  for (const [what, table, on] of [
    ['quote', 'quote', QUOTE],
    ['manifest', 'manifest', MANIFEST],
  ] as const)
    test(`D-15 charges of a ${what} that another company is given meanwhile are not saved`, async () => {
      const caller = await signIn(database, 101, { admin: true });
      await isRefused(moved(table, on.recordId), () => save(on, 0, caller));
      await execute(`update ${table} set customer_id = 101`);
      await save(on, 0, caller);
      await isRefused(moved(table, on.recordId), () => save(on, 1, caller));
    });

  test('D-15 orders of a booking or shipment that another company is given meanwhile stay as they are', async () => {
    const caller = await signIn(database, 101);
    await isRefused(moved('booking', 1001), () => run.link(BOOKING, [ORDERS[0]], [], { caller }));
    await isRefused(moved('shipment', 2001, 'company_id'), () =>
      run.save(SHIPMENT, [{ id: ORDERS[0], selectedSN: [] }], [], { caller }),
    );
  });

  test('D-15 PO-49 an agent that the new customer leaves in the same moment links none of its orders', async () => {
    const caller = await signIn(database, 2);
    const left = [...moved('booking', 1001), sql`delete from company_agent where company_id = 102`];
    await isRefused(left, () => run.link(BOOKING, [FOREIGN_ORDER], [], { caller }));
  });

  test('D-15 D-96 of a number made for the former customer the new one is told nothing', async () => {
    const caller = await signIn(database, 101);
    await isRefused(
      [sql`select 1 from purchase_order where id = ${ORDERS[0]} for update`, ...moved('booking', 1001)],
      () => run.createStyle(BOOKING, ORDERS[0], 'SN-NEW', { caller }),
    );
    await execute('update booking set customer_id = 101 where id = 1001');
    const added = sql`insert into purchase_order (order_purchaser_id, order_numbers) values (101, 'PO-NEW')`;
    await refused(
      afterWaiting([added, ...moved('booking', 1001)], () => run.createOrder(BOOKING, 'PO-NEW', { caller })),
      ...NO_ACCESS,
    );
    assert.equal(await countOf(database, 'audit_log'), 0);
  });

  test('D-02 a link to a record stays one, whoever the record is given to', async () => {
    const linked = await afterWaiting(moved('booking', 1001), () =>
      run.save(BOOKING, [{ id: FOREIGN_ORDER, selectedSN: [FOREIGN_STYLE] }], [], {
        caller: link('booking', 1001),
      }),
    );
    assert.deepEqual(brief(linked), [[FOREIGN_ORDER, [FOREIGN_STYLE]]]);
  });

  test('D-15 whoever loses their rights while they wait writes nothing', async () => {
    const caller = await signIn(database, 101);
    const as = await everything();
    const closed = [
      sql`select 1 from booking where id = 1001 for update`,
      sql`update web_user set rights_version = rights_version + 1 where id = ${caller.userId}`,
    ];
    await refused(
      afterWaiting(closed, () => run.link(BOOKING, [ORDERS[0]], [], { caller })),
      401,
      /sign in/i,
    );
    assert.deepEqual(await everything(), as);
  });
});
