import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { newCharge } from '../../../../widgets/air-rates/rows/local-charge.ts';
import { createChargeRules } from '../../../../widgets/air-rates/rules/charge-rules.ts';

const { checks } = createChargeRules(NO_REFERENCE, 'en');
const of = (cells: Readonly<Record<string, string>>): string[] =>
  checks
    .problemsOf(newCharge({ name: 'Handling', currency: 'USD', ...cells }))
    .map(({ severity, column, message }) => `${severity} ${column}: ${inLanguage('en', message)}`);

test('AIR-42 D-76 says what a rate of a local charge with a comma before three digits is read as, and stops nothing', () => {
  const said =
    'Read as 4250: a comma before three digits is a thousands sign. Please write decimals with a dot.';
  for (const column of ['kgRate', 'shipmentRate', 'minRate'])
    assert.deepEqual(of({ [column]: '4,250' }), [`warning ${column}: ${said}`]);
  for (const plain of ['4,25', '4.250', '4250', '0,125', '1,234,567', '1,234.5'])
    assert.deepEqual(of({ kgRate: plain }), [], plain);
});
