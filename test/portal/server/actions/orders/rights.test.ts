import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Caller } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT_BOOKING,
  actionsOn,
  BOOKING,
  countOf,
  FOREIGN_ORDER,
  fill,
  link,
  type OnRecord,
  ORDERS,
  OTHER_BOOKING,
  OWNERLESS_BOOKING,
  SHIPMENT,
  STRANGE_AGENT_BOOKING,
  service,
  signIn,
} from '../order-records.ts';
import { refused } from '../refused.ts';

const RECORDS: Record<string, OnRecord> = {
  'booking of 101': BOOKING,
  'booking of 102': OTHER_BOOKING,
  'booking of 101 with agent 2': AGENT_BOOKING,
  'booking of 101 with agent 3': STRANGE_AGENT_BOOKING,
  'shipment of 101': SHIPMENT,
  'ownerless booking': OWNERLESS_BOOKING,
};
const OF_101 = [
  'booking of 101',
  'booking of 101 with agent 2',
  'booking of 101 with agent 3',
  'shipment of 101',
];

/** Who may change which records; everybody else gets the same answer as for a record that doesn't exist. */
const RIGHTS: Record<string, { caller: (database: Database) => Caller | Promise<Caller>; may: string[] }> = {
  'an importer: the own company': { caller: (db) => signIn(db, 101), may: OF_101 },
  'another importer': { caller: (db) => signIn(db, 102), may: ['booking of 102'] },
  'an agent: records it handles for a company it is agent of': {
    caller: (db) => signIn(db, 2),
    may: ['booking of 101 with agent 2'],
  },
  'an agent on the record that is not the company’s agent': { caller: (db) => signIn(db, 3), may: [] },
  'an admin of the provider: all': {
    caller: (db) => signIn(db, 1, { admin: true }),
    may: Object.keys(RECORDS),
  },
  'an admin who switched to 102': {
    caller: (db) => signIn(db, 102, { admin: true }),
    may: ['booking of 102'],
  },
  'a link to the booking': { caller: () => link('booking', 1001), may: ['booking of 101'] },
  'a link to a shipment': { caller: () => link('shipment', 2001), may: ['shipment of 101'] },
  'a link to a shipment with the number of a booking': { caller: () => link('shipment', 1001), may: [] },
  'a link to a quote': { caller: () => link('quote', 1001), may: [] },
  'a link to a submission': { caller: () => link('submission', 1001), may: [] },
  'a link to the entity': { caller: () => link('entity', 101), may: [] },
  'the tools’ own scope: all': { caller: () => service, may: Object.keys(RECORDS) },
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
  });
  after(() => database.close());

  for (const [who, { caller: make, may }] of Object.entries(RIGHTS))
    test(`PO-70 D-15 ${who}`, async () => {
      const caller = await make(database);
      const refusal = [403, 'You do not have access to this record.'] as const;
      for (const [name, record] of Object.entries(RECORDS)) {
        if (may.includes(name)) {
          assert.deepEqual(await run.link(record, [], [], { caller }), { purchaseOrders: [] }, name);
          continue;
        }
        const rows = [await countOf(database, 'purchase_order'), await countOf(database, 'style_number')];
        await refused(run.createOrder(record, 'not mine', { caller }), ...refusal);
        await refused(run.createStyle(record, ORDERS[0], 'not mine', { caller }), ...refusal);
        await refused(run.link(record, [ORDERS[0]], undefined, { caller }), ...refusal);
        await refused(
          run.save(record, [{ id: ORDERS[0], selectedSN: [] }], undefined, { caller }),
          ...refusal,
        );
        assert.deepEqual(
          [await countOf(database, 'purchase_order'), await countOf(database, 'style_number')],
          rows,
          name,
        );
      }
      for (const type of ['booking', 'shipment'] as const)
        await refused(run.link({ type, id: 999_999 }, [], undefined, { caller }), ...refusal);
    });

  test('PO-49 who sees all still links only orders of the record’s owner', async () => {
    const admin = await signIn(database, 1, { admin: true });
    for (const caller of [admin, service])
      await refused(
        run.link(BOOKING, [FOREIGN_ORDER], undefined, { caller }),
        422,
        /does not exist for this company/,
      );
  });
});
