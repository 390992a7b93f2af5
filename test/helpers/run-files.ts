import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, mock, suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { endRun } from './end-of-run.ts';

/*
 * `node run-files.ts {file...}`: test files in one process, each as a suite of its own, one after the other. A file
 * changes globals, the environment and mocks in hooks and tests only; after each file these are as they were.
 * Processes that got the same files and the same empty folder `TEST_CLAIMS` run each file once: whichever of them comes
 * to it first. Where `TEST_RESULTS` names a file, each test file is told there when it begins.
 */

/** For who runs a file by itself; whoever runs many ends them sooner. */
const FILE_TIME_MS = Math.max(15 * 60_000, Number(process.env.TEST_FILE_MS ?? 0));
/** What closes itself has done so by then. */
const END_TIME_MS = Number(process.env.TEST_END_MS ?? 20_000);

type Properties = Record<string, PropertyDescriptor>;

let globals: Properties;
let environment: NodeJS.ProcessEnv;

function restoreGlobals(): void {
  const present: Properties = Object.getOwnPropertyDescriptors(globalThis);
  for (const name of Object.keys(present)) if (!(name in globals)) Reflect.deleteProperty(globalThis, name);
  for (const [name, former] of Object.entries(globals)) {
    const { value, get } = present[name] ?? {};
    if (value !== former.value || get !== former.get) Object.defineProperty(globalThis, name, former);
  }
}

function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

const { TEST_CLAIMS: claims, TEST_DRAWS, TEST_RESULTS: results, TEST_SEED } = process.env;

function isFree(file: string): boolean {
  if (!claims) return true;
  try {
    mkdirSync(join(claims, file.replaceAll('/', ' ')));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `42`, or with the path of a counterexample `42/3:0:1`. */
function drawFrom(text: string): void {
  const [seed, path] = text.split('/');
  configureGlobal({ ...readConfigureGlobal(), seed: Number(seed), ...(path !== undefined && { path }) });
}

if (TEST_DRAWS) configureGlobal({ numRuns: Number(TEST_DRAWS) });
if (TEST_SEED) drawFrom(TEST_SEED);
// A test that waits only for what doesn't keep a process alive would end it, and with it all files behind.
const held = setInterval(() => undefined, 60_000);
for (const file of process.argv.slice(2)) {
  if (!isFree(file)) continue;
  if (results) appendFileSync(results, `${JSON.stringify({ begun: file, pid: process.pid })}\n`);
  await suite(file, { timeout: FILE_TIME_MS }, async () => {
    before(() => {
      globals = Object.getOwnPropertyDescriptors(globalThis);
      environment = { ...process.env };
    });
    await import(pathToFileURL(resolve(file)).href);
    after(() => {
      mock.reset();
      restoreGlobals();
      restoreEnvironment();
    });
  });
}

clearInterval(held);
// Not in a hook: those of the process run once nothing is open any more, and a browser is.
await endRun();
// A test that failed may have left open what keeps this process, such as a thread: the run ends all the same, as failed.
setTimeout(() => {
  console.error('Still open after the last test:', process.getActiveResourcesInfo().join(', '));
  process.exit(1);
}, END_TIME_MS).unref();
