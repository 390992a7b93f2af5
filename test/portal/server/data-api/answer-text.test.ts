import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { answerText } from '../../../../portal/server/data-api/answer-text.ts';

describe('the text of an answer', () => {
  test('PROD-07 a short one is sent at once', () => {
    assert.equal(answerText('{"id":1}'), '{"data":{"id":1}}');
  });

  // In UTF-16 each ship is two: one that began in one part and ended in the next would be lost.
  for (const begin of ['', 'x', 'é']) {
    test(`PROD-07 a long one comes whole, in parts, after ${begin || 'nothing'}`, async () => {
      const data = JSON.stringify(`${begin}${'🚢'.repeat(1_500_000)}`);
      const answer = answerText(data);
      assert.ok(answer instanceof Readable);
      const parts: Buffer[] = await answer.toArray();
      assert.ok(Math.max(...parts.map(({ length }) => length)) < 3_000_000);
      assert.equal(await text(Readable.from(parts)), `{"data":${data}}`);
    });
  }
});
