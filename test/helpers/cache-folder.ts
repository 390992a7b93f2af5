import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftMs } from './test-day.mjs';

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
