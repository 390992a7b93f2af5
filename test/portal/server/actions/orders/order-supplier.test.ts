import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const ORDER = 5001;
const FOREIGN_ORDER = 5901;
const UNKNOWN_ORDER = 5999;
const MILL = 121;
const KILN = 122;
/** Of importer B. */
const FORGE = 123;
const NEW = { companyName: ' Loom & Sons ', countryCode: 'xx' };

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
    await run(`select setval(pg_get_serial_sequence('company', 'id'), 1000)`);
  });
  beforeEach(async () => {
    await run('truncate purchase_order, booking, audit_log, idempotency_key, company_supplier cascade');
    await run(`delete from company where entity_type = 'Supplier'`);
    await run(`insert into company (id, company_name, entity_type) values
      (${MILL}, 'Mill', 'Supplier'), (${KILN}, 'Kiln', 'Supplier'), (${FORGE}, 'Forge', 'Supplier')`);
    await run(`insert into company_supplier (company_id, supplier_id) values
      (${IMPORTER_A}, ${MILL}), (${IMPORTER_A}, ${KILN}), (${IMPORTER_B}, ${FORGE})`);
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id) values
      (${ORDER}, 'PO-1', ${IMPORTER_A}), (${FOREIGN_ORDER}, 'PO-9', ${IMPORTER_B})`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const save = (more: object = {}, { person = importer, key = '' } = {}) =>
    person.act(
      'saveOrderSupplier',
      { orderId: ORDER, revision: 1, supplierId: MILL, ...more },
      key || undefined,
    );
  const seen = async (person = importer) =>
    (
      await person.query(`{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) {
        revision supplier { companyName entityType country } } }`)
    ).onePurchaseOrder;
  const told = async (person: Person) =>
    (await person.act('listNotifications', { take: 10 })).results.map(
      ({ changes }: { changes: unknown[] }) => changes,
    );
  const suppliersOf = async (importerId: number) =>
    (
      await run(`select company_name from company join company_supplier on supplier_id = id
        where company_id = ${importerId} order by company_name`)
    ).map((row) => (row as { company_name: string }).company_name);

  test('MOD-05 D-96 the purchaser chooses a supplier, its agent another one and none, and each is told of the other', async () => {
    await save();
    assert.deepEqual(await save({ revision: 2, supplierId: KILN }, { person: agent }), {
      ...{ id: ORDER, revision: 3, supplier: { id: KILN, companyName: 'Kiln' } },
    });
    await save({ revision: 3, supplierId: null }, { person: agent });
    assert.deepEqual(await seen(), { revision: 4, supplier: null });
    assert.deepEqual(await told(agent), [[{ field: 'supplier', before: null, after: 'Mill' }]]);
    assert.deepEqual(await told(importer), [
      [{ field: 'supplier', before: 'Kiln', after: null }],
      [{ field: 'supplier', before: 'Mill', after: 'Kiln' }],
    ]);
    // The same once more is no change.
    assert.equal((await save({ revision: 4, supplierId: null })).revision, 4);
    assert.equal((await told(agent)).length, 1);
  });

  test('MOD-05 a new supplier is one of the purchaser from then on, and is made once whatever its case', async () => {
    const [{ revision }] = (await run(`select revision from company where id = ${IMPORTER_A}`)) as [
      { revision: number },
    ];
    const { supplier } = await save({ supplierId: null, newSupplier: NEW });
    assert.deepEqual(await seen(agent), {
      revision: 2,
      supplier: { companyName: 'Loom & Sons', entityType: 'Supplier', country: 'Anywhere' },
    });
    assert.deepEqual(await suppliersOf(IMPORTER_A), ['Kiln', 'Loom & Sons', 'Mill']);
    await save({ revision: 2, supplierId: MILL });
    const again = { companyName: 'LOOM & SONS', countryCode: 'XX' };
    assert.deepEqual((await save({ revision: 3, supplierId: null, newSupplier: again })).supplier, supplier);
    assert.equal((await suppliersOf(IMPORTER_A)).length, 3);
    // Whoever holds the purchaser as it was must not take the new one away.
    assert.deepEqual(await run(`select revision from company where id = ${IMPORTER_A}`), [
      { revision: revision + 1 },
    ]);
  });

  test('D-15 a supplier of another purchaser is as an unknown company, and one of the same name is another one', async () => {
    for (const supplierId of [FORGE, 999_999, IMPORTER_B]) {
      const { status, reasons } = await importer.refusal('saveOrderSupplier', {
        ...{ orderId: ORDER, revision: 1, supplierId },
      });
      assert.deepEqual([status, reasons], [422, [{ code: 'notOwnSupplier', field: 'supplierId' }]]);
    }
    await run(`update company set country_id = 1 where id = ${FORGE}`);
    const { supplier } = await save({
      ...{ supplierId: null, newSupplier: { companyName: 'Forge', countryCode: 'XX' } },
    });
    assert.notEqual(supplier.id, FORGE);
    assert.deepEqual(await suppliersOf(IMPORTER_B), ['Forge']);
  });

  test('MOD-05 a name or country that is missing or wrong is refused, and nothing is stored', async () => {
    for (const newSupplier of [
      { ...NEW, companyName: ' ' },
      { ...NEW, companyName: 'x'.repeat(201) },
      { ...NEW, countryCode: '' },
      { ...NEW, countryCode: 'QQ' },
      { ...NEW, countryCode: 'XXX' },
    ])
      assert.equal(
        (
          await importer.refusal('saveOrderSupplier', {
            ...{ orderId: ORDER, revision: 1, supplierId: null, newSupplier },
          })
        ).status,
        422,
      );
    const both = { orderId: ORDER, revision: 1, supplierId: MILL, newSupplier: NEW };
    assert.equal((await importer.refusal('saveOrderSupplier', both)).status, 422);
    assert.deepEqual([(await seen()).revision, await suppliersOf(IMPORTER_A)], [1, ['Kiln', 'Mill']]);
  });

  test('D-15 nobody but the purchaser, its agents and admins changes it, and a foreign order is as an unknown one', async () => {
    const link = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' });
    const forbidden = async (person: Person, orderId = ORDER) => {
      const { status, reasons } = await person.refusal('saveOrderSupplier', {
        ...{ orderId, revision: 1, supplierId: null, newSupplier: NEW },
      });
      assert.deepEqual({ status, reasons }, { status: 403, reasons: [{ code: 'noAccess' }] });
    };
    for (const person of [await server.as('otherImporter'), await server.service(), link])
      await forbidden(person);
    for (const person of [importer, agent])
      for (const id of [FOREIGN_ORDER, UNKNOWN_ORDER]) await forbidden(person, id);
    assert.deepEqual([(await seen()).revision, await suppliersOf(IMPORTER_B)], [1, ['Forge']]);
    assert.equal((await save({}, { person: await server.as('admin') })).revision, 2);
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    const made = { supplierId: null, newSupplier: NEW };
    assert.deepEqual(await save(made, { key: 'once' }), await save(made, { key: 'once' }));
    assert.equal((await suppliersOf(IMPORTER_A)).length, 3);
    const { status, code } = await importer.refusal('saveOrderSupplier', {
      ...{ orderId: ORDER, revision: 1, supplierId: KILN },
    });
    assert.deepEqual([status, code], [409, 'stale_revision']);
  });
});
