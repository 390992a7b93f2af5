import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, test } from 'node:test';
import { BROWSERS } from '../../shared/build/browsers.mjs';
import { usedApis } from '../helpers/used-apis.ts';

interface Support {
  version_added: string | boolean | null;
  flags?: unknown;
}

interface Compat {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
  [name: string]: unknown;
}

/** Where these are missing there is another way; where the last one is, a picture is a little coarser. */
const WITH_ANOTHER_WAY = [
  /^Window\.navigation$|^(Navigation|NavigateEvent|NavigationDestination)\./,
  /^HTMLDialogElement\.closedBy$/,
  /\.imageSmoothingQuality$/,
];

/** Members of mixins, which the data know by one of those that have them. */
const THAT_HAVE_MIXINS = [
  'Element',
  'HTMLElement',
  'Document',
  'Response',
  'CanvasRenderingContext2D',
  'EventTarget',
];

const { api, javascript } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as { api: Compat; javascript: { builtins: Compat } };

function supportOf(name: string): Record<string, Support | Support[] | undefined> | undefined {
  const [owner = '', member = ''] = name.split('.');
  const { builtins } = javascript;
  const places = [api[owner], builtins[owner], (builtins.Intl as Compat)[owner]] as (Compat | undefined)[];
  const owners = places.some(Boolean) ? places : THAT_HAVE_MIXINS.map((other) => api[other] as Compat);
  return owners
    .flatMap((known) => [known?.[`${member}_static`], known?.[member]] as (Compat | undefined)[])
    .find((known) => known?.__compat)?.__compat?.support;
}

/** Since which version a browser has it without being asked to. */
function sinceOf(support: ReturnType<typeof supportOf>, browser: string): number {
  const all = [support?.[browser.toLowerCase()] ?? []].flat();
  const versions = all.flatMap(({ version_added, flags }) =>
    typeof version_added === 'string' && !flags ? Number.parseFloat(version_added.replace('≤', '')) : [],
  );
  return Math.min(...versions);
}

describe('the supported browsers', () => {
  /** What is used and the data know, with the versions that have it. */
  let used: { name: string; file: string; since: Record<string, number> }[];

  before(() => {
    const files = globSync('{shared,widgets,portal/app,portal/lists,portal/papers}/**/*.{ts,tsx}').filter(
      (file) => !file.startsWith('shared/build/') && !file.endsWith('.d.ts'),
    );
    used = [...usedApis(files)].flatMap(([name, file]) => {
      const support = supportOf(name);
      if (!support || WITH_ANOTHER_WAY.some((way) => way.test(name))) return [];
      const since = Object.keys(BROWSERS).map((browser) => [browser, sinceOf(support, browser)] as const);
      return [{ name, file, since: Object.fromEntries(since) }];
    });
  });

  test('have all that the code uses without another way', () => {
    assert.ok(used.length > 300, 'the names of the compiler and of the data go together');
    const lacking = used.flatMap(({ name, file, since }) =>
      Object.entries(BROWSERS)
        .filter(([browser, version]) => !(since[browser]! <= Number(version)))
        .map(([browser]) => `${name} in ${file}: ${browser} ${since[browser]}`),
    );
    assert.deepEqual(lacking, []);
  });

  test('are no newer than the code needs', () => {
    for (const [browser, version] of Object.entries(BROWSERS)) {
      const newest = Math.max(...used.map(({ since }) => since[browser]!));
      assert.equal(newest, Number(version), browser);
    }
  });
});
