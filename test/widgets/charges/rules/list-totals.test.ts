import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { replaceRow } from '../../../../shared/ui/grid/model/row-list.ts';
import { type ChargeRow, newRow } from '../../../../widgets/charges/rows/charge-row.ts';
import { createCatalogue } from '../../../../widgets/charges/rows/charge-types.ts';
import { type ChargeRules, createChargeRules } from '../../../../widgets/charges/rules/charge-rules.ts';
import { createTotals } from '../../../../widgets/charges/rules/list-totals.ts';
import type { RateState } from '../../../../widgets/charges/state/exchange-rates.ts';

const rules = createChargeRules(
  { isFcl: true, isAir: false, isManifest: false },
  createCatalogue([], []),
  'en',
);
const rateOf = (rate: string): RateState => ({
  isLoading: false,
  rate: { rate, rateDate: '2026-03-15', source: 'test' },
});
const RATES = new Map([
  ['EUR', rateOf('1.1')],
  ['CAD', rateOf('0.7337')],
]);

const BLANK = newRow().cells;
const rowOf = (currency: string, totalPrice: string, key?: string): ChargeRow => {
  const row = newRow({ ...BLANK, currency, totalPrice });
  return key === undefined ? row : { ...row, key };
};

suite('the totals of a list', () => {
  test('CHG-02 CHG-42 are the same whether a line was changed in them or they were added up anew', () => {
    const line = fc.record({
      currency: fc.constantFrom('USD', 'EUR', 'CAD', 'JPY', ''),
      amount: fc.constantFrom('', '0.05', '10.00', '-3.33', '999999999999.99', 'abc'),
    });
    const change = fc.record({ at: fc.nat(20), line });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(change), (lines, changes) => {
        let rows: readonly ChargeRow[] = lines.map(({ currency, amount }) => rowOf(currency, amount));
        const totalsOf = createTotals(rules, RATES);
        totalsOf(rows);
        for (const { at, line } of changes) {
          const index = at % rows.length;
          rows = replaceRow(rows, index, rowOf(line.currency, line.amount, rows[index]!.key));
          assert.deepEqual(totalsOf(rows), createTotals(rules, RATES)(rows));
        }
      }),
    );
  });

  test('look after a key only at the line that was typed in, however many there are', () => {
    for (const length of [1_000, 10_000]) {
      let asked = 0;
      const counted: ChargeRules = {
        ...rules,
        validate(row) {
          asked += 1;
          return rules.validate(row);
        },
      };
      const rows = Array.from({ length }, () => rowOf('EUR', '1.00'));
      const totalsOf = createTotals(counted, RATES);
      totalsOf(rows);
      asked = 0;
      const one = replaceRow(rows, 5, rowOf('EUR', '3.00', rows[5]!.key));
      assert.equal(totalsOf(one).byCurrency[0]?.cost, `${length + 2}.00`);
      assert.equal(asked, 2);
    }
  });
});
