import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { isSendable, type Upload } from '../../../../../portal/app/records/documents/uploads/upload-list.ts';
import { createUploads, type Uploads } from '../../../../../portal/app/records/documents/uploads/uploads.ts';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { AddDocument } from '../../../../../shared/contract/documents.ts';
import { texts } from '../../../../../shared/i18n/texts/index.ts';

const failed = (status?: number) => new ClientError('http', 'refused', { request: 'file', status });
const pdf = (name: string) => new File(['%PDF-1.7'], name);

describe('the files that are to become documents', () => {
  let uploads: readonly Upload[];
  let stored: { name: string; key: string }[];
  let added: (AddDocument & { key: string })[];
  let told: string[];
  let store: (
    file: File,
    how: { signal: AbortSignal; onProgress(sentBytes: number): void },
  ) => Promise<string>;
  let add: () => Promise<unknown>;
  let work: Uploads;
  /** Until nothing is under way any more. */
  let settled: () => Promise<void>;

  beforeEach(() => {
    uploads = [];
    stored = [];
    added = [];
    told = [];
    store = async ({ name }) => `id of ${name}`;
    add = async () => undefined;
    work = createUploads({
      record: { type: 'shipment', id: 7 },
      store: (file, how) => {
        stored.push({ name: file.name, key: how.key });
        return store(file, how);
      },
      add: (input, key) => {
        added.push({ ...input, key });
        return add();
      },
      stateAfter: () => ({ is: 'failed', why: texts('common.tryAgain') }),
      onChange: (list) => {
        uploads = list;
      },
      onAdded: (name) => told.push(name),
    });
    settled = async () => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    };
  });
  const states = () => uploads.map(({ file, state }) => [file.name, state.is]);

  it('MOD-02 are sent one after the other, as what their names say, and leave the list once they are added', async () => {
    work.choose([pdf('HBL 12.pdf'), pdf('Packing list.pdf')]);
    assert.deepEqual(states(), [
      ['HBL 12.pdf', 'ready'],
      ['Packing list.pdf', 'ready'],
    ]);
    work.describe(uploads[1]!.id, { visibility: 'customer' });
    work.send();
    assert.deepEqual(
      uploads.map(({ state }) => state.is),
      ['sending', 'waiting'],
    );
    await settled();
    assert.deepEqual(states(), []);
    assert.deepEqual(told, ['HBL 12.pdf', 'Packing list.pdf']);
    assert.deepEqual(
      added.map(({ key: _, ...input }) => input),
      [
        { type: 'billOfLading', visibility: 'everybody', fileId: 'id of HBL 12.pdf' },
        { type: 'packingList', visibility: 'customer', fileId: 'id of Packing list.pdf' },
      ].map((input) => ({ recordType: 'shipment', recordId: 7, ...input })),
    );
  });

  it('D-12 are refused before they are sent where no document can be such a file', () => {
    const large = Object.defineProperty(pdf('scan.pdf'), 'size', { value: 25_000_001 });
    work.choose([pdf('setup.exe'), new File([], 'empty.pdf'), large]);
    work.send();
    assert.deepEqual(
      uploads.map(({ state }) => state.is),
      ['refused', 'refused', 'refused'],
    );
    assert.deepEqual(stored, []);
    assert.equal(uploads.some(isSendable), false);
  });

  it('D-122 stay in the list when they fail, and a second try takes up where the first one ended', async () => {
    store = async () => Promise.reject(failed());
    work.choose([pdf('a.pdf'), pdf('b.pdf')]);
    const [first] = uploads;
    work.send(first!.id);
    await settled();
    assert.deepEqual(states(), [
      ['a.pdf', 'failed'],
      ['b.pdf', 'ready'],
    ]);
    store = async ({ name }) => `id of ${name}`;
    add = () => Promise.reject(failed());
    work.send(first!.id);
    await settled();
    add = async () => undefined;
    work.send(first!.id);
    await settled();
    assert.deepEqual(states(), [['b.pdf', 'ready']]);
    assert.equal(stored.length, 2);
    assert.equal(stored[0]?.key, stored[1]?.key);
    assert.equal(added.length, 2);
    assert.equal(added[0]?.key, added[1]?.key);
  });

  it('D-122 are sent anew where the stored file is gone', async () => {
    add = () => Promise.reject(failed(404));
    work.choose([pdf('a.pdf')]);
    work.send();
    await settled();
    add = async () => undefined;
    work.send();
    await settled();
    assert.equal(stored.length, 2);
    assert.notEqual(stored[0]?.key, stored[1]?.key);
    assert.deepEqual(told, ['a.pdf']);
  });

  it('can be cancelled on their way and sent again, or discarded', async () => {
    store = (_, { signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress(3);
        signal.addEventListener('abort', () =>
          reject(new ClientError('aborted', 'given up', { request: 'file' })),
        );
      });
    work.choose([pdf('a.pdf'), pdf('b.pdf')]);
    work.send();
    assert.deepEqual(uploads[0]?.state, { is: 'sending', sentBytes: 3 });
    work.cancel(uploads[1]!.id);
    work.cancel(uploads[0]!.id);
    await settled();
    assert.deepEqual(states(), [
      ['a.pdf', 'ready'],
      ['b.pdf', 'ready'],
    ]);
    work.discard(uploads[0]!.id);
    assert.deepEqual(states(), [['b.pdf', 'ready']]);
  });
});
