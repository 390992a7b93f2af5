import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { browserReporter } from '../shared/build/tests/browser-reporter.mjs';
import { serveRefusals } from './betty-twin/refusals.ts';
import { launcherOf } from './helpers/browsers/launcher.ts';
import { framePages } from './helpers/frame-pages.mjs';
import { inputPlugin } from './helpers/input-plugin.mjs';
import { shiftDate, shiftMs } from './helpers/test-day.mjs';

const { TEST_FILES, TEST_FOLDER: folder, TEST_BROWSER } = process.env;

/** Each built file with its source. */
const files = new Map(JSON.parse(TEST_FILES));
const clock = shiftMs === 0 ? '' : `<script>(${shiftDate})(${shiftMs});</script>`;

/** What a file left there would be found by the next one, which gets the same browser and the same address. */
const empty = '<script>localStorage.clear(); sessionStorage.clear();</script>';

const scriptOf = (file) =>
  `<script type="module" src="/${import.meta.resolve(file).slice(import.meta.resolve('../').length)}"></script>`;
const isOther = TEST_BROWSER === 'firefox' || TEST_BROWSER === 'webkit';
const isTwin = TEST_BROWSER === 'twin';
const scripts =
  scriptOf('./helpers/compare-nodes.mjs') +
  (isOther ? scriptOf('./helpers/browsers/other-page.mjs') : '') +
  (isTwin ? scriptOf('./betty-twin/twin-page.mjs') : '');
/** Of one test; browsers beside Chromium are driven more slowly, key by key. */
const TIME_MS = isOther ? 40_000 : 10_000;
/** Of a file. */
const FILE_MS = isOther ? 480_000 : 120_000;

/** The runner's own choice of a port is the same in two runs that begin together. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** As it is: the runner itself would look for imports in each of a thousand files, in each of its processes. */
function serveBuilt(context, next) {
  const { path } = context;
  if (!path.startsWith(`/${folder}/`)) return next();
  context.type = path.endsWith('.js') ? 'text/javascript' : 'application/json';
  context.body = createReadStream(`.${path}`);
  return undefined;
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
  browsers: [await launcherOf(TEST_BROWSER)],
  middleware: [serveBuilt, framePages, ...(isTwin ? [serveRefusals] : [])],
  plugins: [inputPlugin()],
  testFramework: { config: { timeout: TIME_MS } },
  testsFinishTimeout: FILE_MS,
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head>${empty}${clock}${scripts}</head>
      <body><script type="module" src="${framework}"></script></body></html>`,
  coverageConfig: { include: [`${folder}/**/*.js`], exclude: [`${folder}/chunks/react-*.js`] },
};
