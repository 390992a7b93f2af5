import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, suiteImports } from './import-server.ts';

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);

  const idOf = async (table: string, column: string, value: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(imports.database.db);
    return rows[0]!.id;
  };
  const recordsOf = async (id: string) => (await imports.admin.rows(id)).map(({ recordId }) => recordId);
  const imported = async (kind: ImportKind, ...rows: string[][]) =>
    recordsOf((await imports.admin.run(kind, csv(...rows))).id);

  test('D-15 a row says which record it is about as soon as there is one', async () => {
    const rows = csv(['Reference', 'Customer', 'Mode', 'Status'], ['S-7', 'C-1', 'Ocean', 'Booked']);
    const { id } = await imports.admin.check('shipments', rows);
    assert.deepEqual(await recordsOf(id), [null]);
    await imports.admin.apply(id);
    const shipment = await idOf('shipment', 'reference', 'S-7');
    assert.deepEqual(await recordsOf(id), [shipment]);
    assert.deepEqual(
      await imported('milestones', ['Shipment', 'Event', 'Planned (UTC)'], ['S-7', 'DEPA', '2026-01-20']),
      [shipment],
    );
    assert.deepEqual(
      await imported(
        'containers',
        ['Shipment', 'Container Number', 'Size Type'],
        ['S-7', 'CSQU3054383', '45G1'],
      ),
      [shipment],
    );
  });

  test('D-15 records of each kind are known by their reference, companies by it in any case', async () => {
    assert.deepEqual(await imported('companies', ['Reference', 'Name'], ['c-2', 'Birch & Sons']), [302]);
    assert.deepEqual(
      await imported(
        'bookings',
        ['Reference', 'Customer', 'Mode', 'Status'],
        ['B-7', 'C-1', 'Ocean', 'Confirmed'],
      ),
      [await idOf('booking', 'reference', 'B-7')],
    );
    assert.deepEqual(
      await imported(
        'quotes',
        ['Reference', 'Customer', 'Mode', 'Container Type', 'Status'],
        ['Q-7', 'C-1', 'Ocean', 'FCL', 'Open'],
      ),
      [await idOf('quote', 'reference', 'Q-7')],
    );
    assert.deepEqual(
      await imported(
        'airports',
        ['IATA Code', 'Name', 'City', 'Country'],
        ['HAM', 'Helmut Schmidt', 'Hamburg', 'US'],
      ),
      [await idOf('airport', 'code', 'HAM')],
    );
  });

  test('D-15 an order is known by its number where one purchaser alone has it', async () => {
    const orders = [
      ['4500', 'C-1'],
      ['4600', 'C-1'],
      ['4600', 'C-2'],
    ];
    assert.deepEqual(await imported('purchaseOrders', ['Order Number', 'Purchaser'], ...orders), [
      await idOf('purchase_order', 'order_numbers', '4500'),
      null,
      null,
    ]);
  });
});
