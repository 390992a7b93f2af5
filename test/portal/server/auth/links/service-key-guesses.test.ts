import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newServiceKey, serviceKeyHash } from '../../../../../portal/server/auth/service-keys/service-key.ts';
import { createServiceKeyCallers } from '../../../../../portal/server/auth/service-keys/service-key-callers.ts';
import { insertServiceKey } from '../../../../../portal/server/auth/service-keys/stored-service-keys.ts';
import { openFreshEmbedded } from '../../../../helpers/database.ts';
import { fill } from '../test-accounts.ts';

const [HOST, ELSEWHERE] = ['192.0.2.10', '198.51.100.7'];

test('D-10 wrong service keys from an address are slowed down, but not a key that was right before', async () => {
  const database = await openFreshEmbedded();
  try {
    await fill(database);
    const limits = { entityIds: null, recordTypes: null, roles: ['user' as const], expiresIn: null };
    const make = async () => {
      const key = newServiceKey();
      const maker = { userId: 1, accessVersion: 1 };
      const about = { keyHash: serviceKeyHash(key), maker };
      await database.db
        .transaction()
        .execute((trx) => insertServiceKey(trx, { name: 'Host', ...limits }, about));
      return key;
    };
    const [known, unused] = [await make(), await make()];
    const waits: number[] = [];
    const wait = async (ms: number) => waits.push(ms);
    const callerOf = createServiceKeyCallers(database.db, { now: () => 0, wait });
    await callerOf(known, HOST);
    for (let guess = 0; guess < 53; guess++)
      await assert.rejects(callerOf(newServiceKey(), HOST), { status: 401 });
    assert.deepEqual(waits, [500, 1000, 2000]);
    await callerOf(known, HOST);
    assert.equal(waits.length, 3, 'the known key did not wait');
    await callerOf(unused, ELSEWHERE);
    assert.equal(waits.length, 3, 'nor did another address');
    await callerOf(await make(), HOST);
    assert.equal(waits.length, 4, 'a guess waits whether it is right or not');
  } finally {
    await database.close();
  }
});
