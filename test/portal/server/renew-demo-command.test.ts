import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { addDays } from '../../../shared/trade/calendar-days.ts';
import { eventually } from '../../helpers/eventually.ts';
import { migratedFolder, startServer } from '../../helpers/server.ts';

const COMMAND = resolve(import.meta.dirname, '../../../portal/server/renew-demo-command.ts');

const renew = (DATA_DIR: string) =>
  promisify(execFile)(process.execPath, [COMMAND], { env: { ...process.env, DATA_DIR } });

const now = () => new Date().toISOString().slice(0, 10);

test('PROD-07 a demo that has stood for a month says how it is renewed, and then plays today', async (t) => {
  const dataDir = await migratedFolder();
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const begun = addDays(now(), -28);
  const dayOf = async (url: string) => (await fetch(`${url}/demo/day.json`)).json();

  const old = await startServer({ dataDir, env: { DEMO_TODAY: begun } });
  // It may be midnight.
  const hint = new RegExp(`The demo plays on ${begun}, (28|29) days ago: npm run demo:renew`);
  try {
    // It is printed behind the line that says the server is ready.
    await eventually(old.output, (output) => hint.test(output));
    const { today, hint: told } = (await dayOf(old.url)) as { today: string; hint: string };
    assert.equal(today, begun);
    assert.match(told, hint);
    await assert.rejects(renew(dataDir), /DATA_DIR: .+ is in use/);
  } finally {
    await old.stop();
  }

  const said = (await renew(dataDir)).stdout;
  assert.match(said, /^The demo plays today, \d{4}-\d\d-\d\d: it moved by (28|29) days\.\n$/);
  const day = /\d{4}-\d\d-\d\d/.exec(said)?.[0] ?? '';
  const fresh = await startServer({ dataDir });
  try {
    assert.deepEqual(await dayOf(fresh.url), { today: day, hint: null });
    assert.ok(day > begun);
  } finally {
    await fresh.stop();
  }
});

test('PROD-07 without a demo there is nothing to renew', async (t) => {
  const dataDir = await migratedFolder();
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  await assert.rejects(renew(dataDir), /no demo data here/);
});
