import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import { claim, firstResult, keyedCallOf, storeResult } from '../actions/idempotency.ts';
import { pruneBeside, type Retention } from '../actions/prune-expired.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, callerScope } from '../auth/rights/caller.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError, forbidden } from '../http/errors/api-error.ts';
import { isUuid } from '../http/uuid.ts';
import type { AddressHolder } from './addresses.ts';
import { fileQuotaExceeded } from './file-quota.ts';
import type { FileStore } from './file-store.ts';
import { mediaTypeOf } from './media-type.ts';
import { type PreparedContent, prepareContent } from './prepared-content.ts';
import {
  deleteExpired,
  deleteFile,
  findAddressed,
  findFile,
  insertFile,
  lockRoom,
  roomOf,
  type StoredFile,
} from './repository.ts';
import { transfersUnderWay } from './transfers.ts';

/** What is asked for with an upload. */
export interface UploadRequest {
  entityId: number;
  name: string;
  /** Seconds; undefined: the file stays until it is deleted. */
  expiresIn: number | undefined;
  /** Idempotency key (D-37) */
  key: string | undefined;
  requestId: string;
}

/** An upload whose caller may make it. */
export interface AllowedUpload extends UploadRequest {
  caller: Caller;
  /** Bytes that the company has room for. */
  room: number;
}

