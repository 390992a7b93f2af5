import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { openDatabase } from '../../../portal/server/db/database.ts';
import type { RateSheet } from '../../../shared/contract/rate-sheets.ts';
import { actOn } from '../../helpers/act.ts';
import { ADMIN, bearerOf } from '../../helpers/e2e/data.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type ServerProcess, startServer } from '../../helpers/server.ts';

/** The demo's company with 130 route subscriptions. */
const COMPANY = 101;
const WINDOW = { validFrom: '2031-11-01', validTo: '2031-11-30' };
const WITHOUT_RATES = { validFrom: '2033-11-01', validTo: '2033-11-30' };
/** The sheet against a bare write of its rows. */
const AT_MOST = 10;
const MOST_MB = 300;
const ROUNDS = 3;
const LONGEST = 300_000;

/** What the rows of a workbook cost at least: the same library, in a new thread as the sheet's, its code read before. */
const BARE = `
  const { parentPort, workerData } = require('node:worker_threads');
  import('hucre/xlsx').then(async ({ writeXlsx }) => {
    const began = performance.now();
    await writeXlsx({ sheets: workerData });
    parentPort.postMessage(performance.now() - began);
  });
`;

interface MadeSheet {
  ms: number;
  sheet: RateSheet;
  workbook: Uint8Array;
  /** What the server took at most, above what it had before. */
  addedMb: number;
}

/** The server with the demo's data and, in their window, so many rates on the routes of the company. */
async function startWithRates(count: number): Promise<ServerProcess> {
  const first = await startServer();
  await first.stop();
  const { dataDir } = first;
  const { db, close } = await openDatabase({ dataDir });
  await sql`
    insert into base_rate (origin_port_id, discharge_port_id, destination_port_id, carrier_id, kind, source, valid_from,
      valid_to, transit_days, currency, price_20gp, price_40gp, price_40hc, lcl_per_cbm, lcl_minimum)
    select origin_port_id, discharge_port_id, destination_port_id,
      coalesce(carrier_id, (select min(id) from company where is_carrier)), case n % 3 when 0 then 'NAC' else 'FAK' end,
      'Own', ${WINDOW.validFrom}::date, ${WINDOW.validTo}::date, 10 + n % 30, (array['USD', 'EUR', 'JPY'])[1 + n % 3],
      900 + n % 997, 1500 + n % 1009, 1600 + n % 1013, 30 + n % 7, 60 + n % 11
    from generate_series(1, ${count}::integer) n
    join (
      select route.*, row_number() over (order by id) as place, count(*) over () as routes
      from route_subscription route where entity_id = ${COMPANY} and deleted_at is null
    ) route on route.place = 1 + n % route.routes`.execute(db);
  await close();
  return startServer({ dataDir });
}

async function makeSheet({ url, pid }: ServerProcess, days = WINDOW): Promise<MadeSheet> {
  const bearer = await bearerOf(url, ADMIN);
  const before = memoryOf(pid).now;
  // The most that it took counts from here on.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const began = performance.now();
  const answer = await fetch(`${url}/api/rate-service/rate-sheet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      ...{ entityId: COMPANY, fakPercentage: 50, nacPercentage: 20, ...days },
      ...{ existingRateSheetCharges: false, includeExternalRates: false },
    }),
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  const sheet = await eventually(
    async () => {
      const { list } = (await actOn(url, bearer, 'listRateSheets', {
        entityId: COMPANY,
        pageSize: 5,
      })) as { list: RateSheet[] };
      return list.find((each) => each.jobId === jobId)!;
    },
    ({ state }) => state !== 'waiting' && state !== 'making',
    LONGEST,
  );
  const ms = performance.now() - began;
  assert.equal(sheet.state, 'ready', sheet.error ?? '');
  const addedMb = memoryOf(pid).most - before;
  const file = (await actOn(url, bearer, 'getRateSheetAddress', { id: sheet.id, format: 'xlsx' })) as {
    url: string;
  };
  const workbook = new Uint8Array(await (await fetch(new URL(file.url, url))).arrayBuffer());
  return { ms, sheet, workbook, addedMb };
}

/** In MB: what the process has, and what it had at most. */
function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

async function writeBare(workbook: Uint8Array): Promise<number> {
  const { sheets } = await readXlsx(workbook);
  const workerData = sheets.map(({ name, rows }) => ({ name, rows }));
  const worker = new Worker(BARE, { eval: true, workerData });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test('SHEET-02 a sheet of 130 routes and 2,000 rates is ready in ten times the time that its rows are written in', async (t) => {
  const server = await startWithRates(2_000);
  const bare: number[] = [];
  const made: number[] = [];
  try {
    // The first one fills the caches of Node's compiler, and the next ones have a sheet to be compared with.
    for (let round = 0; round <= ROUNDS; round++) {
      const { ms, sheet, workbook } = await makeSheet(server);
      const { routes, rates } = sheet.counts!;
      assert.ok(routes >= 130 && rates >= 2_000, `${routes} routes, ${rates} rates`);
      const bareMs = await writeBare(workbook);
      t.diagnostic(JSON.stringify({ routes, rates, ms: Math.round(ms), bareMs: Math.round(bareMs) }));
      if (round === 0) continue;
      made.push(ms);
      bare.push(bareMs);
    }
  } finally {
    await server.stop();
  }
  const ratio = median(made) / median(bare);
  t.diagnostic(`${ratio.toFixed(1)} times a bare write (at most ${AT_MOST})`);
  assert.ok(ratio <= AT_MOST);
});

test('SHEET-02 a sheet of 10,000 rates adds at most 300 MB to the memory of the server', async (t) => {
  const server = await startWithRates(10_000);
  try {
    // What the code of a sheet and the buffers of the embedded database take is there with the first sheet.
    const first = await makeSheet(server, WITHOUT_RATES);
    t.diagnostic(`${first.sheet.counts!.rates} rates: ${first.addedMb.toFixed(0)} MB`);
    const { ms, sheet, addedMb } = await makeSheet(server);
    assert.ok(sheet.counts!.rates >= 10_000);
    t.diagnostic(
      `${sheet.counts!.rates} rates in ${Math.round(ms)} ms: ${addedMb.toFixed(0)} MB (at most ${MOST_MB})`,
    );
    assert.ok(addedMb <= MOST_MB);
  } finally {
    await server.stop();
  }
});
