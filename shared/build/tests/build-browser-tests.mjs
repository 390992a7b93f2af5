import { globSync } from 'node:fs';
import { buildBrowserTests } from './browser-bundle.mjs';
import { BROWSER_TESTS, wantedFiles } from './wanted.mjs';

/*
 * `npm run bundle:tests`: bundles all browser tests into the folder `TEST_BUNDLE`, from which `run-browser-tests.mjs` then runs them.
 * The gate does it beside other work, because it keeps one processor busy and no more.
 */
await buildBrowserTests(wantedFiles(globSync(BROWSER_TESTS), []).files, process.env.TEST_BUNDLE);
