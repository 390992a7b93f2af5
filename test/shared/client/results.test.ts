import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { ClientError } from '../../../shared/client/client-error.ts';
import { statusList } from '../../../shared/client/results.ts';

const Entry = v.object({ id: v.number() });
const list = (status: string, statusMessage: string) =>
  statusList(Entry, { status, statusMessage }, 'search');

describe('statusList', () => {
  it('API-41 answers the list of a successful answer', () => {
    assert.deepEqual(list('SUCCEEDED', '[{"id":7}]'), { list: [{ id: 7 }], problem: undefined });
  });

  it('API-41, D-13 answers no entries and words to show for another status', () => {
    assert.deepEqual(list('FAILED', 'The index is being built.'), {
      list: [],
      problem: 'The index is being built.',
    });
    assert.deepEqual(list('FAILED', ''), { list: [], problem: 'FAILED' });
    assert.deepEqual(list('succeeded', '[{"id":7}]').list, []);
  });

  for (const text of ['', 'null', '{"id":7}', '[{"id":"7"}]', '<p>down</p>'])
    it(`D-13 takes ${JSON.stringify(text)} for a failure, not for an empty list`, () => {
      assert.throws(
        () => list('SUCCEEDED', text),
        (error) => error instanceof ClientError && error.code === 'unexpected' && error.message !== '',
      );
    });
});
