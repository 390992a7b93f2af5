import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Database } from '../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp } from '../../../helpers/server.ts';

/** Where the back office is that the server is configured for. */
export const ORIGIN = 'https://office.example';
export const TOOL = '/booking/purchase-order-and-style-manager/';

/** Files as a build leaves them. */
function builtFiles(): string {
  const dist = mkdtempSync(join(tmpdir(), 'freight-portal-dist-'));
  const write = (file: string, text: string) => {
    const path = join(dist, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text));
  };
  write('portal/index.html', '<!doctype html><title>portal</title>');
  write('portal/assets/main-AbCd_123.js', 'portal();');
  write('demo/index.html', '<!doctype html><title>demo</title>');
  write('widgets/route-subscriptions.js', 'element();');
  write('widgets/chunks/react-AbCd_123.js', 'react();');
  write('widgets/index.d.ts', 'export {};');
  write('widgets/custom-elements.json', '{}');
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  return dist;
}

/** A path and headers as they are: `fetch` would tidy up the one and add `no-cache` to the others. */
export const rawGet = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

interface TestServer {
  url: string;
  database: Database;
  dist: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, body: string, headers?: Record<string, string>): Promise<Response>;
}

/** A server with built files, open to the back office {@link ORIGIN}, for all tests of a file. */
export function startTestServer(): TestServer {
  const testServer = { dist: builtFiles() } as TestServer;
  let close: (() => Promise<void>) | undefined;
  before(async () => {
    const database = await openFreshEmbedded();
    testServer.database = database;
    await database.db
      .insertInto('company')
      .values({ id: 1, company_name: 'Keeps the demo data out', entity_type: 'Provider' })
      .execute();
    const env = {
      DEMO: 'on',
      ALLOWED_ORIGINS: ORIGIN,
      PROVIDER_NAME: 'Harbour',
      PUBLIC_URL: 'https://portal.example',
    };
    ({ url: testServer.url, close } = await buildTestApp(database, { dist: testServer.dist, env }));
  });
  after(async () => {
    await close?.();
    await testServer.database?.close();
  });
  return Object.assign(testServer, {
    get: (path: string, headers: Record<string, string> = {}) => fetch(testServer.url + path, { headers }),
    send: (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(testServer.url + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  });
}
