import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alteredToken, linkToRecord, linkWithToken } from '../../demo/link-variants.ts';

const TOKEN = 'head.payload.AbcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ';
const LINK = `https://portal.example/booking/purchase-order-and-style-manager/?record_id=1001&token=${TOKEN}`;

test('an altered token differs in its signature alone', () => {
  const altered = alteredToken(TOKEN);
  assert.equal(altered.length, TOKEN.length);
  assert.notEqual(altered, TOKEN);
  assert.equal(altered.slice(0, 13), TOKEN.slice(0, 13));
});

test('a token without parts is altered too', () => {
  assert.notEqual(alteredToken('AAAA'), 'AAAA');
});

test('a link gets another token, or another record with the same token', () => {
  assert.equal(new URL(linkWithToken(LINK, 'other')).searchParams.get('token'), 'other');
  const elsewhere = new URL(linkToRecord(LINK, 1002)).searchParams;
  assert.deepEqual([elsewhere.get('record_id'), elsewhere.get('token')], ['1002', TOKEN]);
});
