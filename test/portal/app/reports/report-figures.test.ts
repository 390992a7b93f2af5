import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { exportInput } from '../../../../portal/app/modules/export/export-input.ts';
import { columnOfMeasure, columnsOf, figureText } from '../../../../portal/app/reports/figure-columns.ts';
import type { Report } from '../../../../portal/app/reports/load-report.ts';
import { figureList, figureSheets } from '../../../../portal/app/reports/report-files.ts';
import { comparedRows, firstRows, rowsOf } from '../../../../portal/app/reports/report-rows.ts';
import { shipmentsBehind } from '../../../../portal/app/reports/shipments-behind.ts';
import { texts } from '../../../../portal/app/reports/texts/index.ts';
import { oceanReport } from '../../../../portal/lists/definitions/reports.ts';
import type { Figures } from '../../../../shared/contract/reports.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { initialQuery, NEWEST } from '../../../../shared/list/list-query.ts';

const language = { text: texts.in('en'), formats: formatsOf('en') };
const figures = (changed: Partial<Figures> = {}): Figures => ({
  ...{ shipments: 2, containers: 3, teu: 5.25, weightKg: 1200.4, volumeCbm: 30.25, charged: 1 },
  ...{ arrived: 2, plannedDays: 20, actualDays: 21.46, onTime: 1, spend: [] },
  ...changed,
});
const ALL = ['month', 'lane', 'carrier', 'customer'] as const;
const SPEND = [
  { currency: 'CAD', amount: '220.00' },
  { currency: 'EUR', amount: '1100.00' },
  { currency: 'USD', amount: '12345678901234.56' },
  { currency: null, amount: '330.00' },
];
const report: Report = {
  mode: 'ocean',
  query: { from: '2026-03', to: '2026-03', carrier: 9, customer: null, lane: null, measure: 'shipments' },
  answer: {
    totals: figures({ spend: SPEND }),
    before: figures(),
    months: [{ month: '2026-03', figures: figures({ spend: SPEND }) }],
    lanes: [
      {
        isRest: false,
        origin: { id: 1, code: 'CNSHA', name: 'Shanghai' },
        destination: { id: 2, code: 'USLAX', name: 'Los Angeles' },
        figures: figures({ spend: SPEND }),
      },
      { isRest: false, origin: null, destination: null, figures: figures({ arrived: 0, plannedDays: null }) },
      { isRest: true, origin: null, destination: null, figures: figures() },
    ],
    carriers: [{ isRest: false, carrier: { id: 9, name: 'First Line' }, figures: figures() }],
    customers: [{ isRest: false, customer: { id: 101, name: 'Northfold' }, figures: figures() }],
  },
};
const labels = (mode: Report['mode']) =>
  columnsOf({ ...report, mode }).map(({ label }) => label(language.text));

