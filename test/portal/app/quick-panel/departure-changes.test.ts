import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeTexts } from '../../../../portal/app/quick-panel/change-texts.ts';
import { texts as panelTexts } from '../../../../portal/app/quick-panel/texts/index.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

describe('changeTexts of the schedules', () => {
  const added = (kind: 'sailings' | 'flights') =>
    IMPORT_COLUMNS[kind].map(({ id, example }) => ({ field: id, before: null, after: example || 'HKG' }));
  const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

  it('D-96 MOD-14 tells of a departure by days and by the clocks of the airports', () => {
    const english = { text: panelTexts.in('en'), formats: formatsOf('en') };
    const late = { field: 'localDeparture', before: '2026-12-11 21:35', after: '2026-12-11 22:00' };
    const open = { field: 'localCutOff', before: '2026-12-11 14:00', after: null };
    assert.deepEqual(plain(changeTexts(english, [...added('sailings').slice(3), late, open])), [
      ...['Voyage or flight: 214W', 'Vessel: Coral Meridian', 'Service: AE7', 'Cut-off: Dec 8, 2026'],
      ...['Departure: Dec 11, 2026', 'Arrival: Jan 12, 2027'],
      'Departure, local time: Dec 11, 2026 21:35 → Dec 11, 2026 22:00',
      'Cut-off, local time: Dec 11, 2026 14:00 → –',
    ]);
  });

  it('I18N-01 has words for each part in every language', async () => {
    for (const locale of ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const) {
      const text = await panelTexts.load(locale);
      const changes = [...added('sailings'), ...added('flights')];
      const lines = changeTexts({ text, formats: formatsOf(locale) }, changes);
      assert.equal(lines.length, changes.length, locale);
      const unnamed = text('panel.column', { column: 'something else' });
      assert.deepEqual(
        lines.filter((line) => line.startsWith(`${unnamed}:`) || line.includes('Invalid')),
        [],
        locale,
      );
    }
  });
});
