import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { IMPORT_KINDS, type Import } from '../../../shared/contract/imports.ts';
import { queryAs } from '../../helpers/act.ts';
import { createPostgres, DATABASE_URL_TEST, dropPostgres } from '../../helpers/database.ts';
import { ADMIN, bearerOf } from '../../helpers/e2e/data.ts';
import { importFile } from '../../helpers/import-rows.ts';
import { startServer } from '../../helpers/server.ts';
import { importing } from '../../portal/server/imports/import-server.ts';

/** `BENCH_ROWS=1000` for a quick look. */
const ROWS = Number(process.env.BENCH_ROWS ?? 9_990);

/** Times of a full import of each kind, the server's memory, and how long others waited meanwhile. */
async function measure(t: TestContext, env: Record<string, string>): Promise<void> {
  const server = await startServer({ env });
  const bearer = await bearerOf(server.url, ADMIN);
  const client = importing(server.url, bearer);
  const others = watch(() => queryAs(server.url, bearer, '{ allBooking(take: 1) { results { id } } }'));
  try {
    for (const kind of IMPORT_KINDS) {
      const file = importFile(kind, 'BENCH', ROWS, 0);
      const checking = await timed(() => client.check(kind, file));
      const waitOfCheck = others.longest();
      assert.deepEqual(
        [checking.result.state, checking.result.counts.wrong],
        ['checked', 0],
        JSON.stringify(await client.rows(checking.result.id, 'wrong').then((rows) => rows.slice(0, 2))),
      );
      const writing = await timed(() => client.apply(checking.result.id));
      assert.equal(writing.result.counts.written, ROWS);
      const waitOfWrite = others.longest();
      const again = await timed(() => client.check(kind, file));
      assert.equal(again.result.counts.same, ROWS);
      const line = {
        ...{ kind, check: checking.ms, waitOfCheck, write: writing.ms, waitOfWrite },
        ...{ checkAgain: again.ms, waitOfAgain: others.longest(), peakMb: peakMb(server.pid) },
      };
      t.diagnostic(JSON.stringify(line));
    }
  } finally {
    await others.stop();
    await server.stop();
  }
}

const timed = async (work: () => Promise<Import>) => {
  const began = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - began) };
};

/** Asks over and over; `longest` answers the longest wait since it was asked last. */
function watch(ask: () => Promise<unknown>) {
  let longest = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await ask();
      longest = Math.max(longest, performance.now() - began);
      await wait(5);
    }
  })();
  return {
    longest() {
      const found = Math.round(longest);
      longest = 0;
      return found;
    },
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

function peakMb(pid: number): number {
  const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

describe('imports of 10,000 rows', () => {
  test('on the embedded database', (t) => measure(t, {}));
  test('on PostgreSQL', { skip: DATABASE_URL_TEST ? false : 'DATABASE_URL_TEST is not set' }, async (t) => {
    const url = await createPostgres();
    try {
      await measure(t, { DATABASE_URL: url, DEMO: 'on', JWT_SECRET: 'bench-'.repeat(8) });
    } finally {
      await dropPostgres(url);
    }
  });
});
