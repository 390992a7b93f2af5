import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runTests } from './gate-run.ts';

const GOOD = `it('holds', () => undefined);`;
/** Passes as soon as another run has left its mark. */
const FLAKY = `import { existsSync, writeFileSync } from 'node:fs';
  it('fails once', () => {
    const isAgain = existsSync('mark');
    writeFileSync('mark', '');
    assert.ok(isAgain, 'a first time');
  });`;

it('each file that passes has a line, and the end says how many', async () => {
  const { code, output } = await runTests({ 'a.test.ts': GOOD, 'b.test.ts': GOOD });
  assert.equal(code, 0, output);
  assert.match(output, /^✔ test\/a\.test\.ts \(/m);
  assert.match(output, /^2 passed, 0 failed$/m);
});

it('of several files that are asked for each runs, and one that there isn’t is named', async () => {
  const files = { 'a.test.ts': GOOD, 'b.test.ts': GOOD, 'c.test.ts': GOOD };
  const two = await runTests(files, { args: ['test/a.test.ts', './test/b.test.ts'] });
  assert.equal(two.code, 0, two.output);
  assert.match(two.output, /^2 passed, 0 failed$/m);
  const { code, output } = await runTests(files, { args: ['test/a.test.ts', 'test/d.test.ts'] });
  assert.equal(code, 1, output);
  assert.match(output, /No node test matches "test\/d\.test\.ts"/);
});

it('a test that fails is named last, with file, place and message', async () => {
  const broken = `it('adds up', () => assert.equal(1, 2, 'the sum is off'));`;
  const { code, output } = await runTests({ 'a.test.ts': GOOD, 'b.test.ts': broken });
  assert.equal(code, 1, output);
  assert.match(
    output,
    /FAILED \(1\):\n {2}test\/b\.test\.ts\n {4}adds up \(.*b\.test\.ts:\d+\)\n.*the sum is off/,
  );
  assert.match(output, /^1 passed, 1 failed$/m);
});

it('a file that fails and then passes alone is green, and listed as flaky', async () => {
  const { code, output } = await runTests({ 'a.test.ts': FLAKY });
  assert.equal(code, 0, output);
  assert.match(output, /FLAKY, failed and then passed alone \(1\):\n {2}test\/a\.test\.ts\n {4}fails once/);
});

it('what must hold every time is not run again: kills, two servers, idempotency, properties', async () => {
  for (const sign of [
    `import fc from 'fast-check';`,
    '// portal.kill()',
    '// suitePair(',
    '// an Idempotency-Key',
  ]) {
    const { code, output } = await runTests({ 'a.test.ts': `${sign}\n${FLAKY}` });
    assert.equal(code, 1, output);
    assert.match(output, /^Not run again, as it .*: test\/a\.test\.ts$/m);
  }
});

it('more than five files don’t fail by chance', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { code, output } = await runTests(
    Object.fromEntries(names.map((name) => [`${name}.test.ts`, FLAKY.replaceAll('mark', `mark-${name}`)])),
  );
  assert.equal(code, 1, output);
  assert.match(output, /FAILED \(6\)/);
});

it('a test that waits for what keeps no process alive doesn’t take the files behind it away', async () => {
  const dry = `it('waits', () => new Promise((done) => setTimeout(done, 300).unref()));`;
  const { code, output } = await runTests({ 'a.test.ts': dry, 'b.test.ts': GOOD, 'c.test.ts': GOOD });
  assert.equal(code, 0, output);
  assert.match(output, /^3 passed, 0 failed$/m);
});

it('a process that dies fails the file it was in, and the files behind it run all the same', async () => {
  const dies = `it('goes under', () => process.kill(process.pid, 'SIGKILL'));`;
  const files = { 'a.test.ts': dies, 'b.test.ts': GOOD, 'c.test.ts': GOOD, 'd.test.ts': GOOD };
  const { code, output } = await runTests(files);
  assert.equal(code, 1, output);
  assert.match(output, /test\/a\.test\.ts\n.*\n.*Its process ended in it, with SIGKILL/);
  assert.match(output, /^3 passed, 1 failed$/m);
});

