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
import { BLANK, enteredNumber } from '../../../../shared/trade/number-entry.ts';

const FCL: Fields = { ...firstFields(), origin: 11, destination: 12, day: '2026-11-10' };
const AIR: Fields = { ...FCL, mode: 'Air', weight: { value: '85' }, volume: BLANK };

const problems = (fields: Partial<Fields>) => {
  const checked = checkFields({ ...FCL, ...fields });
  return 'problems' in checked ? checked.problems : {};
};

describe('MOD-12 the search in the address', () => {
  test('is read as it was written, and has nothing of another kind of freight', () => {
    const counts = { '20GP': { value: '2' }, '40GP': BLANK, '40HC': { value: '1' }, '45HC': BLANK };
    const fields = { ...FCL, counts, weight: { value: '900' } };
    const address = writeFields(fields);
    assert.equal(address, 'mode=FCL&origin=11&destination=12&day=2026-11-10&20GP=2&40HC=1');
    assert.deepEqual(readFields(new URLSearchParams(address)), { ...fields, weight: BLANK });
    assert.equal(writeFields(AIR), 'mode=Air&origin=11&destination=12&day=2026-11-10&weight=85');
  });

  test('of anything else is a search with what can be understood of it', () => {
    const fields = readFields(new URLSearchParams('mode=boat&origin=x&destination=-1&day=soon&20GP=many'));
    assert.deepEqual(
      [fields.mode, fields.origin, fields.destination, fields.day, fields.counts['20GP']],
      ['FCL', null, null, 'soon', { text: 'many' }],
    );
    assert.equal(isAsked(new URLSearchParams('mode=Air')), false);
    assert.equal(readFields(new URLSearchParams('mode=air')).mode, 'Air');
  });

  test('D-148 is the same in every language: a volume of 2,345 in German is 2.345, and 0,850 kg are 0.85', () => {
    const fields = { ...AIR, weight: enteredNumber('0,850', ','), volume: enteredNumber('2,345', ',') };
    const address = writeFields(fields);
    assert.match(address, /&weight=0\.85&volume=2\.345$/);
    const read = readFields(new URLSearchParams(address));
    assert.deepEqual([read.weight, read.volume], [fields.weight, fields.volume]);
    const checked = checkFields(read);
    assert.ok('search' in checked && checked.search.mode === 'Air');
    assert.deepEqual([checked.search.weightKg, checked.search.volumeCbm], ['0.85', '2.345']);
  });

  test('keeps ports from FCL to LCL, and none by air, whose places are airports', () => {
    assert.equal(withMode(FCL, 'LCL').origin, 11);
    assert.deepEqual([withMode(FCL, 'Air').origin, withMode(AIR, 'FCL').destination], [null, null]);
  });
});

describe('MOD-12 what is typed', () => {
  test('is searched as canonical numbers', () => {
    const [weight, volume] = [enteredNumber(' 1,250.50 ', '.'), enteredNumber('0,5', '.')];
    assert.deepEqual(checkFields({ ...AIR, weight, volume }), {
      search: {
        ...{ mode: 'Air', origin: 11, destination: 12, day: '2026-11-10' },
        ...{ weightKg: '1250.5', volumeCbm: '0.5' },
      },
    });
    assert.deepEqual(
      checkFields({
        ...FCL,
        counts: { ...FCL.counts, '20GP': enteredNumber('0', '.'), '40HC': enteredNumber('03', '.') },
      }),
      {
        search: {
          ...{ mode: 'FCL', origin: 11, destination: 12, day: '2026-11-10' },
          containers: { '40HC': 3 },
        },
      },
    );
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
        problems({ counts: { ...FCL.counts, '40HC': enteredNumber(count, '.') } }),
        { containers: 'rateSearch.problem.containers' },
        count,
      );
    for (const text of ['', '0', '-5', '1e3', '12345678', '1.2345', 'heavy', '1,234']) {
      const weight = enteredNumber(text, '.');
      assert.deepEqual(problems({ ...AIR, weight }), { weightKg: 'rateSearch.problem.weight' }, text);
    }
  });

  test('of a volume may be left out by air alone', () => {
    assert.deepEqual(problems({ ...AIR, volume: BLANK }), {});
    assert.deepEqual(problems({ ...AIR, volume: { value: '0' } }), {
      volumeCbm: 'rateSearch.problem.volume',
    });
    assert.deepEqual(problems({ ...AIR, mode: 'LCL' }), { volumeCbm: 'rateSearch.problem.volume' });
  });
});
