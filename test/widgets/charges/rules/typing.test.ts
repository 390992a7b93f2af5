import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { lineTotal } from '../../../../shared/trade/money.ts';
import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { shownText } from '../../../../shared/ui/grid/model/cells.ts';
import type { GridAction } from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import { type ChargeRow, newRow } from '../../../../widgets/charges/rows/charge-row.ts';
import { createCatalogue } from '../../../../widgets/charges/rows/charge-types.ts';
import type { Field } from '../../../../widgets/charges/rows/list-kind.ts';
import { rulesOf } from '../../../../widgets/charges/rules/grid-rules.ts';
import { chargeNumbers } from '../../../../widgets/charges/rules/number-columns.ts';

const LCL = { isFcl: false, isAir: true, isManifest: false };
const CATALOGUE = createCatalogue([], []);

/** One line, worked on as by hand. */
class OneLine {
  readonly #rules;
  #state = emptyGrid<ChargeRow>([newRow()]);

  constructor(locale: Locale) {
    this.#rules = rulesOf(LCL, CATALOGUE, locale);
  }

  get row(): ChargeRow {
    return this.#state.rows[0]!;
  }

  shown = (column: Field): string => shownText(this.#rules, this.#state, this.row, column);

  #do(action: GridAction<ChargeRow>): this {
    this.#state = reduceGrid(this.#rules, this.#state, action);
    return this;
  }

  focus(column: Field): this {
    return this.#do({ type: 'focused', position: { row: this.row.key, column } });
  }

  type(column: Field, text: string): this {
    return this.#do({ type: 'typed', position: { row: this.row.key, column }, text });
  }

  leave(): this {
    return this.#do({ type: 'left' });
  }

  /** Over whatever stands there, one character after the other. */
  typeOver(column: Field, text: string): this {
    this.focus(column);
    if (text === '') this.type(column, '');
    for (let end = 1; end <= text.length; end += 1) {
      const typed = text.slice(0, end);
      assert.equal(this.type(column, typed).shown(column), typed);
    }
    return this;
  }
}

/** What a cell holds of a text, and how it shows it. */
const held = (column: Field, text: string, language: Locale) =>
  chargeNumbers(decimalSignOf(language)).read(column, text);
const written = (column: Field, cell: string, language: Locale) =>
  chargeNumbers(decimalSignOf(language)).show(column, cell);

const locale = fc.constantFrom(...LOCALES);
const amount = fc
  .tuple(fc.integer({ min: -9_999, max: 99_999 }), fc.constantFrom(1, 10, 100))
  .map(([n, scale]) => String(n / scale));
const anything = fc.string({ unit: fc.constantFrom(...'0123456789.,- x'), maxLength: 9 });
/** Texts that begin as the calculated total does, which is where a text is easily taken for it. */
const likeTotal = (total: string) =>
  fc.tuple(fc.nat(total.length), anything).map(([length, rest]) => total.slice(0, length) + rest);

const lineAndTotal = fc
  .record({ quantity: amount, unitCost: amount })
  .chain((line) =>
    fc
      .oneof(amount, anything, likeTotal(lineTotal(line.quantity, line.unitCost)), fc.constant(''))
      .map((typed) => ({ ...line, typed })),
  );

suite('CHG-26 D-145 the row of a line', () => {
  test('shows in the cell that has the focus what was typed, letter by letter, and keeps it', () => {
    fc.assert(
      fc.property(lineAndTotal, locale, ({ quantity, unitCost, typed }, language) => {
        const line = new OneLine(language);
        line.typeOver('quantity', quantity).typeOver('unitCost', unitCost).leave();
        const product = lineTotal(quantity, unitCost);
        assert.equal(line.shown('totalPrice'), written('totalPrice', product, language));

        line.typeOver('totalPrice', typed).leave();
        const entered = typed.trim() === '' ? product : held('totalPrice', typed, language);
        assert.equal(line.row.cells.totalPrice, entered);
        assert.equal(line.shown('totalPrice'), written('totalPrice', entered, language));
        assert.equal(line.row.isManual, entered !== product);
      }),
      { numRuns: 3000 },
    );
  });

  test('holds in every amount what was typed, and two decimals once it was left', () => {
    const field = fc.constantFrom<Field>('quantity', 'unitCost', 'totalPrice', 'minimumPrice');
    fc.assert(
      fc.property(fc.array(fc.tuple(field, anything), { maxLength: 8 }), locale, (entries, language) => {
        const line = new OneLine(language);
        for (const [column, text] of entries) {
          line.typeOver(column, text).leave();
          const blank = column === 'totalPrice' ? undefined : '';
          const left = text.trim() === '' ? blank : held(column, text, language);
          if (left !== undefined) assert.equal(line.shown(column), written(column, left, language));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('I18N-03 stays the very same where a cell is visited, or the text that it shows is typed anew', () => {
    fc.assert(
      fc.property(lineAndTotal, locale, ({ quantity, unitCost, typed }, language) => {
        const line = new OneLine(language);
        line
          .typeOver('quantity', quantity)
          .typeOver('unitCost', unitCost)
          .typeOver('totalPrice', typed)
          .leave();
        const { row } = line;
        for (const column of ['quantity', 'unitCost', 'totalPrice'] as const) {
          assert.equal(line.focus(column).leave().row, row);
          assert.equal(line.typeOver(column, line.shown(column)).leave().row, row, column);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('CHG-27 forgets a total by hand with the next quantity, whatever was typed in between', () => {
    fc.assert(
      fc.property(lineAndTotal, amount, ({ quantity, unitCost, typed }, next) => {
        const line = new OneLine('en');
        line.typeOver('quantity', quantity).typeOver('unitCost', unitCost).typeOver('totalPrice', typed);
        const before = line.leave().row;
        const shown = line.shown('totalPrice');
        line.typeOver('quantity', next).leave();
        const isSame = held('quantity', next, 'en') === before.cells.quantity;
        assert.equal(line.shown('totalPrice'), isSame ? shown : lineTotal(next, unitCost));
      }),
      { numRuns: 500 },
    );
  });
});
