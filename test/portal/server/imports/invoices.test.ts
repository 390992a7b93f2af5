import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, IMPORTER, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

const HEADS = [
  'Invoice Number',
  'Customer',
  'Shipment',
  'Issued',
  'Due',
  'Line Description',
  'Currency',
  'Amount',
  'Paid',
];
const head = (number: string) => [number, 'C-1', 'S-1', '2026-01-22', '2026-02-21'];
const rest = (number: string) => [number, '', '', '', ''];

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  before(() =>
    imports.admin.run(
      'shipments',
      csv(
        ['Reference', 'Customer', 'Mode', 'Status'],
        ['S-1', 'C-1', 'Ocean', 'Booked'],
        ['S-2', 'C-2', 'Ocean', 'Booked'],
      ),
    ),
  );
  const stored = sql`
    select invoice.reference, customer_id as customer, shipment.reference as shipment, issued_on::text as issued,
      due_on::text as due, (select string_agg(charge_name || ' ' || currency || ' ' || amount, ', ' order by position)
        from invoice_line where invoice_id = invoice.id) as lines,
      (select string_agg(currency || ' ' || amount || ' paid ' || paid_amount, ', ' order by currency)
        from invoice_total where invoice_id = invoice.id) as totals
    from invoice left join shipment on shipment.id = shipment_id order by 1`;
  const FIRST = {
    ...{ reference: 'INV-1', customer: 301, shipment: 'S-1', issued: '2026-01-22', due: '2026-02-21' },
    lines: 'Freight USD 0.10, Haulage EUR 50.00, Fee USD 0.20',
    totals: 'EUR 50.00 paid 0.00, USD 0.30 paid 0.10',
  };
  const SECOND = {
    ...{ reference: 'INV-2', customer: 302, shipment: null, issued: '2026-03-01', due: '2026-03-01' },
    lines: 'Fee JPY 1500.00',
    totals: 'JPY 1500.00 paid 0.00',
  };

  kindTest(imports, 'invoices', {
    // The lines of an invoice needn't stand behind one another, and the first one needn't say what it is of.
    first: [
      HEADS,
      [...rest('INV-1'), 'Freight', 'usd', '0.1', ''],
      ['INV-2', 'Birch', '', '2026-03-01', '2026-03-01', 'Fee', 'JPY', '1500', ''],
      [...head('INV-1'), 'Haulage', 'EUR', '50.00', ''],
      [...head('INV-1'), 'Fee', 'USD', '0.20', '0.1'],
    ],
    stored,
    expected: [FIRST, SECOND],
    changed: [
      ['Invoice Number', 'Due', 'Line Description', 'Currency', 'Amount'],
      ['INV-2', '2026-04-01', 'Fee', 'JPY', '1500'],
      ['INV-2', '', 'Storage', 'JPY', '200'],
    ],
    changes: [
      [{ field: 'due', before: '2026-03-01', after: '2026-04-01' }],
      [
        { field: 'description', before: null, after: 'Storage' },
        { field: 'currency', before: null, after: 'JPY' },
        { field: 'amount', before: null, after: '200.00' },
      ],
    ],
    afterwards: [
      FIRST,
      {
        ...{ ...SECOND, due: '2026-04-01', lines: 'Fee JPY 1500.00, Storage JPY 200.00' },
        totals: 'JPY 1700.00 paid 0.00',
      },
    ],
  });

  test('MOD-09 an invoice is written as a whole or not at all, and each wrong row says what is wrong', async () => {
    const { id, counts } = await imports.admin.check(
      'invoices',
      csv(
        HEADS,
        [...head('W-1'), 'Freight', 'USD', '1', ''],
        [...rest('W-1'), 'Fee', 'USD', '1,5,0', ''],
        ['W-2', 'C-1', 'S-2', '2026-02-21', '2026-01-22', 'Fee', 'USD', '1', '2'],
        ['W-3', '', '', '2026-02-21', '', 'Fee', 'JPY', '1.5', ''],
        [...head('W-4'), 'Fee', 'USD', '1', ''],
        ['W-4', 'C-2', '', '', '2026-02-22', 'Fee', 'USD', '1', ''],
        ['INV-1', 'C-2', '', '', '', 'Freight', 'USD', '9', '0.05'],
        [...head('W-5'), 'Fee', 'USD', '', ''],
        [...head('W-6'), 'Fee', 'USD', '-1', ''],
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [2, 'null: importInvoiceRow'],
      [3, 'amount: importNumber'],
      [4, 'shipment: importOtherCustomer', 'due: importInvoiceDue', 'paid: importPaidMore'],
      [5, 'amount: decimals', 'customer: fillIn', 'due: fillIn'],
      [6, 'null: importInvoiceRow'],
      [7, 'customer: importInvoiceDiffers', 'due: importInvoiceDiffers'],
      [8, 'customer: importInvoiceTaken', 'null: importInvoicePaid', 'paid: importPaidLess'],
      [9, 'amount: fillIn'],
      [10, 'amount: negative'],
    ]);
    assert.equal(counts.wrong, 9);
    const before = (await stored.execute(imports.database.db)).rows;
    await imports.admin.apply(id).catch(() => undefined);
    assert.deepEqual((await stored.execute(imports.database.db)).rows, before);
  });

  test('what was paid since is entered as a payment, and the customer is told of the invoice', async () => {
    const paid = await imports.admin.run(
      'invoices',
      csv(
        HEADS,
        [...head('INV-1'), 'Freight', 'USD', '0.1', '0.3'],
        [...rest('INV-1'), 'Haulage', 'EUR', '50', ''],
        [...rest('INV-1'), 'Fee', 'USD', '0.2', ''],
      ),
    );
    assert.deepEqual([paid.counts.change, paid.counts.written], [3, 3]);
    const { rows } = await sql`select kind, currency, amount::text from invoice_entry order by id`.execute(
      imports.database.db,
    );
    assert.deepEqual(rows, [
      { kind: 'payment', currency: 'USD', amount: '0.10' },
      { kind: 'payment', currency: 'USD', amount: '0.20' },
    ]);
    const { rows: told } = await sql<{ reference: string; owner: number; changes: { field: string }[] }>`
      select reference, owner_id as owner, changes from audit_log where record_type = 'invoice' order by id limit 1`.execute(
      imports.database.db,
    );
    assert.deepEqual([told[0]?.reference, told[0]?.owner], ['INV-1', 301]);
    assert.deepEqual(
      told[0]!.changes.map(({ field }) => field),
      ['shipment', 'issued', 'due', 'total', 'total'],
    );
  });

  test('a row that the database refuses takes the other rows of its invoice with it, and no other invoice', async (t) => {
    await sql`alter table invoice_line add constraint no_refused check (charge_name <> 'REFUSED')`.execute(
      imports.database.db,
    );
    t.after(() => sql`alter table invoice_line drop constraint no_refused`.execute(imports.database.db));
    const { id } = await imports.admin.check(
      'invoices',
      csv(
        HEADS,
        [...head('R-1'), 'Freight', 'USD', '1', ''],
        [...head('R-2'), 'Freight', 'USD', '1', ''],
        [...rest('R-2'), 'REFUSED', 'USD', '1', ''],
        [...head('R-3'), 'Freight', 'USD', '1', ''],
      ),
    );
    const { state, counts } = await imports.admin.apply(id);
    assert.deepEqual([state, counts.written, counts.wrong], ['imported', 2, 2]);
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [3, 'null: importRowRefused'],
      [4, 'null: importRowRefused'],
    ]);
  });

  test('many invoices of several rows are written whole, in whatever batches', async () => {
    const lines = Array.from({ length: 240 }, (_, n) => [
      ...(n < 60 ? head : rest)(`M-${n % 60}`),
      ...[`Charge ${Math.floor(n / 60)}`, 'USD', `${n}`, ''],
    ]);
    const { counts } = await imports.admin.run('invoices', csv(HEADS, ...lines));
    assert.deepEqual([counts.create, counts.written, counts.wrong], [240, 240, 0]);
    const { rows } = await sql<{ lines: number; invoices: number }>`
      select count(*)::integer as lines, count(distinct invoice_id)::integer as invoices from invoice_line
      join invoice on invoice.id = invoice_id where reference like 'M-%'`.execute(imports.database.db);
    assert.deepEqual(rows, [{ lines: 240, invoices: 60 }]);
  });

  test('D-142 a file of invoices is the provider’s alone, and nobody but its admins imports one', async () => {
    const importer = await imports.server.as(IMPORTER);
    const { id: fileId } = await importer.files.upload(csv(HEADS), { name: 'rows.csv' });
    await assert.rejects(importer.act('startImport', { kind: 'invoices', fileId }), { status: 403 });
    await assert.rejects(imports.admin.act('startImport', { kind: 'invoices', fileId }), { status: 409 });
  });

  test('D-149 amounts keep the decimals of their currency, and no more', async () => {
    const lines = csv(
      HEADS,
      [...head('K-1'), 'Freight', 'KWD', '1.234', '0.125'],
      [...rest('K-1'), 'Fee', 'KWD', '12.5', '0.125'],
      [...head('K-2'), 'Fee', 'JPY', '1500', '500'],
      [...head('K-3'), 'Fee', 'KWD', '1.2345', ''],
      [...head('K-4'), 'Fee', 'USD', '1.234', ''],
    );
    const { id } = await imports.admin.run('invoices', lines);
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [5, 'amount: decimals'],
      [6, 'amount: decimals'],
    ]);
    const { rows } = await sql<{ reference: string; lines: string; totals: string }>`
      select reference, lines, totals from (${stored}) stored where reference like 'K-%'`.execute(
      imports.database.db,
    );
    assert.deepEqual(rows, [
      { reference: 'K-1', lines: 'Freight KWD 1.234, Fee KWD 12.50', totals: 'KWD 13.734 paid 0.125' },
      { reference: 'K-2', lines: 'Fee JPY 1500.00', totals: 'JPY 1500.00 paid 500.00' },
    ]);
    const again = await imports.admin.check(
      'invoices',
      csv(...[HEADS], [...head('K-2'), 'Fee', 'JPY', '1500', '']),
    );
    assert.equal(again.counts.same, 1);
  });
});
