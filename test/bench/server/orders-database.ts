import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../../../portal/server/db/database.ts';
import { migrate } from '../../../portal/server/db/migrate.ts';
import { withoutSearchIndexes } from '../../../portal/server/db/seed/without-indexes.ts';
import type { Tables } from '../../../portal/server/db/tables.ts';
import { createPostgres, dropPostgres } from '../../helpers/database.ts';

/** The company with 100 times as many orders as each other one, one of those, and the agent of 300 with still fewer. */
export const BIG_OWNER = 101;
export const SMALL_OWNER = 105;
const AGENT = 10_001;
const FIRST_OF_AGENT = 10_101;
const OF_AGENT = 300;

/**
 * People of the big company, `big0` and so on: so many that each asks seldom, as in a working day. One who asked for all of it
 * would be made to wait.
 */
export const PEOPLE = 64;

/** Who searches in the orders. */
export type OrderOwner = 'big' | 'small' | 'agent' | `big${number}`;

/** When the first order was created, and how many minutes lie between two. */
export const FIRST_ORDER = Date.UTC(2025, 0, 1);
export const MINUTES_APART = 1;

export interface OrdersDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * A database of its own with `count` orders, numbered as they came in; every fiftieth has a season's suffix. Five orders
 * have the same style number; one of 200 and one of 500 of those have suffixes of their own.
 */
export async function openOrders(count: number): Promise<OrdersDatabase> {
  const url = await createPostgres();
  // The server's own connections allow no statement as long as filling takes.
  const filling = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  await migrate(filling);
  await withoutSearchIndexes(filling, ['purchase_order', 'style_number'], async () => {
    for (const statement of fill(count)) await sql.raw(statement).execute(filling);
  });
  await sql`vacuum analyze`.execute(filling);
  await filling.destroy();
  const database = await openDatabase({ databaseUrl: url, dataDir: '.' });
  return {
    database,
    async close() {
      await database.close();
      await dropPostgres(url);
    },
  };
}

const fill = (count: number) => [
  `insert into company (id, company_name, entity_type)
    select id, 'Company ' || id, case id when 1 then 'Provider' else 'Customer' end
    from unnest(array[1, ${AGENT}] || array(select generate_series(101, 120))
      || array(select ${FIRST_OF_AGENT} + n from generate_series(0, ${OF_AGENT - 1}) n)) id`,
  `insert into company_agent (company_id, agent_id)
    select ${FIRST_OF_AGENT} + n, ${AGENT} from generate_series(0, ${OF_AGENT - 1}) n`,
  `insert into web_user (id, email, password_hash, entity_id, home_entity_id) values
    (1, 'big@demo.example', 'none', ${BIG_OWNER}, ${BIG_OWNER}), (2, 'small@demo.example', 'none', ${SMALL_OWNER}, ${SMALL_OWNER}),
    (3, 'agent@demo.example', 'none', ${AGENT}, ${AGENT})`,
  `insert into web_user (id, email, password_hash, entity_id, home_entity_id)
    select 10 + n, 'big' || n || '@demo.example', 'none', ${BIG_OWNER}, ${BIG_OWNER} from generate_series(0, ${PEOPLE - 1}) n`,
  `insert into purchase_order (order_numbers, order_purchaser_id, created_at)
    select 'PO-' || lpad((1000 + n * 7)::text, 8, '0') || case when n % 50 = 0 then '/FW' || n % 7 else '' end,
      case when n % 119 < 100 then ${BIG_OWNER}
        when n % 119 < 110 then 102 + n % 119 - 100
        else ${FIRST_OF_AGENT} + n / 119 % ${OF_AGENT} end,
      to_timestamp(${FIRST_ORDER / 1000} + n::bigint * ${MINUTES_APART * 60})
    from generate_series(1, ${count}) n order by n`,
  `insert into style_number (style_number, company_id)
    select 'ST-' || lpad((n * 3)::text, 7, '0')
        || case when n % 200 = 99 then '/AW200' when n % 500 = 100 then '/AW500' else '' end, ${BIG_OWNER}
      from generate_series(1, ${count / 5}) n order by n`,
  `insert into purchase_order_style_number (purchase_order_id, style_number_id)
    select n, 1 + n * 7919::bigint % ${count / 5} from generate_series(1, ${count}) n`,
];