it('a file in which the runtime itself breaks down runs again, and says where that fault is reported', async () => {
  const breaks = (message: string) => `import { existsSync, writeFileSync } from 'node:fs';
    it('breaks down once', () => {
      if (existsSync('mark')) return;
      writeFileSync('mark', '');
      process.stderr.write('# Fatal error in , line 0\\n# ${message}\\n', () => process.kill(process.pid, 'SIGTRAP'));
      return new Promise((done) => setTimeout(done, 60_000));
    });`;
  const known = await runTests({
    'a.test.ts': breaks('Check failed: jit_page_->allocations_.erase(addr) == 1.'),
  });
  assert.equal(known.code, 0, known.output);
  assert.match(known.output, /FLAKY, .*\n {2}test\/a\.test\.ts\n.*\n.*nodejs\/node\/issues\/64500/);
  const other = await runTests({ 'a.test.ts': breaks('Check failed: storage_.is_populated_.') });
  assert.equal(other.code, 1, other.output);
});

it('a file that doesn’t end is ended within its time, with the test that it hung in, waiting or busy', async () => {
  const waits = `it('waits for ever', () => new Promise(() => setInterval(() => 0, 1000)));`;
  const spins = `it('spins', () => { for (;;); });`;
  const { code, output } = await runTests(
    { 'a.test.ts': waits, 'b.test.ts': spins, 'c.test.ts': GOOD },
    { env: { TEST_FILE_MS: '2000' } },
  );
  assert.equal(code, 1, output);
  assert.match(output, /test\/a\.test\.ts\n.*\n.*did not end within 2 s, in: waits for ever/);
  assert.match(output, /test\/b\.test\.ts\n.*\n.*did not end within 2 s/);
  assert.match(output, /^1 passed, 2 failed$/m);
});

it('a hook that throws fails its file by name', async () => {
  const hook = `before(() => { throw new Error('no server'); });\n${GOOD}`;
  const { code, output } = await runTests({ 'a.test.ts': hook, 'b.test.ts': GOOD });
  assert.equal(code, 1, output);
  assert.match(output, /test\/a\.test\.ts\n(.*\n)*.*no server/);
});

it('a file that can’t be loaded fails by name', async () => {
  const { code, output } = await runTests({
    'a.test.ts': `import './nothing-there.ts';`,
    'b.test.ts': GOOD,
  });
  assert.equal(code, 1, output);
  assert.match(output, /test\/a\.test\.ts\n(.*\n)*.*nothing-there/);
  assert.match(output, /^1 passed, 1 failed$/m);
});

it('what stays open after the last test makes the run red, with the name of its log', async () => {
  const open = `it('leaves a server', () => { setInterval(() => 0, 1000); });`;
  const { code, output } = await runTests({ 'a.test.ts': open }, { env: { TEST_END_MS: '300' } });
  assert.equal(code, 1, output);
  assert.match(
    output,
    /\(a process\)\n.*\n.*ended with exit code 1, although no test of it failed: see .*\.log/,
  );
});

it('a process that is killed after its last file, or never comes to its end, makes the run red', async () => {
  const killed = `${GOOD}\nprocess.on('exit', () => process.kill(process.pid, 'SIGKILL'));`;
  const first = await runTests({ 'a.test.ts': killed });
  assert.equal(first.code, 1, first.output);
  assert.match(first.output, /\(a process\)\n.*\n.*ended with SIGKILL, although no test of it failed/);

  const hangs = `import { atEndOfRun } from './helpers/end-of-run.ts';
    atEndOfRun(() => new Promise(() => setInterval(() => 0, 1000)));
    ${GOOD}`;
  const second = await runTests({ 'a.test.ts': hangs }, { env: { TEST_FILE_MS: '2000' } });
  assert.equal(second.code, 1, second.output);
  assert.match(second.output, /\(a process\)\n.*\n.*ended with SIGKILL, although no test of it failed/);
});

it('property tests draw from the seed that is given, and a counterexample tells seed and path', async () => {
  const property = `import fc from 'fast-check';
    it('holds for all', () => fc.assert(fc.property(fc.integer(), (n) => n < 1_000)));`;
  const { code, output } = await runTests({ 'a.test.ts': property }, { env: { TEST_SEED: '42' } });
  assert.equal(code, 1, output);
  assert.match(output, /seed: 42, path: "/);
});

it('property tests draw as often as asked for', async () => {
  const property = `import fc from 'fast-check';
    it('draws', () => {
      let draws = 0;
      fc.assert(fc.property(fc.integer(), () => { draws += 1; }));
      assert.equal(draws, 7);
    });`;
  const { code, output } = await runTests(
    { 'a.test.ts': property },
    { env: { TEST_DRAWS: '7', TEST_SEED: '42' } },
  );
  assert.equal(code, 0, output);
});
