import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import type { Person } from '../route-subscriptions/routes-server.ts';
import {
  AGENT,
  AIR_RATE,
  byAir,
  containers,
  FOREIGN_AGENT,
  IMPORTER_A,
  partLoad,
  RATE,
  startSearchServer,
} from './search-server.ts';

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  const day = addDays(today(), 5);
  let importer: Person;
  before(async () => {
    importer = await server.as('importer');
    await run(`update base_rate set valid_from = current_date - 10, valid_to = current_date + 20
      where id not in (${RATE.ended}, ${RATE.elsewhere})`);
    await run(
      'update air_freight_rate set validity_from = current_date - 10, validity_to = current_date + 20',
    );
  });
  beforeEach(() => run('truncate quote, audit_log, idempotency_key cascade'));

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const request = (given: object, { person = importer, key = '' } = {}) =>
    person.act('requestQuote', given, key || undefined);
  const fcl = (more: object = {}) => ({ ...containers({ day }), rate: `B-${RATE.own}`, ...more });
  const stored = () =>
    run(`select quote.reference, customer_id, agent_id, mode, container_type, status, request.containers,
      request.weight_kg::text, request.volume_cbm::text, rate_reference, carrier_name, total_amount::text, ship_on
      from quote join quote_request request on request.quote_id = quote.id`);

  describe('MOD-12 a quote that is requested', () => {
    test('is one of the company and its agent, with what was searched and the rate as it was priced', async () => {
      const { id, reference } = await request(fcl());
      assert.deepEqual(await stored(), [
        {
          ...{ reference, customer_id: IMPORTER_A, agent_id: AGENT, mode: 'Ocean', container_type: 'FCL' },
          ...{ status: 'Requested', containers: '2 x 20GP', weight_kg: null, volume_cbm: null },
          ...{
            rate_reference: `B-${RATE.own}`,
            carrier_name: 'Sea Line',
            total_amount: '3462.00',
            ship_on: day,
          },
        },
      ]);
      assert.deepEqual(await run('select (valid_until - current_date) as days from quote'), [{ days: 20 }]);
      assert.match(reference, /^QUO-20\d\d-\d{6}$/);
      const { allQuote } = await importer.query(`{ allQuote { results { id reference status } } }`);
      assert.deepEqual(allQuote.results, [{ id, reference, status: 'Requested' }]);
    });

    test('is one by air or of a part load, too, and may name no rate at all', async () => {
      await request({ ...byAir({ day, volumeCbm: '0.25' }), rate: `A-${AIR_RATE.agents}` });
      await request(partLoad({ day }));
      assert.deepEqual(
        (await stored()).map((row) => Object.values(row as object).slice(3)),
        [
          [
            'Air',
            'Loose',
            'Requested',
            null,
            '60.000',
            '0.250',
            `A-${AIR_RATE.agents}`,
            'Sky Line',
            '465.00',
            day,
          ],
          ['Ocean', 'LCL', 'Requested', null, '900.000', '2.500', null, null, null, day],
        ],
      );
    });

    test('has the agent whose rate was chosen, and none where the company has several others', async () => {
      await run(`insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, ${FOREIGN_AGENT})`);
      const air = { ...byAir({ day }), rate: `A-${AIR_RATE.foreign}` };
      for (const given of [fcl(), fcl({ rate: `B-${RATE.agents}` }), air]) await request(given);
      const agents = (await stored()).map((row) => (row as { agent_id: unknown }).agent_id);
      assert.deepEqual(agents, [null, AGENT, FOREIGN_AGENT]);
      await run(`delete from company_agent where agent_id = ${FOREIGN_AGENT}`);
    });

    test('D-37 is one, however often the request is repeated', async () => {
      const answers = await Promise.all([request(fcl(), { key: 'one' }), request(fcl(), { key: 'one' })]);
      assert.deepEqual(answers[0], answers[1]);
      assert.deepEqual(await request(fcl(), { key: 'one' }), answers[0]);
      assert.equal((await stored()).length, 1);
    });

    test('D-96 is told to the agent and to admins of the provider, without a price', async () => {
      const { reference } = await request(fcl());
      const { rows } = await sql<{ action: string; owner_id: number; agent_id: number; changes: unknown }>`
        select action, owner_id, agent_id, reference, changes from audit_log`.execute(server.database.db);
      assert.deepEqual(rows, [
        {
          ...{ action: 'requestQuote', owner_id: IMPORTER_A, agent_id: AGENT, reference },
          changes: [
            { field: 'origin', before: null, after: 'Shanghai' },
            { field: 'destination', before: null, after: 'hamburg' },
            { field: 'carrier', before: null, after: 'Sea Line' },
          ],
        },
      ]);
    });

    test('D-142 is read with the facts by both parties, and with its price by those who were told it', async () => {
      await request(fcl());
      const fields = 'shipOn containers carrierName rateReference totalAmount originPort { companyName }';
      const read = async (person: Person) => {
        const { allQuote } = await person.query(`{ allQuote { results { requests { ${fields} } } } }`);
        return allQuote.results.flatMap((quote: { requests: object[] }) => quote.requests);
      };
      const facts = {
        ...{ shipOn: day, containers: '2 x 20GP', carrierName: 'Sea Line', rateReference: `B-${RATE.own}` },
        originPort: { companyName: 'Shanghai' },
      };
      assert.deepEqual(await read(importer), [{ ...facts, totalAmount: 3462 }]);
      assert.deepEqual(await read(await server.as('admin')), [{ ...facts, totalAmount: 3462 }]);
      assert.deepEqual(await read(await server.as('agent')), [{ ...facts, totalAmount: null }]);
      assert.deepEqual(await read(await server.as('otherImporter')), []);
    });
  });

  describe('MOD-10 what is said with a request', () => {
    const goods = { commodity: 'Ceramic tiles', incoterm: 'FOB', remarks: 'On pallets.' };
    const asked = 'customer { id } requests { commodity incoterm remarks requestedBy }';
    const read = async (person: Person) =>
      (await person.query(`{ allQuote { results { ${asked} } } }`)).allQuote.results;

    test('is read by all parties: commodity, incoterm, remarks, and who has asked', async () => {
      await request(fcl(goods));
      const found = [
        { customer: { id: IMPORTER_A }, requests: [{ ...goods, requestedBy: 'importer Test' }] },
      ];
      for (const role of ['importer', 'agent', 'admin'] as const)
        assert.deepEqual(await read(await server.as(role)), found, role);
    });

    test('may be left out, and no other terms of delivery than those of the ICC are taken', async () => {
      await request(fcl());
      const [{ requests }] = await read(importer);
      assert.deepEqual(requests, [
        { commodity: null, incoterm: null, remarks: null, requestedBy: 'importer Test' },
      ]);
      const wrong = [{ incoterm: 'FREE' }, { commodity: 'x'.repeat(201) }, { remarks: 'x'.repeat(2001) }];
      for (const more of wrong) {
        const { status } = await importer.refusal('requestQuote', fcl(more));
        assert.equal(status, 422, JSON.stringify(more).slice(0, 40));
      }
    });
  });

  describe('MOD-10 a quote that the provider begins for a customer who asked by telephone', () => {
    const forCustomer = { ...partLoad({ day }), customerId: IMPORTER_A };

    test('is the customer’s, goes to its agent, and says who wrote it down', async () => {
      const admin = await server.as('admin');
      await request(forCustomer, { person: admin });
      const [row] = (await stored()) as { customer_id: number; agent_id: number; status: string }[];
      assert.deepEqual([row?.customer_id, row?.agent_id, row?.status], [IMPORTER_A, AGENT, 'Requested']);
      const { allQuote } = await importer.query('{ allQuote { results { requests { requestedBy } } } }');
      assert.deepEqual(allQuote.results, [{ requests: [{ requestedBy: 'admin Test' }] }]);
      const { results } = await importer.act('listNotifications', { take: 1 });
      assert.equal(results[0].action, 'requestQuote');
    });

    test('has the prices that the customer is sold at', async () => {
      await request(fcl({ customerId: IMPORTER_A }), { person: await server.as('admin') });
      const [row] = (await stored()) as { total_amount: string }[];
      assert.equal(row?.total_amount, '3462.00');
    });

    test('is begun by nobody else, and for nobody who doesn’t ship', async () => {
      for (const role of ['agent', 'otherImporter'] as const)
        assert.equal((await (await server.as(role)).refusal('requestQuote', forCustomer)).status, 403, role);
      const admin = await server.as('admin');
      for (const customerId of [AGENT, 1, 99_999]) {
        const { status } = await admin.refusal('requestQuote', { ...forCustomer, customerId });
        assert.equal(status, 403, String(customerId));
      }
      assert.deepEqual(await stored(), []);
    });
  });

  describe('MOD-10 who answers a request, before it is sent', () => {
    const answerer = async (given: object = {}, person = importer) =>
      (await person.act('findQuoteAgent', { customerId: null, rate: null, ...given })).agent?.id ?? null;

    test('is the company’s single agent, and the one whose rate was chosen where it has several', async () => {
      assert.equal(await answerer(), AGENT);
      await run(`insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, ${FOREIGN_AGENT})`);
      assert.equal(await answerer(), null);
      assert.equal(await answerer({ rate: `B-${RATE.agents}` }), AGENT);
      assert.equal(await answerer({ rate: `A-${AIR_RATE.foreign}` }), FOREIGN_AGENT);
      // Whose a rate is that the company doesn't see is not its business.
      await run('update route_subscription set deleted_at = now()');
      assert.equal(await answerer({ rate: `B-${RATE.agents}` }), null);
      assert.equal(await answerer({ rate: `A-${AIR_RATE.foreign}` }), null);
      await run('update route_subscription set deleted_at = null');
      await run(`delete from company_agent where agent_id = ${FOREIGN_AGENT}`);
    });

    test('is told to the provider of any customer, and to nobody else of another company', async () => {
      assert.equal(await answerer({ customerId: IMPORTER_A }, await server.as('admin')), AGENT);
      for (const role of ['agent', 'otherImporter'] as const) {
        const person = await server.as(role);
        const asked = { customerId: IMPORTER_A, rate: null };
        assert.equal((await person.refusal('findQuoteAgent', asked)).status, 403, role);
      }
    });
  });

  describe('MOD-12 a search for the same again', () => {
    const search = async (given: object, person = importer) => person.act('searchRates', given);
    const requestedOf = async (given: object, person = importer) => {
      const { rates, requested } = await search(given, person);
      const [rate] = rates.filter(({ reference }: { reference: string }) => reference === `B-${RATE.own}`);
      return [rate.requested, requested].map(
        (quote) => quote && [quote.id, quote.reference, quote.status, quote.isSameCargo],
      );
    };

    test('tells the quote of each rate, rather one for the same cargo, and one without a rate', async () => {
      assert.deepEqual(await requestedOf(containers({ day })), [null, null]);
      const { rate: _none, ...withoutRate } = fcl();
      const [first, other, none] = [
        await request(fcl()),
        await request(fcl({ containers: { '20GP': 1 } })),
        await request(withoutRate),
      ];
      const told = ({ id, reference }: { id: number; reference: string }, isSame: boolean) =>
        [id, reference, 'Requested', isSame] as const;
      const same = containers({ day: addDays(day, 1) });
      assert.deepEqual(await requestedOf(same), [told(first, true), told(none, true)]);
      const fewer = containers({ day, containers: { '20GP': 1 } });
      assert.deepEqual(await requestedOf(fewer), [told(other, true), told(none, false)]);
      const more = containers({ day, containers: { '20GP': 9 } });
      assert.deepEqual(await requestedOf(more), [told(other, false), told(none, false)]);
      await run(`update quote set status = 'Open', valid_until = current_date - 3 where id = ${first.id}`);
      assert.equal((await requestedOf(same))[0]?.[2], 'Expired');
    });

    test('D-15 tells nobody else of it', async () => {
      await request(fcl());
      for (const person of [await server.as('admin'), await server.as('agent')]) {
        const { rates, requested } = await search(containers({ day }), person);
        assert.deepEqual(
          [requested, ...rates.map((rate: { requested: unknown }) => rate.requested)].filter(Boolean),
          [],
        );
      }
      await run(`update quote set customer_id = ${AGENT}`);
      assert.deepEqual(await requestedOf(containers({ day })), [null, null]);
    });
  });

  describe('MOD-12 a quote that can’t be requested', () => {
    test('of a rate that is unknown, another company’s or no longer counts is refused in one way', async () => {
      const rates = [
        `B-${RATE.blueLine}`,
        `B-${RATE.external}`,
        'B-999',
        'C-1',
        '',
        `B-${RATE.ended}`,
        `A-${AIR_RATE.agents}`,
      ];
      for (const rate of rates) {
        const { status, code, reasons } = await importer.refusal('requestQuote', fcl({ rate }));
        assert.deepEqual([status, code, reasons[0]?.code], [409, 'rate_gone', 'rateGone'], rate);
      }
      assert.deepEqual(await stored(), []);
    });

    test('for a day that is over, or with bad input, is refused at the field', async () => {
      const wrong = [
        [{ day: addDays(today(), -3) }, 'day'],
        [{ containers: {} }, 'containers'],
        [{ origin: 999 }, 'origin'],
      ] as const;
      for (const [more, field] of wrong) {
        const { status, reasons } = await importer.refusal('requestQuote', fcl(more));
        assert.deepEqual([status, reasons[0]?.field], [422, field]);
      }
      assert.deepEqual(await stored(), []);
    });

    test('D-15 is refused to agents, to admins who act for the provider, to links and to the tools', async () => {
      const people = [
        await server.as('agent'),
        await server.as('admin'),
        await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' }),
        await server.service(),
      ];
      for (const person of people) assert.equal((await person.refusal('requestQuote', fcl())).status, 403);
      assert.deepEqual(await stored(), []);
    });
  });
});
