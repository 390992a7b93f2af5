import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../portal/server/db/database.ts';
import { actOn } from '../helpers/act.ts';
import { bearerOf, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { eventually } from '../helpers/eventually.ts';
import { type ServerProcess, startServer } from '../helpers/server.ts';

/** Of a hundred the moments lie close together; one, of the server while the file is written, shows that it works at all. */
const KILLS = Number(process.env.BACKUP_KILLS ?? 1);
const BOOKING = { type: 'booking', id: 1001 } as const;
const STREAMS = 3;
/** The server makes a copy first, on a machine that may be busy. */
const PATIENCE = 60_000;

describe('a backup that is cut short', () => {
  const folder = mkdtempSync(join(tmpdir(), 'freight-portal-backup-'));
  const file = join(folder, 'portal.tar.gz');
  /** What is written of the next one until it is whole. */
  const partial = join(folder, '.portal.tar.gz.partial');
  const isBeingWritten = () => (statSync(partial, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const acknowledged: string[] = [];
  let server: ServerProcess;
  let bearer: string;
  before(async () => {
    server = await startServer();
    bearer = await bearerOf(server.url, IMPORTER_A);
  });
  after(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true });
  });

  /** Writes orders until it is ended, or the server is. */
  function writeOrders(): { end(): Promise<unknown> } {
    let isOver = false;
    const { url } = server;
    const streams = Array.from({ length: STREAMS }, async () => {
      while (!isOver) {
        const orderNumber = fresh('CUT');
        await actOn(url, bearer, 'createPurchaseOrder', { ...BOOKING, orderNumber }, orderNumber);
        acknowledged.push(orderNumber);
      }
    });
    const ended = Promise.allSettled(streams);
    return {
      end() {
        isOver = true;
        return ended;
      },
    };
  }

  function start(command: 'backup' | 'restore', dataDir: string): ChildProcess {
    const script = resolve(import.meta.dirname, `../../portal/server/backup/${command}.ts`);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), DATA_DIR: dataDir };
    return spawn(process.execPath, [script, file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  const codeOf = async (child: ChildProcess) => {
    const [code] = await once(child, 'close');
    return code as number | null;
  };

  async function ordersIn(dataDir: string): Promise<string[]> {
    const { db, close } = await openDatabase({ dataDir });
    try {
      const rows = await db.selectFrom('purchase_order').select('order_numbers').execute();
      return rows.map(({ order_numbers }) => order_numbers);
    } finally {
      await close();
    }
  }

  async function ordersInBackup(): Promise<string[]> {
    const dataDir = mkdtempSync(join(folder, 'restored-'));
    assert.equal(await codeOf(start('restore', dataDir)), 0, 'the file can not be restored');
    const orders = await ordersIn(dataDir);
    rmSync(dataDir, { recursive: true });
    return orders;
  }

  const requireAll = (found: string[], wanted: string[], where: string) => {
    const set = new Set(found);
    assert.equal(set.size, found.length);
    assert.deepEqual(
      wanted.filter((orderNumber) => !set.has(orderNumber)),
      [],
      `lost ${where}`,
    );
  };

  test(`PROD-07 it or the server is killed, ${KILLS} times in all: the file is a whole backup, the former one or the new one`, async () => {
    const began = performance.now();
    assert.equal(await codeOf(start('backup', server.dataDir)), 0);
    const duration = performance.now() - began;
    /** Acknowledged before the last backup that came to its end. */
    let promised: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const isServer = round % 2 === 0;
      const before = [...acknowledged];
      const writing = writeOrders();
      const backup = start('backup', server.dataDir);
      const ended = codeOf(backup);
      const moment =
        round === 0 ? eventually(isBeingWritten, Boolean, PATIENCE) : wait((duration * round) / KILLS);
      await Promise.race([moment, ended]);
      if (round === 0) assert.ok(existsSync(partial), 'the kill met no backup');
      if (isServer) await server.kill();
      else backup.kill('SIGKILL');
      const code = await ended;
      await writing.end();
      if (code === 0) promised = before;
      assert.ok(existsSync(file));
      requireAll(await ordersInBackup(), promised, 'from the backup');
      if (isServer) {
        requireAll(await ordersIn(server.dataDir), acknowledged, 'by the server');
        server = await startServer({ dataDir: server.dataDir });
      }
    }
    const all = [...acknowledged];
    assert.ok(all.length > 0);
    assert.equal(await codeOf(start('backup', server.dataDir)), 0);
    requireAll(await ordersInBackup(), all, 'from the backup after them');
  });
});
