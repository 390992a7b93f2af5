import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DatabaseUnavailable } from '../../../../../portal/server/db/database-error.ts';
import { lockFolder } from '../../../../../portal/server/db/embedded/folder-lock.ts';
import { ownIdentity } from '../../../../../portal/server/db/embedded/process-identity.ts';
import { type Child, runModule } from '../../../../helpers/child.ts';

let folder: string;
let children: Child[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended));
  rmSync(folder, { recursive: true });
});

/** Says `held` or why not, and stays. */
function startHolder(): Child {
  const child = runModule(
    `import { lockFolder } from '../../../../../portal/server/db/embedded/folder-lock.ts';
    const line = await lockFolder(${JSON.stringify(folder)}).then(() => 'locked', (error) => error.message);
    console.log(line);
    setInterval(() => {}, 1000);`,
    import.meta.url,
  );
  children.push(child);
  return child;
}

const writeLock = (identity: object, number = 1) =>
  writeFileSync(join(folder, `lock.${number}`), JSON.stringify({ ...ownIdentity(), ...identity }));

const locks = () => readdirSync(folder);

/** A file that looks freshly touched all the time is only free for who knows that its process is gone. */
async function whileTouched<T>(work: () => Promise<T>, clock: () => Date = () => new Date()): Promise<T> {
  const touch = () => {
    for (const name of locks()) utimesSync(join(folder, name), clock(), clock());
  };
  const beat = setInterval(touch, 20);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

const takenOverAtOnce = () => whileTouched(() => lockFolder(folder));

describe('the lock of the data folder', () => {
  it('refuses a second process in one line that says who has the folder', async () => {
    const holder = startHolder();
    assert.equal(await holder.line(), 'locked');
    await assert.rejects(lockFolder(folder), (error) => {
      assert.ok(error instanceof DatabaseUnavailable);
      assert.match(error.message, /^DATA_DIR: [^\n]+ is in use by process \d+ on [^\n]+\.$/);
      assert.ok(error.message.includes(`process ${holder.process.pid} on ${ownIdentity().host}`));
      return true;
    });
  });

  it('lets one of several in that start at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const starters = Array.from({ length: 4 }, startHolder);
      const lines = await Promise.all(starters.map((starter) => starter.line()));
      assert.equal(lines.filter((line) => line === 'locked').length, 1, lines.join('\n'));
      // The next round starts from the lock that a killed process left.
      for (const { process } of starters) process.kill('SIGKILL');
      await Promise.all(starters.map((starter) => starter.ended));
    }
    assert.equal(locks().length, 1);
  });

  it('is taken over at once from a process that was killed', async () => {
    const holder = startHolder();
    assert.equal(await holder.line(), 'locked');
    holder.process.kill('SIGKILL');
    await holder.ended;
    (await takenOverAtOnce()).release();
  });

  it('is taken over at once when another process has the id of the one that was killed', async () => {
    writeLock({ pid: process.ppid, started: '1' });
    (await takenOverAtOnce()).release();
  });

  it('is taken over at once when the killed process had our own id, as in a container', async () => {
    writeLock({ started: '1' });
    (await takenOverAtOnce()).release();
  });

  it('is free at once after a release, and the same process may hold it again', async () => {
    (await lockFolder(folder)).release();
    const again = await takenOverAtOnce();
    await assert.rejects(lockFolder(folder), DatabaseUnavailable);
    again.release();
  });

  it('respects another machine that still gives signs of life', async () => {
    writeLock({ host: 'another-machine', pid: 4711 });
    await assert.rejects(takenOverAtOnce(), /in use by process 4711 on another-machine/);
    assert.deepEqual(locks(), ['lock.1']);
  });

  it('respects another machine whose clock is far behind', async () => {
    writeLock({ host: 'another-machine', pid: 4711 });
    const behind = () => new Date(Date.now() - 3_600_000);
    await assert.rejects(
      whileTouched(() => lockFolder(folder), behind),
      /another-machine/,
    );
  });

  it('takes over from another machine that has been silent for long', async () => {
    writeLock({ host: 'another-machine', pid: 4711 });
    const old = new Date(Date.now() - 60_000);
    utimesSync(join(folder, 'lock.1'), old, old);
    (await lockFolder(folder)).release();
    assert.deepEqual(locks(), ['lock.2']);
  });

  it('takes over a lock that a killed process never finished writing', async () => {
    writeFileSync(join(folder, 'lock.7'), '');
    const old = new Date(Date.now() - 10_000);
    utimesSync(join(folder, 'lock.7'), old, old);
    (await lockFolder(folder)).release();
  });

  it('says in one line when the folder cannot be written', async () => {
    await assert.rejects(
      lockFolder('/proc/self'),
      /^DatabaseUnavailable: DATA_DIR: can't write in the folder/,
    );
  });
});
