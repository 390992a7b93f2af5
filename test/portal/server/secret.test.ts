import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { ConfigError } from '../../../portal/server/config-error.ts';
import { loadOrCreateSecret, replacedSecret } from '../../../portal/server/secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-'));
after(() => rmSync(folder, { recursive: true }));

it('generates a secret once and keeps it for its owner alone', () => {
  const dataDir = join(folder, 'new', 'data');
  const secret = loadOrCreateSecret(dataDir);
  assert.ok(secret.length >= 32);
  assert.equal(loadOrCreateSecret(dataDir), secret);
  assert.deepEqual(readdirSync(dataDir), ['jwt-secret']);
  assert.equal(statSync(join(dataDir, 'jwt-secret')).mode & 0o777, 0o600);
});

it('gives another folder another secret', () => {
  assert.notEqual(loadOrCreateSecret(join(folder, 'a')), loadOrCreateSecret(join(folder, 'b')));
});

it('says in one line when the folder cannot keep it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.throws(
    () => loadOrCreateSecret(join(file, 'data')),
    (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^DATA_DIR: .*\.$/);
      return true;
    },
  );
});

it('JWT_SECRET tells where a generated secret lies that the settings do not know', () => {
  const dataDir = join(folder, 'replaced');
  const jwtSecret = 'x'.repeat(32);
  assert.equal(replacedSecret({ dataDir, jwtSecret, jwtSecretPrevious: undefined }), undefined);
  const generated = loadOrCreateSecret(dataDir);
  const file = join(dataDir, 'jwt-secret');
  assert.equal(replacedSecret({ dataDir, jwtSecret, jwtSecretPrevious: undefined }), file);
  assert.equal(replacedSecret({ dataDir, jwtSecret, jwtSecretPrevious: generated }), undefined);
  assert.equal(replacedSecret({ dataDir, jwtSecret: undefined, jwtSecretPrevious: undefined }), undefined);
});
