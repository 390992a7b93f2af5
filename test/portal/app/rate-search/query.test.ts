import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkFields } from '../../../../portal/app/rate-search/query/check-fields.ts';
import {
  type Fields,
  firstFields,
  isAsked,
  readFields,
  withMode,
  writeFields,
} from '../../../../portal/app/rate-search/query/fields.ts';

const FCL: Fields = { ...firstFields(), origin: 11, destination: 12, day: '2026-11-10' };
const AIR: Fields = { ...FCL, mode: 'Air', weight: '85', volume: '' };

const problems = (fields: Partial<Fields>) => {
  const checked = checkFields({ ...FCL, ...fields });
  return 'problems' in checked ? checked.problems : {};
};

describe('MOD-12 the search in the address', () => {
  test('is read as it was written, and has nothing of another kind of freight', () => {
    const counts = { '20GP': '2', '40GP': '', '40HC': '1', '45HC': '' };
    const fields = { ...FCL, counts, weight: '900' };
    const address = writeFields(fields);
    assert.equal(address, 'mode=FCL&origin=11&destination=12&day=2026-11-10&20GP=2&40HC=1');
    assert.deepEqual(readFields(new URLSearchParams(address)), { ...fields, weight: '' });
    assert.equal(writeFields(AIR), 'mode=Air&origin=11&destination=12&day=2026-11-10&weight=85');
  });

  test('of anything else is a search with what can be understood of it', () => {
    const fields = readFields(new URLSearchParams('mode=boat&origin=x&destination=-1&day=soon&20GP=many'));
    assert.deepEqual(
      [fields.mode, fields.origin, fields.destination, fields.day, fields.counts['20GP']],
      ['FCL', null, null, 'soon', 'many'],
    );
    assert.equal(isAsked(new URLSearchParams('mode=Air')), false);
    assert.equal(readFields(new URLSearchParams('mode=air')).mode, 'Air');
  });

  test('keeps ports from FCL to LCL, and none by air, whose places are airports', () => {
    assert.equal(withMode(FCL, 'LCL').origin, 11);
    assert.deepEqual([withMode(FCL, 'Air').origin, withMode(AIR, 'FCL').destination], [null, null]);
  });
});

describe('MOD-12 what is typed', () => {
  test('is searched as canonical numbers', () => {
    assert.deepEqual(checkFields({ ...AIR, weight: ' 1,250.50 ', volume: '0,5' }), {
      search: {
        ...{ mode: 'Air', origin: 11, destination: 12, day: '2026-11-10' },
        ...{ weightKg: '1250.5', volumeCbm: '0.5' },
      },
    });
    assert.deepEqual(checkFields({ ...FCL, counts: { ...FCL.counts, '20GP': '0', '40HC': '03' } }), {
      search: {
        ...{ mode: 'FCL', origin: 11, destination: 12, day: '2026-11-10' },
        containers: { '40HC': 3 },
      },
    });
  });

  test('is refused at its field', () => {
    assert.deepEqual(problems({ origin: null, destination: null, day: '2026-02-30' }), {
      origin: 'rateSearch.problem.place',
      destination: 'rateSearch.problem.place',
      day: 'rateSearch.problem.day',
    });
    assert.deepEqual(problems({ destination: 11 }), { destination: 'rateSearch.problem.samePlace' });
    for (const count of ['', '0', '1000', '-1', '1.5', 'two'])
      assert.deepEqual(
        problems({ counts: { ...FCL.counts, '40HC': count } }),
        { containers: 'rateSearch.problem.containers' },
        count,
      );
    for (const weight of ['', '0', '-5', '1e3', '12345678', '1.2345', 'heavy'])
      assert.deepEqual(problems({ ...AIR, weight }), { weightKg: 'rateSearch.problem.weight' }, weight);
  });

  test('of a volume may be left out by air alone', () => {
    assert.deepEqual(problems({ ...AIR, volume: '' }), {});
    assert.deepEqual(problems({ ...AIR, volume: '0' }), { volumeCbm: 'rateSearch.problem.volume' });
    assert.deepEqual(problems({ ...AIR, mode: 'LCL' }), { volumeCbm: 'rateSearch.problem.volume' });
  });
});
