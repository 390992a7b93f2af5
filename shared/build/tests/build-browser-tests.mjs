import { globSync } from 'node:fs';
import { buildBrowserTests } from './browser-bundle.mjs';
import { BROWSER_TESTS, wantedFiles } from './wanted.mjs';

/*
 * `npm run bundle:tests`: bundles all browser tests into the folder `TEST_BUNDLE`, from which `run-browser-tests.mjs` then runs them.
 * The gate does it beside other work, because it keeps one processor busy and no more.
 */
const { TEST_BUNDLE: folder } = process.env;
if (!folder) throw new Error('TEST_BUNDLE names the folder: the gate makes one, and removes it.');
await buildBrowserTests(wantedFiles(globSync(BROWSER_TESTS), []).files, folder);
