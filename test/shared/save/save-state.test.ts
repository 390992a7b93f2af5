import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClientError } from '../../../shared/client/client-error.ts';
import {
  IDLE,
  isSaving,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from '../../../shared/save/save-state.ts';

const run = (...events: SaveEvent[]): SaveState => events.reduce(reduceSave, IDLE);
const started: SaveEvent = { type: 'started' };
const sending: SaveEvent = { type: 'sending', total: 3 };
const partSaved: SaveEvent = { type: 'partSaved' };
const lost = new ClientError('network', 'The service cannot be reached', { request: 'x' });
const failed: SaveEvent = { type: 'failed', error: lost, part: undefined };

test('D-123 a save runs from its beginning to its end, and no longer', () => {
  assert.equal(isSaving(IDLE), false);
  assert.equal(isSaving(run(started)), true);
  assert.equal(isSaving(run(started, sending)), true);
  assert.equal(isSaving(run(started, sending, { type: 'finished' })), false);
  assert.equal(isSaving(run(started, { type: 'refused' })), false);
  assert.equal(isSaving(run(started, failed)), false);
});

test('D-27 progress counts the parts that are stored', () => {
  assert.deepEqual(run(started, sending, partSaved, partSaved), { step: 'sending', done: 2, total: 3 });
});

test('D-27 a failure after a stored part is a partial success, before it a failure', () => {
  assert.deepEqual(run(started, sending, partSaved, failed), {
    step: 'partial',
    done: 1,
    total: 3,
    error: lost,
    part: undefined,
  });
  assert.equal(run(started, sending, failed).step, 'failed');
});

test('D-19 a 409 is a conflict, whatever was stored before', () => {
  const stale = new ClientError('graphql', 'Somebody else saved', { request: 'x', status: 409 });
  assert.equal(
    run(started, sending, partSaved, { type: 'failed', error: stale, part: undefined }).step,
    'conflict',
  );
});

test('What was told of a save can be dismissed, a save that runs cannot', () => {
  assert.deepEqual(run(started, failed, { type: 'dismissed' }), IDLE);
  assert.equal(run(started, { type: 'dismissed' }).step, 'validating');
});

test('An event that cannot happen in a state is a fault of the code', () => {
  assert.throws(() => run(partSaved), /"idle" can't be "partSaved"/);
  assert.throws(() => run(started, started), /"validating" can't be "started"/);
});
