import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { suiteImports } from './import-server.ts';

const imports = suiteImports(openFreshEmbedded);

/** A company called 東京, in Shift-JIS: too short to be certain. */
const FILE = Buffer.from('Reference,Name,Type\r\nC-90,\x93\x8c\x8b\x9e,Importer\r\n', 'latin1');

test('a text file is read in the encoding that was said, and again so when it is checked with other columns', async () => {
  const { act, ended, files, rows } = imports.admin;
  const { id: fileId } = await files.upload(FILE as BodyInit, { name: 'customers.csv' });
  const check = async (more: object) => {
    const { id } = await act('startImport', { kind: 'companies', fileId, ...more });
    const { encoding } = await ended(id);
    const [row] = await rows(id);
    return [encoding, row?.changes.find(({ field }) => field === 'name')?.after];
  };
  assert.deepEqual(await check({ encoding: 'shift_jis' }), ['shift_jis', '東京']);
  assert.deepEqual(await check({ locale: 'ja' }), [null, '東京']);
  assert.deepEqual(await check({ encoding: 'windows-1252' }), ['windows-1252', '“Œ‹ž']);
});
