import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importedEntries } from '../../shared/build/bundle-files.mjs';

const file = (fileName: string, isEntry: boolean, ...imports: string[]) => ({
  [fileName]: { type: 'chunk', fileName, isEntry, imports, dynamicImports: [] },
});

describe('the files of a build', () => {
  it('tells the entries that a part imports: a page with another address of them would run their code twice', () => {
    const lazy = { ...file('autoload.js', true), picture: { type: 'asset' } };
    const good = {
      ...lazy,
      ...file('fp-one.js', true, 'chunks/one.js'),
      ...file('chunks/work.js', false, 'chunks/one.js'),
    };
    assert.deepEqual(importedEntries(good), []);
    assert.deepEqual(importedEntries({ ...good, ...file('chunks/work.js', false, 'fp-one.js') }), [
      'fp-one.js',
    ]);
  });
});
