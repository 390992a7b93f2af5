import assert from 'node:assert/strict';
import fs, { fstatSync, globSync, rmSync, statSync, utimesSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { it, mock } from 'node:test';
import { DurableFolder, startPglite } from '../../../../../portal/server/db/embedded/pglite.ts';
import { migratedFolder } from '../../../../helpers/server.ts';

const HOUR_MS = 3_600_000;

/** The inodes of the files that are synced meanwhile. */
async function syncedBy(work: () => Promise<unknown>): Promise<Set<number>> {
  const synced = new Set<number>();
  const { fdatasyncSync } = fs;
  mock.method(fs, 'fdatasyncSync', (file: number) => {
    synced.add(fstatSync(file).ino);
    fdatasyncSync(file);
  });
  syncBuiltinESMExports();
  await work();
  mock.restoreAll();
  syncBuiltinESMExports();
  return synced;
}

it('PROD-07 a database that was not closed is opened again with fsync of what was written, and of nothing else', async () => {
  const dataDir = await migratedFolder();
  const folder = join(dataDir, 'database');
  const files = globSync('**', { cwd: folder }).map((name) => join(folder, name));
  const longAgo = new Date(Date.now() - HOUR_MS);
  for (const file of files) utimesSync(file, longAgo, longAgo);

  // Neither is closed: as after a thread that was ended, the next start finds a database in use.
  const first = await startPglite({ fs: new DurableFolder(folder, 0) });
  await first.exec('create table written (number integer); insert into written values (1); checkpoint');
  const { rows } = await first.query<{ path: string }>(`select pg_relation_filepath('written') as path`);
  const written = statSync(join(folder, rows[0]!.path)).ino;

  let again = first;
  const synced = await syncedBy(async () => {
    again = await startPglite({ fs: new DurableFolder(folder, Date.now() - HOUR_MS / 2) });
  });
  assert.ok(synced.has(written));
  assert.ok(synced.size < files.length / 10, `${synced.size} of ${files.length}`);
  assert.deepEqual((await again.query('select number from written')).rows, [{ number: 1 }]);
  await again.close();
  rmSync(dataDir, { recursive: true });
});

it('PROD-07 once it is open each commit is synced, also after the clock was set back', async () => {
  const dataDir = await migratedFolder();
  const opened = await startPglite({
    fs: new DurableFolder(join(dataDir, 'database'), Date.now() + HOUR_MS),
  });
  const synced = await syncedBy(() => opened.exec('create table written (number integer)'));
  assert.ok(synced.size > 0);
  await opened.close();
  rmSync(dataDir, { recursive: true });
});
