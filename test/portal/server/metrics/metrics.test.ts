import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { it } from 'node:test';
import { sql } from 'kysely';
import { ConfigError } from '../../../../portal/server/config-error.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { createRegistry } from '../../../../portal/server/metrics/registry.ts';
import { forEachDatabase, openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp } from '../../../helpers/server.ts';

const METRICS_TOKEN = 'a-token-of-the-scraper';

async function freePort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async free() {
      server.close();
      await once(server, 'close');
    },
  };
}

async function scrape(url: string, token?: string) {
  const response = await fetch(`${url}/metrics`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { response, text: await response.text() };
}

/** The number of the line that begins so. */
function numberOf(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? Number.NaN : Number(found.slice(line.length));
}

/** A server with these settings on a database of its own, for one test. */
async function withServer(
  env: Record<string, string>,
  work: (server: { url: string; database: Database }) => Promise<void>,
  open = openFreshEmbedded,
): Promise<void> {
  const database = await open();
  try {
    const { url, close } = await buildTestApp(database, { env });
    try {
      await work({ url, database });
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
}

it('PROD-07 nobody sees metrics unless a setting says where', () =>
  withServer({}, async ({ url }) => {
    const { text } = await scrape(url, METRICS_TOKEN);
    assert.doesNotMatch(text, /process_|nodejs_/);
  }));

it('PROD-07 the token opens them on the address of the server, and nothing else does', () =>
  withServer({ METRICS_TOKEN }, async ({ url }) => {
    for (const wrong of [undefined, 'wrong', METRICS_TOKEN.slice(0, -1), `${METRICS_TOKEN}x`]) {
      const { response, text } = await scrape(url, wrong);
      assert.equal(response.status, 401);
      assert.doesNotMatch(text, /process_|nodejs_/);
    }
    const { response, text } = await scrape(url, METRICS_TOKEN);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.ok(numberOf(text, 'process_resident_memory_bytes') > 1e6);
    assert.ok(numberOf(text, 'nodejs_eventloop_lag_p99_seconds') >= 0);
  }));

it('PROD-07 requests are counted by pattern of the route and status, with how long they took', () =>
  withServer({ METRICS_TOKEN }, async ({ url }) => {
    for (const path of [
      '/healthz',
      '/healthz',
      '/api/exchange-rate/pair/X/USD',
      '/api/exchange-rate/pair/Y/USD',
      '/api/nothing/here',
    ]) {
      await (await fetch(url + path)).arrayBuffer();
    }
    const { text } = await scrape(url, METRICS_TOKEN);
    const name = 'http_request_duration_seconds';
    const count = (labels: string) => numberOf(text, `${name}_count{method="GET",${labels}}`);
    assert.equal(count('route="/healthz",status="200"'), 2);
    assert.equal(count('route="/api/exchange-rate/pair/:base/:target",status="400"'), 2);
    assert.ok(numberOf(text, `${name}_sum{method="GET",route="/healthz",status="200"}`) > 0);
    assert.doesNotMatch(
      text,
      /nothing|pair\/X/,
      'an address that anybody may ask for makes no line of its own',
    );
  }));

it('PROD-07 a port of their own shows them there alone, as long as the server runs', async () => {
  const { port, free } = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const env = { METRICS_PORT: String(port) };
  const taken = withServer(env, () => assert.fail('the server started'));
  await assert.rejects(taken, (error: Error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(error.message, /^METRICS_PORT: can't listen on \d+ of 127\.0\.0\.1 \(EADDRINUSE\)\.$/);
    return true;
  });
  await free();
  await withServer(env, async ({ url }) => {
    await fetch(`${url}/healthz`);
    const { text } = await scrape(own);
    assert.equal(
      numberOf(text, 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'),
      1,
    );
    assert.doesNotMatch((await scrape(url)).text, /process_|nodejs_/);
    assert.equal((await fetch(`${own}/healthz`)).status, 404);
  });
  await assert.rejects(scrape(own));
  await withServer({ ...env, METRICS_TOKEN }, async () => {
    assert.equal((await scrape(own)).response.status, 401);
    assert.equal((await scrape(own, METRICS_TOKEN)).response.status, 200);
  });
});

it('PROD-07 a number that fails or hangs is left out, all others are there', async () => {
  const registry = createRegistry(
    [
      { name: 'freight_portal_stuck', help: 'Hangs.', read: () => new Promise(() => undefined) },
      {
        name: 'freight_portal_lost',
        help: 'Fails.',
        label: 'state',
        read: () => Promise.reject(new Error('no')),
      },
      { name: 'freight_portal_broken', help: 'Fails.', read: () => Promise.reject(new Error('no')) },
      { name: 'freight_portal_thrown', help: 'Throws.', read: () => assert.fail('no') },
      { name: 'freight_portal_mails', help: 'One.', read: () => 3 },
      {
        name: 'freight_portal_jobs',
        help: 'Two.',
        label: 'state',
        read: async () => ({ waiting: 5, running: 0 }),
      },
    ],
    1,
  );
  const text = await registry.text();
  assert.equal(numberOf(text, 'freight_portal_mails'), 3);
  assert.equal(numberOf(text, 'freight_portal_jobs{state="waiting"}'), 5);
  assert.equal(numberOf(text, 'freight_portal_jobs{state="running"}'), 0);
  assert.doesNotMatch(text, /^freight_portal_(stuck|lost|broken|thrown)\b/m);
});

forEachDatabase((kind, open) => {
  it('PROD-07 connections that are busy, and who waits for one, are shown while nobody gets one', () =>
    withServer(
      { METRICS_TOKEN },
      async ({ url, database }) => {
        const { promise: end, resolve: release } = Promise.withResolvers<void>();
        const all = kind === 'embedded' ? 1 : 10;
        let held = 0;
        const holders = Array.from({ length: all }, () => {
          const { promise: isHeld, resolve } = Promise.withResolvers<void>();
          const done = database.db.connection().execute(async () => {
            held += 1;
            resolve();
            await end;
          });
          return { isHeld, done };
        });
        await Promise.all(holders.map(({ isHeld }) => isHeld));
        assert.equal(held, all);
        const late = [1, 2, 3].map((n) => sql`select ${n}::integer`.execute(database.db));
        try {
          const { text } = await scrape(url, METRICS_TOKEN);
          assert.equal(numberOf(text, 'freight_portal_database_connections{state="busy"}'), all);
          assert.equal(numberOf(text, 'freight_portal_database_connections{state="idle"}'), 0);
          // The server itself may be among them.
          assert.ok(numberOf(text, 'freight_portal_database_waiting') >= 3);
        } finally {
          release();
          await Promise.all([...holders.map(({ done }) => done), ...late]);
        }
        // What the scrape before still wanted to know is asked now.
        for (let busy = all; busy > 0; ) {
          const { text } = await scrape(url, METRICS_TOKEN);
          busy = numberOf(text, 'freight_portal_database_connections{state="busy"}');
          busy += numberOf(text, 'freight_portal_database_waiting');
        }
      },
      open,
    ));

  it('PROD-07 the jobs that wait are counted, and how long the first of them has waited', () =>
    withServer(
      { METRICS_TOKEN },
      async ({ url, database }) => {
        const waiting = async () => {
          const { text } = await scrape(url, METRICS_TOKEN);
          return [
            numberOf(text, 'freight_portal_jobs{state="queued"}'),
            numberOf(text, 'freight_portal_jobs_overdue_seconds'),
          ] as const;
        };
        assert.deepEqual(await waiting(), [0, 0]);
        await sql`insert into job (id, kind, payload, due_at) values
          (gen_random_uuid(), 'ofAnotherServer', '{}', now() - interval '90 seconds'),
          (gen_random_uuid(), 'ofAnotherServer', '{}', now() + interval '90 seconds')`.execute(database.db);
        const [jobs, seconds] = await waiting();
        assert.equal(jobs, 2);
        assert.ok(seconds >= 90 && seconds < 180, String(seconds));
      },
      open,
    ));

  it('PROD-07 mails whose last try failed are counted, those that wait and those that were given up lately', () =>
    withServer(
      { METRICS_TOKEN },
      async ({ url, database }) => {
        const failed = async () => {
          const { text } = await scrape(url, METRICS_TOKEN);
          const count = (state: string) => numberOf(text, `freight_portal_mails_failed{state="${state}"}`);
          return [count('retried'), count('given_up')];
        };
        assert.deepEqual(await failed(), [0, 0]);
        // Due later than the test ends, so that no server takes them.
        const later = sql`now() + interval '1 day'`;
        await sql`insert into job (id, kind, state, payload, due_at, failure, ended_at) values
          (gen_random_uuid(), 'mail', 'queued', '{}', ${later}, 'ESOCKET CONN', null),
          (gen_random_uuid(), 'mail', 'queued', '{}', ${later}, null, null),
          (gen_random_uuid(), 'import', 'queued', '{}', ${later}, 'refused', null),
          (gen_random_uuid(), 'mail', 'failed', null, ${later}, 'EAUTH 535', now() - interval '6 days'),
          (gen_random_uuid(), 'mail', 'failed', null, ${later}, 'EAUTH 535', now() - interval '8 days'),
          (gen_random_uuid(), 'mail', 'done', null, ${later}, null, now())`.execute(database.db);
        assert.deepEqual(await failed(), [1, 1]);
      },
      open,
    ));

  it('PROD-07 statements slower than the setting are counted', async () => {
    const slow = sql`select count(*) from generate_series(1, 1000000)`;
    const counted = async (SLOW_STATEMENT_MS: string) => {
      let counts: number[] = [];
      await withServer(
        { METRICS_TOKEN, SLOW_STATEMENT_MS },
        async ({ url, database }) => {
          const count = async () =>
            numberOf((await scrape(url, METRICS_TOKEN)).text, 'freight_portal_slow_statements_total');
          counts = [await count()];
          await slow.execute(database.db);
          counts.push(await count());
        },
        open,
      );
      const [before = 0, after = 0] = counts;
      return after - before;
    };
    assert.equal(await counted('10'), 1);
    assert.equal(await counted('1000000'), 0);
  });
});
