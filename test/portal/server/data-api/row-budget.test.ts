import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { LIMITS } from '../../../../portal/server/data-api/limits.ts';
import { refusalOf } from '../../../../portal/server/data-api/sql/row-budget.ts';
import type { ApiError } from '../../../../portal/server/http/errors/api-error.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const MESH = { bookings: 60, orders: 200 };

it('D-127 a query that others held up until its time was over is to be tried again, one that computed is not', () => {
  const ended = (facts: object) => (refusalOf(Object.assign(new Error('pos'), facts)) as ApiError).status;
  assert.equal(ended({ code: '57014', wasHeldUp: true }), 503);
  for (const facts of [{ code: '57014', wasHeldUp: false }, { code: '57014' }, { code: 'RB003' }])
    assert.equal(ended(facts), 422);
});

forEachDatabase((_name, open) => {
  describe('what a query of the data API may read', () => {
    let server: DataApiServer;
    let token: string;
    before(async () => {
      server = await startDataApi(await open());
      token = await server.session(USER.importerB);
      const { db } = server.database;
      await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
        select 10000 + n, 102, 'P' || n from generate_series(1, ${MESH.orders}::integer) n`.execute(db);
      await sql`insert into booking (id, reference, customer_id, mode, status, created_at)
        select 20000 + n, 'MESH' || n, 102, 'Ocean', 'Open', now()
        from generate_series(1, ${MESH.bookings}::integer) n`.execute(db);
      await sql`insert into booking_purchase_order (booking_id, purchase_order_id)
        select 20000 + b, 10000 + o from generate_series(1, ${MESH.bookings}::integer) b,
          generate_series(1, ${MESH.orders}::integer) o`.execute(db);
    });
    after(() => server.close());

    const refused = async (query: string, variables?: object, by = token) => {
      const { status, data, errors } = await server.ask(by, query, variables);
      assert.equal(status, 200);
      assert.equal(data, null, query);
      const { code, statusCode, reasons } = errors![0]!.extensions as unknown as {
        code: string;
        statusCode: number;
        reasons: { code: string; values?: object }[];
      };
      assert.deepEqual([code, statusCode], ['too_expensive', 422]);
      return { message: errors![0]!.message, reason: reasons[0] };
    };

    it('D-04 relations that lead back and forth are refused before anything is read', async () => {
      const query = '{ oneBooking { pos { bookings { pos { bookings { pos { id } } } } } } }';
      const { message, reason } = await refused(query);
      assert.match(message, /more than 500000 rows/);
      assert.match(message, /“oneBooking\.pos\.bookings\.pos\.bookings\.pos”: .* ask for fewer by take/);
      const values = { relation: 'oneBooking.pos.bookings.pos.bookings.pos', most: LIMITS.rows };
      assert.deepEqual(reason, { code: 'tooManyRows', values });
      assert.deepEqual(
        (await refused(`{ allPort(take: 200) { results { id } } ${query.slice(1)}`)).reason,
        reason,
      );
    });

    it('D-04 a query that turns out to read too much is ended where it does, and the next one works', async () => {
      const query = (pos: string) =>
        `{ oneBooking(where: {id: {eq: 20001}}) { pos { bookings { ${pos} { id } } } } }`;
      const { reason } = await refused(query('pos'));
      assert.deepEqual(reason?.values, { relation: 'oneBooking.pos.bookings.pos', most: LIMITS.rows });
      // A list of one row is read to its end all the same, to find the first.
      await refused(query('pos(take: 1)'));
      const { data } = await server.ask(
        token,
        '{ oneBooking(where: {id: {eq: 20001}}) { pos(take: 3) { bookings(limit: 2) { pos(take: 1, skip: 1) { id } } } } }',
      );
      const inner = { pos: [{ id: 10002 }] };
      assert.deepEqual(data.oneBooking.pos, Array(3).fill({ bookings: [inner, inner] }));
    });

    it('D-04 filters multiply, too', async () => {
      const filter = (where: string) => `{ allBooking(where: ${where}) { totalCount } }`;
      const deep = await refused(filter('{pos: {bookings: {pos: {id: {eq: 0}}}}}'));
      assert.deepEqual(deep.reason?.values, { relation: 'where.pos.bookings.pos', most: LIMITS.rows });
      const many = '{_or: [{id: {eq: 0}}, {bookings: {pos: {id: {eq: 0}}}}]}';
      const counted = await refused(`{ allPurchaseOrder(where: ${many}) { totalCount } }`);
      assert.deepEqual(counted.reason?.values, { relation: 'where._or[1].bookings.pos', most: LIMITS.rows });
      await refused(`{ oneBooking(where: {id: {eq: 20001}}) { pos(where: ${many}) { id } } }`);
      const { errors } = await server.ask(
        token,
        '{ allShipments(where: {booking: {customer: {inCountry: {code: {eq: "DE"}}}}}) { totalCount } }',
      );
      assert.equal(errors, undefined);
    });

    it('D-04 nothing of a budget outlives its query', async () => {
      const { data } = await server.ask(token, '{ oneBooking(where: {id: {eq: 20001}}) { pos { id } } }');
      assert.equal(data.oneBooking.pos.length, MESH.orders);
      const { rows } = await sql<{
        left: string | null;
      }>`select current_setting('freight.rows_left', true) as left`.execute(server.database.db);
      assert.ok(!rows[0]?.left);
    });

    it('D-04 a list is never cut unless it was asked to be', async () => {
      const { db } = server.database;
      await sql`insert into rate_level (id, air_freight_rate_id, level, value)
        select 100 + n, 1, 'x' || n, 1 from generate_series(1, ${LIMITS.listTake}::integer) n`.execute(db);
      const agent = await server.session(USER.agent);
      const query = (levels: string) => `{ oneAirFreightRate(where: {id: {eq: 1}}) { ${levels} { id } } }`;
      const { reason } = await refused(query('rateLevels'), {}, agent);
      const values = { relation: 'oneAirFreightRate.rateLevels', most: LIMITS.listTake };
      assert.deepEqual(reason, { code: 'listTooLong', values });
      const { data } = await server.ask(agent, query(`rateLevels(take: ${LIMITS.listTake + 5})`));
      assert.equal(data.oneAirFreightRate.rateLevels.length, LIMITS.listTake);
    });

    it('D-04 D-127 a query that is ended by its time limit is too expensive, not a service that is away', async () => {
      const { db } = server.database;
      await sql`alter function read_rows rename to read_rows_before`.execute(db);
      await sql`create function read_rows(text, bigint, bigint, boolean, integer, integer) returns boolean language plpgsql as $$
        begin
          raise exception 'canceling statement due to statement timeout' using errcode = '57014';
        end $$`.execute(db);
      const { message, reason } = await refused('{ oneBooking { pos { id } } }');
      assert.equal(reason?.code, 'tooSlow');
      assert.match(message, /took too long and was ended/);
    });
  });
});
