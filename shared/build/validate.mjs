import { spawnSync } from 'node:child_process';

/** The whole gate, cheapest first. Every step runs, so that one failure doesn't hide the next. */
const STEPS = [
  ['lint', 'lint'],
  ['types', 'types'],
  ['unused', 'unused files, exports and dependencies'],
  ['build', 'build and byte budget'],
  ['test:node', 'tests in Node'],
  ['test:browser', 'tests in the browser'],
  ['test:e2e', 'end-to-end tests'],
];

const wanted = process.argv.slice(2);
const failed = [];
for (const [script, name] of STEPS) {
  if (wanted.length > 0 && !wanted.includes(script)) continue;
  console.info(`\n== ${name} (npm run ${script})`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: true });
  if (status !== 0) failed.push(script);
}
console.info(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);
