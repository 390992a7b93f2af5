import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { DecimalSign } from '../../../../../shared/trade/number-notation.ts';
import { copyText, copyValues } from '../../../../../shared/ui/grid/model/clipboard.ts';
import { parseBlock } from '../../../../../shared/ui/grid/model/clipboard-text.ts';
import { readValues, writeValues } from '../../../../../shared/ui/grid/model/copied-values.ts';
import type { BlockValues, GridRow, GridState } from '../../../../../shared/ui/grid/model/grid-model.ts';
import {
  createNumberCells,
  unreadCell,
  unreadText,
  valueIn,
} from '../../../../../shared/ui/grid/model/number-cells.ts';
import { emptyGrid, reduceGrid } from '../../../../../shared/ui/grid/model/reduce.ts';

const SIGNS = ['.', ','] as const;
const sign = fc.constantFrom(...SIGNS);
const numbersIn = (one: DecimalSign) =>
  createNumberCells<GridRow>({
    sign: one,
    has: (column) => column !== 'note',
    currencyOf: (_column, row) => row?.cells.currency ?? '',
  });
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."0123456789.,-' "), maxLength: 9 }),
  fc.string({ unit: 'grapheme', maxLength: 9 }),
);

/** A table of prices, without a page. */
class Prices {
  state: GridState<GridRow>;
  readonly rules;

  constructor(one: DecimalSign, rows: readonly Record<string, string>[]) {
    const numbers = numbersIn(one);
    let made = 0;
    this.rules = {
      columns: ['a', 'b', 'note'],
      newRow: (): GridRow => {
        made += 1;
        return { key: `new ${made}`, cells: {} };
      },
      copyRow: (row: GridRow) => row,
      normalize: (column: string, text: string, row?: GridRow) =>
        numbers.has(column) ? numbers.read(column, text, row) : text,
      show: (column: string, text: string, row?: GridRow) =>
        numbers.has(column) ? numbers.show(column, text, row) : text,
      numbers,
      derive: (row: GridRow) => row,
      isStored: () => false,
    };
    this.state = emptyGrid(rows.map((cells, n): GridRow => ({ key: `r${n}`, cells })));
  }

  do(...actions: Parameters<typeof reduceGrid<GridRow>>[2][]): this {
    for (const action of actions) this.state = reduceGrid<GridRow>(this.rules, this.state, action);
    return this;
  }

  select(from: string, to: string): this {
    const at = (name: string) => ({ row: `r${name[1]}`, column: name[0]! });
    return this.do({ type: 'focused', position: at(from) }, { type: 'extended', position: at(to) });
  }

  paste(text: string, values?: BlockValues): this {
    return this.do({ type: 'pasted', block: parseBlock(text), values });
  }

  column = (id: string) => this.state.rows.map(({ cells }) => cells[id] ?? '');
}

