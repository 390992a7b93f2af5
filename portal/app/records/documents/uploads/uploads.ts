import { ClientError, isAborted } from '../../../../../shared/client/client-error.ts';
import { idempotencyKey } from '../../../../../shared/client/idempotency-key.ts';
import { requestKeys } from '../../../../../shared/client/request-keys.ts';
import type { AddDocument } from '../../../../../shared/contract/documents.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import type { DocumentedRecord } from '../api.ts';
import { fileProblem } from './file-problem.ts';
import { typeByName } from './type-by-name.ts';
import { reduceUploads, type Upload, type UploadEvent, type UploadState } from './upload-list.ts';

interface Work {
  record: DocumentedRecord;
  store(
    file: File,
    how: { key: string; signal: AbortSignal; onProgress(sentBytes: number): void },
  ): Promise<string>;
  add(input: AddDocument, key: string): Promise<unknown>;
  /** What became of a file that could not be added, and why. */
  stateAfter(error: unknown): Extract<UploadState, { why: Text }>;
  /** Is called with every new list. */
  onChange(uploads: readonly Upload[]): void;
  onAdded(name: string): void;
}

export interface Uploads {
  choose(files: Iterable<File>): void;
  describe(id: number, as: Partial<Pick<Upload, 'type' | 'visibility'>>): void;
  /** Sends one, or all that can be sent: one after the other. */
  send(id?: number): void;
  /** Stops sending it; it can be sent again. */
  cancel(id: number): void;
  discard(id: number): void;
  /** Stops all, as the page is left. */
  end(): void;
}

/** What one file keeps over its tries, so that each step takes effect once. */
interface Attempt {
  key: string;
  fileId?: string;
  giveUp?: AbortController;
}

/** Makes documents of files: their bytes are stored first, then the record takes them. Whatever fails stays in the list. */
export function createUploads({ record, store, add, stateAfter, onChange, onAdded }: Work): Uploads {
  const withKey = requestKeys();
  const attempts = new Map<number, Attempt>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let isRunning = false;

  const apply = (event: UploadEvent) => {
    uploads = reduceUploads(uploads, event);
    onChange(uploads);
  };
  const begin = (file: File): Upload => {
    const id = ++lastId;
    const why = fileProblem(file);
    attempts.set(id, { key: idempotencyKey() });
    const state = why ? ({ is: 'refused', why } as const) : ({ is: 'ready' } as const);
    return { id, file, type: typeByName(file.name), visibility: 'everybody', state };
  };

  async function sendOne({ id, file, type, visibility }: Upload): Promise<void> {
    const attempt = attempts.get(id)!;
    const giveUp = new AbortController();
    attempt.giveUp = giveUp;
    const progress = (sentBytes: number) =>
      giveUp.signal.aborted || apply({ type: 'moved', id, state: { is: 'sending', sentBytes } });
    try {
      if (!attempt.fileId) {
        progress(0);
        const { key } = attempt;
        attempt.fileId = await store(file, { key, signal: giveUp.signal, onProgress: progress });
      }
      apply({ type: 'moved', id, state: { is: 'adding' } });
      const { type: recordType, id: recordId } = record;
      await withKey({ recordType, recordId, fileId: attempt.fileId, type, visibility }, (key) =>
        add({ recordType, recordId, fileId: attempt.fileId!, type, visibility }, key),
      );
      attempts.delete(id);
      apply({ type: 'added', id });
      onAdded(file.name);
    } catch (error) {
      if (isAborted(error)) return apply({ type: 'moved', id, state: { is: 'ready' } });
      // The stored file is gone: its time was over.
      if (error instanceof ClientError && error.status === 404) attempts.set(id, { key: idempotencyKey() });
      apply({ type: 'moved', id, state: stateAfter(error) });
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const next = () => uploads.find(({ state }) => state.is === 'waiting');
    for (let upload = next(); upload; upload = next()) await sendOne(upload);
    isRunning = false;
  }

  return {
    choose: (files) => apply({ type: 'chosen', uploads: [...files].map(begin) }),
    describe: (id, as) => apply({ type: 'described', id, as }),
    send(id) {
      apply({ type: 'asked', ...(id !== undefined && { id }) });
      void run();
    },
    cancel(id) {
      const upload = uploads.find((one) => one.id === id);
      if (upload?.state.is === 'waiting') apply({ type: 'moved', id, state: { is: 'ready' } });
      attempts.get(id)?.giveUp?.abort();
    },
    discard(id) {
      attempts.get(id)?.giveUp?.abort();
      attempts.delete(id);
      apply({ type: 'discarded', id });
    },
    end() {
      for (const { giveUp } of attempts.values()) giveUp?.abort();
    },
  };
}
