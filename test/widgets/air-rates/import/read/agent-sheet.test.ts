import assert from 'node:assert/strict';
import { readFile as read } from 'node:fs/promises';
import { test } from 'node:test';
import { readFile } from '../../../../../shared/spreadsheet/read-file.ts';
import { currenciesOf, datesOf, previewOf } from '../../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../../widgets/air-rates/import/recognise.ts';
import { LEVELS } from '../blocks.ts';

/** A sheet of 30 lanes as an agent keeps it, with titles, merged cells and notes, in the two forms that LibreOffice writes. */
for (const [name, dates] of [
  ['agent-sheet.xlsx', '2026-12-01'],
  ['agent-sheet.csv', '12/01/2026'],
] as const)
  test(`AIR-27 D-113 ${name} is read as a spreadsheet wrote it`, async () => {
    const bytes = await read(new URL(name, import.meta.url));
    const [sheet] = await readFile(new File([bytes], name), { locale: 'en', mostLines: 5000 });
    const { block } = sheet!;
    assert.equal(block[0]?.[0], 'Hanse Air Cargo GmbH – Airfreight export rates USA / Asia');
    const recognised = recognise(block, { levels: LEVELS, locale: 'en' });
    assert.deepEqual(
      recognised.columns.map(({ target }) => target),
      [
        ...['from', 'to', 'airline', 'level minimum', 'level 45', 'level 100', 'level 300', 'level 500'],
        ...['level 1000', 'time', 'routing', 'maxCapacity', 'validityFrom', 'validityTo', 'comment'],
      ],
    );
    assert.equal(datesOf(block, recognised, 'en')[0], dates);
    assert.deepEqual(currenciesOf(block, recognised), ['EUR']);
    const options = { locale: 'en', order: 'monthFirst', repeated: [], problemsOf: () => [] } as const;
    const lines = previewOf(block, recognised, options);
    const lanes = lines.flatMap((line) => (line.kind === 'lane' ? [line.cells] : []));
    assert.equal(lanes.length, 30);
    assert.deepEqual(
      [...lines.filter(({ kind }) => kind !== 'lane').map(({ line, kind }) => `${line} ${kind}`)],
      ['1 title', '2 title', '3 empty', '35 empty', '36 note'],
    );
    const { from, to, airline, minTime, maxTime, validityFrom, validityTo } = lanes[2]!;
    assert.deepEqual(
      [from, to, airline, lanes[2]!['level 100'], minTime, maxTime, validityFrom, validityTo],
      ['FRA', 'LAX', 'LH', '3.06', '2', '3', '2026-12-01', '2026-12-31'],
    );
  });
