import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ClientError } from '../../../shared/client/client-error.ts';
import { requestKeys, type WithKey } from '../../../shared/client/request-keys.ts';

let withKey: WithKey;
beforeEach(() => {
  withKey = requestKeys();
});

const LINK = { type: 'booking', id: 7, selectedPOs: [1, 2] };
const works = (content: object = LINK) => withKey(content, async (key) => key);

/** The key under which it failed. */
async function fails(error: Error, content: object = LINK): Promise<string> {
  let used = '';
  const work = withKey(content, async (key) => {
    used = key;
    throw error;
  });
  await assert.rejects(work, error);
  return used;
}

const lost = new ClientError('network', 'The service cannot be reached', { request: 'x' });

test('D-122 what failed is tried again under its key, also after other work', async () => {
  const first = await fails(lost);
  assert.notEqual(await works({ ...LINK, selectedPOs: [2] }), first);
  assert.equal(await fails(lost), first);
  assert.equal(await works({ ...LINK }), first);
});

test('D-37 what worked is over: the same once more is another action with a key of its own', async () => {
  const first = await works();
  assert.notEqual(await works(), first);
});

test('D-122 a key that the server holds for something else is given up', async () => {
  const reused = new ClientError('graphql', 'Already used', { request: 'x', status: 409 });
  const first = await fails(reused);
  assert.notEqual(await works(), first);
});
