import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { COMMON, readElements } from '../../shared/build/manifest/elements.mjs';
import { elementFiles } from '../../widgets/element-files.mjs';

const ELEMENTS = await readElements(elementFiles);

/** The sources in a folder, but for those that only tell of them. */
const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/(documentation|declaration|\.d)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const SHARED = sourcesIn('shared');
const sourceOf = (tag: string) => {
  const folder = path.relative('widgets', path.dirname(elementFiles[tag] ?? ''));
  return sourcesIn(path.join('widgets', folder.split(path.sep)[0] ?? ''));
};

const sends = (source: string, name: string) => new RegExp(`emit\\(\\s*'${name}'`).test(source);
const draws = (source: string, name: string) =>
  new RegExp(`\\bpart(=|: |\\?: )?\\{?[^\\n]*["'\`]([\\w\${}-]+ )*${name}\\b`).test(source);

describe('what the manifest names is in the code of the elements', () => {
  for (const { tag, events, parts } of ELEMENTS) {
    test(`PROD-05 <${tag}> sends its events`, () => {
      const source = sourceOf(tag);
      for (const { name } of events) assert.ok(sends(source, name), name);
      for (const { name } of COMMON.events) assert.ok(sends(source + SHARED, name), name);
    });

    test(`PROD-05 <${tag}> has its parts`, () => {
      const source = sourceOf(tag) + SHARED;
      for (const { name } of [...parts, ...COMMON.parts]) assert.ok(draws(source, name), name);
      assert.ok(!draws(source, 'no-such-part'));
    });
  }

  test('PROD-05 no part is drawn that the manifest does not name', () => {
    const named = new Set([...ELEMENTS, COMMON].flatMap(({ parts }) => parts.map(({ name }) => name)));
    const drawn = [...(SHARED + sourcesIn('widgets')).matchAll(/\bpart="([\w -]+)"/g)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    assert.deepEqual(
      [...new Set(drawn)].filter((name) => !named.has(name)),
      [],
    );
  });
});
