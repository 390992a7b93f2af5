import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { LINE_PRICE } from '../../../../../portal/server/charges/line-amounts.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { lineTotal, uplift } from '../../../../../shared/trade/money.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AIR,
  CHARGE,
  type ChargeListId,
  type ChargesClient,
  type ChargesServer,
  FCL,
  fclLine,
  fill,
  LCL,
  line,
  MANIFEST,
  startChargesServer,
} from './charges-server.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  let admin: ChargesClient;
  let agent: ChargesClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
    [admin, agent] = await Promise.all([server.as('admin'), server.as('agent')]);
  });
  beforeEach(() => sql`delete from charge_sheet`.execute(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  test('API-50 CHG-36 D-20 a record that was never saved has no lines, and the box is on', async () => {
    const { chargetypes, ...rest } = await admin.load(FCL);
    assert.deepEqual(rest, {
      quote: { mode: 'Ocean', container_type: 'FCL' },
      revision: 0,
      addProfit: true,
      record: {
        id: 3001,
        reference: 'Q1',
        customer: { id: 101, companyName: 'Importer A' },
        savedAt: null,
        savedBy: null,
        status: 'Open',
        statusOn: null,
        mode: 'Ocean',
        origin: null,
        destination: null,
        containers: null,
        weightKg: null,
        volumeCbm: null,
        shipOn: null,
        commodity: null,
        incoterm: null,
        revision: 1,
        newVersion: false,
      },
      freight_charges: [],
    });
    assert.equal(chargetypes.length, 4);
    const manifest = await admin.load(MANIFEST);
    assert.deepEqual([manifest.quote, manifest.manifests_charges], [null, []]);
  });

  test('D-02 whoever saved by a link has no name to show', async () => {
    const link = await server.link('quote', 3001, 'agent');
    const { record } = await link.save(FCL, [fclLine()]);
    assert.equal(record.savedBy, null);
    assert.ok(record.savedAt);
  });

  test('D-149 keeps three decimals of a quantity and four of a unit cost, and says no more zeros than before', async () => {
    const sent = [
      line({ quantity: 12.345, unitCost: 45, totalPrice: 555.53 }),
      line({ quantity: '0.004', unitCost: '0.0125', totalPrice: 0 }),
    ];
    await admin.save(LCL, sent);
    const { origin_charges } = await admin.load(LCL);
    assert.deepEqual(
      origin_charges.map(({ quantity, unitCost, manuallyEditedTotal }: Record<string, unknown>) => [
        quantity,
        unitCost,
        manuallyEditedTotal,
      ]),
      [
        [12.345, 45, false],
        [0.004, 0.0125, false],
      ],
    );
    const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);
    const again = await admin.save(LCL, sent);
    assert.deepEqual(idsOf(again.origin_charges), idsOf(origin_charges), 'the same lines');
  });

  test('CHG-35 API-52 D-19 a save answers what the next load answers: the lines as sent, in their order', async () => {
    const sent = [
      line({ chargeType: CHARGE.fuel, unitCode: 'KG', quantity: 812.5, unitCost: 1.35, totalPrice: 1096.88 }),
      line({ comments: 'as agreed', minimumPrice: 120 }),
      line({ chargeType: CHARGE.documents, currency: 'CAD', unitCode: 'CTN' }),
    ];
    const saved = await admin.save(AIR, sent, { addProfit: false });
    assert.equal(saved.revision, 1);
    assert.equal(saved.addProfit, false);
    assert.equal(saved.record.savedBy, 'admin Test');
    assert.equal(Number.isNaN(Date.parse(saved.record.savedAt)), false);
    assert.deepEqual(
      saved.freight_charges.map(({ id, ...stored }: { id: number }) => stored),
      sent.map((one) => ({ ...one, manuallyEditedTotal: false, original: null })),
    );
    assert.deepEqual(await admin.load(AIR), saved);
    const replaced = await admin.save(AIR, [line({ totalPrice: 91, comments: 'alone' })]);
    assert.deepEqual(
      replaced.freight_charges.map(({ comments }: { comments: string }) => comments),
      ['alone'],
    );
    assert.equal(replaced.revision, 2);
    assert.deepEqual((await admin.save(AIR, [])).freight_charges, []);
  });

  test('D-19 a line keeps its id while it is the same or of the same charge type, wherever it stands', async () => {
    const [one, two, three] = [
      line(),
      line({ chargeType: CHARGE.fuel }),
      line({ comments: 'second handling' }),
    ];
    const idsOf = (answer: { origin_charges: { id: number }[] }) => answer.origin_charges.map(({ id }) => id);
    const ids = idsOf(await admin.save(LCL, [one, two, three]));
    const added = line({ chargeType: CHARGE.documents });
    const edited = { ...two, quantity: 3, totalPrice: 136.5 };
    const after = idsOf(await admin.save(LCL, [added, three, edited, one]));
    assert.deepEqual(after.slice(1), [ids[2], ids[1], ids[0]]);
    assert(!ids.includes(after[0]!));
  });

  test('CHG-39 CHG-40 every feature of a record has lines of its own', async () => {
    const features = ['freight_charges', 'exw_charges', 'rail_charges'] as const;
    const at = (featureType: ChargeListId['featureType']) => ({ ...LCL, featureType });
    for (const feature of features) await admin.save(at(feature), [line({ comments: feature })]);
    for (const feature of features)
      assert.deepEqual(
        (await admin.load(at(feature)))[feature].map(({ comments }: { comments: string }) => comments),
        [feature],
      );
  });

  test('D-20 saving twice gives the same selling amounts: what was entered is stored, never what is sold', async () => {
    const selling = ({ origin_charges }: { origin_charges: { totalPrice: number }[] }) =>
      origin_charges.map(({ totalPrice }) => uplift(String(totalPrice)));
    const first = await admin.save(LCL, [line({ totalPrice: 100.05, quantity: 1, unitCost: 100.05 })], {
      addProfit: true,
    });
    assert.deepEqual(selling(first), ['110.06']);
    const again = first.origin_charges.map(
      ({ id, manuallyEditedTotal, ...sent }: { id: number; manuallyEditedTotal: boolean }) => sent,
    );
    const second = await admin.save(LCL, again, { addProfit: true });
    assert.deepEqual(selling(second), ['110.06']);
    assert.equal(second.origin_charges[0].totalPrice, 100.05);
  });

  test('D-20 D-149 a line is sold with the decimals of its currency, in the database as on the screen', async () => {
    const amounts = { JPY: 1255, KWD: 12.34, USD: 100.05, KRW: 5 };
    await admin.save(
      LCL,
      Object.entries(amounts).map(([currency, totalPrice]) =>
        line({ currency, totalPrice, quantity: 1, unitCost: totalPrice }),
      ),
    );
    const { rows } = await sql<{ currency: string; price: string }>`
      select line.currency, (${LINE_PRICE})::text as price
      from charge_line line join charge_sheet sheet on sheet.id = line.sheet_id order by position`.execute(
      database.db,
    );
    for (const { currency, price } of rows) {
      const amount = String(amounts[currency as keyof typeof amounts]);
      assert.equal(Number(price), Number(uplift(amount, currency)), currency);
    }
    assert.deepEqual(
      rows.map(({ price }) => price),
      ['1381.00', '13.574', '110.06', '6.00'],
    );
  });

  test('D-21 CHG-28 a total that is not quantity times unit cost is one edited by hand', async () => {
    const totals = [7.25, 7.26, 7.24, 0, -7.25];
    const sent = totals.map((totalPrice) => line({ quantity: 2.5, unitCost: 2.9, totalPrice }));
    const { origin_charges } = await admin.save(LCL, sent);
    assert.equal(lineTotal('2.5', '2.9'), '7.25');
    assert.deepEqual(
      origin_charges.map(({ manuallyEditedTotal }: { manuallyEditedTotal: boolean }) => manuallyEditedTotal),
      [false, true, true, true, true],
    );
  });

  test('D-21 a price of an FCL quote is never one edited by hand, whatever else is sent with it', async () => {
    const { freight_charges } = await admin.save(FCL, [
      fclLine({ totalPrice: 1850 }),
      line({ quantity: 2, unitCost: 10, totalPrice: 1850 }),
    ]);
    assert.deepEqual(
      freight_charges.map(({ quantity, manuallyEditedTotal }: Record<string, unknown>) => [
        quantity,
        manuallyEditedTotal,
      ]),
      [
        [null, false],
        [2, false],
      ],
    );
  });

  test('D-110 lines of manifests keep the currency they came with, or have none', async () => {
    const { manifests_charges } = await admin.save(MANIFEST, [
      line({ currency: 'EUR' }),
      line({ currency: null }),
      line({ currency: '' }),
    ]);
    assert.deepEqual(
      manifests_charges.map(({ currency }: { currency: unknown }) => currency),
      ['EUR', null, null],
    );
  });

  test('CHG-08 D-120 only an admin switches the uplift; an agent’s save leaves it and its answer has no word of it', async () => {
    const byAgent = await agent.save(LCL, [line()], { addProfit: false });
    assert(!('addProfit' in byAgent));
    assert.equal((await admin.load(LCL)).addProfit, true);
    for (const addProfit of [false, true]) {
      assert.equal((await admin.save(LCL, [line()], { addProfit })).addProfit, addProfit);
      for (const given of [{ addProfit: false }, {}]) {
        assert(!('addProfit' in (await agent.save(LCL, [line()], given))));
        assert(!('addProfit' in (await agent.load(LCL))));
        assert.equal((await admin.load(LCL)).addProfit, addProfit);
      }
      assert.equal((await admin.save(LCL, [line()])).addProfit, addProfit);
    }
  });

  test('D-96 the audit log tells who saved what, before and after, and stores a line only where it changed; a load leaves no trace', async () => {
    const lastEntry = () =>
      database.db
        .selectFrom('audit_log')
        .select(['actor', 'action', 'record_type', 'record_id', 'before', 'after'])
        .orderBy('id', 'desc')
        .executeTakeFirst();
    const first = await agent.save(MANIFEST, [line()]);
    type Lines = { id: number }[];
    const of = (
      revision: number,
      list: Lines,
      { addProfit = null, charges = list }: { addProfit?: boolean | null; charges?: Lines } = {},
    ) => ({
      featureType: 'manifests_charges',
      revision,
      addProfit,
      lines: list.map(({ id }) => id),
      charges,
    });
    const entry = { action: 'saveCharges', record_type: 'manifest', record_id: 4001 };
    assert.deepEqual(await lastEntry(), {
      ...entry,
      actor: 'agent@demo.example',
      before: null,
      after: of(1, first.manifests_charges),
    });
    const second = await admin.save(MANIFEST, [], { addProfit: false });
    await admin.load(MANIFEST);
    await admin.listChargeTypes();
    assert.deepEqual(await lastEntry(), {
      ...entry,
      actor: 'admin@demo.example',
      before: of(1, first.manifests_charges),
      after: of(2, second.manifests_charges, { addProfit: false }),
    });
    const { manifests_charges: three } = await admin.save(MANIFEST, [line(), line(), line()]);
    const edited = [...three.slice(0, 2), { ...three[2], comments: 'edited' }];
    const { manifests_charges: now } = await admin.save(MANIFEST, edited);
    const last = await lastEntry();
    assert.deepEqual(last?.before, of(3, three, { addProfit: false, charges: three.slice(2) }));
    assert.deepEqual(last?.after, of(4, now, { addProfit: false, charges: now.slice(2) }));
  });
});
