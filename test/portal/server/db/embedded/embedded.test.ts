import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '../../../../../portal/server/db/database.ts';
import { DatabaseUnavailable } from '../../../../../portal/server/db/database-error.ts';
import { type Child, runModule } from '../../../../helpers/child.ts';
import { migratedFolder } from '../../../../helpers/server.ts';

describe('the embedded database in its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  after(() => rmSync(folder, { recursive: true }));
  let dataDir: string;
  let children: Child[] = [];
  let made = 0;

  beforeEach(() => {
    dataDir = join(folder, String(made++), 'data');
  });
  afterEach(async () => {
    for (const child of children) child.process.kill('SIGKILL');
    await Promise.all(children.map((child) => child.ended));
    children = [];
  });

  /** Runs statements against the opened `db` in a process of its own. */
  function start(statements: string): Child {
    const child = runModule(
      `import { Worker } from 'node:worker_threads';
      import { sql } from 'kysely';
      import { openDatabase } from '../../../../../portal/server/db/database.ts';
      import { seedDemo } from '../../../../../portal/server/db/seed/seed-demo.ts';
      const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      ${statements}`,
      import.meta.url,
    );
    children.push(child);
    return child;
  }

  async function kill(child: Child): Promise<void> {
    child.process.kill('SIGKILL');
    await child.ended;
  }

  it('loses no acknowledged write when the process is killed, time after time', async () => {
    await migratedFolder(dataDir);
    let acknowledged = -1;
    for (const rounds of [20, 50]) {
      const child = start(`
        await sql\`create table if not exists written (number integer)\`.execute(db);
        for (let number = ${acknowledged + 1}; ; number++) {
          await sql\`insert into written values (\${number})\`.execute(db);
          console.log(number);
        }`);
      for (let line = await child.line(); line !== undefined; line = await child.line()) {
        acknowledged = Number(line);
        if (acknowledged >= rounds) break;
      }
      assert.ok(acknowledged >= rounds, (await Promise.race([child.ended, undefined]))?.errors);
      child.process.kill('SIGKILL');
      for (let line = await child.line(); line !== undefined; line = await child.line())
        acknowledged = Number(line);
      await child.ended;

      const { db, close } = await openDatabase({ dataDir });
      const { rows } = await sql<{ numbers: number[] }>`
        select array_agg(number order by number) as numbers from written`.execute(db);
      await close();
      const numbers = rows[0]?.numbers ?? [];
      // The last one may be written and not yet acknowledged.
      assert.ok(numbers.length >= acknowledged + 1);
      assert.deepEqual(numbers, [...numbers.keys()]);
      acknowledged = numbers.length - 1;
    }
  });

  it('refuses a second process in one line, and opens at once after the first was killed', async () => {
    await migratedFolder(dataDir);
    const holder = start(`console.log('open'); setInterval(() => {}, 1000);`);
    assert.equal(await holder.line(), 'open');
    await assert.rejects(openDatabase({ dataDir }), (error: Error) => {
      assert.ok(error instanceof DatabaseUnavailable);
      assert.match(error.message, /^DATA_DIR: [^\n]+ is in use by process \d+ on [^\n]+$/);
      return true;
    });
    await kill(holder);
    await (await openDatabase({ dataDir })).close();
  });

  it('is empty after a start that was killed in the middle of the seed, so that the next one seeds it', async () => {
    await migratedFolder(dataDir);
    const child = start(`
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (request) {
        if (request.sql?.includes('into "booking"')) process.kill(process.pid, 'SIGKILL');
        return postMessage.call(this, request);
      };
      await seedDemo(db);
      console.log('seeded');`);
    assert.equal(await child.line(), undefined, (await child.ended).errors);
    await child.ended;
    const { db, close } = await openDatabase({ dataDir });
    assert.deepEqual(await db.selectFrom('web_user').select('id').limit(1).execute(), []);
    await close();
  });

  it('starts over after a start that was killed while the database was created', async () => {
    mkdirSync(join(dataDir, 'database.creating'), { recursive: true });
    writeFileSync(join(dataDir, 'database.creating', 'PG_VERSION'), '18');
    const { db, close } = await openDatabase({ dataDir });
    assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
    await close();
    assert.ok(!existsSync(join(dataDir, 'database.creating')));
  });

  it('leaves no thread behind where the folder cannot be opened', async () => {
    const child = runModule(
      `import { openThreadEngine } from '../../../../../portal/server/db/embedded/thread-engine.ts';
      await openThreadEngine('/proc/self').catch(() => console.log('refused'));`,
      import.meta.url,
    );
    children.push(child);
    assert.equal(await child.line(), 'refused');
    assert.equal((await child.ended).code, 0);
  });

  it('says in one line that the folder cannot be used', async () => {
    mkdirSync(join(dataDir, '..'), { recursive: true });
    writeFileSync(dataDir, 'a file');
    for (const unusable of [dataDir, join(dataDir, 'below'), '/proc/self', '/proc/nowhere/data']) {
      await assert.rejects(openDatabase({ dataDir: unusable }), (error: Error) => {
        assert.ok(error instanceof DatabaseUnavailable, String(error));
        assert.match(error.message, /^DATA_DIR: can't [^\n]+\.$/);
        return true;
      });
    }
  });
});
