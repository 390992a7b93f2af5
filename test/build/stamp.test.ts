import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isFresh, STAMP, sourceStamp } from '../../shared/build/stamp.mjs';

describe('stamp of a build', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  const dist = path.join(root, 'dist');
  const source = path.join(root, 'shared', 'element', 'define.ts');

  before(() => {
    for (const folder of [dist, path.dirname(source)]) mkdirSync(folder, { recursive: true });
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('is old without a build, fresh after it, and old again when a source is new, changed or gone', () => {
    const build = () => writeFileSync(path.join(dist, STAMP), sourceStamp('production', root));
    const fresh = () => isFresh(dist, 'production', root);
    assert.equal(fresh(), false);

    build();
    assert.equal(fresh(), true);
    assert.equal(isFresh(dist, 'development', root), false);

    writeFileSync(source, 'new');
    assert.equal(fresh(), false);

    build();
    utimesSync(source, 1, 1);
    assert.equal(fresh(), false);

    build();
    rmSync(source);
    assert.equal(fresh(), false);
  });
});
