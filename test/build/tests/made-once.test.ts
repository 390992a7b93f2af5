import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { madeOnce } from '../../helpers/cache-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'freight-portal-made-'));
after(() => rmSync(folder, { recursive: true }));

it('what many ask for at once is made by the first of them, and the others wait for it', async () => {
  const path = join(folder, 'template');
  const { promise: isHeld, resolve: go } = Promise.withResolvers<void>();
  let made = 0;
  const make = async () => {
    made += 1;
    await isHeld;
    writeFileSync(path, 'whole');
  };
  const asked = [1, 2, 3].map(() => madeOnce(path, make));
  assert.equal(existsSync(path), false);
  go();
  assert.deepEqual(await Promise.all(asked), [path, path, path]);
  assert.equal(made, 1);
  assert.equal(await madeOnce(path, () => assert.fail('it is there')), path);
});

it('where the first fails, the next one that waits makes it', async () => {
  const path = join(folder, 'second try');
  const first = madeOnce(path, () => Promise.reject(new Error('no room')));
  const next = madeOnce(path, async () => writeFileSync(path, 'whole'));
  await assert.rejects(first, /no room/);
  assert.equal(await next, path);
});
