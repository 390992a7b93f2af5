import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that lives as long as this process. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `freight-portal-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Where processes write the tests that failed, each to a file of its own, and what prints them: last and together, since
 * each process prints its own above the output of the next one. A script that others run leaves that to them.
 */
export function failuresFolder() {
  const given = process.env.TEST_FAILURES;
  const folder = given || temporaryFolder('failures');
  return { folder, print: () => given || printFailures(folder) };
}

export function printFailures(folder) {
  for (const name of readdirSync(folder).sort())
    process.stdout.write(readFileSync(path.join(folder, name), 'utf8'));
}
