import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { COMMON, readElements } from '../../shared/build/manifest/elements.mjs';
import { elementFiles } from '../../widgets/element-files.mjs';

const ELEMENTS = await readElements(elementFiles);

const IMPORT = /(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g;

/** The source of the element with all that it imports, also later, but for what only tells of it. */
function sourceOf(tag: string): string {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    // An example in a comment may name a file that there isn't.
    if (texts.has(file) || /(documentation|declaration|\.d)\.ts$/.test(file) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, imported = ''] of text.matchAll(IMPORT)) read(path.resolve(path.dirname(file), imported));
  };
  read(elementFiles[tag] ?? '');
  return [...texts.values()].join('\n');
}

const sends = (source: string, name: string) => new RegExp(`emit\\(\\s*'${name}'`).test(source);
const draws = (source: string, name: string) =>
  new RegExp(`\\bpart(="|=\\{)[^">}]*(?<![\\w-])${name}(?![\\w-])`).test(source);

describe('what the manifest names is in the code of the elements', () => {
  for (const { tag, events, parts } of ELEMENTS) {
    test(`PROD-05 <${tag}> sends its events`, () => {
      const source = sourceOf(tag);
      for (const { name } of events) assert.ok(sends(source, name), name);
      for (const { name } of COMMON.events) assert.ok(sends(source, name), name);
    });

    test(`PROD-05 <${tag}> has its parts`, () => {
      const source = sourceOf(tag);
      for (const { name } of [...parts, ...COMMON.parts]) assert.ok(draws(source, name), name);
      assert.ok(!draws(source, 'no-such-part'));
    });
  }

  test('PROD-05 no part is drawn that the manifest does not name', () => {
    const named = new Set([...ELEMENTS, COMMON].flatMap(({ parts }) => parts.map(({ name }) => name)));
    const sources = ELEMENTS.map(({ tag }) => sourceOf(tag)).join('\n');
    const drawn = [...sources.matchAll(/\bpart="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    assert.deepEqual(
      [...new Set(drawn)].filter((name) => !named.has(name)),
      [],
    );
  });
});
