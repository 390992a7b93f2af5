import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { failuresFolder } from './failures.mjs';
import { sideBySide } from './side-by-side.mjs';
import { browserTestFiles, buildBrowserTests } from './test-build.mjs';
import { inParts } from './test-parts.mjs';

/**
 * `node run-browser-tests.mjs {filter} {flags...}`: the browser tests whose path contains the filter; flags go to the
 * runner. Many run in three browsers at the same time, each a process of its own, which is this script again, with what
 * was built: within one browser only one page has the focus.
 */
const [filter = '', ...flags] = process.argv.slice(2);

if (process.env.TEST_FILES) {
  await startTestRunner({
    argv: ['--config', 'test/web-test-runner.config.mjs', ...flags],
    readCliArgs: true,
    readFileConfig: true,
    autoExitProcess: true,
  });
} else {
  const found = browserTestFiles(filter);
  const { folder, builtOf } = await buildBrowserTests(found);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const parts = found.length > 10 && flags.length === 0 ? inParts(found, 3) : [found];
  const args = [fileURLToPath(import.meta.url), filter, ...flags];
  const failures = failuresFolder();
  const codes = await sideBySide(
    parts.map((files, index) => ({
      command: process.execPath,
      args,
      env: {
        TEST_FILES: JSON.stringify(files.map(builtOf)),
        TEST_FOLDER: folder,
        TEST_FAILED: path.join(failures.folder, `browser-${index}`),
      },
    })),
  );
  failures.print();
  // Not by `process.exit`, which loses what the pipe of the output has not taken yet.
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
}
