import { once } from 'node:events';
import { createServer } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { failedBrowserTests } from '../shared/build/failed-browser-tests.mjs';
import { findBrowser } from './helpers/browser.ts';
import { framePages } from './helpers/frame-pages.mjs';

const compareNodes = import.meta
  .resolve('./helpers/compare-nodes.mjs')
  .slice(import.meta.resolve('../').length);
const { TEST_FILES, TEST_FOLDER: folder, TEST_FAILED } = process.env;

/** The runner's own choice of a port is the same in two runs that begin together. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export default {
  rootDir: '.',
  port: await freePort(),
  files: JSON.parse(TEST_FILES),
  nodeResolve: true,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: await findBrowser() })],
  middleware: [framePages],
  reporters: [defaultReporter(), failedBrowserTests(TEST_FAILED)],
  testFramework: { config: { timeout: 10_000 } },
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head><script type="module" src="/${compareNodes}"></script></head>
      <body><script type="module" src="${framework}"></script></body></html>`,
  coverageConfig: { include: [`${folder}/**/*.js`], exclude: [`${folder}/chunks/react-*.js`] },
};
