import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryOfStaged, stagedOfQuery, withElement, withRecord } from '../../demo/staged.ts';

test('an address without knobs begins with a demo record, one with some means exactly those', () => {
  assert.deepEqual(stagedOfQuery(''), {
    tag: 'po-style-manager',
    knobs: { 'record-type': 'booking', 'record-id': '1001' },
  });
  assert.deepEqual(stagedOfQuery('?record-id=7&theme=&other=1').knobs, { 'record-id': '7', theme: '' });
  assert.equal(stagedOfQuery('?element=booking-charges').knobs.feature, 'freight_charges');
  assert.equal(stagedOfQuery('?element=__proto__').tag, 'po-style-manager');
});

test('element and knobs survive the way through the address, a token never enters it', () => {
  const knobs = { feature: 'rail_charges', 'record-id': '3002', 'user-role': 'agent', locale: 'de' };
  const query = queryOfStaged({ tag: 'booking-charges', knobs: { ...knobs, token: 'secret' } });
  assert.equal(query.includes('secret'), false);
  assert.deepEqual(stagedOfQuery(query), { tag: 'booking-charges', knobs });
});

test('another element keeps language, theme and backend, and nothing that is not its own', () => {
  const { tag, knobs } = withElement(
    {
      tag: 'po-style-manager',
      knobs: { 'record-type': 'shipment', 'record-id': '2001', theme: 'dark', token: 'x' },
    },
    'booking-charges',
  );
  assert.equal(tag, 'booking-charges');
  assert.deepEqual(knobs, {
    feature: 'freight_charges',
    'record-id': '3001',
    'user-role': 'admin',
    theme: 'dark',
  });
});

test('a record goes to the element and feature that show it, without the token of another one', () => {
  const start = stagedOfQuery('');
  const quote = withRecord({ ...start, knobs: { ...start.knobs, token: 'x' } }, 'quote', '3002');
  assert.deepEqual(
    [quote.tag, quote.knobs.feature, quote.knobs['record-id']],
    ['booking-charges', 'freight_charges', '3002'],
  );
  assert.equal('token' in quote.knobs, false);
  const rail = { ...quote, knobs: { ...quote.knobs, feature: 'rail_charges' } };
  assert.equal(withRecord(rail, 'quote', '3003').knobs.feature, 'rail_charges');
  const manifest = withRecord(rail, 'manifest', '4001');
  assert.equal(manifest.knobs.feature, 'manifests_charges');
  assert.equal(withRecord(manifest, 'quote', '3003').knobs.feature, 'freight_charges');
  assert.deepEqual(withRecord(manifest, 'shipment', '2001'), {
    tag: 'po-style-manager',
    knobs: { 'record-type': 'shipment', 'record-id': '2001' },
  });
});
