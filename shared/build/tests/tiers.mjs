/*
 * Which test files the gate runs, and which only the long run does. In the gate is whatever is the only proof that nobody loses
 * work or money, and everything cheap. Each file of the long run has its reason, what still covers its subject in the gate, and the
 * sources with whose change the gate runs it, too: a folder or a file each, beside what the test itself imports.
 */

/** @type {{ file: string, why: string, gate: string, sources: string[] }[]} */
export const LONG = [
  {
    file: 'test/e2e/menu-matrix.test.ts',
    why: 'forty pages by three roles, each with axe',
    gate: 'modules walks the menu as one role; each page has a test of its own, with axe',
    sources: ['portal/app/menu.ts', 'portal/app/routes', 'portal/app/shell'],
  },
  {
    file: 'test/e2e/every-list.test.ts',
    why: 'thirty lists, each at two widths with axe',
    gate: 'modules opens each list; list-views walks one; modules/list in the browser searches, filters, sorts and opens; each page has a test of its own',
    sources: ['portal/lists', 'portal/app/modules', 'portal/server/data-api'],
  },
  {
    file: 'test/e2e/small-window-lists.test.ts',
    why: 'twenty lists in two languages, and six in six',
    gate: 'modules/columns in the browser leaves columns out where they have no room',
    sources: ['portal/lists', 'portal/app/modules'],
  },
  {
    file: 'test/e2e/docs.test.ts',
    why: 'builds and runs each snippet in nine frameworks',
    gate: 'build/docs and build/manifest check pages, links and declarations',
    sources: ['portal/docs', 'shared/build/docs', 'shared/element', 'widgets/index.d.ts'],
  },
  {
    file: 'test/e2e/frameworks.test.ts',
    why: 'nine foreign frameworks, built for it',
    gate: 'host-pages has hostile, strict and plain pages; build/angular has types',
    sources: ['shared/element', 'test/helpers/hosts', 'widgets/angular.js', 'widgets/index.d.ts'],
  },
  ...['firefox', 'webkit'].map((browser) => ({
    file: `test/e2e/${browser}.test.ts`,
    why: 'another browser, where it is installed',
    gate: 'main-flow, charges-flow, air-rates and route-subscriptions have the same journeys in Chromium',
    sources: ['test/helpers/browsers', 'shared/build/browsers.mjs', 'shared/build/plugins.mjs'],
  })),
  {
    file: 'test/e2e/behind-a-path.test.ts',
    why: 'all pages once more behind a path',
    gate: 'server/http/base-path asks for each kind of address',
    sources: [
      'portal/server/http',
      'portal/app/routes',
      'portal/app/start.ts',
      'shared/element/bundle-backend.ts',
    ],
  },
  {
    file: 'test/e2e/exports-memory.test.ts',
    why: 'a figure of memory, with 100,000 rows',
    gate: 'server/exports writes each kind of file',
    sources: ['portal/server/exports', 'shared/export'],
  },
  {
    file: 'test/e2e/files-memory.test.ts',
    why: 'a figure of memory, with large files',
    gate: 'server/files sends and reads them; files-crash keeps them over a kill',
    sources: ['portal/server/files'],
  },
  {
    file: 'test/e2e/backup-crash.test.ts',
    why: 'kills in each moment of a backup and a restore',
    gate: 'backup brings back every row after a kill',
    sources: ['portal/server/backup', 'portal/server/db/embedded'],
  },
  {
    file: 'test/e2e/layout-shifts.test.ts',
    why: 'shifts of four pages at two widths',
    gate: 'shell and dashboard measure the shifts of theirs',
    sources: ['portal/app/shell', 'portal/app/dashboard', 'portal/app/layout'],
  },
  {
    file: 'test/e2e/releases.test.ts',
    why: 'two releases side by side',
    gate: 'server/releases keeps and gives the files of the last ones',
    sources: ['portal/server/releases', 'shared/element', 'widgets/autoload.ts'],
  },
  {
    file: 'test/portal/server/db/embedded/embedded.test.ts',
    why: 'kills the embedded database again and again',
    gate: 'server-crash kills a server between acknowledged writes',
    sources: ['portal/server/db/embedded'],
  },
  {
    file: 'test/portal/server/db/embedded/thread-engine.test.ts',
    why: 'answers of 140 MB',
    gate: 'processor-clock, time-limit and row-budget have the limits',
    sources: ['portal/server/db/embedded', 'portal/server/data-api/run-statement.ts'],
  },
  {
    file: 'test/portal/server/rate-sheets/outside-service.test.ts',
    why: 'real pauses of a service that fails',
    gate: 'rate-sheets/request has what is handed on, and the answers',
    sources: ['portal/server/rate-sheets'],
  },
  {
    file: 'test/build/browsers.test.ts',
    why: 'compiles the whole of what browsers run to see what of them it uses',
    gate: 'tsc knows the language of 2024 and nothing newer; build/docs compares what README and documentation say',
    sources: ['shared/build/browsers.mjs', 'tsconfig.json'],
  },
  {
    file: 'test/build/angular.test.ts',
    why: 'compiles with Angular',
    gate: 'build/manifest-use compiles the same types',
    sources: ['widgets/angular.js', 'widgets/index.d.ts', 'shared/build/manifest'],
  },
];

/**
 * Files of both, with how much of each: the gate does little of what proves more the more is done. A variable asks for any
 * other amount.
 *
 * @type {Record<string, { what: string, gate: number, all: number, variable: string }>}
 */
const AMOUNTS = {
  'test/portal/server/inputs/hostile-inputs.test.ts': {
    what: 'hostile inputs of each action and address',
    gate: 100,
    all: 1000,
    variable: 'HOSTILE_INPUTS',
  },
  'test/betty-twin/lost-answers.test.ts': {
    what: 'presses whose answer may be lost, at a backend without keys',
    gate: 200,
    all: 1000,
    variable: 'LOST_ANSWERS',
  },
  'test/e2e/import-crash.test.ts': {
    what: 'kills of a server that writes an import, after one that checks it',
    gate: 1,
    all: 3,
    variable: 'IMPORT_KILLS',
  },
  'test/portal/server/jobs/kill.test.ts': {
    what: 'kills of a server that does jobs on the embedded database; the first of them meets one for certain',
    gate: 2,
    all: 4,
    variable: 'JOB_KILLS',
  },
};

/** How much a file does in this run. */
export function amountOf(file) {
  const { gate, all, variable } = AMOUNTS[file];
  return Number(process.env[variable] ?? (process.env.TEST_TIER === 'all' ? all : gate));
}

const byFile = new Map(LONG.map((entry) => [entry.file, entry]));

export const isLong = (file) => byFile.has(file);

export const sourcesOf = (file) => byFile.get(file)?.sources ?? [];
