import { hash } from '@node-rs/argon2';
import { CompiledQuery } from 'kysely';
import { buildApp } from '../../../portal/server/app.ts';
import { createServices } from '../../../portal/server/assemble.ts';
import { readConfig } from '../../../portal/server/config.ts';
import { APP_ID } from '../../../portal/server/data-api/app-id.ts';
import { OUTSIDE_DEMO, SECRET } from '../../helpers/server.ts';
import type { OrderOwner, OrdersDatabase } from './orders-database.ts';

export interface BenchServer {
  /** The data API, and beside it the same search as a bare statement. */
  api: string;
  bare: string;
  /** A session of a user of the company. */
  tokenOf(owner: OrderOwner): Promise<string>;
  close(): Promise<void>;
}

const PASSWORD = 'Demo-pass-1';

/**
 * The whole server on the database of orders, with one route more: the search as somebody would write it by hand,
 * without rights.
 */
export async function startServer({ database }: OrdersDatabase): Promise<BenchServer> {
  await database.db
    .updateTable('web_user')
    .set({ password_hash: await hash(PASSWORD) })
    .execute();
  const config = readConfig({ ...OUTSIDE_DEMO, JWT_SECRET: SECRET, RATE_LIMIT: '0' });
  const services = createServices(config, database);
  const app = await buildApp(services, { log: false });
  app.post<{ Body: { owner: number; pattern: string } }>('/bare', async ({ body }, reply) => {
    reply.type('application/json; charset=utf-8');
    const { rows } = await database.db.executeQuery<{ data: string }>(
      CompiledQuery.raw(BARE, [body.owner, body.pattern]),
    );
    return `{"data":${rows[0]?.data}}`;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    api: `${url}/api/runtime/${APP_ID}`,
    bare: `${url}/bare`,
    async tokenOf(owner) {
      const email = `${owner}@demo.example`;
      return (await services.auth.login({ email, password: PASSWORD, address: '127.0.0.1' })).jwtToken;
    },
    close: () => app.close(),
  };
}

const BARE = `
  select coalesce(json_agg(json_build_object('id', id, 'orderNumbers', order_numbers)), '[]')::text as data
  from (
    select id, order_numbers from purchase_order
    where order_purchaser_id = $1 and order_numbers ilike $2
    order by order_numbers collate "C" limit 50
  ) found`;
