import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, IMPORTER, signIn } from '../auth/test-accounts.ts';

describe('compressed answers', () => {
  const ORIGIN = 'https://office.example';
  let database: Database;
  let server: TestApp;
  let bearer: string;
  before(async () => {
    database = await openFreshEmbedded();
    await fill(database);
    const airlines = Array.from({ length: 100 }, (_, n) => ({
      company_name: `Airline ${n} ✈`,
      entity_type: 'Airline',
    }));
    await database.db
      .insertInto('company')
      .values(airlines.map((each, n) => ({ id: 1000 + n, ...each })))
      .execute();
    server = await buildTestApp(database, { env: { ALLOWED_ORIGINS: ORIGIN } });
    bearer = await signIn(server.url, IMPORTER);
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  /** As it comes: `fetch` would take it apart. */
  const ask = (path: string, body: object, encoding?: string) =>
    new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        origin: ORIGIN,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      };
      request(server.url + path, { method: 'POST', headers }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ headers: response.headers, bytes: Buffer.concat(parts) });
      })
        .on('error', reject)
        .end(JSON.stringify(body));
    });
  const list = (take: number, encoding?: string) => {
    const query = `{ allCompany(take: ${take}) { results { id companyName entityType } } }`;
    return ask('/api/betty/query', { token: bearer, query }, encoding);
  };

  test('API-16 a long list comes compressed as the client likes it best, and is the same list', async () => {
    const plain = await list(100);
    assert.equal(plain.headers['content-encoding'], undefined);
    for (const [encoding, expected, undo] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['GZIP;q=0.5', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await list(100, encoding);
      assert.equal(headers['content-encoding'], expected, encoding);
      assert.deepEqual(undo(bytes), plain.bytes);
      assert.ok(bytes.length * 5 < plain.bytes.length, `${bytes.length} of ${plain.bytes.length} bytes`);
      assert.equal(headers.vary, 'Origin, accept-encoding');
    }
    for (const encoding of ['identity', 'br;q=0', ''])
      assert.deepEqual((await list(100, encoding)).bytes, plain.bytes);
  });

  test('API-16 a short answer comes as it is', async () => {
    assert.equal((await list(1, 'br')).headers['content-encoding'], undefined);
  });
});
