import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DATABASE_URL_TEST } from '../../helpers/database.ts';
import type { Measured, Task } from './client.ts';
import { orderList } from './order-list.ts';
import { BIG_OWNER, openOrders, PEOPLE, SMALL_OWNER } from './orders-database.ts';
import type { Row } from './row.ts';
import { type BenchServer, startServer } from './server.ts';

const FEW = 3_000;
const MANY = 1_000_000;

/**
 * Whole numbers and what most numbers have; parts that none has, down to one character; parts of one in 60, 200, 300,
 * 700, 2,000 and 7,000 numbers, since what is neither common nor rare tends to cost the most; and what is typed on the
 * way to a number that starts with zeros.
 */
const TERMS = [
  'PO-00014140',
  '0014140',
  '14140',
  '1414',
  'PO-',
  '/fw',
  '141',
  'xyz',
  '14',
  '/f',
  'zq',
  '7',
  '/',
  'z',
  'po-0000',
  '/FW3',
  '400',
  'po-0001',
  '1234',
  'po-00012',
  'PO-00000',
  '00000',
];
const AT_MOST = 3;

const SEARCH = `query($text: String!, $owner: Int!) {
  allPurchaseOrder(where: {orderNumbers: {matches: $text}, orderPurchaser: {id: {eq: $owner}}}) {
    results { id orderNumbers }
  }
}`;

type Ask = (task: Task) => Promise<Measured>;

/**
 * The search of the order manager and the portal's list among 1,000,000 orders against the same among 3,000, and the data
 * API's requests a second against a bare statement behind the same HTTP server.
 */
export async function run(): Promise<Row[]> {
  const few = await openOrders(FEW);
  const many = await openOrders(MANY);
  const servers = [await startServer(few), await startServer(many)] as const;
  const lists = { few: servers[0], many: servers[1], count: MANY };
  const { ask, end } = startClient();
  try {
    return [
      await throughput(servers[0], ask),
      ...(await latencies('big', BIG_OWNER, servers, ask)),
      ...(await latencies('small', SMALL_OWNER, servers, ask)),
      ...(await orderList('big', lists, ask)),
      ...(await orderList('small', lists, ask)),
      ...(await orderList('agent', lists, ask)),
    ];
  } finally {
    end();
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([few.close(), many.close()]);
  }
}

function startClient(): { ask: Ask; end(): void } {
  const client = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  return {
    async ask(task) {
      client.send(task);
      const done = new AbortController();
      const answer = once(client, 'message', { signal: done.signal });
      const ended = once(client, 'exit', { signal: done.signal }).then(() => {
        throw new Error('The client process ended.');
      });
      ended.catch(() => undefined);
      const [measured] = await Promise.race([answer, ended]);
      done.abort();
      return measured;
    },
    end: () => client.kill(),
  };
}

async function latencies(
  name: 'big' | 'small',
  owner: number,
  servers: readonly BenchServer[],
  ask: Ask,
): Promise<Row[]> {
  const tokens = await Promise.all(servers.map((server) => server.tokenOf(name)));
  const rows: Row[] = [];
  for (const text of TERMS) {
    const body = JSON.stringify({ query: SEARCH, variables: { text, owner } });
    const targets = servers.map(({ api }, index) => ({ url: api, token: tokens[index] ?? '', body }));
    const [few = 1, many = 1] = await ask({ kind: 'latency', rounds: 40, targets });
    const value = many / few;
    const times = `${few.toFixed(1)} -> ${many.toFixed(1)} ms`;
    rows.push({
      name: `search "${text}", ${name} owner, ${times}`,
      value,
      target: `<= ${AT_MOST}`,
      met: value <= AT_MOST,
    });
  }
  return rows;
}

/** The two take turns, and the median of the turns counts: whatever else the machine does meets both alike. */
async function throughput(server: BenchServer, ask: Ask): Promise<Row> {
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person++) tokens.push(await server.tokenOf(`big${person}`));
  const query = { query: SEARCH, variables: { text: '14', owner: BIG_OWNER } };
  const api = { url: server.api, body: JSON.stringify(query) };
  const bare = { url: server.bare, body: JSON.stringify({ owner: BIG_OWNER, pattern: '%14%' }) };
  const load = { kind: 'throughput', seconds: 2, connections: 16, tokens } as const;
  const turns: { ratio: number; name: string }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const [ofBare = 1] = await ask({ ...load, target: bare });
    const [ofApi = 0] = await ask({ ...load, target: api });
    const name = `requests a second against a bare statement, ${ofApi.toFixed(0)} of ${ofBare.toFixed(0)}`;
    turns.push({ ratio: ofApi / ofBare, name });
  }
  const { ratio: value, name } = turns.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(TURNS / 2)]!;
  return { name, value, target: '>= 0.75', met: value >= 0.75 };
}

const TURNS = 7;

if (import.meta.main) {
  if (DATABASE_URL_TEST) {
    const rows = await run();
    // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
    console.table(rows.map(({ value, ...row }) => ({ ...row, ratio: Number(value.toFixed(2)) })));
    process.exitCode = rows.every((row) => row.met) ? 0 : 1;
  } else {
    console.info('Data API benchmark: skipped, DATABASE_URL_TEST is not set.');
  }
}
