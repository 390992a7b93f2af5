import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { AGENT, IMPORTER_A, type Person, startRoutesServer } from '../route-subscriptions/routes-server.ts';

const QUOTE = 3001;
const LIST = { recordId: QUOTE, featureType: 'freight_charges' } as const;
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
      (${QUOTE}, 'QUO-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Requested', now())`);
    await run(
      `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Ocean freight', 'OFR', 'Charge')`,
    );
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const load = (person = admin) => person.act('loadCharges', LIST);
  /** What a clerk sends who has the current lines on the screen. */
  const sent = async (price: number) => ({
    ...LIST,
    charges: [{ chargeType: 1, unitCode: 'EA', currency: 'USD', totalPrice: price, comments: '' }],
    revision: (await load()).revision,
  });
  const price = async (amount: number, person = agent) => person.act('saveCharges', await sent(amount));
  const seen = async (person = importer) =>
    (
      await person.query(
        `{ oneQuote(where: {id: {eq: ${QUOTE}}}) { status validUntil answeredBy revision } }`,
      )
    ).oneQuote;
  const on = async () => ({ quoteId: QUOTE, revision: (await seen(admin)).revision });
  const issue = async (person = agent) =>
    person.act('issueQuote', { ...(await on()), validUntil: NEXT_WEEK });
  const answered = async (name: 'acceptQuote' | 'declineQuote', amount = 1000) => {
    await price(amount);
    await issue();
    await importer.act(name, { ...(await on()), reason: '' });
  };
  const newVersion = async (person = admin) => person.act('newQuoteVersion', await on());
  const charged = (person: Person) => person.act('recordCharges', { recordType: 'quote', recordId: QUOTE });
  const lastTold = async (person: Person) => {
    const { results } = await person.act('listNotifications', { take: 1 });
    return { action: results[0]?.action, changes: results[0]?.changes };
  };

  for (const name of ['acceptQuote', 'declineQuote'] as const)
    test(`D-152 the charges of a quote don't change after ${name}, whoever saves them`, async () => {
      await answered(name);
      const before = await load();
      const link = await server.link({ recordType: 'quote', recordId: QUOTE, role: 'admin' });
      const stale = { ...(await sent(9000)), revision: 0 };
      for (const person of [agent, admin, link])
        for (const input of [await sent(9000), stale]) {
          const { status, reasons } = await person.refusal('saveCharges', input);
          assert.deepEqual([status, reasons[0]?.code], [422, 'quoteAnswered']);
        }
      assert.deepEqual(await load(), before);
    });

  test('D-152 a new version takes the acceptance back, is priced, issued and told anew, and needs an answer of its own', async () => {
    await answered('acceptQuote');
    assert.equal((await newVersion()).status, 'Requested');
    assert.deepEqual(await lastTold(importer), {
      action: 'newQuoteVersion',
      changes: [{ field: 'quoteVersion', before: 'Accepted', after: 2 }],
    });
    assert.deepEqual(
      { ...(await seen()), revision: 0 },
      { status: 'Requested', validUntil: null, answeredBy: null, revision: 0 },
    );
    // Not a word of the new price before it is issued, but what was accepted is still known.
    await price(1500);
    const { totals, versions } = await charged(importer);
    assert.deepEqual(totals, []);
    assert.deepEqual(
      versions.map(({ answeredAt, ...rest }: { answeredAt: string }) => [typeof answeredAt, rest]),
      [
        [
          'string',
          {
            ...{ version: 1, status: 'Accepted', answeredBy: 'importer Test' },
            totals: [{ currency: 'USD', cost: null, price: '1100.00' }],
          },
        ],
      ],
    );
    assert.equal((await lastTold(importer)).action, 'newQuoteVersion');
    await issue(admin);
    assert.deepEqual((await lastTold(importer)).changes, [
      { field: 'quoteStatus', before: 'Requested', after: 'Open' },
      { field: 'validUntil', before: null, after: NEXT_WEEK },
      { field: 'sellingPrice', of: 'USD', before: '1100.00', after: '1650.00' },
    ]);
    await importer.act('acceptQuote', await on());
    assert.equal((await seen()).status, 'Accepted');
    assert.equal((await newVersion()).status, 'Requested');
    assert.deepEqual(
      (await charged(admin)).versions.map(({ version, totals }: { version: number; totals: object[] }) => [
        version,
        totals,
      ]),
      [
        [2, [{ currency: 'USD', cost: '1500.00', price: '1650.00' }]],
        [1, [{ currency: 'USD', cost: '1000.00', price: '1100.00' }]],
      ],
    );
  });

  test('D-142 D-152 an agent is told of versions with its cost, and never what the customer pays', async () => {
    await answered('acceptQuote');
    await newVersion();
    await price(1500, admin);
    await issue(admin);
    const told = await agent.act('listNotifications', { take: 20 });
    assert.ok(!JSON.stringify(told).includes('1650'));
    assert.ok(!JSON.stringify(await agent.act('listAuditLog', { take: 20 })).includes('sellingPrice'));
    assert.deepEqual((await charged(agent)).versions[0].totals, [
      { currency: 'USD', cost: '1000.00', price: null },
    ]);
  });

  test('D-152 a declined quote is taken up again as its next version', async () => {
    await answered('declineQuote');
    await newVersion();
    const [version] = (await charged(importer)).versions;
    assert.deepEqual([version.version, version.status], [1, 'Declined']);
    await issue();
    assert.equal((await seen()).status, 'Open');
    // That the price is the same is told, too.
    assert.deepEqual((await lastTold(importer)).changes.at(-1), {
      ...{ field: 'sellingPrice', of: 'USD', before: '1100.00', after: '1100.00' },
    });
  });

  test('D-152 the customer of an issued quote is told the old and the new price when its charges change', async () => {
    await price(1000);
    await issue();
    await price(2000);
    assert.deepEqual(await lastTold(importer), {
      action: 'saveCharges',
      changes: [{ field: 'sellingPrice', of: 'USD', before: '1100.00', after: '2200.00' }],
    });
    // Without the uplift it is another price, too, although no line has changed.
    await admin.act('saveCharges', { ...(await sent(2000)), addProfit: false });
    assert.deepEqual((await lastTold(importer)).changes, [
      { field: 'sellingPrice', of: 'USD', before: '2200.00', after: '2000.00' },
    ]);
  });

  test('D-152 only the provider’s admins begin a version, and only of a quote that was answered', async () => {
    await price(1000);
    const early = await admin.refusal('newQuoteVersion', await on());
    assert.deepEqual([early.status, early.reasons[0]?.code], [422, 'quoteNotAnswered']);
    await issue();
    await importer.act('acceptQuote', await on());
    const before = await seen();
    const code = async (person: Person) => {
      const { status, reasons } = await person.refusal('newQuoteVersion', await on());
      return [status, reasons[0]?.code];
    };
    const others = [agent, importer, await server.as('importerManager'), await server.service()];
    for (const person of others) assert.deepEqual(await code(person), [403, 'versionByProvider']);
    assert.deepEqual(await code(await server.as('otherImporter')), [403, 'noAccess']);
    const unknown = await admin.refusal('newQuoteVersion', { quoteId: 3999, revision: 1 });
    assert.deepEqual([unknown.status, unknown.reasons[0]?.code], [403, 'noAccess']);
    const stale = await admin.refusal('newQuoteVersion', { quoteId: QUOTE, revision: 1 });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_revision']);
    assert.deepEqual(await seen(), before);
    // Whom the page offers it to.
    const switched = await server.as('switchedAdmin');
    const offered = async (person: Person) => (await load(person)).record.newVersion;
    const link = await server.link({ recordType: 'quote', recordId: QUOTE, role: 'admin' });
    assert.deepEqual(await Promise.all([admin, switched, agent].map(offered)), [true, true, false]);
    const mayByLink = await offered(link);
    assert.equal(mayByLink, true);
    assert.equal((await newVersion(link)).status, 'Requested');
  });

  test('D-37 D-152 a repeated begin takes effect once', async () => {
    await answered('acceptQuote');
    const input = await on();
    const begin = () => admin.act('newQuoteVersion', input, 'once');
    assert.deepEqual(await begin(), await begin());
    assert.equal((await charged(admin)).versions.length, 1);
  });
});