describe('MOD-17 MOD-18 the figures of a report', () => {
  test('each currency has a column of its own, dollars first and then by amount, and so have lines that name none', () => {
    assert.deepEqual(
      labels('ocean').filter((label) => label.startsWith('Charges')),
      ['Charges (USD)', 'Charges (EUR)', 'Charges (CAD)', 'Charges (no currency)'],
    );
    const column = columnOfMeasure('spend-USD', 'ocean');
    assert.equal(column.value(report.answer.totals), '12345678901234.56');
    assert.equal(columnOfMeasure('spend-GBP', 'ocean').value(report.answer.totals), null);
  });

  test('containers are of ocean freight alone, and volumes are compared in TEU by sea, in weight by air', () => {
    assert.deepEqual(
      [labels('ocean').includes('TEU'), labels('air').includes('TEU'), labels('air').includes('Containers')],
      [true, false, false],
    );
    const volume = (mode: Report['mode']) => columnOfMeasure('volume', mode).value(figures());
    assert.deepEqual([volume('ocean'), volume('air')], ['5.3', '1200']);
  });

  test('what nothing is known of is a dash', () => {
    const shown = columnsOf(report).map((column) =>
      figureText(column, column.value(figures({ arrived: 0, plannedDays: null })), language.formats),
    );
    assert.deepEqual(shown, ['2', '3', '5.3', '1,200', '30.3', '–', '–', '–', '–', '–', '21.5', '–']);
  });

  test('rows can be chosen, but not the rest nor shipments without a lane', () => {
    assert.deepEqual(
      rowsOf(report, 'lane', language).map(({ name, short, chosen }) => [name, short, chosen]),
      [
        ['CNSHA Shanghai – USLAX Los Angeles', 'CNSHA – USLAX', { lane: { origin: 1, destination: 2 } }],
        ['No lane given', 'No lane given', undefined],
        ['Others', 'Others', undefined],
      ],
    );
    assert.deepEqual(
      (['month', 'carrier'] as const)
        .flatMap((by) => rowsOf(report, by, language))
        .map(({ isChosen }) => isChosen),
      [true, true],
    );
  });

  test('MOD-17 lanes stand in the order of what is compared, what has none of it and the rest at the end', () => {
    const lane = (id: number, amount: string | null, isRest = false): Report['answer']['lanes'][number] => ({
      isRest,
      origin: isRest ? null : { id, code: `P${id}`, name: '' },
      destination: isRest ? null : { id: 99, code: 'TO', name: '' },
      figures: figures({ shipments: 50 - id, spend: amount === null ? [] : [{ currency: 'USD', amount }] }),
    });
    const many: Report = {
      ...report,
      query: { ...report.query, measure: 'spend-USD', lane: { origin: 20, destination: 99 } },
      answer: {
        ...report.answer,
        lanes: [
          lane(1, '20.00'),
          lane(2, null),
          lane(3, '200.00'),
          ...Array.from({ length: 20 }, (_, n) => lane(4 + n, `${100 - n}.00`)),
          lane(0, '9000.00', true),
        ],
      },
    };
    const lanes = figureSheets(many, ALL, language)[1]!.rows.map(([name]) => name);
    assert.deepEqual(
      [lanes[0], lanes[1], ...lanes.slice(-3)],
      ['P3  – TO ', 'P4  – TO ', 'P1  – TO ', 'P2  – TO ', 'Others'],
    );

    const { first, others } = firstRows(comparedRows(many, 'lane', language));
    assert.deepEqual([first.length, first.at(-1)?.isChosen, others.length], [13, true, 11]);
  });

  test('a file has plain numbers with the same rows, amounts to the cent', () => {
    const { columns, rows } = figureList('Ocean Report', report, ALL.slice(0, 3), language);
    assert.deepEqual(
      columns.slice(0, 3).map(({ label }) => label),
      ['Compared by', 'Name', 'Shipments'],
    );
    assert.deepEqual(rows[0], [
      ...['Month', 'Mar 2026', '2', '3', '5.3', '1200', '30.3', '12345678901234.56', '1100.00', '220.00'],
      ...['330.00', '20.0', '21.5', '50'],
    ]);
    assert.equal(rows.length, 5);
    assert.deepEqual(
      figureSheets(report, ALL, language).map((sheet) => [sheet.title, sheet.rows.length]),
      [
        ['Month', 1],
        ['Lane', 3],
        ['Carrier', 1],
        ['Customer', 1],
      ],
    );
  });

  test('MOD-17 the months of a workbook are dates, all other names texts', () => {
    const sheets = figureSheets(report, ALL, language);
    assert.deepEqual(
      sheets.map(({ columns }) => columns[0]!.kind),
      ['month', 'text', 'text', 'text'],
    );
    assert.equal(sheets[0]!.rows[0]![0], '2026-03-01');
  });

  test('the report of one customer holds nothing of others, on the page and in its files, and says whose it is', () => {
    const others = [
      { isRest: false, customer: { id: 102, name: 'Other Importer' }, figures: figures() },
      { isRest: true, customer: null, figures: figures() },
    ];
    const both = { ...report.answer, customers: [...report.answer.customers, ...others] };
    const ofAll = { ...report, query: { ...report.query, carrier: null }, answer: both };
    const ofOne = {
      ...ofAll,
      query: { ...ofAll.query, customer: 101, carrier: 9, lane: { origin: 1, destination: 2 } },
    };
    const namesIn = (one: Report) => comparedRows(one, 'customer', language).map(({ name }) => name);
    assert.deepEqual(namesIn(ofAll), ['Northfold', 'Other Importer', 'Others']);
    assert.deepEqual(namesIn(ofOne), ['Northfold']);
    assert.deepEqual(namesIn({ ...ofOne, query: { ...ofOne.query, customer: 103 } }), []);

    const files = [figureList('Ocean Report', ofOne, ALL, language), ...figureSheets(ofOne, ALL, language)];
    const head = ['Customer: Northfold', 'Carrier: First Line', 'Lane: CNSHA Shanghai – USLAX Los Angeles'];
    assert.deepEqual(
      files.map((file) => file.head),
      files.map(() => head),
    );
    assert.equal(JSON.stringify(files).includes('Other Importer'), false);
    assert.equal(files.at(-1)?.rows.length, 1);
    assert.deepEqual(figureList('Ocean Report', ofAll, ALL, language).head, []);
  });

  test('behind the figures are the shipments of the same months, carrier and lane', () => {
    const behind = shipmentsBehind(oceanReport, {
      ...report.query,
      from: '2026-01',
      to: '2026-02',
      lane: { origin: 1, destination: 2 },
    });
    const asked = JSON.stringify(behind.where);
    for (const part of [
      '{"mode":{"eq":"Ocean"}}',
      '{"createdAt":{"gteq":"2026-01-01T00:00:00.000Z"}}',
      '{"createdAt":{"lt":"2026-03-01T00:00:00.000Z"}}',
      '{"carrier":{"id":{"eq":"9"}}}',
      '{"originPort":{"id":{"eq":"1"}}}',
      '{"destinationPort":{"id":{"eq":"2"}}}',
    ])
      assert.ok(asked.includes(part), `${part} in ${asked}`);
    const columns = behind.columns.slice(0, 1);
    const exported = exportInput(behind, {
      query: initialQuery(NEWEST),
      columns,
      format: 'csv',
      locale: 'en',
    });
    assert.deepEqual(exported.filters, {
      ...{ from: '2026-01-01', to: '2026-02-28', carrier: '9', origin: '1', destination: '2' },
    });
  });
});
