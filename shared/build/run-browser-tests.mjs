import { startTestRunner } from '@web/test-runner';

// A filter is part of a test file's path: only the tests that match it are built and run.
const [filter = '', ...flags] = process.argv.slice(2);
process.env.TEST_FILTER = filter;

await startTestRunner({
  argv: ['--config', 'test/web-test-runner.config.mjs', ...flags],
  readCliArgs: true,
  readFileConfig: true,
  autoExitProcess: true,
});
