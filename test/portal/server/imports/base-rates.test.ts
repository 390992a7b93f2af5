import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

const HEADS = ['Origin', 'Destination', 'Carrier', 'Kind', 'Valid From', 'Valid To', 'Currency', '40HC'];
const ROW = ['CNSHA', 'USLAX', 'MAEU', 'FAK', '2026-01-01', '2026-06-30', 'USD', '2000'];
const NONE = { create: 0, change: 0, same: 0, wrong: 0, leftOut: 0, written: 0 };

forEachDatabase((_name, open) => {
  const suite = suiteImports(open);
  before(async () => {
    for (const statement of [
      sql`insert into port (id, scac_code, company_name, country_id) values (3, 'SGSIN', 'Singapore', 1),
        (4, 'USTWN', 'Twin Port', 1), (5, 'CNTWN', 'Twin Port', 2)`,
      sql`insert into charge_type (id, description, charge_iden, charge_type) values
        (1, 'Terminal Handling', 'DTH', 'Charge')`,
    ])
      await statement.execute(suite.database.db);
  });
  beforeEach(() => sql`truncate base_rate cascade`.execute(suite.database.db));

  const run = (...lines: readonly (readonly string[])[]) => suite.admin.run('baseRates', csv(...lines));
  const faultsOf = async (...lines: readonly (readonly string[])[]) => {
    const checked = await suite.admin.check('baseRates', csv(...lines));
    return faults(await suite.admin.rows(checked.id, 'wrong'));
  };
  const stored = async () =>
    (
      await sql`select valid_from as "from", valid_to as "to", counts_to as counts, price_40hc as price from base_rate
        order by id`.execute(suite.database.db)
    ).rows;

  const audited = async () =>
    (
      await suite.admin.act<{
        entries: { recordType: string; reference: string; changes: AuditChange[] }[];
      }>('listAuditLog', {})
    ).entries;

  test('base rates are created with all that a row has, and found the same', async () => {
    const file = [
      [
        ...HEADS,
        ...['Discharge Port', 'Source', 'Submission', 'Transit Days', '20GP', 'LCL per CBM', 'LCL Minimum'],
        'Local Charges',
      ],
      [
        ...['shanghai', 'us lax', 'Maersk', 'nac', '2026-01-01', '2026-06-30', 'usd', '2000.50'],
        ...['Singapore', 'agent', '5001', '28', '01160.00', '45.5', '91'],
        'terminal handling ea USD 210; Container seal EA cny 8.50',
      ],
    ];
    assert.deepEqual((await run(...file)).counts, { ...NONE, create: 1, written: 1 });
    const { rows } = await sql`
      select origin_port_id as origin, discharge_port_id as discharge, destination_port_id as destination, carrier_id as carrier,
        kind, source, submission_id as submission, agent_id as agent, valid_from as "from", counts_to as "to",
        transit_days as days, currency, array[price_20gp, price_40gp, price_40hc, price_45hc] as prices, lcl_per_cbm as lcl,
        lcl_minimum as minimum,
        (select json_agg(array[charge_type_id::text, name, unit_code, currency, amount::text] order by position)
          from base_rate_charge where base_rate_id = base_rate.id) as charges
      from base_rate`.execute(suite.database.db);
    assert.deepEqual(rows, [
      {
        ...{ origin: 1, discharge: 3, destination: 2, carrier: 11, kind: 'NAC', source: 'Agent' },
        ...{ submission: 5001, agent: 2, from: '2026-01-01', to: '2026-06-30', days: 28, currency: 'USD' },
        ...{ prices: ['1160.00', null, '2000.50', null], lcl: '45.50', minimum: '91.00' },
        charges: [
          ['1', null, 'EA', 'USD', '210.00'],
          [null, 'Container seal', 'EA', 'CNY', '8.50'],
        ],
      },
    ]);
    assert.deepEqual((await run(...file)).counts, { ...NONE, same: 1 });
    const [entry] = await audited();
    assert.deepEqual([entry?.recordType, entry?.reference], ['baseRate', 'CNSHA – USLAX MAEU NAC']);
    // In fields of their own: the local charges of air rates are a number, and their carrier an airline.
    const ofRates = ['oceanCarrier', 'price', 'storedCharges'];
    assert.deepEqual(
      entry?.changes.filter(({ field }) => ofRates.includes(field)),
      [
        { field: 'oceanCarrier', before: null, after: 'MAEU' },
        { field: 'price', of: '20GP', before: null, after: '1160' },
        { field: 'price', of: '40HC', before: null, after: '2000.5' },
        {
          field: 'storedCharges',
          before: null,
          after: 'DTH EA USD 210; Container seal EA CNY 8.5',
        },
      ],
    );
  });

  test('D-77 a price that may be a thousand times as much is refused as a text; a number of a workbook is one', async () => {
    assert.deepEqual(await faultsOf(HEADS, [...ROW.slice(0, -1), '1.200']), [
      [2, 'price40hc: importAmbiguous'],
    ]);
    const book = await writeXlsx({ sheets: [{ name: 'Rates', rows: [HEADS, [...ROW.slice(0, -1), 1.2]] }] });
    await suite.admin.run('baseRates', book as BodyInit, { name: 'rows.xlsx' });
    const { rows } = await sql`select price_40hc as price from base_rate`.execute(suite.database.db);
    assert.deepEqual(rows, [{ price: '1.20' }]);
  });

  test('D-148 prices with a decimal comma are stored as they are, thousands too', async () => {
    const rows = [
      [...HEADS, '20GP'],
      [...ROW.slice(0, -1), '1.250', 'US$ 980,5'],
      [...ROW.slice(0, 4), '2026-07-01', '2026-12-31', 'USD', '1.250.000', '１２５０，５０'],
    ];
    const text = rows.map((row) => row.join(';')).join('\n');
    const { counts } = await suite.admin.run('baseRates', text);
    assert.deepEqual(counts, { ...NONE, create: 2, written: 2 });
    const { rows: prices } = await sql`select price_40hc as high, price_20gp as low from base_rate
      order by valid_from`.execute(suite.database.db);
    assert.deepEqual(prices, [
      { high: '1250.00', low: '980.50' },
      { high: '1250000.00', low: '1250.50' },
    ]);
  });

  test('another price or a later rate takes the place of one, which stays as history; the old file finds all the same', async () => {
    const later = ['CNSHA', 'USLAX', 'MAEU', 'FAK', '2026-04-01', '2026-09-30', 'USD', '2200'];
    await run(HEADS, ROW);
    await run(HEADS, later);
    const dearer = csv(
      ['Origin', 'Destination', 'Carrier', 'Kind', 'Valid From', '40HC'],
      [...later.slice(0, 5), '2300'],
    );
    const checked = await suite.admin.check('baseRates', dearer);
    const [change] = await suite.admin.rows(checked.id);
    assert.deepEqual(
      [change?.outcome, change?.changes],
      ['change', [{ field: 'price40hc', before: '2200', after: '2300' }]],
    );
    await suite.admin.apply(checked.id);
    const history = [
      { from: '2026-01-01', to: '2026-06-30', counts: '2026-03-31', price: '2000.00' },
      { from: '2026-04-01', to: '2026-09-30', counts: '2026-03-31', price: '2200.00' },
      { from: '2026-04-01', to: '2026-09-30', counts: '2026-09-30', price: '2300.00' },
    ];
    assert.deepEqual(await stored(), history);
    assert.deepEqual((await run(HEADS, ROW)).counts, { ...NONE, same: 1 });
    assert.deepEqual((await suite.admin.run('baseRates', dearer)).counts, { ...NONE, same: 1 });
    assert.deepEqual(await stored(), history);
  });

  test('an external source is part of what a rate is, and an empty cell leaves what is stored', async () => {
    const heads = [...HEADS, 'Source', 'External Source', 'Local Charges'];
    const external = (name: string) => [...ROW, 'External', name, 'Seal EA USD 8'];
    const { counts } = await run(heads, external('Openquay'), external('Harbourline'), [...ROW, '', '', '']);
    assert.deepEqual(counts, { ...NONE, create: 3, written: 3 });
    const again = await run(heads, [
      ...ROW.slice(0, 5),
      '',
      '',
      '2100',
      ...['external', 'openquay', 'Seal EA USD 9'],
    ]);
    assert.deepEqual(again.counts, { ...NONE, change: 1, written: 1 });
    const { rows } = await sql`
      select rate.external_source as source, rate.valid_to as "to", price_40hc as price, charge.amount
      from base_rate rate join base_rate_charge charge on charge.base_rate_id = rate.id
      where rate.counts_to >= rate.valid_from order by rate.id`.execute(suite.database.db);
    assert.deepEqual(rows, [
      { source: 'Harbourline', to: '2026-06-30', price: '2000.00', amount: '8.00' },
      { source: 'openquay', to: '2026-06-30', price: '2100.00', amount: '9.00' },
    ]);
  });

  test('every fault of a base rate is told at its column, and nothing of the row is stored', async () => {
    const heads = [...HEADS, 'Source', 'Submission', 'External Source', 'LCL Minimum', 'Local Charges'];
    const row = (change: Readonly<Record<number, string>>, ...more: readonly string[]) => [
      ...ROW.map((cell, n) => change[n] ?? cell),
      ...more,
    ];
    assert.deepEqual(
      await faultsOf(
        heads,
        row({ 0: 'Twin Port', 1: 'XXXXX', 2: 'Air China', 3: 'SPOT', 4: '30.2.2026' }),
        row({ 5: '', 6: '', 7: '' }),
        row({ 5: '2025-12-31', 7: '2000.505' }),
        row({ 6: 'JPY', 7: '2000.5' }, '', '', '', '91', 'DTH EA KRW 1.5'),
        row({}, 'Agent'),
        row({}, 'Agent', '777'),
        row({}, 'Own', '5001', 'Openquay'),
        row({}, '', '', '', '', 'DTH 210'),
        row({}),
        row({ 0: 'Shanghai', 7: '2100' }),
      ),
      [
        [
          2,
          'kind: importChoice',
          'validFrom: importDate',
          'origin: importPort',
          'destination: importPort',
          'carrier: importOceanCarrier',
        ],
        [3, 'validTo: fillIn', 'currency: fillIn', 'null: importNoPrice'],
        [4, 'price40hc: decimals', 'validTo: validityOrder'],
        [5, 'lclPerCbm: fillIn', 'price40hc: decimals', 'localCharges: decimals'],
        [6, 'submission: importRateSource'],
        [7, 'submission: importSubmission'],
        [8, 'submission: importRateSource', 'externalSource: importRateSource'],
        [9, 'localCharges: importLocalCharge'],
        [11, 'validFrom: importTwice'],
      ],
    );
    assert.deepEqual(await stored(), []);
  });
});
