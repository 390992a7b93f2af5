import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { cssNames } from '../../shared/build/css-names.mjs';

const files = globSync('{shared,widgets,portal/app,demo}/**/*.css.ts').sort();
const named = () => {
  const nameOf = cssNames();
  return files.flatMap((filePath) =>
    ['h0', 'h1', 'h2'].map((hash) => nameOf({ hash: filePath + hash, filePath })),
  );
};

describe('names of styles', () => {
  it('are short, begin with a letter, and no two are the same', () => {
    const names = named();
    assert.ok(names.length > 60);
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.match(name, /^[A-Za-z]{1,2}\d{1,2}$/);
  });

  it('are the same in every build', () => {
    assert.deepEqual(named(), named());
  });

  it('are the same whenever a file is read again with another one', () => {
    const nameOf = cssNames();
    const [filePath = ''] = files;
    const first = nameOf({ hash: 'h0', filePath });
    nameOf({ hash: 'h1', filePath });
    assert.equal(nameOf({ hash: 'h0', filePath }), first);
  });
});
