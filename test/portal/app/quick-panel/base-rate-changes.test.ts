import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeTexts } from '../../../../portal/app/quick-panel/change-texts.ts';
import { texts as panelTexts } from '../../../../portal/app/quick-panel/texts/index.ts';
import { baseRateChanges } from '../../../../portal/server/imports/write/base-rate-changes.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

describe('changeTexts', () => {
  it('D-96 tells of a base rate that was imported, each column in words of its own', async () => {
    const column = (field: string, after: string, before: string | null = null) => ({ field, before, after });
    const imported = baseRateChanges([
      ...IMPORT_COLUMNS.baseRates.map(({ id, example }) => column(id, example || '7')),
      column('price40hc', '2100', '2000.50'),
      column('localCharges', 'DTH EA EUR 210', 'ISP EA EUR 9'),
    ]);
    const english = changeTexts({ text: panelTexts.in('en'), formats: formatsOf('en') }, imported);
    for (const line of [
      'Carrier: MAEU',
      'Source: Own',
      'Rate submission: 7',
      'Transit days: 28',
      'Price 20GP: 1,160.00',
      'LCL per CBM: 45.50',
      'Local charges: DTH EA EUR 210; Container release EA EUR 45.50',
      'Price 40HC: 2,000.50 → 2,100.00',
      'Local charges: ISP EA EUR 9 → DTH EA EUR 210',
    ])
      assert.ok(english.includes(line), line);
    for (const locale of ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const) {
      const said = await panelTexts.load(locale);
      const lines = changeTexts({ text: said, formats: formatsOf(locale) }, imported);
      assert.equal(new Set(lines).size, imported.length, locale);
      const unnamed = said('panel.column', { column: 'something else' });
      assert.deepEqual(
        lines.filter((line) => line.startsWith(unnamed) || line.includes('NaN')),
        [],
        locale,
      );
    }
  });
});
