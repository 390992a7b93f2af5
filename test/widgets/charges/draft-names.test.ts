import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { draftNames, formerOwner } from '../../../widgets/charges/draft/draft-names.ts';
import type { RecordRef } from '../../../widgets/charges/editor/record.ts';

const record: RecordRef = { feature: 'freight_charges', id: 7, role: 'agent' };
const place = { backend: 'https://api.example', record, draftKey: null };

suite('the names of drafts on the device', () => {
  test('are other ones for each backend, list, role and key of the page', () => {
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
    const names = places.map(draftNames);
    for (const [index, name] of names.entries())
      assert.deepEqual(
        names.filter((other) => other.startsWith(name)),
        [names[index]],
      );
  });

  for (const [caller, owner] of [
    ['user-3', '3'],
    ['page-ada lane', 'ada lane'],
    ['link-1x2y3z', null],
    ['open', null],
  ] as const)
    test(`an earlier release kept those of ${caller} for ${owner ?? 'anybody'}`, () => {
      const name = `fp-charges https://api.example ${caller} agent freight_charges 7 tab1`;
      assert.equal(formerOwner(name, place), owner);
      assert.equal(formerOwner(name, { ...place, record: { ...record, id: 8 } }), undefined);
      assert.equal(formerOwner(name, { ...place, backend: 'https://other.example' }), undefined);
    });

  test('a name of today is none of an earlier release', () => {
    assert.equal(formerOwner(`${draftNames(place)}tab1`, place), undefined);
  });
});
