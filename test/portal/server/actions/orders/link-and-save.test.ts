import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  actionsOn,
  BOOKING,
  brief,
  FOREIGN_ORDER,
  FOREIGN_STYLE,
  fill,
  numberOf,
  ORDERS,
  OWNERLESS_BOOKING,
  SHIPMENT,
  STYLES,
} from '../order-records.ts';
import { refused } from '../refused.ts';

const [A, B, C, D] = ORDERS;
const [S1, S2, S3, S4] = STYLES;

forEachDatabase((_kind, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
  });
  after(() => database.close());

  for (const record of [BOOKING, SHIPMENT])
    describe(`on a ${record.type}`, () => {
      beforeEach(async () => {
        await run.link(record, []);
        await sql`delete from purchase_order_style_number where style_number_id in (${S3}, ${S4})`.execute(
          database.db,
        );
      });
      const now = async () => brief(await run.link(record, [], []));

      test('API-30 link answers the full list in the order of linking, with all style numbers of each order', async () => {
        await run.link(record, [C]);
        await run.link(record, [A, B, C]);
        const { purchaseOrders } = await run.link(record, [B, A, C]);
        assert.deepEqual(
          purchaseOrders.map(({ id, orderNumbers }) => [id, orderNumbers]),
          [
            [C, 'PO-3'],
            [A, 'PO-1'],
            [B, 'PO-2'],
          ],
        );
        assert.deepEqual(purchaseOrders[1], {
          id: A,
          orderNumbers: 'PO-1',
          styleNumbers: [
            { id: S1, styleNumber: 'SN-1' },
            { id: S2, styleNumber: 'SN-2' },
          ],
          selectedSN: [],
        });
      });

      test('PO-29 an id given twice is linked once', async () => {
        assert.deepEqual(brief(await run.link(record, [A, A, B, A])), [
          [A, []],
          [B, []],
        ]);
      });

      test('API-32 save stores orders and their style numbers in the order chosen', async () => {
        const answer = await run.save(record, [
          { id: B, selectedSN: [] },
          { id: A, selectedSN: [S2, S1] },
        ]);
        const expected = [
          [B, []],
          [A, [S2, S1]],
        ];
        assert.deepEqual(brief(answer), expected);
        assert.deepEqual(await now(), expected);
      });

      test('PO-37 without known lists the saved selection replaces what was there', async () => {
        await run.save(record, [
          { id: A, selectedSN: [S1] },
          { id: B, selectedSN: [] },
        ]);
        assert.deepEqual(brief(await run.save(record, [{ id: A, selectedSN: [S2] }])), [[A, [S2]]]);
        assert.deepEqual(brief(await run.save(record, [])), []);
      });

      test('API-32 a style number that is not yet attached to the order gets attached', async () => {
        const { purchaseOrders } = await run.save(record, [{ id: D, selectedSN: [S3] }]);
        assert.deepEqual(purchaseOrders[0]?.styleNumbers, [{ id: S3, styleNumber: 'SN-3' }]);
      });

      test('D-32 a removed order takes its style numbers along; linked again it has none selected', async () => {
        await run.save(record, [{ id: A, selectedSN: [S1] }]);
        await run.link(record, []);
        assert.deepEqual(brief(await run.link(record, [A])), [[A, []]]);
      });

      test('D-125 with known orders a stale tab neither removes nor brings back what another tab changed', async () => {
        await run.link(record, [A, B]);
        await run.link(record, [B, C], [A, B]);
        assert.deepEqual(brief(await run.link(record, [A, B, D], [A, B])), [
          [B, []],
          [C, []],
          [D, []],
        ]);
      });

      test('D-125 with known style numbers only the difference counts', async () => {
        await run.save(record, [{ id: A, selectedSN: [S1, S2] }]);
        await run.save(record, [{ id: A, selectedSN: [S1, S2, S3], knownSN: [S1, S2] }], [A]);
        const answer = await run.save(record, [{ id: A, selectedSN: [S2, S4], knownSN: [S1, S2] }], [A]);
        assert.deepEqual(brief(answer), [[A, [S2, S3, S4]]]);
      });

      test('D-125 style numbers for an order that another tab removed do not bring it back', async () => {
        await run.link(record, [A, B]);
        await run.link(record, [B], [A, B]);
        const answer = await run.save(
          record,
          [
            { id: A, selectedSN: [S1], knownSN: [] },
            { id: B, selectedSN: [S2], knownSN: [] },
          ],
          [A, B],
        );
        assert.deepEqual(brief(answer), [[B, [S2]]]);
      });

      test('PO-49 foreign and unknown orders are named, and nothing changes', async () => {
        await run.link(record, [A]);
        await refused(
          run.link(record, [B, FOREIGN_ORDER, 999_999]),
          422,
          `Purchase orders ${FOREIGN_ORDER}, 999999 do not exist for this company.`,
        );
        for (const known of [undefined, [], [FOREIGN_ORDER]])
          await refused(
            run.link(record, [FOREIGN_ORDER], known),
            422,
            `Purchase order ${FOREIGN_ORDER} does not exist for this company.`,
          );
        await refused(run.save(record, [{ id: FOREIGN_ORDER, selectedSN: [] }]), 422, /does not exist/);
        assert.deepEqual(await now(), [[A, []]]);
      });

      test('PO-49 a long list of wrong ids names the first ten', async () => {
        const ids = Array.from({ length: 12 }, (_, n) => 900_001 + n);
        await refused(
          run.link(record, ids),
          422,
          `Purchase orders ${ids.slice(0, 10).join(', ')} and 2 more do not exist for this company.`,
        );
      });

      test('PO-49 foreign and unknown style numbers are named, and nothing changes', async () => {
        await run.save(record, [{ id: A, selectedSN: [S1] }]);
        const wrong = { id: A, selectedSN: [S2, FOREIGN_STYLE, 999_999] };
        await refused(
          run.save(record, [wrong, { id: B, selectedSN: [] }]),
          422,
          `Style numbers ${FOREIGN_STYLE}, 999999 do not exist for this company.`,
        );
        assert.deepEqual(await now(), [[A, [S1]]]);
      });
    });

  test('a booking and a shipment keep their lists apart', async () => {
    await run.link(BOOKING, []);
    await run.link(SHIPMENT, []);
    await run.save(BOOKING, [{ id: A, selectedSN: [S1] }]);
    await run.save(SHIPMENT, [{ id: A, selectedSN: [S2] }]);
    assert.deepEqual(brief(await run.link(BOOKING, [], [])), [[A, [S1]]]);
    assert.deepEqual(brief(await run.link(SHIPMENT, [], [])), [[A, [S2]]]);
  });

  test('D-45 a record without an owner takes no orders', async () => {
    await refused(run.link(OWNERLESS_BOOKING, [A]), 422, /This booking has no customer/);
    assert.deepEqual(brief(await run.link(OWNERLESS_BOOKING, [])), []);
  });

  test("orders of a record's former owner stay until removed, and take no style numbers of the new one", async () => {
    await run.save(BOOKING, [{ id: A, selectedSN: [S1] }]);
    await sql`update booking set customer_id = 102 where id = ${BOOKING.id}`.execute(database.db);
    try {
      const own = { id: FOREIGN_ORDER, selectedSN: [FOREIGN_STYLE] };
      assert.deepEqual(brief(await run.save(BOOKING, [{ id: A, selectedSN: [S1] }, own])), [
        [A, [S1]],
        [FOREIGN_ORDER, [FOREIGN_STYLE]],
      ]);
      await refused(
        run.save(BOOKING, [{ id: A, selectedSN: [S1, FOREIGN_STYLE] }, own]),
        422,
        `Purchase order ${A} does not exist for this company.`,
      );
      assert.deepEqual(brief(await run.link(BOOKING, [FOREIGN_ORDER])), [[FOREIGN_ORDER, [FOREIGN_STYLE]]]);
    } finally {
      await sql`update booking set customer_id = 101 where id = ${BOOKING.id}`.execute(database.db);
      await run.link(BOOKING, []);
    }
  });

  test('saving 500 orders with 20 style numbers each takes as many statements as saving one', async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
      select 10000 + n, 101, 'bulk ' || n from generate_series(1, 500) n`.execute(database.db);
    await sql`insert into style_number (id, company_id, style_number)
      select 20000 + n, 101, 'bulk ' || n from generate_series(1, 20) n`.execute(database.db);
    const styles = Array.from({ length: 20 }, (_, n) => 20_001 + n);
    const orders = (count: number, selectedSN: number[]) =>
      Array.from({ length: count }, (_, n) => ({ id: 10_001 + n, selectedSN }));
    const cost = async (work: typeof run.save, count: number) => {
      await run.link(BOOKING, []);
      await work(BOOKING, orders(count, styles));
      await work(BOOKING, orders(count, styles.slice(10)));
    };
    let statements = 0;
    const counted = actionsOn({
      db: database.db.withPlugin({
        transformQuery({ node }) {
          statements++;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    });
    await cost(counted.save, 1);
    const forOne = statements;
    statements = 0;
    await cost(counted.save, 500);
    assert.equal(statements, forOne);
    assert(forOne <= 30, `${forOne} statements for two saves`);
    const links = sql`select count(*) from booking_style_number where booking_id = ${BOOKING.id}`;
    assert.equal(await numberOf(database, links), 5000);
  });
});
