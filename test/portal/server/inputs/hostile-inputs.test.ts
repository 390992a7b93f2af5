import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { NAMED_ACTIONS } from '../../../../portal/server/actions/registry.ts';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { amountOf } from '../../../../shared/build/tests/tiers.mjs';
import { actOn } from '../../../helpers/act.ts';
import { ADMIN, AGENT, bearerOf, IMPORTER_A, IMPORTER_B, linkTokenOf } from '../../../helpers/e2e/data.ts';
import { hostileInputsOf, jsonOf, type KnownValues } from '../../../helpers/inputs/arbitrary-inputs.ts';
import { type BaseInputs, baseInputs } from '../../../helpers/inputs/base-inputs.ts';
import { ENDPOINTS } from '../../../helpers/inputs/endpoints.ts';
import { knownValues, withRevision } from '../../../helpers/inputs/known-values.ts';
import { buildTestApp, demoFolder, type TestApp } from '../../../helpers/server.ts';

const AMOUNT = amountOf('test/portal/server/inputs/hostile-inputs.test.ts');
/** Attempts at a password or code are slowed down, and are to be: these addresses get few. */
const SLOWED = /login|password|otp/;
/** Whatever these get, they look at nothing of it. */
const TAKES_NOTHING = /^(isAdmin|listPorts|mailTrouble|loadCompany|invoiceSeller|listChargeTypes)$/;
const FEW = 10;
/** One waits for the database while another one is checked. */
const AT_ONCE = 4;

const WHO = ['admin', 'admin', 'agent', 'importer', 'importer B', 'link'] as const;
type Who = (typeof WHO)[number];

let database: Database;
let app: TestApp;
let appId: string;
let known: (name: string) => KnownValues;
let bases: BaseInputs;
let bearers: Record<Who, string>;

before(async () => {
  database = await openDatabase({ dataDir: await demoFolder() });
  app = await buildTestApp(database, { env: { DEMO: 'on' } });
  ({ appId } = await (await fetch(`${app.url}/config.json`)).json());
  bases = await baseInputs(app.url, database);
  known = await knownValues(database);
  bearers = {
    admin: await bearerOf(app.url, ADMIN),
    agent: await bearerOf(app.url, AGENT),
    importer: await bearerOf(app.url, IMPORTER_A),
    'importer B': await bearerOf(app.url, IMPORTER_B),
    link: (await linkTokenOf(app.url, { recordType: 'entity', recordId: 101, role: 'agent' })).token,
  };
});
after(async () => {
  await app.close();
  await database.close();
});

/** How a hostile input was answered; nothing is wrong with a refusal that says what is wrong with the input. */
interface Answer {
  status: number;
  reasons: readonly { code: string }[];
}

const send = async (who: Who, path: string, body: string): Promise<Answer> => {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${bearers[who]}`,
    },
    body,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? JSON.parse(text) : {};
  const refused = answer.errors?.[0]?.extensions;
  return { status: refused?.statusCode ?? response.status, reasons: (refused ?? answer).reasons ?? [] };
};

const MUTATION = 'mutation ($id: String!, $input: JSON) { action(id: $id, input: $input) }';

const call = (id: string) => (who: Who, input: string) =>
  send(
    who,
    `/api/runtime/${appId}`,
    `{"query":${JSON.stringify(MUTATION)},"variables":{"id":"${id}","input":{"payload":${input}}}}`,
  );

const post = (path: string) => (who: Who, input: string) => send(who, path, input);

/** Neither a failure, nor values that only the database refused. */
const isCaught = ({ status, reasons }: Answer) =>
  status < 500 && !reasons.some(({ code }) => code === 'dataRefused');

/** Which actions and addresses took some input. */
const taken = new Set<string>();

async function proveAll(
  schema: Parameters<typeof hostileInputsOf>[0],
  name: string,
  ask: (who: Who, input: string) => Promise<Answer>,
): Promise<void> {
  const good = bases[name as keyof BaseInputs] ?? [];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WHO),
      hostileInputsOf(schema, known(name), good),
      async (who, input) => {
        const answer = await ask(who, jsonOf(await withRevision(database, input)));
        if (answer.status < 300) taken.add(name);
        assert(isCaught(answer), `${answer.status} ${JSON.stringify(answer.reasons)}`);
      },
    ),
    {
      // Before the others make another one of its record; a customer's answer is no admin's.
      examples: good.slice(0, 1).flatMap((input): [Who, object][] => [
        ['admin', input],
        ['importer', input],
      ]),
      numRuns: SLOWED.test(name) || TAKES_NOTHING.test(name) ? Math.min(FEW, AMOUNT) : AMOUNT,
    },
  );
}

describe('bad input is refused for what is wrong with it, and never a failure of the server', () => {
  // Whatever the caller does meanwhile is refused, since its rights change.
  const alone = NAMED_ACTIONS.filter(({ name }) => name === 'setEntity');
  for (const { name, action } of alone)
    test(`API-28 ${name}`, async () => {
      await proveAll(action.input, name, call(action.id));
      await actOn(app.url, bearers.admin, 'setEntity', { new_entity_id: 1 });
    });

  describe('of several at once', { concurrency: AT_ONCE }, () => {
    for (const { name, action } of NAMED_ACTIONS.filter((one) => !alone.includes(one)))
      test(`API-28 ${name}`, () => proveAll(action.input, name, call(action.id)));
    for (const [path, schema] of Object.entries(ENDPOINTS))
      test(`API-02 POST ${path}`, () => proveAll(schema, path, post(path)));
  });

  test('and most inputs are good but for that: each action with a good one takes it, and three of four others do, too', (t) => {
    const untaken = NAMED_ACTIONS.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
    t.diagnostic(`Nothing was taken by ${untaken.join(', ')}`);
    assert.deepEqual(
      untaken.filter((name) => name in bases),
      [],
    );
    assert.ok(untaken.length <= NAMED_ACTIONS.length / 4, untaken.join(', '));
  });
});
