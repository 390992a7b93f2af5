import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { askerOf, findApplication } from '../../../../portal/server/check-backend/ask.ts';
import { checkBackend, type Host } from '../../../../portal/server/check-backend/check-backend.ts';
import { pageFinding } from '../../../../portal/server/check-backend/check-rows.ts';
import { type Finding, isFault } from '../../../../portal/server/check-backend/finding.ts';
import { tableOf, wordsOf } from '../../../../portal/server/check-backend/table.ts';
import { TWIN_ACTION_IDS } from '../../../betty-twin/action-ids.ts';
import { type ListeningTwin, startTwin } from '../../../betty-twin/listen.ts';
import type { Twin } from '../../../betty-twin/twin.ts';
import { type Asked, recordAsked } from '../upstream/asked.ts';

const ACCOUNT = { authProfile: 'profile-1', username: 'service', password: 'secret-word' };
const HOST: Host = { actions: TWIN_ACTION_IDS };

let listening: ListeningTwin | undefined;
let asked: Asked[] = [];
afterEach(async () => {
  const twin = listening?.twin;
  await listening?.stop();
  listening = undefined;
  // Whatever it found, it has changed nothing and run nothing.
  assert.deepEqual(twin?.effects ?? [], []);
  assert.deepEqual(asked.filter(({ query }) => /^\s*mutation/.test(query)).filter(isRisky), []);
});

