import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * From now on this process and those that it starts have a temporary folder of their own, which is removed at the end: tests kill
 * servers and browsers, which then leave theirs. What runs share is in `TEST_CACHE` (`test/helpers/cache-folder.ts`).
 */
export function ownTemporaryFolder() {
  process.env.TEST_CACHE ??= tmpdir();
  const folder = mkdtempSync(path.join(tmpdir(), 'freight-portal-run-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