describe('D-148 a cell of a number', () => {
  it('holds what was read as a value, and shows it in the notation of the language', () => {
    const [point, comma] = SIGNS.map(numbersIn) as [
      ReturnType<typeof numbersIn>,
      ReturnType<typeof numbersIn>,
    ];
    for (const [text, cell, shown] of [
      ['4,125', '4.125', '4,125'],
      ['4,50', '4.50', '4,50'],
      ['1.250,00', '1250', '1250'],
      ['1.234.567', '1234567', '1234567'],
      ['（５）', '-5', '-5'],
      [' ', '', ''],
    ] as const) {
      assert.equal(comma.read('a', text), cell, text);
      assert.equal(comma.show('a', cell), shown, text);
    }
    assert.equal(point.show('a', '4.125'), '4.125');
    assert.equal(point.read('a', '$1,250.00', { key: 'r', cells: { currency: 'USD' } }), '1250');
  });

  it('holds what could not be read as it was typed, and offers both numbers that it may mean', () => {
    const [point, comma] = SIGNS.map(numbersIn) as [
      ReturnType<typeof numbersIn>,
      ReturnType<typeof numbersIn>,
    ];
    assert.equal(comma.show('a', comma.read('a', '1.234')), '1.234');
    assert.equal(valueIn(comma.read('a', '1.234')), undefined);
    assert.deepEqual(comma.choices('a', comma.read('a', '1.234')), ['1,234', '1234']);
    assert.deepEqual(
      point.choices('a', comma.read('a', '1.234')),
      ['1.234', '1234'],
      'in another language, too',
    );
    for (const text of ['10-12', '4.20²', '½', '1.5E3', "'5", 'about 3']) {
      const cell = point.read('a', text);
      assert.deepEqual(
        [valueIn(cell), point.show('a', cell), point.choices('a', cell)],
        [undefined, text, undefined],
      );
    }
  });

  it('never takes a text that could not be read for a value', () => {
    fc.assert(
      fc.property(typed, (text) => {
        assert.equal(valueIn(unreadCell(text)), undefined);
        assert.equal(unreadText(unreadCell(text)), text);
      }),
    );
  });

  it('reads what it shows as the very same, so that a visit changes nothing', () => {
    fc.assert(
      fc.property(typed, sign, (text, one) => {
        const numbers = numbersIn(one);
        const cell = numbers.read('a', text);
        assert.equal(numbers.read('a', numbers.show('a', cell)), cell);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('D-148 numbers that are copied', () => {
  it('are the same ones in a table of another language, and so is what could not be read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 3 }),
        sign,
        sign,
        (texts, from, to) => {
          const numbers = numbersIn(from);
          const rows = texts.map(([a, b]) => ({
            a: numbers.read('a', a),
            b: numbers.read('b', b),
            note: 'x',
          }));
          const last = rows.length - 1;
          const copied = new Prices(from, rows).select('a0', `b${last}`);
          const text = copyText(copied.rules, copied.state);
          const values = readValues(writeValues(copyValues(copied.rules, copied.state)!), parseBlock(text));
          const pasted = new Prices(
            to,
            rows.map(() => ({})),
          )
            .select('a0', `b${last}`)
            .paste(text, values);
          for (const column of ['a', 'b'])
            for (const [n, cell] of pasted.column(column).entries()) {
              const source = copied.column(column)[n]!;
              if (valueIn(source) !== undefined) assert.equal(cell, source);
            }
        },
      ),
    );
  });

  it('are texts where what lies beside them is not theirs', () => {
    const block = [['1,5', 'x']];
    assert.deepEqual(readValues('[["1.5",null]]', block), [['1.5', null]]);
    for (const other of ['', '[', '[["1.5"]]', '[["1,5",null]]', '[[1.5,null]]', '[]', '{}'])
      assert.equal(readValues(other, block), undefined, other);
  });

  it('are filled into other cells as they are, a text that could not be read with them', () => {
    const prices = new Prices(',', [{ a: "'1.234", b: '4.125' }, {}]).select('a0', 'b1');
    prices.do({ type: 'filledDown' });
    assert.deepEqual(
      [prices.column('a'), prices.column('b')],
      [
        ["'1.234", "'1.234"],
        ['4.125', '4.125'],
      ],
    );
  });
});

describe('D-148 a block from outside', () => {
  const unclear = ({ state }: Prices) => state.paste?.unclear.map(({ row, column }) => column + row);

  it('is read as the clear numbers of each column are written', () => {
    const prices = new Prices('.', [{}]).select('a0', 'a0').paste('1,234\t1.234\n0,125\t1,234.5\n2.345\t7');
    assert.deepEqual(prices.column('a'), ['1.234', '0.125', '2345']);
    assert.deepEqual(prices.column('b'), ['1.234', '1234.5', '7']);
    assert.deepEqual(unclear(prices), []);
  });

  it('keeps the texts that nothing decides, until one answer settles all of them as one step', () => {
    const prices = new Prices('.', [{ note: 'x' }]).select('a0', 'a0').paste('1,234\t5\n2,345\t6\n7\t1,000');
    assert.deepEqual(prices.column('a'), ['1,234', '2,345', '7']);
    assert.deepEqual(unclear(prices), ['ar0', 'anew 1', 'bnew 2']);
    prices.do({ type: 'pasteExplained', marks: 'thousands' });
    assert.deepEqual(
      [prices.column('a'), prices.column('b')],
      [
        ['1234', '2345', '7'],
        ['5', '6', '1000'],
      ],
    );
    prices.do({ type: 'undone' });
    assert.deepEqual(prices.column('a'), ['1,234', '2,345', '7']);
    const others = new Prices('.', [{}]).select('a0', 'a0').paste('1,234\n2,345');
    others.do({ type: 'pasteExplained', marks: 'decimals' });
    assert.deepEqual(others.column('a'), ['1.234', '2.345']);
  });

  it('AIR-43 makes no other number of a text that is none', () => {
    const prices = new Prices('.', [{}]).select('a0', 'a0').paste('10-12\n-5\n1.5E3\n−5');
    assert.deepEqual(prices.column('a'), ['10-12', '-5', '1.5E3', '-5']);
    assert.equal(valueIn(prices.column('a')[0]!), undefined);
  });
});
