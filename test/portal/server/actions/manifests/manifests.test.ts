import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const NEW = {
  ...{ manifestId: null, revision: null, reference: ' MAN-1 ', customerId: IMPORTER_A, agentId: AGENT },
  ...{ shipmentId: 2001, status: 'Open' },
};

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let admin: Person;
  before(async () => {
    admin = await server.as('admin');
    await run(
      `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Freight', 'OFR', 'Freight')`,
    );
  });
  beforeEach(async () => {
    await run('truncate manifest, shipment, invoice, audit_log, idempotency_key cascade');
    await run(`insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
      (2001, 'S1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'In Transit', now()),
      (2002, 'S2', ${IMPORTER_B}, null, 'Ocean', 'In Transit', now())`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const seen = async (person: Person) =>
    (
      await person.query(`{ allManifest(sort: {field: "id", order: ASC}) { results {
        reference revision status customer { id } agent { id } shipment { id } } } }`)
    ).allManifest.results;
  const reasons = async (person: Person, ...call: Parameters<Person['refusal']>) => {
    const { status, reasons: given } = await person.refusal(...call);
    return [status, ...given.map(({ code, field }) => [code, field].filter(Boolean).join(' '))];
  };

  test('MOD-09 the provider makes a manifest, whose parties see it and are told, changes and removes it', async () => {
    const { id, reference, revision } = await admin.act('saveManifest', NEW);
    assert.deepEqual([reference, revision], ['MAN-1', 1]);
    const stored = {
      ...{ reference: 'MAN-1', revision: 1, status: 'Open', customer: { id: IMPORTER_A } },
      ...{ agent: { id: AGENT }, shipment: { id: 2001 } },
    };
    for (const user of ['importer', 'agent', 'admin'] as const)
      assert.deepEqual(await seen(await server.as(user)), [stored], user);
    assert.deepEqual(await seen(await server.as('otherImporter')), []);
    const closed = { ...NEW, manifestId: id, revision, status: 'Closed', shipmentId: null };
    assert.equal((await admin.act('saveManifest', closed)).revision, 2);
    assert.equal((await admin.act('saveManifest', { ...closed, revision: 2 })).revision, 2, 'no change');
    await admin.act('removeManifest', { manifestId: id, revision: 2 });
    assert.deepEqual(await seen(admin), []);
    const { results } = await (await server.as('importer')).act('listNotifications', { take: 10 });
    assert.deepEqual(
      results.map((one: Record<string, unknown>) => [one.action, one.reference]),
      ['removeManifest', 'saveManifest', 'saveManifest'].map((action) => [action, 'MAN-1']),
    );
  });

  test('MOD-09 a manifest without a number gets the next, and none has that of another one', async () => {
    const { id, reference } = await admin.act('saveManifest', { ...NEW, reference: '' });
    assert.match(reference, /^MAN-\d{4}-\d{6}$/);
    const other = { ...NEW, reference };
    assert.deepEqual(await reasons(admin, 'saveManifest', other), [422, 'manifestNumberTaken reference']);
    const change = { ...NEW, manifestId: id, revision: 1, reference: '', status: 'Closed' };
    assert.equal((await admin.act('saveManifest', change)).reference, reference, 'it keeps its own');
  });

  test('MOD-09 what hangs on a manifest keeps it and its customer', async () => {
    const uses: [string, string][] = [
      [
        `with sheet as (insert into charge_sheet (manifest_id, feature, revision, saved_by)
            select id, 'manifests_charges', 1, 'agent' from manifest returning id)
          insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments, manually_edited_total)
            select id, 0, 1, 'EA', 'USD', 100, '', false from sheet`,
        'manifestInUse.charges',
      ],
      [
        `insert into invoice (reference, customer_id, manifest_id, issued_on, due_on)
          select 'I1', ${IMPORTER_A}, id, '2026-05-01', '2026-05-31' from manifest`,
        'manifestInUse.invoices',
      ],
    ];
    for (const [use, expected] of uses) {
      await run('truncate manifest, invoice cascade');
      const { id } = await admin.act('saveManifest', NEW);
      await run(use);
      const [{ revision }] = (await run('select revision from manifest')) as [{ revision: number }];
      const on = { manifestId: id, revision };
      assert.deepEqual(await reasons(admin, 'removeManifest', on), [422, expected]);
      const given = { ...NEW, ...on, customerId: IMPORTER_B, shipmentId: 2002 };
      assert.deepEqual(await reasons(admin, 'saveManifest', given), [422, 'importCustomerKept customerId']);
      await admin.act('saveManifest', { ...NEW, ...on, status: 'Closed' });
    }
  });

  test('MOD-09 a manifest of nothing goes to another customer, with a shipment of theirs', async () => {
    const { id } = await admin.act('saveManifest', NEW);
    const on = { ...NEW, manifestId: id, revision: 1, customerId: IMPORTER_B };
    assert.deepEqual(await reasons(admin, 'saveManifest', on), [422, 'importOtherCustomer shipmentId']);
    await admin.act('saveManifest', { ...on, shipmentId: 2002 });
    assert.equal((await seen(await server.as('otherImporter'))).length, 1);
  });

  test('MOD-09 companies have the parts that they can have', async () => {
    for (const [part, field] of [
      [{ customerId: AGENT }, 'importNotOfType customerId'],
      [{ agentId: IMPORTER_A }, 'importNotOfType agentId'],
      [{ customerId: 999_999 }, 'importCompany customerId'],
      [{ shipmentId: 999_999 }, 'importOtherCustomer shipmentId'],
    ] as const)
      assert.deepEqual(await reasons(admin, 'saveManifest', { ...NEW, ...part }), [422, field]);
    assert.deepEqual(await seen(admin), []);
  });

  test('MOD-09 nobody else writes manifests, and nobody overwrites what they haven’t seen', async () => {
    const { id } = await admin.act('saveManifest', NEW);
    const on = { manifestId: id, revision: 1 };
    const people = ['switchedAdmin', 'agent', 'importer', 'importerManager'] as const;
    for (const person of [
      ...(await Promise.all(people.map((user) => server.as(user)))),
      await server.service(),
    ])
      for (const [name, input] of [
        ['saveManifest', NEW],
        ['saveManifest', { ...NEW, ...on, status: 'Closed' }],
        ['removeManifest', on],
      ] as const)
        assert.equal((await person.refusal(name, input)).status, 403, name);
    const stale = { ...on, revision: 2 };
    assert.deepEqual(await reasons(admin, 'saveManifest', { ...NEW, ...stale, status: 'Closed' }), [
      ...[409, 'staleRecord'],
    ]);
    assert.deepEqual(await reasons(admin, 'removeManifest', stale), [409, 'staleRecord']);
    const first = await admin.act('removeManifest', on, 'remove');
    assert.deepEqual(await admin.act('removeManifest', on, 'remove'), first);
  });
});
