import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DATABASE_URL_TEST } from '../../helpers/database.ts';
import type { Measured, Target, Task } from './client.ts';
import { BIG_OWNER, openOrders, SMALL_OWNER } from './orders-world.ts';
import { startServer } from './server.ts';

/** One line of the report; the value must not be on the wrong side of the target. */
export interface Row {
  name: string;
  value: number;
  target: string;
  met: boolean;
}

const FEW = 3_000;
const MANY = 1_000_000;

/** From a whole number to what most numbers have, and parts that none has. */
const TERMS = [
  'PO-00014140',
  '0014140',
  'PO-',
  'po-0000',
  '/FW3',
  '14140',
  '1414',
  '141',
  '/fw',
  'xyz',
  '14',
  '/f',
  'zq',
  '7',
  '/',
  'z',
];

const SEARCH = `query($text: String!, $owner: Int!) {
  allPurchaseOrder(where: {orderNumbers: {matches: $text}, orderPurchaser: {id: {eq: $owner}}}) {
    results { id orderNumbers }
  }
}`;

/**
 * The search of the order manager among 1,000,000 orders against the same among 3,000, and the data API's requests a
 * second against a bare statement behind the same HTTP server.
 */
export async function run(): Promise<Row[]> {
  const few = await openOrders(FEW);
  const many = await openOrders(MANY);
  const fewServer = await startServer(few);
  const manyServer = await startServer(many);
  const client = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  const ask = async (task: Task): Promise<Measured> => {
    client.send(task);
    const ended = new AbortController();
    const answer = once(client, 'message', { signal: ended.signal });
    const failure = once(client, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('The client process ended.');
    });
    try {
      const [measured] = await Promise.race([answer, failure]);
      return measured;
    } finally {
      failure.catch(() => undefined);
      answer.catch(() => undefined);
      ended.abort();
    }
  };
  try {
    const rows: Row[] = [];
    for (const [name, owner] of [
      ['big', BIG_OWNER],
      ['small', SMALL_OWNER],
    ] as const) {
      const tokens = [await fewServer.tokenOf(name), await manyServer.tokenOf(name)];
      for (const term of TERMS) {
        const body = JSON.stringify({ query: SEARCH, variables: { text: term, owner } });
        const targets: Target[] = [fewServer, manyServer].map(({ api }, index) => ({
          url: api,
          token: tokens[index] ?? '',
          body,
        }));
        const [among = 1, amongMany = 1] = await ask({ kind: 'latency', rounds: 40, targets });
        const value = amongMany / among;
        const times = `${among.toFixed(1)} -> ${amongMany.toFixed(1)} ms`;
        rows.push({
          name: `search "${term}", ${name} owner, ${times}`,
          value,
          target: '<= 3',
          met: value <= 3,
        });
      }
    }
    const token = await fewServer.tokenOf('big');
    const query = { query: SEARCH, variables: { text: '14', owner: BIG_OWNER } };
    const api = { url: fewServer.api, token, body: JSON.stringify(query) };
    const bare = { url: fewServer.bare, token, body: JSON.stringify({ owner: BIG_OWNER, pattern: '%14%' }) };
    const load = { kind: 'throughput', seconds: 4, connections: 16 } as const;
    const sums = { api: 0, bare: 0 };
    for (let round = 0; round < 3; round++) {
      sums.bare += (await ask({ ...load, target: bare }))[0] ?? 0;
      sums.api += (await ask({ ...load, target: api }))[0] ?? 0;
    }
    const value = sums.api / sums.bare;
    const rates = `${(sums.api / 3).toFixed(0)} of ${(sums.bare / 3).toFixed(0)}`;
    rows.push({
      name: `requests a second against a bare statement, ${rates}`,
      value,
      target: '>= 0.75',
      met: value >= 0.75,
    });
    return rows;
  } finally {
    client.kill();
    await Promise.all([fewServer.close(), manyServer.close()]);
    await Promise.all([few.close(), many.close()]);
  }
}

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
