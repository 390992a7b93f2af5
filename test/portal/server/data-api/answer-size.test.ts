import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

forEachDatabase((_, open) => {
  let server: DataApiServer;
  let token: string;
  before(async () => {
    server = await startDataApi(await open());
    token = await server.session(USER.importerB);
    const { db } = server.database;
    // Twenty orders that each have the same twenty style numbers: 8,000 ways from order over style to order.
    await sql`update company set company_name = repeat('x', 5000) where id = 102`.execute(db);
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
      select 10000 + n, 102, 'P' || n from generate_series(1, 20) n`.execute(db);
    await sql`insert into style_number (id, company_id, style_number)
      select 10000 + n, 102, 'S' || n from generate_series(1, 20) n`.execute(db);
    await sql`insert into purchase_order_style_number (purchase_order_id, style_number_id)
      select 10000 + po, 10000 + sn from generate_series(1, 20) po, generate_series(1, 20) sn`.execute(db);
  });
  after(() => server.close());

  it('D-04 an answer that relations back and forth would blow up is refused, not sent', async () => {
    const orders = (take: number) => `{ allPurchaseOrder(take: ${take}, where: {id: {gt: 10000}}) {
      results { styleNumbers { pos { orderPurchaser { companyName } } } }
    } }`;
    const { errors } = await server.ask(token, orders(20));
    assert.equal(errors?.[0]?.extensions.statusCode, 422);
    assert.equal(errors?.[0]?.extensions.code, 'too_expensive');
    assert.match(errors?.[0]?.message ?? '', /larger than 32 MB\. Ask for fewer rows or relations\./);
    const { data } = await server.ask(token, orders(1));
    assert.equal(data.allPurchaseOrder.results[0].styleNumbers[19].pos.length, 20);
  });
});
