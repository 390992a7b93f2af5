import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GOOD = 'node -e ""';

/** Runs the gate where its steps are these scripts; each says so when it runs. */
async function gate(scripts: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'freight-portal-gate-'));
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const all = ['types', 'lint', 'unused', 'build', 'bundle:tests', 'test:node', 'test:browser', 'test:e2e'];
    const named = Object.fromEntries(
      all.map((name) => [name, `echo runs ${name} && ${scripts[name] ?? GOOD}`]),
    );
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: named }));
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [path.join(ROOT, 'shared/build/tests/gate.mjs')],
        { cwd: folder },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('what fails before the tests ends the run before any begins', async () => {
  const { code, output } = await gate({ lint: 'node -e "process.exit(1)"' });
  assert.equal(code, 1, output);
  assert.match(output, /^runs types$/m);
  assert.doesNotMatch(output, /^runs test:(node|browser|e2e)/m);
  assert.match(output, /^Failed: lint$/m);
});

it('one kind of test that fails doesn’t hide the next, and one that leaves no results is red by name', async () => {
  const { code, output } = await gate({ 'test:node': 'node -e "process.exit(1)"' });
  assert.equal(code, 1, output);
  for (const kind of ['node', 'browser', 'e2e']) assert.match(output, new RegExp(`^runs test:${kind}$`, 'm'));
  assert.match(output, /^Without any result: test:e2e, whose runner ended before its files\.$/m);
  assert.match(output, /^Failed: test:node, test:browser, test:e2e$/m);
});
