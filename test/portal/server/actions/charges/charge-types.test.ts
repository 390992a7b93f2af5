import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AIR,
  type Answer,
  CHARGE,
  type ChargesServer,
  EUR,
  FCL,
  fclLine,
  fill,
  LCL,
  line,
  MANIFEST,
  OTHER_LCL,
  startChargesServer,
} from './charges-server.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  test('API-55 D-66 REF-02 REF-03 the list takes no input and answers status, list and count, also to an importer', async () => {
    const type = (id: number, description: string, chargeIden: string) => ({
      id,
      description,
      chargeIden,
      chargeType: 'Charge',
    });
    const expected = {
      status: '200',
      list: [
        type(4, 'Documents', 'DOC'),
        type(3, 'Fuel', 'FSC'),
        type(2, 'Handling Fee', 'HND'),
        type(1, 'Ocean Freight', 'OFR'),
      ],
      count: 4,
    };
    for (const client of await Promise.all([server.as('importer'), server.link('booking', 1, 'user')])) {
      assert.deepEqual(await client.listChargeTypes(), expected);
      assert.deepEqual(await client.listChargeTypes({ anything: 1 }), expected);
    }
  });

  test('D-30 REF-03 more than 200 charge types are all there, by description', async () => {
    await sql`insert into charge_type (id, description, charge_iden, charge_type)
      select id, 'Surcharge ' || (3000 - (id * 7) % 307), 'S' || id, 'Charge' from generate_series(1001, 1300) id`.execute(
      database.db,
    );
    const admin = await server.as('admin');
    const { count, list } = await admin.listChargeTypes();
    assert.equal(count, 304);
    const { chargetypes } = await admin.load(FCL);
    for (const types of [list, chargetypes]) {
      const descriptions = types.map(({ description }: Answer) => description);
      assert.equal(new Set(descriptions).size, 304);
      assert.deepEqual(descriptions, descriptions.toSorted());
    }
    await sql`delete from charge_type where id > 1000`.execute(database.db);
  });

  test('each charge type comes with the unit and currency of its last use on a record that the caller may see', async () => {
    const [admin, agent, otherAgent, link] = await Promise.all([
      server.as('admin'),
      server.as('agent'),
      server.as('otherAgent'),
      server.link('quote', LCL.recordId, 'agent'),
    ]);
    const lastUses = async (client: typeof admin, on = LCL) =>
      Object.fromEntries(
        (await client.load(on)).chargetypes
          .filter(({ lastUnitCode }: Answer) => lastUnitCode)
          .map(({ chargetype, lastUnitCode, lastCurrency }: Answer) => [
            chargetype,
            [lastUnitCode, lastCurrency],
          ]),
      );
    await admin.save(FCL, [fclLine({ chargeType: CHARGE.fuel, unitCode: 'CTN', currency: 'CAD' })]);
    await admin.save(AIR, [line({ chargeType: CHARGE.fuel, unitCode: 'KG' }), line()]);
    await admin.save(LCL, [
      line({ unitCode: 'CTN' }),
      line({
        unitCode: 'CBM',
        unitCost: 10.83,
        totalPrice: 21.66,
        original: { ...EUR, unitCost: 10, totalPrice: 20, minimumPrice: null },
      }),
    ]);
    await admin.save(OTHER_LCL, [line({ chargeType: CHARGE.fuel, unitCode: 'EA', currency: 'GBP' })]);
    // Of manifests without a currency only the unit is of use.
    await admin.save(MANIFEST, [line({ unitCode: 'EA', currency: null })]);

    const handling = { [CHARGE.handling]: ['EA', 'EUR'] };
    assert.deepEqual(await lastUses(admin), { ...handling, [CHARGE.fuel]: ['EA', 'GBP'] });
    assert.deepEqual(await lastUses(agent), { ...handling, [CHARGE.fuel]: ['KG', 'USD'] });
    assert.deepEqual(await lastUses(otherAgent, OTHER_LCL), { [CHARGE.fuel]: ['EA', 'GBP'] });
    assert.deepEqual(await lastUses(link), { [CHARGE.handling]: ['CBM', 'EUR'] });
    const { chargetypes } = await admin.load(LCL);
    assert.deepEqual(chargetypes[0], {
      id: CHARGE.documents,
      chargetype: CHARGE.documents,
      description: 'Documents',
      chargeIden: 'DOC',
      lastUnitCode: null,
      lastCurrency: null,
    });
  });
});
