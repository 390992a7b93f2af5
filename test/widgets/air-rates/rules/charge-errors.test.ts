import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { readTexts } from '../../../../shared/ui/grid/model/cells.ts';
import { NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { newCharge } from '../../../../widgets/air-rates/rows/local-charge.ts';
import { createChargeRules } from '../../../../widgets/air-rates/rules/charge-rules.ts';

const { checks, rules } = createChargeRules(NO_REFERENCE, 'en');
const blank = newCharge({ name: 'Handling', currency: 'USD' });
const of = (texts: Readonly<Record<string, string>>): string[] =>
  checks
    .problemsOf(newCharge({ ...blank.cells, ...readTexts(rules, blank, texts) }))
    .map(({ severity, column, message }) => `${severity} ${column}: ${inLanguage('en', message)}`);

test('AIR-42 D-148 a rate that can be read in two ways is an error that offers both, and the clear ones are none', () => {
  for (const column of ['kgRate', 'shipmentRate', 'minRate'])
    assert.deepEqual(of({ [column]: '4,250' }), [
      `error ${column}: Please enter a valid number. “4,250” can be read as 4.25 or as 4250.`,
    ]);
  for (const plain of ['4,25', '4.250', '4250', '0,125', '1,234,567', '1,234.5', '$4.50', 'USD 5'])
    assert.deepEqual(of({ kgRate: plain }), [], plain);
});
