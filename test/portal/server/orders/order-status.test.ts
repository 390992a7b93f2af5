import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';

const ORDERS = [1, 2];

forEachDatabase((_name, open) => {
  describe('MOD-05 the status of a purchase order', () => {
    let database: Database;
    before(async () => {
      database = await open();
      await run(`insert into company (id, company_name, entity_type) values (101, 'Importer A', 'Importer')`);
    });
    after(() => database.close());
    beforeEach(async () => {
      await run('truncate purchase_order, booking, shipment cascade');
      await run(
        `insert into purchase_order (id, order_numbers, order_purchaser_id) values (1, 'PO-1', 101), (2, 'PO-2', 101)`,
      );
      await run(`insert into booking (id, reference, customer_id, mode, status, created_at) values
        (11, 'B-1', 101, 'Ocean', 'Requested', now()), (12, 'B-2', 101, 'Ocean', 'Confirmed', now())`);
      await run(`insert into shipment (id, reference, company_id, mode, status, created_at) values
        (21, 'S-1', 101, 'Ocean', 'Booked', now()), (22, 'S-2', 101, 'Ocean', 'Booked', now())`);
    });

    const run = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows;
    const orders = async () => {
      const rows = await run(
        `select status, revision from purchase_order where id in (${ORDERS.join()}) order by id`,
      );
      return rows as { status: string; revision: number }[];
    };
    const statuses = async () => (await orders()).map(({ status }) => status);
    const carry = (record: 'booking' | 'shipment', id: number, ...ids: number[]) =>
      run(`insert into ${record}_purchase_order (${record}_id, purchase_order_id) values
        ${ids.map((order) => `(${id}, ${order})`).join()}`);

    it('follows its bookings until all of them ended', async () => {
      assert.deepEqual(await statuses(), ['Open', 'Open']);
      await carry('booking', 11, 1, 2);
      await carry('booking', 12, 2);
      assert.deepEqual(await statuses(), ['Booked', 'Booked']);
      await run(`update booking set status = 'Declined' where id = 11`);
      assert.deepEqual(await statuses(), ['Open', 'Booked']);
      await run('delete from booking_purchase_order where booking_id = 12');
      assert.deepEqual(await statuses(), ['Open', 'Open']);
      await run(`update booking set status = 'Requested'`);
      assert.deepEqual(await statuses(), ['Booked', 'Booked']);
      await run('delete from booking');
      assert.deepEqual(await statuses(), ['Open', 'Open']);
    });

    it('follows its shipments, and is delivered with the last of them', async () => {
      await carry('shipment', 21, 1, 2);
      await carry('shipment', 22, 2);
      assert.deepEqual(await statuses(), ['Booked', 'Booked']);
      await run(`update shipment set status = 'In Transit' where id = 21`);
      assert.deepEqual(await statuses(), ['In Transit', 'In Transit']);
      await run(`update shipment set status = 'Delivered' where id = 21`);
      assert.deepEqual(await statuses(), ['Delivered', 'Booked']);
      await run(`update shipment set status = 'Delivered'`);
      assert.deepEqual(await statuses(), ['Delivered', 'Delivered']);
    });

    it('is not held by shipments that are cancelled', async () => {
      await carry('shipment', 21, 1, 2);
      await carry('shipment', 22, 2);
      await run(`update shipment set status = 'Cancelled' where id = 21`);
      assert.deepEqual(await statuses(), ['Open', 'Booked']);
      await run(`update shipment set status = 'Delivered' where id = 22`);
      assert.deepEqual(await statuses(), ['Open', 'Delivered']);
      await run(`update shipment set status = 'Booked' where id = 21`);
      assert.deepEqual(await statuses(), ['Booked', 'Booked']);
    });

    it('is no change of the order itself, which somebody may be working on (D-19)', async () => {
      await carry('booking', 11, 1);
      await run('update purchase_order set deliver_by = current_date where id = 2');
      assert.deepEqual(await orders(), [
        { status: 'Booked', revision: 1 },
        { status: 'Open', revision: 2 },
      ]);
    });

    it('counts what two did at the same time', async () => {
      await carry('shipment', 21, 1);
      await carry('shipment', 22, 1);
      await Promise.all(
        [21, 22].map((id) =>
          database.db.transaction().execute(async (trx) => {
            await sql.raw(`update shipment set status = 'Delivered' where id = ${id}`).execute(trx);
          }),
        ),
      );
      assert.deepEqual(await statuses(), ['Delivered', 'Open']);
    });
  });
});