/** Files of companies, for requests and for the server's own work. Bytes are always streams. */
export interface Files {
  /**
   * To ask before a byte is read. `size` is what the sender announces.
   *
   * @throws ApiError 401 rights ended, 403 foreign or unknown company, 413 too large, or no room left
   */
  allow(caller: Caller, request: UploadRequest, size?: number): Promise<AllowedUpload>;
  /**
   * Writes a file to its end. Nobody sees anything of one that breaks off. A repeated key with the same content answers
   * the first file.
   *
   * @throws ApiError also 409 key used for something else, 413, 422 empty, 503 too many at once
   */
  write(upload: AllowedUpload, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** @throws ApiError 401 rights ended, 404 unknown, foreign or expired */
  find(caller: Caller, id: string): Promise<StoredFile>;
  /** The file behind an address that was given out to `holder`; as {@link Files.find}. */
  open(holder: AddressHolder, id: string): Promise<{ file: StoredFile; content: Readable }>;
  /** @throws ApiError 401 rights ended, 404 unknown, foreign or expired */
  remove(caller: Caller, id: string, requestId: string): Promise<void>;
  /** Deletes files whose time is over, and what was left of uploads that broke off. */
  prune(): Promise<void>;
}

const MEGABYTE = 1_000_000;
const EXPIRED_A_STEP = 100;
const TRANSFERS_AT_ONCE = 8;

const noFile = () => new ApiError(404, 'not_found', reason('noFile'));

/** `fileLimit` of one file and `fileQuota` of a company, both in MB. */
type FileLimits = Pick<Config, 'fileLimit' | 'fileQuota'> & Retention;

export function createFiles(
  database: Database,
  store: FileStore,
  { fileLimit, fileQuota, ...retention }: FileLimits,
): Files {
  const { db } = database;
  /** Only what is complete counts as used. */
  const takeUpload = transfersUnderWay(TRANSFERS_AT_ONCE);
  /** Who reads slowly holds memory, and asks the database for each part. */
  const takeDownload = transfersUnderWay(TRANSFERS_AT_ONCE);

  /** @throws ApiError 413 */
  function requireSize(size: number, room: number): void {
    if (size > fileLimit * MEGABYTE)
      throw new ApiError(413, 'too_large', reason('fileTooLarge', { megabytes: fileLimit }));
    if (size > room) throw fileQuotaExceeded(fileQuota);
  }

  /** @throws ApiError 403, the same for a foreign and for an unknown company, so that ids can't be probed */
  async function allowedRoom(caller: Caller, entityId: number, on: Kysely<Tables> = db): Promise<number> {
    const { mayWrite, used } = await roomOf(on, caller, entityId);
    if (!mayWrite) throw forbidden();
    return fileQuota * MEGABYTE - used;
  }

  async function add(
    trx: Transaction<Tables>,
    { caller, entityId, name, expiresIn, key, requestId }: AllowedUpload,
    { contentId, measured: { size, sha256, head } }: PreparedContent,
  ): Promise<{ file: StoredFile; isNew: boolean }> {
    const keyed = keyedCallOf(caller, key, `file ${JSON.stringify({ entityId, name, expiresIn, sha256 })}`);
    const todo = await claim(trx, caller, keyed);
    await lockRoom(trx, entityId);
    const room = await allowedRoom(caller, entityId, trx);
    if (keyed && !todo) return { file: (await firstResult(trx, keyed)) as StoredFile, isNew: false };
    requireSize(size, room);
    const row = {
      id: randomUUID(),
      entity_id: entityId,
      content_id: contentId,
      name,
      media_type: mediaTypeOf(head),
      size,
      sha256,
      created_by: caller.label,
      created_by_id: caller.kind === 'user' ? caller.userId : null,
    };
    const file = await insertFile(trx, row, expiresIn);
    await store.keep(trx, contentId);
    await writeAudit(trx, caller, 'uploadFile', auditOf(file, null, file), requestId);
    if (keyed) await storeResult(trx, keyed, file);
    return { file, isNew: true };
  }

  return {
    async allow(caller, request, size = 0) {
      const room = await allowedRoom(caller, request.entityId);
      requireSize(size, room);
      return { ...request, caller, room };
    },

    async write(upload, content) {
      const giveBack = takeUpload(callerScope(upload.caller));
      try {
        if (upload.key !== undefined) pruneBeside(database, retention);
        const prepared = await prepareContent(store, content, (size) => requireSize(size, upload.room));
        let isKept = false;
        try {
          const { file, isNew } = await inTransaction(database, (trx) => add(trx, upload, prepared));
          isKept = isNew;
          return file;
        } finally {
          // A commit whose answer was lost may have kept it: then it stays.
          if (!isKept) await store.discard(prepared.contentId).catch(() => undefined);
        }
      } finally {
        giveBack();
      }
    },

    async find(caller, id) {
      const found = isUuid(id) ? await findFile(db, caller, id) : undefined;
      if (!found) throw noFile();
      const { contentId: _, ...file } = found;
      return file;
    },

    async open(holder, id) {
      const found = await findAddressed(db, holder, id);
      if (!found) throw noFile();
      const { contentId, ...file } = found;
      const giveBack = takeDownload(scopeOf(holder));
      return { file, content: store.read(contentId, file.size).once('close', giveBack) };
    },

    async remove(caller, id, requestId) {
      await inTransaction(database, async (trx) => {
        await claim(trx, caller, undefined);
        const deleted = isUuid(id) ? await deleteFile(trx, caller, id) : undefined;
        if (!deleted) throw noFile();
        const { contentId, ...file } = deleted;
        await store.remove(trx, contentId);
        await writeAudit(trx, caller, 'deleteFile', auditOf(file, file, null), requestId);
      });
    },

    async prune() {
      for (;;) {
        const contents = await inTransaction(database, async (trx) => {
          const expired = await deleteExpired(trx, EXPIRED_A_STEP);
          for (const id of expired) await store.remove(trx, id);
          return expired;
        });
        if (contents.length < EXPIRED_A_STEP) break;
      }
      await store.prune();
    },
  };
}

/** A person is one caller in all their sessions. */
function scopeOf(holder: AddressHolder): string {
  if (holder.kind === 'user') return `user:${holder.userId}`;
  return holder.kind === 'link' ? `link:${holder.linkId}` : 'service';
}

/** Without a text for people: only who reads the database sees these entries. */
const auditOf = ({ entityId }: StoredFile, before: StoredFile | null, after: StoredFile | null) => ({
  recordType: 'entity',
  recordId: entityId,
  before: before && { file: before },
  after: after ? { file: after } : {},
  changes: [],
});
