import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  type Answer,
  CHARGE,
  type ChargesClient,
  type ChargesServer,
  everything,
  FCL,
  fclLine,
  fill,
  LCL,
  line,
  MANIFEST,
  NO_CHARGE,
  refused,
  startChargesServer,
} from './charges-server.ts';

/** A wrong field of a line, and what its refusal says after `Line 2, {field}`. */
const WRONG: [field: string, value: unknown, message: string][] = [
  ['unitCost', 1.00005, ': The number has more than 4 decimals.'],
  ['unitCost', 0.1 + 0.2, ': The number has more than 4 decimals.'],
  ['quantity', '12.3456', ': The number has more than 3 decimals.'],
  ['totalPrice', 1.005, ': The number has more than 2 decimals.'],
  ['minimumPrice', '12.345', ': The number has more than 2 decimals.'],
  ['unitCost', 1e-7, ': This is not a number.'],
  ['quantity', 1e12, ': The number has more than 12 digits before the decimal point.'],
  ['quantity', '12345678901234567890', ': The number has more than 12 digits before the decimal point.'],
  ['totalPrice', -1e12, ': The number has more than 12 digits before the decimal point.'],
  ['totalPrice', 1e21, ': This is not a number.'],
  ['totalPrice', '1,50', ': This is not a number.'],
  ['totalPrice', 'NaN', ': This is not a number.'],
  ['minimumPrice', 'Infinity', ': This is not a number.'],
  ['minimumPrice', true, ': This is not a number.'],
  ['minimumPrice', ['5'], ': This is not a number.'],
  ['quantity', null, ' is missing.'],
  ['unitCost', '', ' is missing.'],
  ['totalPrice', ' ', ' is missing.'],
  ['currency', '', ' is missing.'],
  ['currency', 'usd', ': This is not a currency code of ISO 4217.'],
  ['currency', 'XAU', ': This is not a currency code of ISO 4217.'],
  ['currency', 7, ' must be text.'],
  ['unitCode', 'BOX', ' must be "EA" or "CBM" or "KG" or "CTN".'],
  ['unitCode', undefined, ' is missing.'],
  ['chargeType', undefined, ' is missing.'],
  ['chargeType', '2', ' must be a whole number from 1 to 2147483647.'],
  ['chargeType', 0, ' must be a whole number from 1 to 2147483647.'],
  ['chargeType', NO_CHARGE.unknown, ': There is no charge type 99 for charge lines.'],
  ['chargeType', NO_CHARGE.tax, ': There is no charge type 5 for charge lines.'],
  ['chargeType', NO_CHARGE.withoutCode, ': There is no charge type 6 for charge lines.'],
  ['comments', 'x'.repeat(2001), ': The text is longer than 2000 characters.'],
  ['comments', 'a\u0000b', ': The text has a control character.'],
  ['comments', 'a\u009bb', ': The text has a control character.'],
  ['comments', 'a\ud800', ': The text has half of a character.'],
  ['comments', {}, ' must be text.'],
];

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  let admin: ChargesClient;
  let asBefore: string;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
    admin = await server.as('admin');
    await admin.save(LCL, [line(), line()]);
    asBefore = await everything(database);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const refusedUnchanged = async (work: Promise<unknown>, message: string) => {
    await refused(work, 422, message);
    assert.equal(await everything(database), asBefore);
  };

  describe('CHG-30 CHG-33 a bad line is refused with its number and field, and nothing changes', () => {
    for (const [field, value, message] of WRONG)
      test(`${JSON.stringify(value)?.slice(0, 30) ?? 'no'} as ${field}`, () =>
        refusedUnchanged(
          admin.save(LCL, [line(), line({ [field]: value }), line({ unitCode: 'CBM' })]),
          `Line 2, ${field}${message}`,
        ));

    test('CHG-31 CHG-32 each kind of record needs its own fields', async () => {
      await refusedUnchanged(
        admin.save(FCL, [fclLine({ totalPrice: null })]),
        'Line 1, totalPrice is missing.',
      );
      await refusedUnchanged(admin.save(FCL, [fclLine({ currency: null })]), 'Line 1, currency is missing.');
      await refusedUnchanged(
        admin.save(MANIFEST, [line({ quantity: null })]),
        'Line 1, quantity is missing.',
      );
    });

    test('a line that is none, and too many lines', async () => {
      await refusedUnchanged(admin.save(LCL, [line(), null]), 'Line 2 must be an object.');
      await refusedUnchanged(admin.save(LCL, Array(1001).fill(line())), 'charges: At most 1000 entries.');
    });
  });

  test('CHG-39 API-49 a bad request says which part of it is wrong', async () => {
    const save = (more: object) => admin.save(LCL, [line()], more);
    const features = /^featureType must be "exw_charges" or "destination_charges" or .* or "rail_charges"\.$/;
    for (const call of [admin.load, (on: typeof LCL) => admin.save(on, [])]) {
      await refused(call({ ...LCL, featureType: 'sea_charges' as 'exw_charges' }), 422, features);
      await refused(call({ ...LCL, featureType: '__proto__' as 'exw_charges' }), 422, features);
      await refused(
        call({ ...LCL, recordId: '3003' as unknown as number }),
        422,
        'recordId must be a whole number from 1 to 2147483647.',
      );
    }
    await refusedUnchanged(save({ role: 'owner' }), 'role must be "admin" or "agent".');
    await refusedUnchanged(save({ addProfit: 'yes' }), 'addProfit must be true or false.');
    await refusedUnchanged(save({ revision: undefined }), 'revision is missing.');
    for (const revision of [-1, 1.5, '1', null])
      await refusedUnchanged(save({ revision }), 'revision: This is not the revision of a load.');
    await refusedUnchanged(save({ charges: {} }), 'charges must be a list.');
  });

  test('D-77 zero, negative and the largest amounts are stored to the cent, as numbers or as texts', async () => {
    const amounts = [0, -0.01, 999999999999.99, -999999999999.99, '-0', '007.5', '999999999999.990', ' 12 '];
    const { exw_charges } = await admin.save(
      { ...LCL, featureType: 'exw_charges' },
      amounts.map((amount) =>
        line({ quantity: amount, unitCost: amount, totalPrice: amount, minimumPrice: amount }),
      ),
    );
    assert.deepEqual(
      exw_charges.map(({ quantity, unitCost, totalPrice, minimumPrice }: Answer) => [
        ...new Set([quantity, unitCost, totalPrice, minimumPrice]),
      ]),
      [[0], [-0.01], [999999999999.99], [-999999999999.99], [0], [7.5], [999999999999.99], [12]],
    );
  });

  test('comments are text: what looks like markup, a formula or SQL comes back as it was written', async () => {
    const comments = [
      '<script>alert(1)</script>',
      `=HYPERLINK("http://x")`,
      `'); drop table charge_line; --`,
      'two\nlines\tand a tab',
      '  kept  ',
      '港口 ünïcode 🚢',
      'x'.repeat(2000),
    ];
    const { rail_charges } = await admin.save(
      { ...LCL, featureType: 'rail_charges' },
      comments.map((text) => line({ comments: text })),
    );
    assert.deepEqual(
      rail_charges.map((stored: Answer) => stored.comments),
      comments,
    );
  });

  test('REF-02 a charge type that is none any more stays on the lines that have it, and can be shown', async () => {
    const on = { ...LCL, featureType: 'pickup_charges' } as const;
    const retire = (charge_type: string) =>
      database.db.updateTable('charge_type').set({ charge_type }).where('id', '=', CHARGE.fuel).execute();
    await admin.save(on, [line({ chargeType: CHARGE.fuel })]);
    await retire('Retired');
    try {
      const { pickup_charges, chargetypes } = await admin.save(on, [
        line({ chargeType: CHARGE.fuel, quantity: 4, totalPrice: 182 }),
      ]);
      assert.equal(pickup_charges[0].quantity, 4);
      assert(chargetypes.some(({ id }: Answer) => id === CHARGE.fuel));
      await refused(
        admin.save({ ...LCL, featureType: 'delivery_charges' }, [line({ chargeType: CHARGE.fuel })]),
        422,
        'Line 1, chargeType: There is no charge type 3 for charge lines.',
      );
    } finally {
      await retire('Charge');
    }
  });
});
