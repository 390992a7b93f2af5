import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { StoredFile } from '../../../../portal/server/files/repository.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { fill, post, signIn } from '../auth/test-accounts.ts';

export interface UploadOptions {
  name?: string;
  entityId?: number;
  expiresIn?: number;
  key?: string;
  type?: string;
}

/** Somebody who stores files over HTTP. */
export interface FileClient {
  /** The answer as it is. */
  send(content: BodyInit, options?: UploadOptions): Promise<Response>;
  /** Fails the test when it is refused. */
  upload(content: BodyInit, options?: UploadOptions): Promise<StoredFile>;
  address(id: string): Promise<Response>;
  /** The address of a download, with the server's own. */
  urlOf(id: string): Promise<string>;
  /** The bytes behind a fresh address. */
  download(id: string): Promise<Buffer>;
  remove(id: string): Promise<Response>;
}

export function fileClient(url: string, bearer: string | undefined): FileClient {
  const headers = { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
  const client: FileClient = {
    send(body, { name = 'a file', key, type, ...more } = {}) {
      const query = new URLSearchParams({ name });
      for (const [parameter, value] of Object.entries(more)) query.set(parameter, String(value));
      const own = { ...(key && { 'idempotency-key': key }), ...(type && { 'content-type': type }) };
      const init = { method: 'POST', headers: { ...headers, ...own }, body, duplex: 'half' };
      return fetch(`${url}/api/files?${query}`, init);
    },
    async upload(content, options) {
      const answer = await client.send(content, options);
      assert.equal(answer.status, 201, await answer.clone().text());
      return answer.json();
    },
    address: (id) => fetch(`${url}/api/files/${id}/address`, { method: 'POST', headers }),
    async urlOf(id) {
      const answer = await client.address(id);
      assert.equal(answer.status, 200, await answer.clone().text());
      return url + (await answer.json()).url;
    },
    async download(id) {
      const answer = await fetch(await client.urlOf(id));
      assert.equal(answer.status, 200, await answer.clone().text());
      return Buffer.from(await answer.arrayBuffer());
    },
    remove: (id) => fetch(`${url}/api/files/${id}`, { method: 'DELETE', headers }),
  };
  return client;
}

export interface FilesServer extends TestApp {
  as(email: string): Promise<FileClient>;
  link(grant: LinkGrant): Promise<FileClient>;
}

/** A server on the companies and people of `auth/test-accounts.ts`. */
export async function startFilesServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<FilesServer> {
  const app = await buildTestApp(database, { env });
  return {
    ...app,
    as: async (email) => fileClient(app.url, await signIn(app.url, email)),
    async link(grant) {
      const link = await app.services.auth.signLink(grant, 3600);
      const { body } = await post(`${app.url}/api/betty/login`, { link });
      return fileClient(app.url, body.token);
    },
  };
}

export { fill };

/** Rows of the tables that hold files, as numbers. */
export async function stored({ db }: Pick<Database, 'db'>) {
  const { rows } = await sql<{ files: number; contents: number; chunks: number }>`select
    (select count(*)::integer from file) as files, (select count(*)::integer from file_content) as contents,
    (select count(*)::integer from file_chunk) as chunks`.execute(db);
  return rows[0]!;
}

/** What a refusal says: status, code, and the reason for people. */
export async function refusalOf(answer: Response) {
  const { code, reasons } = await answer.json();
  return [answer.status, code, reasons?.[0]?.code] as const;
}

/** A body that is made while it is sent, and whose length nobody is told before. */
export const streamOf = (parts: Iterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
