import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Where the bytes of files are, without their names and owners. */
export interface FileStore {
  /**
   * Writes a content to its end, never holding more than a part of it; answers its id. It stays only when
   * {@link FileStore.keep} follows within an hour. One that breaks off leaves nothing that could be read.
   */
  write(content: AsyncIterable<Uint8Array>): Promise<string>;
  /**
   * Lets a written content stay, in the transaction that adds what refers to it.
   *
   * @throws ApiError 503 when it was pruned meanwhile
   */
  keep(trx: Transaction<Tables>, id: string): Promise<void>;
  /** The `size` bytes of a content; the stream fails where one is missing, such as of a content that was removed. */
  read(id: string, size: number): Readable;
  /** Deletes a written content; one that was kept stays. */
  discard(id: string): Promise<void>;
  /** Gives up a kept content, in the transaction that removes what refers to it; its bytes go with a later pruning. */
  remove(trx: Transaction<Tables>, id: string): Promise<void>;
  /** Deletes what was removed or never kept, in steps that hold up nobody. */
  prune(): Promise<void>;
}
