import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLimits } from '../../../../../portal/server/accounts/limits.ts';
import { networkOf } from '../../../../../portal/server/auth/attempt-limits/network-of.ts';

test('D-10 an IPv4 address counts for itself, also in the form that it has in IPv6', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.notEqual(networkOf('::ffff:192.0.2.7'), networkOf('::FFFF:192.0.2.8'));
});

test('D-10 all addresses of an IPv6 network count as one, however they are written', () => {
  const network = networkOf('2001:db8:0:7::1');
  for (const address of [
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:0DB8:0000:0007:0:0:0:2',
    '2001:db8:0:7::192.0.2.1',
  ])
    assert.equal(networkOf(address), network, address);
  assert.equal(networkOf('fe80::1%eth0'), networkOf('fe80::2'));
  for (const other of ['2001:db8:0:8::1', '2001:db8::7', '::1', 'fe80::1'])
    assert.notEqual(networkOf(other), network, other);
});

test('D-10 the port that a proxy writes behind an address does not count', () => {
  assert.equal(networkOf('192.0.2.7:5678'), '192.0.2.7');
  assert.equal(networkOf('[::ffff:192.0.2.7]:99'), '192.0.2.7');
  assert.equal(networkOf('[2001:db8:0:7::1]:99'), networkOf('2001:db8:0:7::2'));
  assert.equal(networkOf('[::1]'), networkOf('::1'));
});

test('D-10 whoever guesses from ever other addresses of one network is slowed down', async () => {
  const waits: number[] = [];
  const limits = createLimits({ now: () => 0, wait: async (ms) => waits.push(ms) });
  for (let n = 0; n < 51; n += 1) {
    const address = `2001:db8::${n.toString(16)}`;
    await limits.guesses(address, `person ${n}`, async () => false);
    await limits.mails(address);
  }
  assert.deepEqual(waits, [500, 500]);
});
