import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { RateSheet } from '../../../shared/contract/rate-sheets.ts';
import { actOn, queryAs } from '../../helpers/act.ts';
import { createPostgres, DATABASE_URL_TEST, dropPostgres } from '../../helpers/database.ts';
import { ADMIN, bearerOf } from '../../helpers/e2e/data.ts';
import { SECRET, startServer } from '../../helpers/server.ts';
import { ask, request } from '../../portal/server/rate-sheets/sheets-server.ts';

/** Has 130 routes. */
const IMPORTER_A = 101;
/** Sheets that are made; before each of them the same requests are measured for as long without one. */
const TURNS = Number(process.env.BENCH_TURNS ?? 8);
/** The first sheets compile what the others run. */
const WARM_UP = 2;
const AT_MOST = 1.5;
const PAUSE_MS = 5;
const WATCH_MS = 100;

/** What people ask for meanwhile: lists of the shell, and the routes of a company. */
const QUERIES = [
  '{ allBooking(take: 50) { results { id } totalCount } }',
  '{ allPurchaseOrder(take: 50, where: { orderNumbers: { matches: "14" } }) { results { id orderNumbers } } }',
];

/** How long others wait for their answers while a sheet is made, against how long they do without one. */
async function measure(t: TestContext, env: Record<string, string>): Promise<void> {
  const server = await startServer({ env });
  const url = server.url.replace(/\/$/, '');
  const bearer = await bearerOf(url, ADMIN);
  const listRoutes = () => actOn(url, bearer, 'listRouteSubscriptions', { entityId: IMPORTER_A });
  const requests = [...QUERIES.map((query) => () => queryAs(url, bearer, query)), listRoutes];

  /**
   * Asks one after the other, and beside that how far the last sheet is, until `isOver` says so of it; answers the
   * milliseconds of each answer.
   */
  async function times(isOver: (last: RateSheet) => boolean): Promise<number[]> {
    const taken: number[] = [];
    let isOn = true;
    const watching = (async () => {
      while (!isOver(await lastSheet())) await wait(WATCH_MS);
    })().finally(() => {
      isOn = false;
    });
    while (isOn) {
      for (const one of requests) {
        const began = performance.now();
        await one();
        taken.push(performance.now() - began);
        await wait(PAUSE_MS);
      }
    }
    await watching;
    return taken;
  }

  async function whileMaking(): Promise<{ taken: number[]; ms: number }> {
    const began = performance.now();
    const { status, jobId } = await ask(url, bearer, request({ entityId: IMPORTER_A }));
    assert.equal(status, 202);
    const taken = await times((last) => last.jobId === jobId && last.state === 'ready');
    return { taken, ms: performance.now() - began };
  }

  async function lastSheet(): Promise<RateSheet> {
    const { list } = (await actOn(url, bearer, 'listRateSheets', { pageSize: 1, entityId: IMPORTER_A })) as {
      list: RateSheet[];
    };
    const [last = assert.fail('there is none')] = list;
    assert.notEqual(last.state, 'failed');
    return last;
  }

  try {
    const quiet: number[] = [];
    const busy: number[] = [];
    let longest = (await whileMaking()).ms;
    for (let turn = 1 - WARM_UP; turn < TURNS; turn++) {
      const end = performance.now() + longest;
      const without = await times(() => performance.now() > end);
      const { taken, ms } = await whileMaking();
      longest = ms;
      if (turn < 0) continue;
      quiet.push(...without);
      busy.push(...taken);
    }
    const [before, meanwhile] = [p95(quiet), p95(busy)];
    const ratio = meanwhile / before;
    t.diagnostic(
      `p95 ${before.toFixed(1)} -> ${meanwhile.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${AT_MOST}); ` +
        `${quiet.length} and ${busy.length} requests, the last sheet took ${longest.toFixed(0)} ms`,
    );
    assert.ok(ratio <= AT_MOST, `others wait ${ratio.toFixed(2)} times as long`);
  } finally {
    await server.stop();
  }
}

const p95 = (taken: readonly number[]): number =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? Number.NaN;

describe('API-68 while rate sheets of 130 routes are made', () => {
  test('on the embedded database', (t) => measure(t, {}));
  test('on PostgreSQL', { skip: DATABASE_URL_TEST ? false : 'DATABASE_URL_TEST is not set' }, async (t) => {
    const url = await createPostgres();
    try {
      await measure(t, { DATABASE_URL: url, DEMO: 'on', JWT_SECRET: SECRET });
    } finally {
      await dropPostgres(url);
    }
  });
});
