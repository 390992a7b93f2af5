import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  fold,
  isKnown,
  type Option,
  pasteInto,
  rowsOf,
  type Search,
  search,
} from '../../../../shared/ui/combobox/options.ts';

const label = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', '0', '1', '-', ' ', 'Ａ', 'ß'),
  maxLength: 6,
});
const optionList = fc
  .array(label, { maxLength: 30 })
  .map((labels) => labels.map((text, id): Option => ({ id, label: text })));

/** What a person would write down: no cache, no earlier search. */
function naive(options: readonly Option[], text: string, selected: readonly Option[]): Option[] {
  const needle = fold(text.trim());
  const matching = options.filter(
    (option) => fold(option.label).includes(needle) && !selected.some((taken) => taken.id === option.id),
  );
  const isEqual = (option: Option) => needle !== '' && fold(option.label) === needle;
  return [...matching.filter(isEqual), ...matching.filter((option) => !isEqual(option))];
}

describe('the search of a combobox', () => {
  it('finds what a naive filter finds, whatever was typed before', () => {
    fc.assert(
      fc.property(
        optionList,
        fc.array(label, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (options, texts, seed) => {
          const selected = options.filter((option) => (option.id * 31 + seed) % 4 === 0);
          let last: Search | undefined;
          for (const text of texts) {
            last = search(options, text, last);
            assert.deepEqual(rowsOf(last, selected), naive(options, text, selected));
          }
        },
      ),
    );
  });

  it('starts afresh when the known options are others', () => {
    const first = search([{ id: 1, label: 'PO-1' }], 'PO');
    const second = search([{ id: 2, label: 'PO-12' }], 'PO-1', first);
    assert.deepEqual(rowsOf(second, []), [{ id: 2, label: 'PO-12' }]);
  });

  it('looks at nothing twice when the text has not changed', () => {
    const options = [{ id: 1, label: 'PO-1' }];
    const first = search(options, 'po');
    assert.equal(search(options, ' PO ', first), first);
  });

  it('finds letters of full width by letters of half width', () => {
    assert.equal(rowsOf(search([{ id: 1, label: 'ＰＯ－１' }], 'po-1'), []).length, 1);
  });

  it('puts the label that equals the text first', () => {
    const options = ['PO-10', 'PO-1', 'PO-100'].map((text, id) => ({ id, label: text }));
    const labels = rowsOf(search(options, 'po-1'), []).map((option) => option.label);
    assert.deepEqual(labels, ['PO-1', 'PO-10', 'PO-100']);
  });
});

describe('isKnown', () => {
  it('PO-10 knows a label only letter by letter: leading zeros and case make another one', () => {
    const lists = [[{ id: 1, label: '0077' }], [{ id: 2, label: 'abc' }]];
    assert.equal(isKnown(' 0077 ', ...lists), true);
    assert.equal(isKnown('abc', ...lists), true);
    assert.equal(isKnown('77', ...lists), false);
    assert.equal(isKnown('ABC', ...lists), false);
  });
});

describe('pasteInto', () => {
  it('keeps the pieces of a pasted column apart', () => {
    assert.equal(pasteInto('', 0, 0, 'PO-1\r\nPO-2\r\nPO-3\r\n'), 'PO-1 PO-2 PO-3');
    assert.equal(pasteInto('', 0, 0, 'PO-1\tPO-2'), 'PO-1 PO-2');
  });

  it('replaces what is selected and leaves the rest', () => {
    assert.equal(pasteInto('abcdef', 2, 4, 'X\nY'), 'abX Yef');
  });
});
