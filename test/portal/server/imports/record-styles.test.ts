import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  before(async () => {
    await imports.admin.run(
      'purchaseOrders',
      csv(
        ['Order Number', 'Purchaser', 'Style Numbers'],
        ['PO-1', 'C-1', 'ST-1; ST-2; ST-3'],
        ['PO-2', 'C-1', 'ST-2; a:b'],
        ['PO-3', 'C-1', 'ST-9'],
      ),
    );
    await imports.admin.run(
      'shipments',
      csv(['Reference', 'Customer', 'Mode', 'Status'], ['SHP-S1', 'C-1', 'Ocean', 'Booked']),
    );
  });

  const HEAD = ['Reference', 'Customer', 'Mode', 'Status', 'Purchase Orders', 'Style Numbers'];
  const stylesOf = (record: 'booking' | 'shipment') =>
    sql.raw(`
    select record.reference, array(select order_numbers || ' ' || style_number from ${record}_style_number chosen
      join purchase_order on purchase_order.id = purchase_order_id join style_number on style_number.id = style_number_id
      where chosen.${record}_id = record.id order by chosen.position) as styles, revision
    from ${record} record where reference like '%-S%' order by 1`);

  kindTest(imports, 'bookings', {
    first: [
      HEAD,
      ['BKG-S1', 'C-1', 'Ocean', 'Confirmed', 'PO-1; PO-2', 'ST-1; PO-2: ST-2; a:b'],
      ['BKG-S2', 'C-1', 'Ocean', 'Confirmed', 'PO-3', ''],
    ],
    stored: stylesOf('booking'),
    expected: [
      { reference: 'BKG-S1', styles: ['PO-1 ST-1', 'PO-2 ST-2', 'PO-2 a:b'], revision: 1 },
      { reference: 'BKG-S2', styles: [], revision: 1 },
    ],
    changed: [
      ['Reference', 'Style Numbers'],
      ['BKG-S1', 'ST-1; ST-3'],
      ['BKG-S2', 'PO-3:ST-9'],
    ],
    changes: [
      [{ field: 'styleNumbers', before: null, after: 'ST-3' }],
      [{ field: 'styleNumbers', before: null, after: 'ST-9' }],
    ],
    afterwards: [
      { reference: 'BKG-S1', styles: ['PO-1 ST-1', 'PO-2 ST-2', 'PO-2 a:b', 'PO-1 ST-3'], revision: 2 },
      { reference: 'BKG-S2', styles: ['PO-3 ST-9'], revision: 2 },
    ],
  });

  test('a shipment gets style numbers of the orders that come with them', async () => {
    const file = csv(['Reference', 'Purchase Orders', 'Style Numbers'], ['SHP-S1', 'PO-1', 'ST-1; ST-2']);
    const { counts } = await imports.admin.run('shipments', file);
    assert.deepEqual([counts.change, counts.written], [1, 1]);
    const { rows } = await stylesOf('shipment').execute(imports.database.db);
    assert.deepEqual(rows, [{ reference: 'SHP-S1', styles: ['PO-1 ST-1', 'PO-1 ST-2'], revision: 2 }]);
  });

  test('D-125 a style number that several of the orders have isn’t guessed, nor one that none has', async () => {
    const { id } = await imports.admin.check(
      'bookings',
      csv(
        HEAD,
        ['BKG-S7', 'C-1', 'Ocean', 'Confirmed', 'PO-1; PO-2', 'ST-2'],
        ['BKG-S8', 'C-1', 'Ocean', 'Confirmed', 'PO-1', 'ST-1; ST-9; PO-2: ST-2'],
        ['BKG-S9', 'C-1', 'Ocean', 'Confirmed', '', 'ST-1'],
      ),
    );
    const rows = await imports.admin.rows(id);
    assert.deepEqual(faults(rows), [
      [2, 'styleNumbers: importStyleOrders'],
      [3, 'styleNumbers: importStyles'],
      [4, 'styleNumbers: importStyles'],
    ]);
    assert.match(rows[1]!.problems[0]!.error, /ST-9; PO-2: ST-2/);
    assert.match(rows[0]!.problems[0]!.error, /PO-1; PO-2/);
  });
});
