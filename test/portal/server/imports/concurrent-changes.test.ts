import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import type { Import } from '../../../../shared/contract/imports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { duringChanges } from '../../../helpers/waiting.ts';
import { csv, faults, suiteImports } from './import-server.ts';

const BOOKING = ['Reference', 'Customer', 'Mode', 'Status'];
const ORDER = ['Order Number', 'Purchaser', 'Style Numbers'];
const QUOTE = ['Reference', 'Customer', 'Mode', 'Container Type', 'Status'];

forEachDatabase((name, open) => {
  // It has one connection.
  if (name === 'embedded') return;
  const imports = suiteImports(open);

  /** Applies it while somebody else's change is under way, which is committed once the import waits for it. */
  async function applyDuring({ id }: Import, change: RawBuilder<unknown>): Promise<Import> {
    const { hasWaited, answer } = await duringChanges(imports.database, [change], async () => {
      await imports.admin.act('applyImport', { id });
      return imports.admin.ended(id);
    });
    assert.ok(hasWaited, 'The import waited for nothing.');
    return answer;
  }

  test('a quote keeps the customer whose charges somebody is saving', async () => {
    await imports.admin.run('quotes', csv(QUOTE, ['Q-1', 'C-1', 'Ocean', 'FCL', 'Open']));
    const checked = await imports.admin.check('quotes', csv(QUOTE, ['Q-1', 'C-2', 'Ocean', 'FCL', 'Open']));
    const { id, counts } = await applyDuring(
      checked,
      sql`insert into charge_sheet (quote_id, feature, revision, saved_by)
        select id, 'freight_charges', 0, 'somebody' from quote where reference = 'Q-1'`,
    );
    assert.deepEqual(
      [counts.written, faults(await imports.admin.rows(id))],
      [0, [[2, 'customer: importCustomerKept']]],
    );
  });

  test('a company that becomes an agent meanwhile is given no orders and no bookings', async (t) => {
    t.after(() =>
      sql`update company set entity_type = 'Importer' where id = 302`.execute(imports.database.db),
    );
    for (const [kind, file] of [
      ['purchaseOrders', csv(ORDER, ['PO-9', 'C-2', ''])],
      ['bookings', csv(BOOKING, ['B-9', 'C-2', 'Ocean', 'Confirmed'])],
    ] as const) {
      await sql`update company set entity_type = 'Importer' where id = 302`.execute(imports.database.db);
      const checked = await imports.admin.check(kind, file);
      const { id } = await applyDuring(checked, sql`update company set entity_type = 'Agent' where id = 302`);
      const column = kind === 'purchaseOrders' ? 'purchaser' : 'customer';
      assert.deepEqual(faults(await imports.admin.rows(id)), [[2, `${column}: importNotOfType`]]);
    }
  });

  test('a style number that somebody else adds meanwhile is not the import’s', async () => {
    await imports.admin.run('purchaseOrders', csv(ORDER, ['PO-7', 'C-1', ''], ['PO-8', 'C-1', 'ST-7']));
    const checked = await imports.admin.check('purchaseOrders', csv(ORDER, ['PO-7', 'C-1', 'ST-7']));
    const { counts } = await applyDuring(
      checked,
      sql`insert into purchase_order_style_number (purchase_order_id, style_number_id)
        select purchase_order.id, style_number.id from purchase_order, style_number
        where order_numbers = 'PO-7' and style_number = 'ST-7'`,
    );
    assert.deepEqual([counts.same, counts.written], [1, 0]);
  });
});
