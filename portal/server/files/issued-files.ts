import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { NewRow, Tables } from '../db/tables.ts';
import { fileQuotaExceeded } from './file-quota.ts';
import type { FileStore } from './file-store.ts';
import { mediaTypeOf } from './media-type.ts';
import { type PreparedContent, prepareContent } from './prepared-content.ts';
import { lockRoom, usedRoom } from './repository.ts';

/** Documents that the server makes for a company. They count as its files, and nobody deletes them. */
export interface IssuedFiles {
  /** Writes a document, which nobody sees. It is deleted within two hours unless {@link IssuedFiles.issue} follows. */
  prepare(content: ArrayBuffer): Promise<PreparedContent>;
  /** Deletes what was prepared and not issued. */
  discard(prepared: PreparedContent): Promise<void>;
  /**
   * Makes it a file of the company, in the transaction that adds what refers to it; answers its id.
   *
   * @throws ApiError 413 no room left, 503 prepared too long ago
   */
  issue(
    trx: Transaction<Tables>,
    file: Pick<NewRow<'file'>, 'entity_id' | 'name' | 'created_by' | 'created_by_id'>,
    prepared: PreparedContent,
  ): Promise<string>;
}

const MEGABYTE = 1_000_000;

/** @param fileQuota MB that all files of a company have together */
export const createIssuedFiles = (
  store: FileStore,
  { fileQuota }: Pick<Config, 'fileQuota'>,
): IssuedFiles => ({
  prepare: (content) => prepareContent(store, partsOf(content)),
  discard: ({ contentId }) => store.discard(contentId).catch(() => undefined),

  async issue(trx, file, { contentId, measured: { size, sha256, head } }) {
    await lockRoom(trx, file.entity_id);
    if ((await usedRoom(trx, file.entity_id)) + size > fileQuota * MEGABYTE)
      throw fileQuotaExceeded(fileQuota);
    const id = randomUUID();
    const content = { content_id: contentId, media_type: mediaTypeOf(head), size, sha256 };
    await trx
      .insertInto('file')
      .values({ id, ...file, ...content, is_issued: true })
      .execute();
    await store.keep(trx, contentId);
    return id;
  },
});

async function* partsOf(content: ArrayBuffer): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(content);
}
