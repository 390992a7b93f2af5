import { spawnSync } from 'node:child_process';
import { printFailures, temporaryFolder } from './failures.mjs';
import { sideBySide } from './side-by-side.mjs';

/**
 * All checks, cheapest first; of the scripts of a step so many run side by side. Every step runs, so that one failure doesn't
 * hide the next.
 */
const STEPS = [
  {
    name: 'lint, types, unused files and exports, build and byte budget',
    scripts: ['build', 'types', 'lint', 'unused'],
    atOnce: 4,
  },
  {
    // Each has processes enough for two cores; two kinds at a time take as long in all, and their pages are slow.
    name: 'tests in Node, in the browser, and end to end',
    scripts: ['test:node', 'test:browser', 'test:e2e'],
    atOnce: 1,
  },
];

// The tests of all scripts that failed are printed last, where whoever reads the end of a long output finds them.
const failures = temporaryFolder('failures');
process.env.TEST_FAILURES = failures;
const wanted = process.argv.slice(2);
const failed = [];
for (const { name, scripts, atOnce } of STEPS) {
  const chosen = scripts.filter((script) => wanted.length === 0 || wanted.includes(script));
  if (chosen.length === 0) continue;
  console.info(`\n== ${name} (npm run ${chosen.join(', ')})`);
  const started = Date.now();
  const codes = await run(chosen, atOnce);
  console.info(`== ${Math.round((Date.now() - started) / 1000)} s`);
  failed.push(...chosen.filter((_, index) => codes[index] !== 0));
}
printFailures(failures);
console.info(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
// Not by `process.exit`, which loses what the pipe of the output has not taken yet.
process.exitCode = failed.length > 0 ? 1 : 0;

/** One script alone has the console itself, so that its progress is seen. */
function run(scripts, atOnce) {
  const commands = scripts.map((script) => ({ command: 'npm', args: ['run', '--silent', script] }));
  if (commands.length > 1) return sideBySide(commands, atOnce);
  const [{ command, args }] = commands;
  return [spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status];
}
