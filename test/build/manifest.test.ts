import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { manifestFiles } from '../../shared/build/manifest/files.mjs';
import { elementFiles } from '../../widgets/element-files.mjs';

test('PROD-05 what hosts are told of the elements is what their declarations and documentations say', async () => {
  for (const [name, text] of Object.entries(await manifestFiles(elementFiles)))
    assert.equal(readFileSync(`widgets/${name}`, 'utf8'), text, `widgets/${name}: run npm run manifest`);
});
