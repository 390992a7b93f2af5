import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { logLine } from '../../log-line.ts';
import { DatabaseUnavailable } from '../database-error.ts';
import { isAlive, ownIdentity, ProcessIdentity } from './process-identity.ts';

export interface FolderLock {
  release(): void;
}

const HEARTBEAT_MS = 1000;
/** A holder that can't be seen from here is gone when its file wasn't touched for so long. */
const STALE_AFTER_MS = 20_000;
/** The same for a container on this kernel: one that was restarted comes back soon. */
const STALE_AFTER_RESTART_MS = 3 * HEARTBEAT_MS;
/** Another machine's clock may be wrong, so its file is watched before it counts as old. */
const LEAST_OBSERVED_MS = 2.5 * HEARTBEAT_MS;

/**
 * Takes `folder` for this process alone, or refuses in one line that names the process that has it. The lock of a
 * process that was killed is taken over at once.
 *
 * Locks are numbered files, the highest one counts. Taking over creates the next number, which only one of several
 * starters can; nobody removes a file that might still count, so no order of events gives the folder to two.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  for (;;) {
    const current = highest(folder);
    if (current > 0) await waitUntilFree(folder, current);
    const number = current + 1;
    if (!create(folder, number)) continue;
    // Files below may have come and gone meanwhile: only the highest counts.
    if (highest(folder) !== number) {
      rmSync(fileOf(folder, number), { force: true });
      continue;
    }
    for (const lower of numbers(folder)) if (lower < number) rmSync(fileOf(folder, lower), { force: true });
    return startHeartbeat(folder, number);
  }
}

function startHeartbeat(folder: string, number: number): FolderLock {
  const file = fileOf(folder, number);
  const heartbeat = setInterval(() => {
    try {
      if (touch(file) && highest(folder) === number) return;
    } catch {
      return; // Out of file handles, perhaps: the next heartbeat tries again.
    }
    logLine('error', `DATA_DIR: another process took ${folder} over; stopping before data are lost.`);
    process.exit(1);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      // Emptied, not removed: the number must stay taken for starters that already looked.
      if (touch(file)) writeFileSync(file, RELEASED);
    },
  };
}

/** Whether the file is still there. */
function touch(file: string): boolean {
  try {
    utimesSync(file, new Date(), new Date());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

const RELEASED = 'free';

/** Returns once the lock is free or its holder gone; throws if it is held. */
async function waitUntilFree(folder: string, number: number): Promise<void> {
  const watched = Date.now();
  const first = read(folder, number);
  for (let now = first; now; now = read(folder, number)) {
    const { content, touched } = now;
    if (content === RELEASED) return;
    const own = ownIdentity();
    const holder = parse(content);
    const alive = holder && isAlive(holder, own);
    if (alive === false) return;
    if (holder && (alive || touched !== first?.touched)) throw inUse(folder, holder);
    const sameKernel = !holder || (holder.host === own.host && holder.boot === own.boot);
    const mayBeRestarted = sameKernel && holder?.namespace !== own.namespace;
    const isOld = Date.now() - touched > (mayBeRestarted ? STALE_AFTER_RESTART_MS : STALE_AFTER_MS);
    if (isOld && (sameKernel || Date.now() - watched > LEAST_OBSERVED_MS)) return;
    await sleep(HEARTBEAT_MS / 10);
  }
}

function inUse(folder: string, { pid, host }: ProcessIdentity): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `DATA_DIR: ${folder} is in use by process ${pid} on ${host}; stop that one or choose another folder.`,
  );
}

/** The holder; nothing while its file is still being written. */
function parse(content: string): ProcessIdentity | undefined {
  try {
    return v.parse(ProcessIdentity, JSON.parse(content));
  } catch {
    return undefined;
  }
}

function read(folder: string, number: number): { content: string; touched: number } | undefined {
  const file = fileOf(folder, number);
  try {
    return { touched: statSync(file).mtimeMs, content: readFileSync(file, 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the number was still free. */
function create(folder: string, number: number): boolean {
  try {
    writeFileSync(fileOf(folder, number), JSON.stringify(ownIdentity()), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new DatabaseUnavailable(`DATA_DIR: can't write in the folder ${folder} (${code}).`);
  }
}

const fileOf = (folder: string, number: number) => join(folder, `lock.${number}`);

const numbers = (folder: string) =>
  readdirSync(folder).flatMap((name) =>
    /^lock\.\d+$/.test(name) ? [Number(name.slice('lock.'.length))] : [],
  );

const highest = (folder: string) => Math.max(0, ...numbers(folder));
