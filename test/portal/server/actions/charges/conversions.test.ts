import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Big from 'big.js';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { convert } from '../../../../../shared/trade/money.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { rate, startRateService } from '../../../../helpers/rate-service.ts';
import {
  AIR,
  type ChargesClient,
  type ChargesServer,
  daysAgo,
  EUR,
  everything,
  FCL,
  fclLine,
  fill,
  LCL,
  line,
  MANIFEST,
  refused,
  type SentLine,
  startChargesServer,
} from './charges-server.ts';

/** 3 at 10.01 EUR and at least 50 EUR, at 1.0831 */
const converted = (more: Partial<SentLine> = {}, original: object = {}): SentLine =>
  line({
    quantity: 3,
    unitCost: 10.84,
    totalPrice: 32.53,
    minimumPrice: 54.16,
    original: { ...EUR, unitCost: 10.01, totalPrice: 30.03, minimumPrice: 50, ...original },
    ...more,
  });

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: ChargesServer;
  let agent: ChargesClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startChargesServer(database);
    agent = await server.as('agent');
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  test('D-22 what was entered is kept beside the amounts in USD, with rate, date and source', async () => {
    const { freight_charges } = await agent.save(AIR, [converted()]);
    const { id, ...stored } = freight_charges[0];
    // Rounded one by one, 32.53 is not 3 x 10.84: it counts as edited by hand, so that it stays.
    assert.deepEqual(stored, { ...converted(), manuallyEditedTotal: true });
    const fcl = fclLine({
      totalPrice: 1624.65,
      original: { ...EUR, unitCost: null, totalPrice: 1500, minimumPrice: null },
    });
    assert.deepEqual((await agent.save(FCL, [fcl])).freight_charges[0].original, fcl.original);
  });

  test('D-22 API-54 the rate that the server answers is one that it accepts, however many digits it has', async () => {
    const service = await startRateService();
    const elsewhere = await startChargesServer(database, { EXCHANGE_RATE_URL: service.url });
    try {
      const client = await elsewhere.as('agent');
      for (const [currency, usdRate] of [
        ['IRR', 2.380952380952381e-5],
        ['LBP', 1.1e-5],
        ['KWD', '3.25732899022801302931'],
        ['JPY', 0.0064],
      ] as const) {
        service.behave(rate(usdRate));
        const { conversion_rate, rate_date, source } = await (
          await fetch(`${elsewhere.url}/api/exchange-rate/pair/${currency}/USD`)
        ).json();
        const dollars = convert('2500', new Big(conversion_rate).toFixed());
        const original = {
          currency,
          unitCost: 2500,
          totalPrice: 2500,
          minimumPrice: null,
          rate: conversion_rate,
          rateDate: rate_date,
          source,
        };
        const sent = line({ quantity: 1, unitCost: dollars, totalPrice: dollars, original });
        const { freight_charges } = await client.save(AIR, [sent]);
        assert.deepEqual(freight_charges[0].original, original);
        // As it is loaded, it is good to be saved again.
        const { id, ...again } = freight_charges[0];
        assert.deepEqual((await client.save(AIR, [again])).freight_charges, freight_charges);
      }
    } finally {
      await elsewhere.close();
      await service.close();
    }
  });

  test('D-22 negative amounts and rates as texts convert alike, halves away from zero', async () => {
    const { freight_charges } = await agent.save(AIR, [
      converted(
        { unitCost: -10.84, totalPrice: '-32.53', minimumPrice: null },
        { rate: '1.08310', unitCost: -10.01, totalPrice: '-30.03', minimumPrice: '' },
      ),
    ]);
    assert.equal(freight_charges[0].original.rate, 1.0831);
    assert.equal(freight_charges[0].totalPrice, -32.53);
  });

  test('D-22 a rate that the sheet has stays good after the server has a new word on that day', async () => {
    const saved = await agent.save(AIR, [converted()]);
    const retold = (rate: number) =>
      sql`update exchange_rate set usd_rate = ${rate} where rate_date = ${EUR.rateDate}`.execute(database.db);
    await retold(1.09);
    try {
      const again = await agent.save(AIR, [converted({ comments: 'again' })]);
      assert.deepEqual(again.freight_charges[0].original, saved.freight_charges[0].original);
      await refused(
        agent.save(LCL, [converted()]),
        422,
        `Line 1, original.rate: 1.0831 is not a known rate of EUR for ${EUR.rateDate}. Convert the charge again.`,
      );
    } finally {
      await retold(1.0831);
    }
  });

  test('D-22 a rate that has become older than a week is refused, unless the sheet has it', async () => {
    const age = (days: number) =>
      sql`update exchange_rate set rate_date = ${daysAgo(days)} where usd_rate = ${EUR.rate}`.execute(
        database.db,
      );
    const of = (days: number) => converted({}, { rateDate: daysAgo(days) });
    await age(8);
    const saved = await agent.save(AIR, [of(8)]);
    await age(9);
    try {
      assert.deepEqual(
        (await agent.save(AIR, [of(8)])).freight_charges[0].original,
        saved.freight_charges[0].original,
      );
      await refused(
        agent.save(AIR, [of(8), of(9)]),
        422,
        `Line 2, original.rate: 1.0831 is not a known rate of EUR for ${daysAgo(9)}. Convert the charge again.`,
      );
    } finally {
      await age(2);
    }
  });

  describe('D-22 a conversion that is not right is refused with line and field, and nothing changes', () => {
    const unknown = (rate: number, day: string) =>
      `Line 2, original.rate: ${rate} is not a known rate of EUR for ${day}. Convert the charge again.`;
    const cases: [string, SentLine, string][] = [
      [
        'a total that is off by a cent',
        converted({ totalPrice: 32.52 }),
        'Line 2, totalPrice: 32.52 is not 30.03 EUR at the rate 1.0831.',
      ],
      [
        'a minimum left unconverted',
        converted({ minimumPrice: 50 }),
        'Line 2, minimumPrice: 50.00 is not 50.00 EUR at the rate 1.0831.',
      ],
      [
        'an amount without an original',
        converted({}, { unitCost: null }),
        'Line 2, unitCost: 10.84 is not blank EUR at the rate 1.0831.',
      ],
      [
        'an original without an amount',
        converted({ minimumPrice: null }),
        'Line 2, minimumPrice: Blank is not 50.00 EUR at the rate 1.0831.',
      ],
      ['a rate of its own', converted({}, { rate: 2 }), unknown(2, EUR.rateDate)],
      ['the rate of another day', converted({}, { rateDate: daysAgo(3) }), unknown(1.0831, daysAgo(3))],
      ['a day without a rate', converted({}, { rateDate: daysAgo(1) }), unknown(1.0831, daysAgo(1))],
      ['another source', converted({}, { source: 'my bank' }), unknown(1.0831, EUR.rateDate)],
      [
        'a day that does not exist',
        converted({}, { rateDate: '2026-02-31' }),
        'Line 2, original.rateDate: This is not a date such as 2026-01-31.',
      ],
      [
        'a rate of zero',
        converted({}, { rate: 0 }),
        'Line 2, original.rate: The rate is not a positive number.',
      ],
      [
        'a rate that is no number',
        converted({}, { rate: 'NaN' }),
        'Line 2, original.rate: The rate is not a positive number.',
      ],
      [
        'a line in another currency than USD',
        converted({ currency: 'CAD' }),
        'Line 2, currency: A converted charge is in USD.',
      ],
      [
        'Canadian dollars, which are not converted',
        converted({}, { currency: 'CAD' }),
        'Line 2, original.currency: Amounts in this currency are not converted.',
      ],
      [
        'a source with a control character',
        converted({}, { source: 'a\u0000' }),
        'Line 2, original.source: The text has a control character.',
      ],
      [
        'an original that is none',
        converted({ original: 'EUR' as never }),
        'Line 2, original must be an object.',
      ],
    ];
    for (const [what, sent, message] of cases)
      test(what, async () => {
        const as = await everything(database);
        await refused(agent.save(AIR, [line(), sent]), 422, message);
        assert.equal(await everything(database), as);
      });

    test('D-110 a conversion on a manifest', () =>
      refused(
        agent.save(MANIFEST, [converted()]),
        422,
        'Line 1, original: Charges of manifests are not converted.',
      ));
  });
});
