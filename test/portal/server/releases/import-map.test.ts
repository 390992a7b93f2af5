import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { importMap } from '../../../../portal/server/releases/import-map.ts';

const chunk = (file: string) => ({ file, integrity: `of ${file}` });
const FILES = ['autoload.js', 'all.js', 'one.js', 'two.js', 'base.js', 'menu.js', 'grid.js', 'help.js'];
const ENTRIES = {
  autoload: { ...chunk('autoload.js'), chunks: [] },
  all: { ...chunk('all.js'), chunks: [chunk('base.js')] },
  one: { ...chunk('one.js'), chunks: [chunk('base.js')], onDemand: ['menu.js'] },
  two: { ...chunk('two.js'), chunks: [chunk('base.js'), chunk('grid.js')], onDemand: ['menu.js', 'help.js'] },
};
const files = Object.fromEntries(FILES.map((file) => [file, `of ${file}`]));

function pinned(entries: object, elements?: string[]): string[] {
  const { integrity } = importMap(
    JSON.stringify({ version: '1.0.0', files, ...entries }),
    'https://p.example/widgets',
    elements,
  );
  return Object.entries(integrity).map(([url, digest]) => {
    const file = url.replace('https://p.example/widgets/1.0.0/', '');
    assert.equal(digest, `of ${file}`);
    return file;
  });
}

suite('PROD-05 the import map of a release', () => {
  test('pins all of its scripts', () => assert.deepEqual(pinned(ENTRIES), FILES));

  test('pins for one element the autoloader and all that the element loads, at once or later', () =>
    assert.deepEqual(pinned(ENTRIES, ['one']), ['autoload.js', 'one.js', 'base.js', 'menu.js']));

  test('pins for several what any of them loads', () =>
    assert.deepEqual(
      pinned(ENTRIES, ['one', 'two']),
      FILES.filter((file) => file !== 'all.js'),
    ));

  test('pins rather too much where a release does not say what is loaded later', () => {
    const { one, two, ...rest } = ENTRIES;
    const before = { ...rest, one: { ...one, onDemand: undefined }, two: { ...two, onDemand: undefined } };
    assert.deepEqual(pinned(before, ['one']), ['autoload.js', 'one.js', 'base.js', 'menu.js', 'help.js']);
  });

  test('names an element that it does not have, and those that it has', () => {
    for (const tag of ['three', 'toString', 'all', ''])
      assert.throws(
        () => pinned(ENTRIES, [tag]),
        new RegExp(`There is no element ${tag}\\. There are: one, two\\.`),
      );
  });
});
