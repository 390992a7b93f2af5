import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { IMPORTER } from '../../auth/test-accounts.ts';
import {
  auditOf,
  type EntityServer,
  type Person,
  refused,
  startEntityServer,
} from '../entity/entity-server.ts';
import { extendedWebp, jpeg, losslessWebp, png, webp } from './pictures.ts';

const ME = '{ meWebUser { firstName lastName companyPosition pic email } }';
const NAMES = { firstName: 'Ida', lastName: 'Importer', companyPosition: 'Buyer' };

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let ida: Person;
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    ida = await server.signIn(IMPORTER);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const me = async () => (await ida.query(ME)).meWebUser;
  const save = (change: object) => ida.act('saveProfile', { ...NAMES, ...change });

  test('MOD-20 names and position are kept trimmed, the email stays, and the audit log has both states', async () => {
    const { revision, ...saved } = await save({ firstName: '  Ida ', email: 'other@shop.example' });
    assert.deepEqual([saved, typeof revision], [NAMES, 'number']);
    const { pic, email, ...names } = await me();
    assert.deepEqual([names, pic, email], [NAMES, null, IMPORTER]);
    const [entry] = await auditOf(database, 'saveProfile');
    assert.deepEqual([entry.record_type, entry.record_id], ['webUser', 3]);
    assert.deepEqual(entry.changes, [
      { field: 'lastName', before: null, after: 'Importer' },
      { field: 'companyPosition', before: null, after: 'Buyer' },
    ]);
  });

  test('MOD-20 saving what is there already is no change', async () => {
    const entries = (await auditOf(database, 'saveProfile')).length;
    await save({});
    assert.equal((await auditOf(database, 'saveProfile')).length, entries);
  });

  test('D-151 what another tab of the same person has saved meanwhile is not written over unseen', async () => {
    const at = async () => (await ida.query('{ meWebUser { revision } }')).meWebUser.revision as number;
    const seen = await at();
    assert.equal((await save({ companyPosition: 'Planner', revision: seen })).revision, seen + 1);
    await refused(save({ companyPosition: 'Head', revision: seen }), 409, /changed by someone else/);
    assert.equal((await me()).companyPosition, 'Planner');
    assert.equal((await save({ companyPosition: 'Head', revision: seen + 1 })).revision, await at());
    assert.equal((await save({})).companyPosition, 'Buyer', 'without one as before');
  });

  test('MOD-20 D-51 CONST-11 nobody loses the name, and no field takes what is too long or no text', async () => {
    const before = await me();
    await refused(save({ firstName: ' ' }), 422, 'firstName: Please fill in this field.');
    await refused(save({ lastName: '' }), 422, 'lastName: Please fill in this field.');
    await refused(save({ firstName: 'x'.repeat(51) }), 422, 'firstName: At most 50 characters.');
    await refused(save({ companyPosition: 'x'.repeat(51) }), 422, /^companyPosition: At most 50/);
    await refused(save({ firstName: 'a\u0000b' }), 422, /^firstName: It has a control character/);
    await refused(save({ firstName: 5 }), 422, 'firstName must be text.');
    await refused(save({ lastName: undefined }), 422, 'lastName is missing.');
    assert.deepEqual(await me(), before);
    assert.equal(
      (await save({ firstName: '𝒳'.repeat(50) })).firstName.length,
      100,
      'characters, not their halves',
    );
    await save({});
  });

  test('MOD-20 a link has no profile, picture or company', async () => {
    const link = await server.link('entity', 101);
    const sorry = [403, 'You do not have access to this record.'] as const;
    await refused(link.act('saveProfile', NAMES), ...sorry);
    await refused(link.act('savePicture', { image: null }), ...sorry);
    await refused(link.act('loadCompany'), ...sorry);
  });

  const upload = (bytes: Buffer) => ida.act('savePicture', { image: bytes.toString('base64') });
  const show = (pic: string) => fetch(server.url + pic);

  test('MOD-20 a picture is shown to whoever has its address, as what it is and nothing else', async () => {
    const kinds = [
      [png(256), 'image/png'],
      [jpeg(128), 'image/jpeg'],
      [webp(64), 'image/webp'],
      [losslessWebp(512), 'image/webp'],
      [extendedWebp(32), 'image/webp'],
    ] as const;
    for (const [bytes, type] of kinds) {
      const { pic } = await upload(bytes);
      assert.equal((await me()).pic, pic);
      const answer = await show(pic);
      assert.equal(answer.headers.get('content-type'), type);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
      assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
      assert.match(answer.headers.get('cache-control') ?? '', /^private, .*immutable$/);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
    }
  });

  test('MOD-20 a picture without the padding of base64 is taken; what is of another alphabet is refused in words', async () => {
    const text = png(64).toString('base64');
    assert.ok(text.endsWith('='));
    const { pic } = await ida.act('savePicture', { image: text.replaceAll('=', '') });
    assert.deepEqual(Buffer.from(await (await show(pic)).arrayBuffer()), png(64));
    const other = `${text.slice(0, 40)}_${text.slice(41)}`;
    await refused(ida.act('savePicture', { image: other }), 422, /^image: It is no base64/);
    assert.equal((await me()).pic, pic);
  });

  test('MOD-20 another picture has another address, and the former one ends; so does that of a removed one', async () => {
    const first = (await upload(png(64))).pic;
    const second = (await upload(png(96))).pic;
    assert.notEqual(first, second);
    assert.equal((await show(first)).status, 404);
    assert.equal((await show(second)).status, 200);
    assert.deepEqual(await ida.act('savePicture', { image: null }), { pic: null });
    assert.equal((await show(second)).status, 404);
    assert.equal((await me()).pic, null);
    for (const path of ['/api/pictures/1', "/api/pictures/'", '/api/pictures/'])
      assert.equal((await show(path)).status, 404);
  });

  test('MOD-20 what is no square picture of the right size is refused in words', async () => {
    const { pic } = await upload(png(64));
    await refused(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 422, /PNG, JPEG or WebP/);
    await refused(upload(Buffer.alloc(0)), 422, /^image/);
    await refused(upload(png(64).subarray(0, 20)), 422, /PNG, JPEG or WebP/);
    await refused(upload(Buffer.from('ffd8ffffffffffff', 'hex')), 422, /PNG, JPEG or WebP/);
    await refused(upload(png(64, 65)), 422, 'The picture must be a square.');
    await refused(upload(jpeg(31)), 422, 'The picture must be 32 to 512 pixels wide.');
    await refused(upload(webp(513)), 422, 'The picture must be 32 to 512 pixels wide.');
    await refused(upload(png(64, 64, 200_001)), 422, /200 kB at most|^image/);
    await refused(upload(png(64, 64, 300_000)), 422, /^image/);
    await refused(ida.act('savePicture', { image: 'no base64!' }), 422, /^image: It is no base64/);
    await refused(ida.act('savePicture', {}), 422, 'image is missing.');
    assert.equal((await me()).pic, pic);
    assert.equal((await upload(png(64, 64, 200_000))).pic.length, pic.length);
  });
});
