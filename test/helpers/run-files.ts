import { resolve } from 'node:path';
import { after, before, mock, suite } from 'node:test';
import { pathToFileURL } from 'node:url';

/*
 * `node run-files.ts {file...}`: test files in one process, each as a suite of its own, one after the other. All of them
 * are imported before the first test runs: a file changes globals, the environment and mocks in hooks and tests only.
 * After each file these are as they were.
 */

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

for (const file of process.argv.slice(2)) {
  suite(file, async () => {
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
