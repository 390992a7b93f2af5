import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementOfQuery, kindOf, queryOfElement, withElement, withRecord } from '../../demo/shown-element.ts';

test('an address without attributes begins with a demo record, one with some means exactly those', () => {
  assert.deepEqual(elementOfQuery(''), {
    tag: 'po-style-manager',
    attributes: { 'record-type': 'booking', 'record-id': '1001' },
  });
  assert.deepEqual(elementOfQuery('?record-id=7&theme=&other=1').attributes, { 'record-id': '7', theme: '' });
  assert.equal(elementOfQuery('?element=booking-charges').attributes.feature, 'freight_charges');
  assert.equal(elementOfQuery('?element=__proto__').tag, 'po-style-manager');
});

test('element and attributes survive the way through the address, a token never enters it', () => {
  const attributes = { feature: 'rail_charges', 'record-id': '3002', 'user-role': 'agent', locale: 'de' };
  const query = queryOfElement({ tag: 'booking-charges', attributes: { ...attributes, token: 'secret' } });
  assert.equal(query.includes('secret'), false);
  assert.deepEqual(elementOfQuery(query), { tag: 'booking-charges', attributes });
});

test('another element keeps language, theme and backend, and nothing that is not its own', () => {
  const { tag, attributes } = withElement(
    {
      tag: 'po-style-manager',
      attributes: { 'record-type': 'shipment', 'record-id': '2001', theme: 'dark', token: 'x' },
    },
    'booking-charges',
  );
  assert.equal(tag, 'booking-charges');
  assert.deepEqual(attributes, {
    feature: 'freight_charges',
    'record-id': '3001',
    'user-role': 'admin',
    theme: 'dark',
  });
});

test('a record goes to the element and feature that show it, without the token of another one', () => {
  const start = elementOfQuery('');
  const quote = withRecord({ ...start, attributes: { ...start.attributes, token: 'x' } }, 'quote', '3002');
  assert.deepEqual(
    [quote.tag, quote.attributes.feature, quote.attributes['record-id']],
    ['booking-charges', 'freight_charges', '3002'],
  );
  assert.equal('token' in quote.attributes, false);
  const rail = { ...quote, attributes: { ...quote.attributes, feature: 'rail_charges' } };
  assert.equal(withRecord(rail, 'quote', '3003').attributes.feature, 'rail_charges');
  const manifest = withRecord(rail, 'manifest', '4001');
  assert.equal(manifest.attributes.feature, 'manifests_charges');
  assert.equal(withRecord(manifest, 'quote', '3003').attributes.feature, 'freight_charges');
  assert.deepEqual(withRecord(manifest, 'shipment', '2001'), {
    tag: 'po-style-manager',
    attributes: { 'record-type': 'shipment', 'record-id': '2001' },
  });
});

test('a rate submission, and a company without a record, go to the air form', () => {
  const start = elementOfQuery('');
  const submission = withRecord(start, 'submission', '5002');
  assert.deepEqual(submission, { tag: 'air-rate-form', attributes: { 'record-id': '5002' } });
  assert.equal(kindOf(submission), 'submission');
  assert.deepEqual(withRecord(submission, 'entity', '2'), { tag: 'air-rate-form', attributes: {} });
});

test('a company goes to its routes, and to the form of a route where that is shown', () => {
  const routes = withRecord(elementOfQuery(''), 'entity', '102');
  assert.deepEqual(routes, { tag: 'route-subscriptions', attributes: { 'record-id': '102' } });
  assert.equal(kindOf(routes), 'entity');
  const form = withRecord(elementOfQuery('?element=route-form&route-id=7'), 'entity', '102');
  assert.deepEqual(form, { tag: 'route-form', attributes: { 'record-id': '102', 'route-id': '7' } });
});
