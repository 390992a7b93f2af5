import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);

  test('MOD-13 files name ports by other words and former codes, where one port alone has them', async () => {
    for (const statement of [
      `insert into port (id, scac_code, company_name, country_id) values (3, 'USLGB', 'Long Beach', 1)`,
      `update port set words = 'CNSGH; Yangshan' where scac_code = 'CNSHA'`,
      `update port set words = 'San Pedro; West' where scac_code = 'USLAX'`,
      `update port set words = 'West' where scac_code = 'USLGB'`,
    ])
      await sql.raw(statement).execute(imports.database.db);
    const rows = ['cn sgh', 'san pedro', 'Yangshan', 'shanghai'].map((origin, n) => [
      ...[`SHP-${n}`, 'C-1', 'Ocean', 'Booked', origin],
    ]);
    const head = ['Reference', 'Customer', 'Mode', 'Status', 'Origin'];
    await imports.admin.run('shipments', csv(head, ...rows));
    const { rows: stored } =
      await sql`select scac_code as code from shipment join port on port.id = origin_port_id
      where reference like 'SHP-%' order by reference`.execute(imports.database.db);
    assert.deepEqual(stored, [{ code: 'CNSHA' }, { code: 'USLAX' }, { code: 'CNSHA' }, { code: 'CNSHA' }]);

    const { id } = await imports.admin.check(
      'shipments',
      csv(head, ['SHP-9', 'C-1', 'Ocean', 'Booked', 'West']),
    );
    assert.deepEqual(faults(await imports.admin.rows(id)), [[2, 'origin: importPort']]);
  });
});
