import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importedEntries, laterOf } from '../../shared/build/bundle-files.mjs';

const file = (
  fileName: string,
  isEntry: boolean,
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
) => ({ [fileName]: { type: 'chunk', fileName, isEntry, imports, dynamicImports } });

describe('the files of a build', () => {
  it('tells what a file loads later, also what that loads, and once', () => {
    const bundle = {
      ...file('one.js', true, ['base.js']),
      ...file('base.js', false, [], ['dialog.js']),
      ...file('dialog.js', false, ['base.js', 'field.js']),
      ...file('field.js', false, [], ['help.js', 'base.js']),
      ...file('help.js', false),
      ...file('other.js', true),
    };
    assert.deepEqual(
      [...laterOf(bundle, new Set(['one.js', 'base.js']))],
      ['dialog.js', 'field.js', 'help.js'],
    );
  });

  it('tells the entries that a part imports: a page with another address of them would run their code twice', () => {
    const lazy = { ...file('autoload.js', true), picture: { type: 'asset' } };
    const good = {
      ...lazy,
      ...file('fp-one.js', true, ['chunks/one.js']),
      ...file('chunks/work.js', false, ['chunks/one.js']),
    };
    assert.deepEqual(importedEntries(good), []);
    assert.deepEqual(importedEntries({ ...good, ...file('chunks/work.js', false, ['fp-one.js']) }), [
      'fp-one.js',
    ]);
  });
});
