import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eventually } from './eventually.ts';
import { shiftMs } from './test-day.mjs';

/** What takes longest to make is the demo's data: a minute on a slow machine. */
const MAKING_MS = 180_000;

const OLD_MS = 3 * 24 * 60 * 60 * 1000;

/** Where test runs find what an earlier one made: databases, demo data, the browser. */
export function cacheFolder(): string {
  const folder = process.env.TEST_CACHE ?? tmpdir();
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Removes what was made there under a name that begins so, and isn't of use any more: it is older than some days. */
export function removeOld(beginning: string): void {
  // Files have the real time, whatever day the tests have.
  const now = Date.now() - shiftMs;
  for (const name of readdirSync(cacheFolder())) {
    const path = join(cacheFolder(), name);
    if (name.startsWith(beginning) && now - statSync(path).mtimeMs > OLD_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * What is at `path`, made unless it is there. Of the processes of a run, which share a temporary folder, the first makes it and
 * the others wait; of two runs both may, so that `make` moves there what is whole.
 */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<string> {
  const claim = join(tmpdir(), `${basename(path)}.making`);
  while (!existsSync(path)) {
    if (isTaken(claim)) {
      await eventually(() => existsSync(path) || !existsSync(claim), Boolean, MAKING_MS);
      continue;
    }
    try {
      await make();
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
  return path;
}

function isTaken(claim: string): boolean {
  try {
    mkdirSync(claim);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}
