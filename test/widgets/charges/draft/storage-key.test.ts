import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isOfferedTo, storageKeyOf } from '../../../../widgets/charges/draft/storage-key.ts';
import type { RecordRef } from '../../../../widgets/charges/record.ts';

const record: RecordRef = { feature: 'freight_charges', id: 7, role: 'agent' };
const place = { backend: 'https://api.example', record, draftKey: null };

/** Whom a draft under the name is offered to; the text under it says that it is of `owner`. */
const offeredTo = (name: string, over: object = {}, owner: string | null = null) =>
  [null, '3', 'ada lane'].filter((whose) => isOfferedTo(whose, name, { ...place, ...over }, () => owner));

suite('the keys of drafts on the device', () => {
  test('are other ones for each backend, list, role, key of the page and person', () => {
    const places = [
      place,
      { ...place, backend: '' },
      { ...place, record: { ...record, feature: 'rail_charges' as const } },
      { ...place, record: { ...record, id: 70 } },
      { ...place, record: { ...record, role: 'admin' as const } },
      { ...place, draftKey: '' },
      { ...place, draftKey: 'agent' },
      { ...place, draftKey: 'agent 1' },
    ];
    const keys = places.flatMap((one) => [null, '3', '31'].map((owner) => storageKeyOf(one, owner)));
    for (const key of keys) {
      // A tab that isn't the owner of the draft writes beside it.
      assert.deepEqual(
        keys.filter((other) => other === key || `${other} #x`.startsWith(`${key} #`)),
        [key],
      );
    }
  });

  test('nobody is offered what is under the key of somebody else', () => {
    assert.deepEqual(offeredTo(storageKeyOf(place, '4')), []);
    assert.deepEqual(offeredTo(`${storageKeyOf(place, '4')} #tab1`), []);
    assert.deepEqual(offeredTo(`${storageKeyOf(place, null)} unreadable 1`), []);
  });

  test("nobody's draft is offered to whoever opens the list", () => {
    assert.deepEqual(offeredTo(storageKeyOf(place, null)), ['3', 'ada lane']);
    assert.deepEqual(offeredTo(`${storageKeyOf(place, null)} #tab1`), ['3', 'ada lane']);
  });

  test('of an earlier release whose texts say whose they are are offered to these', () => {
    const name = `${storageKeyOf(place, null)} x1y2`;
    assert.deepEqual(offeredTo(name, {}, '3'), ['3']);
    assert.deepEqual(offeredTo(name, {}, null), [null, '3', 'ada lane']);
    assert.deepEqual(offeredTo(name, { draftKey: 'office' }, '3'), []);
  });

  for (const [caller, owners] of [
    ['user-3', ['3']],
    ['page-ada lane', ['ada lane']],
    ['link-1x2y3z', [null, '3', 'ada lane']],
    ['open', [null, '3', 'ada lane']],
  ] as const)
    test(`of the earliest release under ${caller} are offered to ${owners.join(', ')}`, () => {
      const name = `fp-charges https://api.example ${caller} agent freight_charges 7 tab1`;
      assert.deepEqual(offeredTo(name), owners);
      assert.deepEqual(offeredTo(name, { record: { ...record, id: 8 } }), []);
      assert.deepEqual(offeredTo(name, { backend: 'https://other.example' }), []);
    });
});