const isRisky = ({ query, variables }: Asked) =>
  !/^\s*mutation login\(/.test(query) && variables?.id !== '00000000-0000-0000-0000-000000000000';

interface Application {
  options?: ConstructorParameters<typeof Twin>[0];
  prepare?: (twin: Twin) => void;
  host?: Host;
  waits?: number[];
}

async function findingsOf({
  options,
  prepare,
  host = HOST,
  waits = [],
}: Application = {}): Promise<Finding[]> {
  listening = await startTwin(options);
  asked = recordAsked(listening.twin);
  prepare?.(listening.twin);
  const waiting = { timeout: 5_000, wait: async (milliseconds: number) => waits.push(milliseconds) };
  return checkBackend(askerOf({ url: listening.url, ...ACCOUNT }, waiting), host);
}

/** What isn't as it should be, as `thing: state`. */
const faultsOf = (findings: readonly Finding[]) =>
  findings.filter(isFault).map(({ thing, state }) => `${thing}: ${state}`);

const finding = (findings: readonly Finding[], thing: string) => {
  const found = findings.find((each) => each.thing === thing);
  assert.ok(found, `nothing is said of ${thing}`);
  return found;
};

/** An owner's schema: the lines that match are others, or none. */
const lines =
  (pattern: RegExp, replacement = '') =>
  (schema: string) =>
    schema.replace(pattern, replacement);

const hide = (twin: Twin) => {
  twin.quirks.hidesSchema = true;
};

const WITHOUT_AIRPORTS = lines(/\n {2}(all|one)Airport\([^\n]*/g);
const WITHOUT_POS = lines(/(\ntype Booking \{[^}]*?)\n {2}pos\([^\n]*/, '$1');
const STYLES_AS_NUMBERS = lines(/(\ntype StyleNumber \{[^}]*?styleNumber: )String/, '$1Int');
const WITHOUT_TAKE = lines(/(allPort\([^\n]*), take: Int/, '$1');
const WITHOUT_A_SORT = lines(/(\nenum AirportSortField \{[^}]*?)\n {2}code\b/, '$1');
const WITHOUT_AN_OPERATOR = lines(/(\ninput StringOperators \{[^}]*?)\n {2}matches: String/, '$1');
const OTHER_INPUT = lines(/ActionInput/g, 'OtherInput');

suite('the check of an application', () => {
  test('PROD-08 finds nothing wrong in one that has all of the contract, and says what nobody can tell', async () => {
    const findings = await findingsOf();
    assert.deepEqual(faultsOf(findings), []);
    const untold = findings.filter(({ state }) => state === "can't be told").map(({ thing }) => thing);
    assert.deepEqual(untold, [...Object.keys(TWIN_ACTION_IDS), 'pages of 200 rows']);
    for (const thing of ['Booking.pos', 'filter PurchaseOrder.orderNumbers matches', 'sort Airport.code'])
      assert.equal(finding(findings, thing).state, 'there');
  });

  test('PROD-08 takes decimals as numbers', async () => {
    const change = lines(/: Decimal\n/g, ': Float\n');
    assert.deepEqual(faultsOf(await findingsOf({ options: { decimals: 'number', change } })), []);
  });

  test('PROD-08 names a model that is missing, and what that breaks', async () => {
    const findings = await findingsOf({ options: { change: WITHOUT_AIRPORTS } });
    assert.deepEqual(faultsOf(findings), [
      'allAirport: missing',
      'oneAirport: missing',
      'model Airport: missing',
      'allAirport: refused',
    ]);
    assert.equal(wordsOf(finding(findings, 'allAirport').uses), 'air-rate-form: choose airports');
  });

  test('PROD-08 names a property that is missing, and one that no element asks for', async () => {
    const change = (schema: string) => WITHOUT_POS(schema).replace('\n  verificationCode: String', '');
    const findings = await findingsOf({ options: { change } });
    assert.deepEqual(faultsOf(findings), [
      'Booking.pos: missing',
      'Company.verificationCode: missing',
      'allBooking: refused',
    ]);
    assert.equal(wordsOf(finding(findings, 'Booking.pos').uses), 'po-style-manager: open a booking');
    assert.equal(
      wordsOf(finding(findings, 'Company.verificationCode').uses),
      'nothing: it is never asked for',
    );
  });

  test('PROD-08 names a property of another type, and which it is', async () => {
    const findings = await findingsOf({ options: { change: STYLES_AS_NUMBERS } });
    assert.equal(finding(findings, 'StyleNumber.styleNumber').state, 'other type');
    assert.equal(finding(findings, 'StyleNumber.styleNumber').note, 'it is Int, not String');
  });

  test('PROD-08 names a relation that leads to one row instead of many', async () => {
    const change = lines(/(\ntype Booking \{[^}]*?\n {2}pos)\([^\n]*/, '$1: PurchaseOrder');
    const { note } = finding(await findingsOf({ options: { change } }), 'Booking.pos');
    assert.equal(note, 'it is PurchaseOrder, not a relation to many PurchaseOrder');
  });

  test('PROD-08 names what lists are asked by: take, a sort, an operator', async () => {
    const change = (schema: string) => WITHOUT_TAKE(WITHOUT_A_SORT(WITHOUT_AN_OPERATOR(schema)));
    const findings = await findingsOf({ options: { change } });
    assert.deepEqual(faultsOf(findings), [
      'filter PurchaseOrder.orderNumbers matches: missing',
      'filter StyleNumber.styleNumber matches: missing',
      'sort Airport.code: missing',
      'allPort(take): missing',
      'allPurchaseOrder: refused',
      'allStyleNumber: refused',
      'allAirport: refused',
    ]);
    const operator = finding(findings, 'filter PurchaseOrder.orderNumbers matches');
    assert.equal(wordsOf(operator.uses), 'po-style-manager: find orders by a part of their number');
  });

  test('PROD-08 names the query for the signed-in person that has another name, and what the configuration has to say', async () => {
    const options = { me: 'meCustomer' };
    const findings = await findingsOf({ options });
    assert.deepEqual(faultsOf(findings), ['meWebUser: missing', 'meWebUser: refused', 'meWebUser: refused']);
    assert.match(finding(findings, 'meWebUser').note ?? '', /backend: \{"me": "meCustomer"\}/);
    await listening!.stop();
    const host = { ...HOST, backend: { me: 'meCustomer' } };
    assert.deepEqual(faultsOf(await findingsOf({ options, host })), []);
  });

  const RENAMED = {
    models: { Booking: 'Bookings', WebUser: 'Customer', RateLevel: 'PriceBreak' },
    properties: {
      Booking: { pos: 'purchaseOrders' },
      Airport: { code: 'iata' },
      PurchaseOrder: { orderNumbers: 'number' },
    },
  };
  test('PROD-08 looks for everything under the names that the configuration says', async () => {
    const host = { ...HOST, backend: RENAMED };
    for (const prepare of [undefined, hide]) {
      assert.deepEqual(
        faultsOf(await findingsOf({ options: RENAMED, host, ...(prepare && { prepare }) })),
        [],
      );
      await listening!.stop();
    }
    const findings = await findingsOf({ options: RENAMED, prepare: hide });
    assert.deepEqual(faultsOf(findings).slice(0, 3), [
      'allBooking: missing',
      'PurchaseOrder.orderNumbers: missing',
      'Airport.code: missing',
    ]);
  });

  test('PROD-08 names an input of actions of another type', async () => {
    const findings = await findingsOf({ options: { change: OTHER_INPUT } });
    assert.deepEqual(faultsOf(findings), ['action(id, input): other type', 'running actions: other type']);
    assert.match(wordsOf(finding(findings, 'action(id, input)').uses), /po-style-manager.*: run any action/);
  });

  test('PROD-08 names a model that the role may not read', async () => {
    const findings = await findingsOf({ prepare: (twin) => twin.closedModels.add('Booking') });
    assert.deepEqual(faultsOf(findings), [
      'allBooking: refused',
      'oneBooking: refused',
      'read Booking: refused',
    ]);
    assert.match(finding(findings, 'read Booking').note ?? '', /the role of the account may not read it/);
  });

  test('PROD-08 names Private Data Mode, which it finds without running an action', async () => {
    const findings = await findingsOf({
      prepare(twin) {
        twin.quirks.isPrivate = true;
      },
    });
    assert.deepEqual(faultsOf(findings), ['running actions: refused']);
    assert.match(finding(findings, 'running actions').note ?? '', /Private Data Mode is on/);
  });

  test('PROD-08 names an action whose id the configuration leaves out', async () => {
    const { listPorts: _, ...actions } = TWIN_ACTION_IDS;
    const findings = await findingsOf({ host: { actions } });
    assert.deepEqual(faultsOf(findings), ['listPorts: missing']);
  });

  test('PROD-08 asks property by property where the schema is hidden', async () => {
    const change = (schema: string) => WITHOUT_AIRPORTS(WITHOUT_POS(WITHOUT_TAKE(OTHER_INPUT(schema))));
    const findings = await findingsOf({ options: { change }, prepare: hide });
    assert.deepEqual(faultsOf(findings), [
      'Booking.pos: missing',
      'allAirport: missing',
      'allPort(take): missing',
      'allBooking: refused',
      'allAirport: refused',
      'running actions: other type',
    ]);
    assert.equal(finding(findings, 'schema').state, "can't be told");
    assert.equal(finding(findings, 'Booking.customer').state, 'there');
    assert.equal(finding(findings, 'RoutingElement.value').state, 'there');
  });

  test('PROD-08 asks property by property, too, where the schema is no whole one', async () => {
    const prepare = (twin: Twin) => {
      const answer = twin.answer.bind(twin);
      twin.answer = async (request) =>
        request.query.includes('__schema')
          ? Response.json({ data: { __schema: { queryType: { name: 'Query' }, types: [], directives: [] } } })
          : answer(request);
    };
    const findings = await findingsOf({ options: { change: WITHOUT_POS }, prepare });
    assert.deepEqual(faultsOf(findings), ['Booking.pos: missing', 'allBooking: refused']);
  });

  test('PROD-08 tells a type by the values where the schema is hidden', async () => {
    const change = lines(/(\ntype Quote \{[^}]*?id: )Int/, '$1String');
    const findings = await findingsOf({ options: { change }, prepare: hide });
    assert.deepEqual(faultsOf(findings), ['Quote.id: other type']);
    assert.equal(finding(findings, 'Quote.id').note, 'it answers a string, not Int');
  });

  test('PROD-08 a short page is one with fewer rows than there are and were asked for', () => {
    const state = (rows: number, total: number) => pageFinding([{ rows, total }], []).state;
    assert.deepEqual([state(200, 450), state(100, 450), state(7, 7)], ['there', 'missing', "can't be told"]);
  });

  test('PROD-08 draws whatever an application says as plain text in 120 columns', () => {
    const note = `\u001b[2J${'long '.repeat(60)}${'x'.repeat(200)}`;
    const table = tableOf([{ group: 'Rights', thing: 'read Booking', state: 'refused', note, uses: [] }]);
    assert.doesNotMatch(table, /[^\P{C}\n]/u);
    assert.ok(table.split('\n').every((line) => line.length <= 120));
  });

  test('PROD-08 an application without rows has nothing to tell a right by', async () => {
    const findings = await findingsOf({
      prepare(twin) {
        for (const rows of Object.values(twin.data.tables)) rows.length = 0;
      },
    });
    assert.deepEqual(faultsOf(findings), []);
    assert.equal(finding(findings, 'read Booking').state, "can't be told");
  });

  test('PROD-08 waits as long as the application asks for, and then goes on', async () => {
    const waits: number[] = [];
    const prepare = (twin: Twin) =>
      twin.instead.push(
        new Response(null, { status: 429, headers: { 'retry-after': '7' } }),
        new Response(null, { status: 429 }),
      );
    assert.deepEqual(faultsOf(await findingsOf({ prepare, waits })), []);
    assert.deepEqual(waits, [7_000, 5_000]);
  });

  test('PROD-08 waits a minute at most, and ends where the application has too many requests again and again', async () => {
    const waits: number[] = [];
    const busy = () => new Response(null, { status: 429, headers: { 'retry-after': '600' } });
    const prepare = (twin: Twin) => {
      const login = twin.answer.bind(twin);
      twin.answer = (request) => (/login/.test(request.query) ? login(request) : Promise.resolve(busy()));
    };
    await assert.rejects(findingsOf({ prepare, waits }), /answered with status 429/);
    assert.deepEqual(waits, [60_000, 60_000]);
  });

  const UNASKED: Record<string, [prepare: (twin: Twin) => unknown, message: RegExp]> = {
    'a login that is refused': [
      (twin) => {
        twin.quirks.refusesLogin = true;
      },
      /refused the service account/,
    ],
    'a page in the place of an answer': [
      (twin) => twin.instead.push(new Response('<h1>Welcome</h1>')),
      /something else than JSON/,
    ],
  };
  for (const [what, [prepare, message]] of Object.entries(UNASKED))
    test(`PROD-08 ends at ${what}`, async () => {
      await assert.rejects(findingsOf({ prepare }), message);
    });

  test('PROD-08 gives nobody the password who is no application', async () => {
    listening = await startTwin();
    asked = recordAsked(listening.twin);
    await findApplication(listening.url, 5_000);
    await assert.rejects(findApplication(new URL('/', listening.url).href, 5_000), /status 404/);
    listening.twin.instead.push(new Response('<h1>Welcome</h1>'));
    await assert.rejects(findApplication(listening.url, 5_000), /something else than JSON/);
    assert.deepEqual(
      asked.filter(({ query }) => /login/.test(query)),
      [],
    );
  });
});
