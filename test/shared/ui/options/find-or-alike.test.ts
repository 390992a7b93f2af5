import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findOptions } from '../../../../shared/ui/options/find-options.ts';
import { findOrAlike, isGuess } from '../../../../shared/ui/options/find-or-alike.ts';
import { beginsWithTypo, isOneTypo } from '../../../../shared/ui/options/one-typo.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';

const port = (code: string, label: string, ...words: string[]): Option => ({
  ...{ id: code, code, label: `${label} (${code})`, words: [code, ...words] },
});
const PLACES: readonly Option[] = [
  port('CNSHA', 'Shanghai, China', 'Yangshan', 'CNSGH'),
  port('ITGOA', 'Genova, Italy', 'Genoa'),
  port('VNSGN', 'Ho Chi Minh City, Vietnam', 'Saigon', 'HCMC'),
  port('HKHKG', 'Hong Kong, Hong Kong'),
  port('DEHAM', 'Hamburg, Germany', 'Hambourg'),
  port('USLAX', 'Los Angeles, United States', 'LA'),
  port('JPYOK', 'Yokohama, Japan'),
  port('KZATY', 'Астана, Kazakhstan'),
  port('CNCAN', '广州白云机场'),
];
const codes = (query: string) => findOrAlike(PLACES, query).map(({ code }) => code);

describe('the search that passes over a typo', () => {
  for (const [typo, query, code] of [
    ['two letters swapped', 'shangahi', 'CNSHA'],
    ['a wrong letter', 'Shenghai', 'CNSHA'],
    ['a missing letter', 'Hambrg', 'DEHAM'],
    ['a letter too many', 'Yokkohama', 'JPYOK'],
    ['a wrong first letter', 'gokohama', 'JPYOK'],
    ['a typo in another name', 'Saigno', 'VNSGN'],
    ['a typo in the second word', 'Los Angelse', 'USLAX'],
    ['a typo in one of several words', 'ho chi mihn', 'VNSGN'],
    ['a blank left out', 'losangeles', 'USLAX'],
    ['a blank too many', 'Shang hai', 'CNSHA'],
    ['a beginning', 'yokhoa', 'JPYOK'],
    ['an accent beside a typo', 'Hämbrug', 'DEHAM'],
    ['Cyrillic', 'Астаан', 'KZATY'],
  ] as const)
    it(`finds a name with ${typo}: ${query}`, () => assert.deepEqual(codes(query), [code]));

  for (const [what, query] of [
    ['a code', 'CNSHX'],
    ['a former code', 'CNSGX'],
    ['an abbreviation', 'HCMX'],
    ['a text of three letters', 'gew'],
    ['a text with a digit', 'Hambur9'],
    ['two typos in a word', 'Shagnahi'],
    ['a short beginning', 'Yokh'],
    ['another Chinese name', '广州黑云机场'],
    ['a blank between other words', 'ab cd'],
  ] as const)
    it(`finds nothing for ${what}: ${query}`, () => assert.deepEqual(codes(query), []));

  it('says nothing of typos where something is written so', () => {
    const options = [port('AAAAA', 'Genoa'), port('BBBBB', 'Genova'), port('CCCCC', 'Genoah')];
    assert.deepEqual(findOrAlike(options, 'genoa'), findOptions(options, 'genoa'));
    assert.deepEqual(
      findOrAlike(options, 'genoa').map(({ code }) => code),
      ['AAAAA', 'CCCCC'],
    );
  });

  it('has whole names before beginnings', () => {
    const options = [port('AAAAA', 'Hamburgo'), port('BBBBB', 'Hamburg')];
    assert.deepEqual(
      findOrAlike(options, 'hambugr').map(({ code }) => code),
      ['BBBBB', 'AAAAA'],
    );
  });

  it('tells a guess from what is written so', () => {
    assert.equal(isGuess(findOrAlike(PLACES, 'hambrug'), 'hambrug'), true);
    assert.equal(isGuess(findOrAlike(PLACES, 'hambur'), 'hambur'), false);
    assert.equal(isGuess([], 'hambur'), false);
  });
});

it('one letter that is wrong, missing, too many or swapped is a typo, and nothing else is', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  /** Every text that one typo makes of another. */
  const typosOf = (meant: string): Set<string> => {
    const texts = new Set<string>();
    for (let at = 0; at <= meant.length; at += 1) {
      const [before, after] = [meant.slice(0, at), meant.slice(at)];
      if (after) texts.add(before + after.slice(1));
      if (after.length > 1) texts.add(before + after[1] + after[0] + after.slice(2));
      for (const letter of 'abc') {
        texts.add(before + letter + after);
        if (after) texts.add(before + letter + after.slice(1));
      }
    }
    texts.delete(meant);
    return texts;
  };
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      assert.equal(isOneTypo(typed, meant), typosOf(meant).has(typed));
      const beginnings = Array.from({ length: meant.length + 1 }, (_, n) => meant.slice(0, n));
      assert.equal(
        beginsWithTypo(typed, meant),
        beginnings.some((beginning) => typosOf(beginning).has(typed)),
      );
    }),
  );
});
