import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { CHAPTERS } from '../../portal/docs/contents.mjs';
import { BROWSERS } from '../../shared/build/browsers.mjs';
import { docsPages } from '../../shared/build/docs/docs-plugin.mjs';
import { blocksOf, htmlOf } from '../../shared/build/docs/markdown.mjs';
import { ERROR_DOCUMENTATION } from '../../shared/element/error-documentation.ts';
import { elementFiles } from '../../widgets/element-files.mjs';

const PAGES = await docsPages({ source: 'portal/docs', chapters: CHAPTERS, elements: elementFiles });
const BLOCKS = PAGES.flatMap(({ name, text }) => blocksOf(text).map((block) => ({ page: name, ...block })));

/** Files that tests run: the one of the examples of links, that of the check's output, and that of the pages of the documentation. */
const RUN_FILES =
  /^portal\/docs\/snippets\/(links\/|check-backend\.txt|(plain|package|react|order-page|angular|lit|solid)\.)/;
/** What is made of the code itself, and a call whose command has tests of its own. */
const RUN_INFOS = new Set([
  ...['html run', 'html pinned', 'sh run', 'json', 'text made', 'sh check'],
  // Read by `test/e2e/production.test.ts` and below.
  ...['dockerfile', 'ini'],
]);
/** Configuration of a program that the tests don't have. */
const FOREIGN_INFOS = new Set(['nginx']);

describe('the documentation', () => {
  test('has no snippet that no test runs', () => {
    const unrun = BLOCKS.filter(
      ({ info, file }) => !(file ? RUN_FILES.test(file) : RUN_INFOS.has(info) || FOREIGN_INFOS.has(info)),
    );
    assert.deepEqual(
      unrun.map(({ page, info }) => `${page}: ${info}`),
      [],
    );
    for (const { file } of BLOCKS) assert.ok(!file || existsSync(file), file);
    assert.ok(BLOCKS.length > 30);
  });

  test('names the browsers that the build writes for, as does the README', () => {
    const named = Object.entries(BROWSERS).map((browser) => browser.join(' '));
    const index = PAGES.find(({ name }) => name === 'index')?.text ?? '';
    for (const browser of named) assert.ok(index.includes(`- ${browser}\n`), browser);
    const list = new Intl.ListFormat('en-GB').format(named);
    assert.ok(readFileSync('README.md', 'utf8').includes(`run in ${list},`), list);
  });

  test('has the code of the package’s README, which a test runs', () => {
    const readme = readFileSync('widgets/README.md', 'utf8');
    assert.ok(readme.includes(readFileSync('portal/docs/snippets/package.js', 'utf8')));
  });

  test('PROD-07 starts in a container and in a unit what `npm run serve` starts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const script = scripts.serve.replace('node ', '');
    const codeOf = (language: string) => BLOCKS.find((block) => block.language === language)?.code ?? '';
    assert.ok(codeOf('dockerfile').endsWith(`CMD ["node_modules/.bin/node", "${script}"]`));
    assert.match(codeOf('ini'), new RegExp(`^ExecStart=\\S+/node_modules/\\.bin/node ${script}$`, 'm'));
  });

  test('has JSON that can be read', () => {
    for (const { code } of BLOCKS.filter(({ info }) => info === 'json')) JSON.parse(code);
  });

  test('has no link, and no anchor, that leads nowhere', () => {
    const anchors = new Map(
      PAGES.map(({ name, text }) => [
        name,
        new Set([...htmlOf(text).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    for (const { name, text } of PAGES) {
      for (const [, href = ''] of htmlOf(text).matchAll(/ href="([^"]+)"/g)) {
        const [page, anchor] = href.split('#') as [string, string?];
        if (page.startsWith('../widgets/'))
          assert.ok(existsSync(page.slice(3)) || page.endsWith('importmap.json'), href);
        else if (page !== '../demo/' && page !== '../') {
          assert.ok(page === '' || anchors.has(page), `${name}: ${href}`);
          if (anchor) assert.ok(anchors.get(page || name)?.has(anchor), `${name}: ${href}`);
        }
      }
    }
  });

  test('has a page of every element, with all that its manifest names, and every code of fp-error', () => {
    for (const tag of Object.keys(elementFiles)) {
      const page = PAGES.find(({ name }) => name === tag);
      for (const title of [
        'What it stores, and when',
        'Which link it needs',
        'Attributes',
        'Properties',
        'Methods',
        'Events',
        'Parts',
      ])
        assert.match(page?.text ?? '', new RegExp(`^## ${title}$`, 'm'), tag);
    }
    const errors = PAGES.find(({ name }) => name === 'errors')?.text ?? '';
    for (const code of Object.keys(ERROR_DOCUMENTATION)) assert.ok(errors.includes(`| \`${code}\` |`), code);
  });
});
