import { chromeLauncher } from '@web/test-runner-chrome';
import { buildBrowserTests } from '../shared/build/test-build.mjs';
import { findBrowser } from './helpers/browser.ts';
import { framePages } from './helpers/frame-pages.mjs';

const compareNodes = import.meta
  .resolve('./helpers/compare-nodes.mjs')
  .slice(import.meta.resolve('../').length);
const folder = await buildBrowserTests(JSON.parse(process.env.TEST_FILES));

export default {
  rootDir: '.',
  files: [`${folder}/*.test.js`],
  nodeResolve: true,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: await findBrowser() })],
  middleware: [framePages],
  testFramework: { config: { timeout: 10_000 } },
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head><script type="module" src="/${compareNodes}"></script></head>
      <body><script type="module" src="${framework}"></script></body></html>`,
  coverageConfig: { include: [`${folder}/**/*.js`], exclude: [`${folder}/chunks/react-*.js`] },
};
