import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const QUOTE = 3001;
const FOREIGN_QUOTE = 3002;
const UNKNOWN_QUOTE = 3999;
const NEXT_WEEK = addDays(today(), 7);

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  let admin: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    await run('truncate quote, manifest, charge_type, audit_log, idempotency_key cascade');
    await run(`insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (${QUOTE}, 'QUO-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Requested', now()),
      (${FOREIGN_QUOTE}, 'QUO-2', ${IMPORTER_B}, null, 'Ocean', 'FCL', 'Open', now())`);
    await run(
      `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Ocean freight', 'OFR', 'Freight')`,
    );
    await run(`insert into charge_sheet (id, quote_id, feature, revision, saved_by) values
      (1, ${QUOTE}, 'freight_charges', 1, 'agent')`);
    await charge('1200.00');
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const charge = async (price: string, minimum: string | null = null) => {
    await run('delete from charge_line');
    await run(`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, minimum_price,
      comments, manually_edited_total) values (1, 0, 1, 'EA', 'USD', ${price}, ${minimum}, '', false)`);
  };
  const issue = (more: object = {}, person = agent) =>
    person.act('issueQuote', { quoteId: QUOTE, validUntil: NEXT_WEEK, revision: 1, ...more });
  const seen = async (person = importer) =>
    (
      await person.query(
        `{ oneQuote(where: {id: {eq: ${QUOTE}}}) { status validUntil answeredBy declineReason revision } }`,
      )
    ).oneQuote;
  const told = async (person: Person) => {
    const { results } = await person.act('listNotifications', { take: 10 });
    return results.map(({ action, changes }: { action: string; changes: { after: string }[] }) => [
      action,
      ...changes.map(({ after }) => after),
    ]);
  };

  describe('MOD-10 the answer to a quote', () => {
    test('the agent issues it with its last day, the customer accepts it, and both know', async () => {
      const issued = await issue();
      assert.deepEqual(issued, { id: QUOTE, revision: 2, status: 'Open' });
      assert.deepEqual(await told(importer), [['issueQuote', 'Open', NEXT_WEEK]]);
      await importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 });
      assert.deepEqual(await seen(), {
        ...{ status: 'Accepted', validUntil: NEXT_WEEK, answeredBy: 'importer Test' },
        ...{ declineReason: null, revision: 3 },
      });
      for (const person of [agent, admin])
        assert.deepEqual((await told(person))[0], ['acceptQuote', 'Accepted']);
    });

    test('it is declined with a reason, or without one', async () => {
      await issue();
      await importer.act('declineQuote', { quoteId: QUOTE, revision: 2, reason: ' Too dear ' });
      const { status, declineReason, answeredBy } = await seen(agent);
      assert.deepEqual([status, declineReason, answeredBy], ['Declined', 'Too dear', 'importer Test']);
      assert.deepEqual((await told(agent))[0], ['declineQuote', 'Declined', 'Too dear']);
      await run(`update quote set status = 'Open' where id = ${QUOTE}`);
      await importer.act('declineQuote', { quoteId: QUOTE, revision: 4, reason: '' });
      assert.equal((await seen()).declineReason, null);
    });

    test('one whose last day is over has expired in the list and for its customer, until it is issued again', async () => {
      await issue();
      await run(`update quote set valid_until = current_date - 2 where id = ${QUOTE}`);
      const { allQuote } = await importer.query(
        '{ allQuote(where: {status: {eq: "Expired"}}) { results { id status } } }',
      );
      assert.deepEqual(allQuote.results, [{ id: QUOTE, status: 'Expired' }]);
      for (const name of ['acceptQuote', 'declineQuote'] as const) {
        const refused = await importer.refusal(name, { quoteId: QUOTE, revision: 3, reason: '' });
        assert.deepEqual([refused.status, refused.reasons[0]?.code], [422, 'quoteExpired']);
      }
      await issue({ revision: 3 });
      assert.equal((await importer.act('acceptQuote', { quoteId: QUOTE, revision: 4 })).status, 'Accepted');
    });

    test('what is not issued yet, or was answered, is told as such', async () => {
      const code = async (person: Person, name: ActionName, input: object) =>
        (await person.refusal(name, { quoteId: QUOTE, ...input })).reasons[0]?.code;
      assert.equal(await code(importer, 'acceptQuote', { revision: 1 }), 'quoteNotIssued');
      await issue();
      await importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 });
      assert.equal(await code(importer, 'declineQuote', { revision: 3, reason: '' }), 'quoteAnswered');
      assert.equal(await code(agent, 'issueQuote', { revision: 3, validUntil: NEXT_WEEK }), 'quoteAnswered');
    });

    test('a request is withdrawn before it is issued: nothing of it changes any more, and its agent knows', async () => {
      const withdrawn = await importer.act('withdrawQuote', { quoteId: QUOTE, revision: 1 });
      assert.deepEqual(withdrawn, { id: QUOTE, revision: 2, status: 'Cancelled' });
      for (const person of [agent, admin])
        assert.deepEqual((await told(person))[0], ['withdrawQuote', 'Cancelled']);
      const refused = async (person: Person, name: ActionName, input: object) =>
        (await person.refusal(name, { quoteId: QUOTE, revision: 2, ...input })).reasons[0]?.code;
      assert.equal(await refused(agent, 'issueQuote', { validUntil: NEXT_WEEK }), 'quoteWithdrawn');
      assert.equal(await refused(importer, 'acceptQuote', {}), 'quoteWithdrawn');
      assert.equal(await refused(importer, 'withdrawQuote', {}), 'quoteWithdrawn');
      assert.equal(await refused(admin, 'newQuoteVersion', {}), 'quoteNotAnswered');
      const lines = { recordId: QUOTE, featureType: 'freight_charges', charges: [], revision: 1 };
      assert.equal((await agent.refusal('saveCharges', lines)).reasons[0]?.code, 'quoteWithdrawn');
    });

    test('D-142 the price of a request that was withdrawn before it was issued is not told to its customer', async () => {
      await importer.act('withdrawQuote', { quoteId: QUOTE, revision: 1 });
      const { oneQuote } = await importer.query(
        `{ oneQuote(where: {id: {eq: ${QUOTE}}}) { totals { id amount } } }`,
      );
      assert.deepEqual(oneQuote.totals, []);
      const charges = { recordType: 'quote', recordId: QUOTE };
      assert.deepEqual((await importer.act('recordCharges', charges)).lists, []);
    });

    test('a quote that was issued, or that is a new version of one, is not withdrawn, nor by its agent', async () => {
      const code = async (revision: number, person = importer) =>
        (await person.refusal('withdrawQuote', { quoteId: QUOTE, revision })).reasons[0]?.code;
      assert.equal((await agent.refusal('withdrawQuote', { quoteId: QUOTE, revision: 1 })).status, 403);
      await issue();
      assert.equal(await code(2), 'quoteIssued');
      await importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 });
      assert.equal(await code(3), 'quoteAnswered');
      await admin.act('newQuoteVersion', { quoteId: QUOTE, revision: 3 });
      assert.equal(await code(4), 'quoteVersioned');
    });

    test('one without a price is not issued, nor is its last day changed', async () => {
      const isPriced = async () =>
        (await agent.query(`{ oneQuote(where: {id: {eq: ${QUOTE}}}) { isPriced } }`)).oneQuote.isPriced;
      const refusedNow = async (input: object) => {
        const refused = await agent.refusal('issueQuote', {
          quoteId: QUOTE,
          validUntil: NEXT_WEEK,
          ...input,
        });
        assert.deepEqual([refused.status, refused.reasons[0]?.code], [422, 'quoteUnpriced']);
        assert.equal(await isPriced(), false);
      };
      await charge('0.00');
      await refusedNow({ revision: 1 });
      await run('delete from charge_line');
      await refusedNow({ revision: 1 });
      assert.equal((await seen()).status, 'Requested');
      assert.deepEqual(await told(importer), []);
      await charge('0.00', '85.00');
      await issue();
      assert.equal(await isPriced(), true);
      await run('delete from charge_sheet');
      await refusedNow({ revision: 2 });
    });

    test('one without a price is not accepted until it has one, and may be declined', async () => {
      await issue();
      for (const price of ['0.00', undefined]) {
        if (price) await charge(price);
        else await run('delete from charge_line');
        const refused = await importer.refusal('acceptQuote', { quoteId: QUOTE, revision: 2 });
        assert.deepEqual([refused.status, refused.reasons[0]?.code], [422, 'quoteNoPrice']);
      }
      assert.equal((await seen()).status, 'Open');
      await charge('1200.00');
      assert.equal((await importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 })).status, 'Accepted');
      await run(`update quote set status = 'Open' where id = ${QUOTE}`);
      await run('delete from charge_line');
      const declined = { quoteId: QUOTE, revision: 4, reason: '' };
      assert.equal((await importer.act('declineQuote', declined)).status, 'Declined');
    });

    test('a wrong day or reason is named at its field and nothing is stored', async () => {
      for (const validUntil of [addDays(today(), -3), '2027-02-30', '']) {
        const { status, reasons } = await agent.refusal('issueQuote', {
          quoteId: QUOTE,
          revision: 1,
          validUntil,
        });
        assert.deepEqual([status, reasons[0]?.field], [422, 'validUntil']);
      }
      await issue();
      const long = { quoteId: QUOTE, revision: 2, reason: 'x'.repeat(501) };
      assert.equal((await importer.refusal('declineQuote', long)).reasons[0]?.field, 'reason');
      assert.equal((await importer.refusal('acceptQuote', { quoteId: QUOTE })).status, 422);
      assert.deepEqual(await seen(), {
        ...{ status: 'Open', validUntil: NEXT_WEEK, answeredBy: null, declineReason: null, revision: 2 },
      });
    });
  });

  test('MOD-10 D-142 its sums by currency are those of the side that the caller sees, its customer’s once it is issued', async () => {
    const totalsFor = async (person: Person) =>
      (
        await person.query(
          `{ allQuote(where: {id: {eq: ${QUOTE}}}) { results { totals { currency amount } } } }`,
        )
      ).allQuote.results[0]?.totals;
    const link = await server.link({ recordType: 'quote', recordId: QUOTE, role: 'admin' });
    const switched = await server.as('switchedAdmin');
    await run(`insert into charge_sheet (id, quote_id, feature, revision, saved_by, add_profit) values
      (2, ${QUOTE}, 'delivery_charges', 1, 'agent', false)`);
    await run(`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, minimum_price,
      comments, manually_edited_total) values (2, 0, 1, 'EA', 'USD', 1, 50, '', false), (2, 1, 1, 'EA', 'CAD', 7.5, null, '', false)`);
    const cost = [
      { currency: 'CAD', amount: 7.5 },
      { currency: 'USD', amount: 1250 },
    ];
    const price = [cost[0], { currency: 'USD', amount: 1370 }];
    assert.deepEqual(await totalsFor(importer), []);
    assert.deepEqual(await totalsFor(agent), cost);
    for (const person of [admin, switched]) assert.deepEqual(await totalsFor(person), price);
    await issue();
    assert.deepEqual(await totalsFor(importer), price);
    assert.deepEqual(await totalsFor(link), []);
    assert.equal(await totalsFor(await server.as('otherImporter')), undefined);
  });

  test('MOD-09 D-142 the sums of a manifest are those of the side that the caller sees', async () => {
    await run(`insert into manifest (id, reference, customer_id, agent_id, status, created_at)
      values (4001, 'MAN-1', ${IMPORTER_A}, ${AGENT}, 'Open', now())`);
    await run(`insert into charge_sheet (id, manifest_id, feature, revision, saved_by)
      values (3, 4001, 'manifests_charges', 1, 'agent')`);
    await run(`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, minimum_price,
      comments, manually_edited_total) values (3, 0, 1, 'EA', 'USD', 100, 200, '', false), (3, 1, 1, 'EA', 'EUR', 10, null, '', false)`);
    const totalsFor = async (person: Person) =>
      (await person.query('{ allManifest { results { totals { currency amount } } } }')).allManifest.results;
    const of = (EUR: number, USD: number) => [
      {
        totals: [
          { currency: 'EUR', amount: EUR },
          { currency: 'USD', amount: USD },
        ],
      },
    ];
    assert.deepEqual(await totalsFor(agent), of(10, 200));
    for (const person of [importer, admin]) assert.deepEqual(await totalsFor(person), of(11, 220));
    assert.deepEqual(await totalsFor(await server.as('otherImporter')), []);
    const link = await server.link({ recordType: 'manifest', recordId: 4001, role: 'admin' });
    for (const { totals } of await totalsFor(link)) assert.deepEqual(totals, []);
  });

  test('D-15 only the customer answers, only the agent and admins issue, and a foreign quote is as an unknown one', async () => {
    const forbidden = async (person: Person, name: ActionName, quoteId = QUOTE) => {
      const refused = await person.refusal(name, { quoteId, revision: 2, reason: '', validUntil: NEXT_WEEK });
      assert.deepEqual(
        { status: refused.status, reasons: refused.reasons },
        { status: 403, reasons: [{ code: 'noAccess' }] },
        name,
      );
    };
    await issue();
    const link = await server.link({ recordType: 'quote', recordId: QUOTE, role: 'admin' });
    const others = [await server.as('otherImporter'), link, await server.service()];
    for (const name of ['acceptQuote', 'declineQuote'] as const) {
      for (const person of [agent, admin, ...others]) await forbidden(person, name);
      for (const id of [FOREIGN_QUOTE, UNKNOWN_QUOTE]) await forbidden(importer, name, id);
    }
    for (const person of [importer, ...others]) await forbidden(person, 'issueQuote');
    for (const id of [FOREIGN_QUOTE, UNKNOWN_QUOTE]) await forbidden(agent, 'issueQuote', id);
    assert.equal((await seen()).revision, 2);
  });

  test('D-152 who only acts for the customer answers nothing in its name', async () => {
    await issue();
    const switched = await server.as('switchedAdmin');
    for (const name of ['acceptQuote', 'declineQuote'] as const)
      assert.deepEqual(await switched.refusal(name, { quoteId: QUOTE, revision: 2, reason: '' }), {
        ...{ status: 403, code: 'forbidden' },
        reasons: [{ code: 'quoteByCustomer' }],
      });
    assert.equal((await importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 })).status, 'Accepted');
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    await issue();
    const stale = await importer.refusal('acceptQuote', { quoteId: QUOTE, revision: 1 });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_revision']);
    const accept = () => importer.act('acceptQuote', { quoteId: QUOTE, revision: 2 }, 'once');
    assert.deepEqual(await accept(), await accept());
    assert.equal((await told(agent)).length, 1);
  });
});
