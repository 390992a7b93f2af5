import { spawn } from 'node:child_process';
import { throttle } from './throttle.mjs';

/**
 * `npm run stress -- FILE [times] [slowness]`: runs a test file again and again on a machine that is slower by so much, and stops at
 * the first failure. A file that was changed runs so before it is handed over.
 */
const [file, times = '5', slowness = '4'] = process.argv.slice(2);
if (!file || !(Number(times) > 0) || !(Number(slowness) >= 1)) {
  console.error('npm run stress -- FILE [times, 5] [slowness, 4]');
  process.exit(2);
}

const script = file.startsWith('test/e2e/')
  ? ['shared/build/tests/run-node-tests.mjs', 'e2e', file]
  : /\.browser\.test\.tsx?$/.test(file)
    ? ['shared/build/tests/run-browser-tests.mjs', 'browser', file]
    : ['shared/build/tests/run-node-tests.mjs', 'node', file];

const slow = throttle(Number(slowness));
process.once('exit', slow.end);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
console.info(`${file}: ${times} times, ${slow.how}`);
const took = [];
for (let run = 1; run <= Number(times); run += 1) {
  const begunAt = performance.now();
  const code = await once();
  took.push(Math.round((performance.now() - begunAt) / 1000));
  console.info(`== ${run}: ${code === 0 ? 'passed' : 'failed'} after ${took.at(-1)} s`);
  if (code !== 0) process.exit(1);
}
console.info(`${times} of ${times} passed, in ${Math.min(...took)} to ${Math.max(...took)} s.`);

/** Not even a file that fails by chance has a second try here. */
function once() {
  const child = spawn(process.execPath, script, {
    stdio: 'inherit',
    env: { ...process.env, TEST_AGAIN: 'never' },
  });
  slow.take(child.pid);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
