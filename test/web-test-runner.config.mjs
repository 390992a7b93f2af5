import { once } from 'node:events';
import { createServer } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserReporter } from '../shared/build/tests/browser-reporter.mjs';
import { findBrowser } from './helpers/browser.ts';
import { framePages } from './helpers/frame-pages.mjs';
import { inputPlugin } from './helpers/input-plugin.mjs';
import { shiftDate, shiftMs } from './helpers/test-day.mjs';

const compareNodes = import.meta
  .resolve('./helpers/compare-nodes.mjs')
  .slice(import.meta.resolve('../').length);
const { TEST_FILES, TEST_FOLDER: folder } = process.env;

/** Each built file with its source. */
const files = new Map(JSON.parse(TEST_FILES));
const clock = shiftMs === 0 ? '' : `<script>(${shiftDate})(${shiftMs});</script>`;

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
  files: [...files.keys()],
  reporters: [defaultReporter({ reportTestProgress: false }), browserReporter((built) => files.get(built))],
  // Lit says at each page that it runs as developers have it.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  nodeResolve: true,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: await findBrowser() })],
  middleware: [framePages],
  plugins: [inputPlugin()],
  testFramework: { config: { timeout: 10_000 } },
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head>${clock}<script type="module" src="/${compareNodes}"></script></head>
      <body><script type="module" src="${framework}"></script></body></html>`,
  coverageConfig: { include: [`${folder}/**/*.js`], exclude: [`${folder}/chunks/react-*.js`] },
};
