import { fileURLToPath } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { sideBySide } from './side-by-side.mjs';
import { browserTestFiles } from './test-build.mjs';

/**
 * `node run-browser-tests.mjs {filter} {flags...}`: the browser tests whose path contains the filter. Many run in two
 * browsers at the same time, each a process of its own: within one browser only one page has the focus.
 */
const [filter = '', ...flags] = process.argv.slice(2);
const { TEST_PART: part } = process.env;
const found = browserTestFiles(filter);

if (part === undefined && flags.length === 0 && found.length > 10) {
  const command = process.execPath;
  const args = [fileURLToPath(import.meta.url), filter];
  const codes = await sideBySide(['0', '1'].map((TEST_PART) => ({ command, args, env: { TEST_PART } })));
  process.exit(codes.some((code) => code !== 0) ? 1 : 0);
}

const files = part === undefined ? found : found.filter((_, index) => index % 2 === Number(part));
process.env.TEST_FILES = JSON.stringify(files);
await startTestRunner({
  argv: ['--config', 'test/web-test-runner.config.mjs', ...flags],
  readCliArgs: true,
  readFileConfig: true,
  autoExitProcess: true,
});
