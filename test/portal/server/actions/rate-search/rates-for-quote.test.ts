import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { QuoteRatesAnswer } from '../../../../../shared/contract/quote-rates.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { IMPORTER_B, type Person } from '../route-subscriptions/routes-server.ts';
import {
  AGENT,
  AIR_RATE,
  AIRPORT,
  FOREIGN_AGENT,
  IMPORTER_A,
  PORT,
  RATE,
  startSearchServer,
} from './search-server.ts';

const QUOTE = { fcl: 3001, air: 3002, lcl: 3003, foreign: 3004, unasked: 3005 } as const;
const CHARGE = { ocean: 1, air: 2, terminal: 3, handling: 4, other: 5 } as const;
const SEA = `${PORT.shanghai}, ${PORT.hamburg}, null, null`;
const AIR = `null, null, ${AIRPORT.shanghai}, ${AIRPORT.hamburg}`;

const STATEMENTS = [
  `insert into charge_type (id, description, charge_iden, charge_type) values
    (${CHARGE.ocean}, 'Ocean Freight', 'OFR', 'Charge'), (${CHARGE.air}, 'Air Freight', 'AFR', 'Charge'),
    (${CHARGE.terminal}, 'Terminal', 'TRM', 'Charge'), (${CHARGE.handling}, 'Handling', 'HND', 'Charge'),
    (${CHARGE.other}, 'Handling', 'HDL', 'Charge')`,
  `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
    (${QUOTE.fcl}, 'Q1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Requested', now()),
    (${QUOTE.air}, 'Q2', ${IMPORTER_A}, ${AGENT}, 'Air', 'Loose', 'Requested', now()),
    (${QUOTE.lcl}, 'Q3', ${IMPORTER_A}, null, 'Ocean', 'LCL', 'Requested', now()),
    (${QUOTE.foreign}, 'Q4', ${IMPORTER_B}, ${FOREIGN_AGENT}, 'Ocean', 'FCL', 'Requested', now()),
    (${QUOTE.unasked}, 'Q5', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Requested', now())`,
];

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let admin: Person;
  let agent: Person;
  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  before(async () => {
    for (const statement of STATEMENTS) await run(statement);
    admin = await server.as('admin');
    agent = await server.as('agent');
  });
  beforeEach(() =>
    run(`insert into quote_request (quote_id, origin_port_id, destination_port_id, origin_airport_id,
      destination_airport_id, ship_on, containers, weight_kg, volume_cbm) values
      (${QUOTE.fcl}, ${SEA}, '2026-11-10', '2 x 20GP', null, null),
      (${QUOTE.air}, ${AIR}, '2026-11-10', null, 60, null),
      (${QUOTE.lcl}, ${SEA}, '2026-11-10', null, 900, 2.5),
      (${QUOTE.foreign}, ${SEA}, '2026-11-10', '2 x 20GP', null, null)`),
  );
  afterEach(async () => {
    await run('truncate quote_request, charge_sheet cascade');
    await run(`update quote set status = 'Requested'`);
  });

  const rates = async (person: Person, quoteId: number): Promise<QuoteRatesAnswer> =>
    v.parse(QuoteRatesAnswer, await person.act('ratesForQuote', { quoteId }));
  const references = async (person: Person, quoteId: number) =>
    (await rates(person, quoteId)).rates.map(({ reference }) => reference);
  const sea = (...ids: number[]) => ids.map((id) => `B-${id}`);

  describe('D-158 the rates for a quote', () => {
    test('D-142 are to an admin of the provider all that count on its day, the cheapest first, with whose they are', async () => {
      const answer = await rates(admin, QUOTE.fcl);
      assert.deepEqual(
        answer.rates.map(({ reference, source }) => [reference, source]),
        [
          [`B-${RATE.blueLine}`, null],
          [`B-${RATE.external}`, 'Openquay'],
          [`B-${RATE.named}`, null],
          [`B-${RATE.agents}`, 'Agent'],
          [`B-${RATE.own}`, null],
        ],
      );
      const { none, mode, day, agent: reader, chosen, hasMore } = answer;
      assert.deepEqual(
        { none, mode, day, reader, chosen, hasMore },
        { none: null, mode: 'FCL', day: '2026-11-10', reader: 'Agent', chosen: null, hasMore: false },
      );
    });

    test('are to its agent those that it submitted, and nothing of anybody else', async () => {
      assert.deepEqual(await references(agent, QUOTE.fcl), sea(RATE.agents));
      assert.deepEqual(await references(agent, QUOTE.air), [
        `A-${AIR_RATE.agents}`,
        `A-${AIR_RATE.openEnded}`,
      ]);
      const told = JSON.stringify([await rates(agent, QUOTE.fcl), await rates(agent, QUOTE.air)]);
      for (const word of ['Stranger', 'Openquay', '"Agent"', 'blue']) assert.ok(!told.includes(word), word);
    });

    test('have lines at cost, multiplied by the containers, with the charge type of their name if it is one alone', async () => {
      const own = (await rates(admin, QUOTE.fcl)).rates.at(-1)!;
      const box = { unitCode: 'EA', quantity: '2', minimum: null };
      assert.deepEqual(own.lines, [
        {
          ...{ part: 'freight', chargeType: CHARGE.ocean, name: '', measure: '20GP', ...box },
          ...{ currency: 'USD', unitCost: '1000.00', amount: '2000.00' },
        },
        {
          ...{ part: 'charge', chargeType: null, name: 'Handling', measure: 'container', ...box },
          ...{ currency: 'EUR', unitCost: '210.00', amount: '420.00' },
        },
      ]);
      assert.deepEqual(own.leftOut, [{ name: 'Labels', unitCode: 'CTN', currency: 'EUR', amount: '0.40' }]);
      await run(
        `update base_rate_charge set charge_type_id = ${CHARGE.other}, name = null where unit_code = 'EA'`,
      );
      const [, known] = (await rates(admin, QUOTE.fcl)).rates.at(-1)!.lines;
      assert.deepEqual([known?.chargeType, known?.name], [CHARGE.other, 'Handling']);
      await run(
        `update base_rate_charge set charge_type_id = null, name = 'Handling' where unit_code = 'EA'`,
      );
    });

    test('have the weight break and the minimum by air, and revenue tons of a part load', async () => {
      const [air] = (await rates(agent, QUOTE.air)).rates;
      assert.deepEqual(
        air?.lines.map(({ chargeType, quantity, unitCost, minimum, amount }) => [
          ...[chargeType, quantity, unitCost, minimum, amount],
        ]),
        [
          [CHARGE.air, '60', '5', '100', '300.00'],
          [CHARGE.terminal, '60', '0.1', '15', '15.00'],
        ],
      );
      const [load] = (await rates(admin, QUOTE.lcl)).rates;
      assert.deepEqual(
        load?.lines.map(({ unitCode, quantity, amount }) => [unitCode, quantity, amount]),
        [
          ['CBM', '2.500', '150.00'],
          ['EA', '1', '210.00'],
        ],
      );
    });

    test('are only those that count on the day of the quote', async () => {
      await run(`update quote_request set ship_on = '2026-12-10'`);
      assert.deepEqual(await references(admin, QUOTE.fcl), []);
      assert.deepEqual(await references(agent, QUOTE.air), [`A-${AIR_RATE.openEnded}`]);
      await run(`update quote_request set ship_on = '2026-09-10'`);
      assert.deepEqual(await references(admin, QUOTE.fcl), sea(RATE.ended));
    });

    test('begin with the one that the customer chose, and say which that was where it counts no more', async () => {
      await run(`update quote_request set rate_reference = 'B-${RATE.own}', carrier_name = 'Sea Line'`);
      assert.equal((await references(admin, QUOTE.fcl))[0], `B-${RATE.own}`);
      await run(`update quote_request set rate_reference = 'B-${RATE.ended}'`);
      const { chosen, rates: found } = await rates(admin, QUOTE.fcl);
      assert.deepEqual(chosen, { reference: `B-${RATE.ended}`, carrier: 'Sea Line' });
      assert.ok(found.every(({ reference }) => reference !== chosen?.reference));
    });

    test('have those that are asked for by name, however many are cheaper, as long as they count', async () => {
      await run(`insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, external_source,
          valid_from, valid_to, currency, price_20gp)
        select 1000 + n, origin_port_id, destination_port_id, carrier_id, 'FAK', 'External', 'Other ' || n, valid_from,
          valid_to, 'USD', 10 + n from base_rate, generate_series(1, 30) n where id = ${RATE.own}`);
      try {
        const asked = async (...named: string[]) => {
          const answer = await admin.act('ratesForQuote', { quoteId: QUOTE.fcl, references: named });
          return v.parse(QuoteRatesAnswer, answer).rates.map(({ reference }) => reference);
        };
        const cheapest = await references(admin, QUOTE.fcl);
        assert.ok(!cheapest.includes(`B-${RATE.own}`));
        assert.deepEqual(await asked(), cheapest);
        assert.deepEqual(await asked(`B-${RATE.own}`, `B-${RATE.ended}`, 'B-9999'), [
          ...cheapest,
          `B-${RATE.own}`,
        ]);
        await assert.rejects(asked(...Array<string>(51).fill('B-1')));
      } finally {
        await run('delete from base_rate where id > 1000');
      }
    });

    test('come with the charge types of each of its lists', async () => {
      await run(`insert into charge_sheet (id, quote_id, feature, revision, saved_by) values
        (1, ${QUOTE.fcl}, 'destination_charges', 1, 'x'), (2, ${QUOTE.lcl}, 'freight_charges', 1, 'x')`);
      await run(`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments,
        manually_edited_total) values (1, 0, ${CHARGE.terminal}, 'EA', 'USD', 1, '', false),
        (1, 1, ${CHARGE.terminal}, 'EA', 'USD', 1, '', false), (2, 0, ${CHARGE.ocean}, 'EA', 'USD', 1, '', false)`);
      const { listed } = await rates(agent, QUOTE.fcl);
      assert.deepEqual(listed, [{ feature: 'destination_charges', chargeTypes: [CHARGE.terminal] }]);
    });

    test('are none for a quote that changes no more, and for one whose lane or cargo is not known', async () => {
      await run(`update quote set status = 'Cancelled' where id = ${QUOTE.fcl}`);
      assert.equal((await rates(agent, QUOTE.fcl)).none, 'ended');
      assert.equal((await rates(agent, QUOTE.unasked)).none, 'unknown');
      for (const part of [`containers = '2 x 20GP, 1 x 20RF'`, 'containers = null']) {
        await run(`update quote_request set ${part} where quote_id = ${QUOTE.foreign}`);
        const { none, rates: found } = await rates(admin, QUOTE.foreign);
        assert.deepEqual([none, found], ['unknown', []], part);
      }
    });
  });

  test('D-02 D-142 are refused to importers, to an admin who acts for one, to links, and for a foreign quote', async () => {
    const people = [
      await server.as('importer'),
      await server.as('otherImporter'),
      await server.as('switchedAdmin'),
      await server.link({ recordType: 'quote', recordId: QUOTE.fcl, role: 'admin' }),
      await server.service(),
    ];
    for (const [n, person] of people.entries()) {
      const { status } = await person.refusal('ratesForQuote', { quoteId: QUOTE.fcl });
      assert.equal(status, 403, String(n));
    }
    const foreign = await agent.refusal('ratesForQuote', { quoteId: QUOTE.foreign });
    assert.deepEqual(foreign, await agent.refusal('ratesForQuote', { quoteId: 999_999 }));
    assert.equal(foreign.status, 403);
  });
});
