import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createReference } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { emptyContent, type FormContent } from '../../../../widgets/air-rates/rows/form-content.ts';
import { newCharge } from '../../../../widgets/air-rates/rows/local-charge.ts';
import {
  contentOf,
  parseUpload,
  uploadFor,
  withAccepted,
} from '../../../../widgets/air-rates/submit/begun-upload.ts';
import { chunksOf, lanesOfChunk } from '../../../../widgets/air-rates/submit/sheet.ts';
import { airlines, airports, chargeNames } from '../fixtures.ts';
import { laneOf } from '../lanes.ts';

const reference = createReference({ airports, airlines, chargeNames });
const contentWith = (count: number, over: Partial<FormContent> = {}): FormContent => ({
  ...emptyContent(),
  rates: Array.from({ length: count }, (_, index) => laneOf({ comment: `lane ${index + 1}` })),
  ...over,
});
const chunks = (count: number, over?: Partial<FormContent>) =>
  chunksOf(contentWith(count, over), reference, 7).chunks;

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key ${keys}`;
};
/** The upload of these lanes with the chunks of these numbers stored. */
const begun = (count: number, ...stored: readonly number[]) => {
  const all = chunks(count);
  const upload = uploadFor(null, all, newKey);
  return stored.reduce((now, n) => withAccepted(now, { ...all[n - 1]!, uploadKey: now.key }), upload);
};

test('API-44 API-45 chunks hold three rates each in their order, and only the last says that it is the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const all = chunks(count);
      assert.equal(all.length, Math.ceil(count / 3));
      assert.deepEqual(
        all.flatMap(({ rates }) => rates.map(({ comment }) => comment)),
        Array.from({ length: count }, (_, index) => `lane ${index + 1}`),
      );
      all.forEach((chunk, index) => {
        assert.ok(chunk.rates.length <= 3);
        assert.equal(chunk.chunk, index + 1);
        assert.equal(chunk.chunks, all.length);
        assert.equal(chunk.isFinalChunk, index === all.length - 1);
      });
    }),
  );
});

test('D-26 the lanes of a chunk are named by the numbers that the table shows', () => {
  assert.deepEqual(
    [1, 2, 3].map((chunk) => lanesOfChunk(chunk, 7)),
    [
      [1, 3],
      [4, 6],
      [7, 7],
    ],
  );
});

test('D-25 API-43 charges are in each chunk; blank ones are left out, and with all of them the field', () => {
  const named = newCharge({ name: 'Airport Handling', currency: 'CAD', minRate: '1234.50' });
  for (const chunk of chunks(4, { charges: [newCharge(), named, newCharge()] }))
    assert.deepEqual(chunk.charges, [
      { name: 'Airport Handling', currency: 'CAD', kgRate: null, shipmentRate: null, minRate: '1234.5' },
    ]);
  for (const chunk of chunks(4)) assert.ok(!('charges' in chunk));
});

test('AIR-41 notes are the lines that hold something, the customer’s name is trimmed', () => {
  const [chunk] = chunks(1, { customerName: ' Harbour Lane ', notes: ' one \r\n\r\n\ttwo\n  ' });
  assert.deepEqual(chunk!.submissionNotes, { customerName: 'Harbour Lane', notes: ['one', 'two'] });
});

test('D-129 the record is in the payload where there is one', () => {
  assert.equal(chunks(1)[0]!.recordId, 7);
  assert.ok(!('recordId' in chunksOf(contentWith(1), reference, null).chunks[0]!));
});

test('D-26 the same lanes go on with their upload, however much of it is stored', () => {
  for (const stored of [[], [2], [1, 2, 3]]) {
    const former = begun(8, ...stored);
    assert.equal(uploadFor(former, chunks(8), newKey), former);
  }
});

test('D-26 a change in a stored chunk, or another number of chunks, begins a new upload', () => {
  const former = begun(8, 1, 3);
  const changed = (n: number) =>
    chunks(8, {
      rates: contentWith(8).rates.map((row, index) => (index === n - 1 ? laneOf({ comment: 'other' }) : row)),
    });
  for (const others of [changed(1), changed(8), chunks(9, {}).slice(0, 2), chunks(10)]) {
    const upload = uploadFor(former, others, newKey);
    assert.notEqual(upload.key, former.key);
    assert.deepEqual([upload.accepted, upload.chunks], [{}, others.length]);
  }
  assert.equal(uploadFor(former, changed(5), newKey), former);
});

test('D-26 notes and charges stand in every chunk, so that a change of them begins a new upload', () => {
  const former = begun(4, 1);
  assert.notEqual(uploadFor(former, chunks(4, { notes: 'more' }), newKey).key, former.key);
  assert.notEqual(uploadFor(former, chunks(4, { customerName: 'other' }), newKey).key, former.key);
});

test('D-26 what is compared of a chunk leaves out where it stands in its upload', () => {
  const [chunk] = chunks(1);
  const text = contentOf({ ...chunk!, uploadKey: 'a' });
  assert.equal(contentOf({ ...chunk!, uploadKey: 'b', chunk: 2, chunks: 5, isFinalChunk: false }), text);
  assert.notEqual(contentOf({ ...chunk!, uploadKey: 'a', recordId: 8 }), text);
});

test('D-26 an upload is read back as it was stored; anything else is none', () => {
  const upload = begun(8, 1, 2);
  assert.deepEqual(parseUpload(JSON.parse(JSON.stringify(upload))), upload);
  for (const other of [undefined, null, 5, {}, { key: 'a' }, { ...upload, chunks: '3' }])
    assert.equal(parseUpload(other), null);
});
