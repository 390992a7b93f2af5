import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { spellings } from '../../../../shared/i18n/fold.ts';
import { findOptions, readAhead } from '../../../../shared/ui/options/find-options.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';

const optionsOf = (...labels: string[]) => labels.map((label, id): Option => ({ id, label }));
const found = (options: readonly Option[], query: string) =>
  findOptions(options, query).map(({ label }) => label);

const TYPES: readonly Option[] = [
  { id: 1, label: 'Inland Freight', words: ['truck'] },
  { id: 2, label: 'Freight', hint: 'all of it', words: ['FRT'] },
  { id: 3, label: 'Freight Surcharge' },
  { id: 4, label: 'Airfreight', words: ['plane'] },
  { id: 5, label: 'Terminal Handling (THC)', words: ['THC', 'Umschlag'] },
];

const text = fc.string({ unit: fc.constantFrom('a', 'A', 'ä', 'b', '1', '-', ' ', 'Ａ', 'ß'), maxLength: 5 });
const optionList = fc
  .array(fc.record({ label: text, words: fc.array(text, { maxLength: 2 }) }), { maxLength: 30 })
  .map((entries) => entries.map((entry, id): Option => ({ id, ...entry })));

const codedList = fc
  .array(fc.record({ label: text, code: fc.constantFrom('a', 'AB', 'b1', '1') }), { maxLength: 30 })
  .map((entries) =>
    entries.map(({ label, code }, id): Option => ({ ...{ id, code, words: [code] }, label })),
  );

/** What a person would write down: no cache, no earlier search. */
function naive(options: readonly Option[], query: string): Option[] {
  const needles = spellings(query.trim());
  if (!needles[0]) return [...options];
  const rankBy = ({ label, words = [], code }: Option, needle: string): number => {
    const texts = [label, ...words].flatMap(spellings);
    const wanted = needle.split(/\s+/);
    if (!wanted.every((word) => texts.some((one) => one.includes(word)))) return 9;
    if (code?.toLowerCase() === needle) return 0;
    if (texts.includes(needle)) return 1;
    if (texts[0]!.startsWith(needle)) return 2;
    const begins = (word: string) =>
      texts.some((one) =>
        [...one].some((_, at) => one.startsWith(word, at) && !/[\p{L}\p{N}]/u.test(one[at - 1] ?? ' ')),
      );
    return wanted.every(begins) ? 3 : 4;
  };
  const rank = (option: Option) => Math.min(...needles.map((needle) => rankBy(option, needle)));
  return [0, 1, 2, 3, 4].flatMap((wanted) => options.filter((option) => rank(option) === wanted));
}

describe('the search among options', () => {
  it('finds what a naive search finds, whatever was typed before', () => {
    fc.assert(
      fc.property(
        fc.oneof(optionList, codedList),
        fc.array(text, { minLength: 1, maxLength: 8 }),
        (options, queries) => {
          for (const query of queries) assert.deepEqual(findOptions(options, query), naive(options, query));
        },
      ),
    );
  });

  it('finds umlauts by the two letters that stand for them, and katakana by hiragana', () => {
    const names = optionsOf('Müller', 'Mueller & Co', 'Muller', 'トヨタ');
    assert.deepEqual(found(names, 'mueller'), ['Müller', 'Mueller & Co']);
    assert.deepEqual(found(names, 'müller'), ['Müller', 'Muller', 'Mueller & Co']);
    assert.deepEqual(found(names, 'Mu\u0308ller'), ['Müller', 'Muller', 'Mueller & Co']);
    assert.deepEqual(found(names, 'とよた'), ['トヨタ']);
  });

  it('puts a whole match first, then what begins so, then where a word does, then what contains it', () => {
    assert.deepEqual(found(TYPES, 'freight'), [
      'Freight',
      'Freight Surcharge',
      'Inland Freight',
      'Airfreight',
    ]);
    assert.deepEqual(found(optionsOf('PO-10', 'PO-1', 'XPO-1'), 'po-1'), ['PO-1', 'PO-10', 'XPO-1']);
  });

  it('a code comes before labels in which a word begins with it', () => {
    const types: Option[] = [
      { id: 1, label: 'Destination Documents (DDF)', words: ['DDF'] },
      { id: 2, label: 'Paperwork (DOC)', words: ['DOC'] },
    ];
    assert.deepEqual(found(types, 'doc'), ['Paperwork (DOC)', 'Destination Documents (DDF)']);
  });

  it('finds by words, and not by a hint, which is only shown', () => {
    assert.deepEqual(found(TYPES, ' TRUCK '), ['Inland Freight']);
    assert.deepEqual(found(TYPES, 'ｆｒｔ'), ['Freight']);
    assert.deepEqual(found(TYPES, 'umsch'), ['Terminal Handling (THC)']);
    assert.deepEqual(found(TYPES, 'all of it'), []);
  });

  it('finds every word of the query, in any order', () => {
    assert.deepEqual(found(optionsOf('User Profile', 'Company Profile'), 'profile co'), ['Company Profile']);
  });

  it('passes over accents, and letters with a stroke', () => {
    assert.deepEqual(found(optionsOf('PO\u20117788', 'PO-7789'), 'ｐｏ\u20137788'), ['PO\u20117788']);
    assert.deepEqual(found(optionsOf('Łódź', 'Lodi'), 'lodz'), ['Łódź']);
    assert.deepEqual(found(optionsOf('Ubersicht'), 'Übersicht'), ['Ubersicht']);
  });

  it('a blank query finds all in their order, an unknown one nothing', () => {
    assert.equal(findOptions(TYPES, '  '), TYPES);
    assert.deepEqual(found(TYPES, 'zzz'), []);
  });

  it('looks at nothing twice: the same query gives the same rows', () => {
    const options = optionsOf('PO-1', 'PO-2');
    assert.equal(findOptions(options, 'po'), findOptions(options, ' PO '));
  });

  it('a longer query looks only at what the one before found', () => {
    const options = optionsOf('PO-1', 'SO-1');
    findOptions(options, 'po');
    const looked: string[] = [];
    const { includes } = String.prototype;
    String.prototype.includes = function (this: string, ...args) {
      looked.push(String(this));
      return includes.apply(this, args);
    };
    try {
      findOptions(options, 'po-');
    } finally {
      String.prototype.includes = includes;
    }
    assert.ok(looked.some((one) => one.startsWith('\npo-1')));
    assert.ok(!looked.some((one) => one.startsWith('\nso-1')));
  });
});

it('PO-07 a list that was read ahead in pauses is not read again by the first search', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let read = 0;
  const options = Array.from({ length: 100 }, (_, id) => ({
    id,
    get label() {
      read += 1;
      return `PO ${id}`;
    },
  }));
  const callOff = readAhead(options);
  callOff();
  t.mock.timers.tick(1000);
  assert.equal(read, 0, 'called off');
  readAhead(options);
  for (let pause = 0; pause < 100; pause += 1) t.mock.timers.tick(300);
  assert.equal(read, 100);
  assert.equal(findOptions(options, 'po 7')[0]?.id, 7);
  assert.equal(read, 100);
});
