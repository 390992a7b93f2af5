import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Ended {
  code: number;
  output: string;
}

/**
 * Runs the runner of Node's tests on test files of its own, in a folder that has the project's runner and nothing else of it.
 * `files` are their texts by name.
 */
export async function runTests(
  files: Readonly<Record<string, string>>,
  { env = {}, args: given = [] as string[], kill = undefined as ((pid: number) => void) | undefined } = {},
): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'freight-portal-gate-'));
  try {
    for (const shared of ['shared', 'node_modules', 'package.json'])
      symlinkSync(path.join(ROOT, shared), path.join(folder, shared));
    mkdirSync(path.join(folder, 'test/helpers'), { recursive: true });
    for (const helper of ['run-files.ts', 'end-of-run.ts'])
      symlinkSync(path.join(ROOT, 'test/helpers', helper), path.join(folder, 'test/helpers', helper));
    for (const [name, text] of Object.entries(files))
      writeFileSync(
        path.join(folder, 'test', name),
        `import assert from 'node:assert/strict';\nimport { after, before, it } from 'node:test';\n${text}\n`,
      );
    return await new Promise((resolve) => {
      const args = [path.join(ROOT, 'shared/build/tests/run-node-tests.mjs'), 'node', ...given];
      const { NODE_TEST_CONTEXT, TEST_AGAIN, TEST_RESULTS, TEST_CLAIMS, ...own } = process.env;
      const child = execFile(
        process.execPath,
        args,
        { cwd: folder, env: { ...own, TEST_SUMMARY_LATER: '', ...env } },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
      kill?.(child.pid ?? 0);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
