import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { NAMED_ACTIONS } from '../../../../portal/server/actions/registry.ts';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { amountOf } from '../../../../shared/build/tests/tiers.mjs';
import { actOn, Refused } from '../../../helpers/act.ts';
import { ADMIN, AGENT, bearerOf, IMPORTER_A, IMPORTER_B, linkTokenOf } from '../../../helpers/e2e/data.ts';
import { hostileInputsOf, type KnownValues } from '../../../helpers/inputs/arbitrary-inputs.ts';
import { ENDPOINTS } from '../../../helpers/inputs/endpoints.ts';
import { knownValues, withRevision } from '../../../helpers/inputs/known-values.ts';
import { buildTestApp, demoFolder, type TestApp } from '../../../helpers/server.ts';

const AMOUNT = amountOf('test/portal/server/inputs/hostile-inputs.test.ts');
const WHO = ['admin', 'admin', 'agent', 'importer', 'importer B', 'link'] as const;
type Who = (typeof WHO)[number];

let database: Database;
let app: TestApp;
let known: (name: string) => KnownValues;
let bearers: Record<Who, string>;

before(async () => {
  database = await openDatabase({ dataDir: await demoFolder() });
  app = await buildTestApp(database, { env: { DEMO: 'on' } });
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

/** Before each action, whatever the last ones did: an admin of the provider acts for it. */
const actForProvider = () => actOn(app.url, bearers.admin, 'setEntity', { new_entity_id: 1 });

const call =
  (name: (typeof NAMED_ACTIONS)[number]['name']) =>
  async (who: Who, input: unknown): Promise<Answer> => {
    try {
      await actOn(app.url, bearers[who], name, input as object, crypto.randomUUID());
      return { status: 200, reasons: [] };
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  };

const post =
  (path: string) =>
  async (who: Who, input: unknown): Promise<Answer> => {
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearers[who]}` },
      body: JSON.stringify(input) ?? 'null',
    });
    const text = await response.text();
    return { status: response.status, reasons: response.ok ? [] : (JSON.parse(text).reasons ?? []) };
  };

/** Neither a failure, nor values that only the database refused. */
const isCaught = ({ status, reasons }: Answer) =>
  status < 500 && !reasons.some(({ code }) => code === 'dataRefused');

async function proveAll(
  schema: Parameters<typeof hostileInputsOf>[0],
  name: string,
  send: (who: Who, input: unknown) => Promise<Answer>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WHO), hostileInputsOf(schema, known(name)), async (who, input) => {
      const answer = await send(who, await withRevision(database, input));
      assert(isCaught(answer), `${answer.status} ${JSON.stringify(answer.reasons)}`);
    }),
    { numRuns: AMOUNT },
  );
}

describe('bad input is refused for what is wrong with it, and never a failure of the server', () => {
  for (const { name, action } of NAMED_ACTIONS)
    test(`API-28 ${name}`, async () => {
      await actForProvider();
      await proveAll(action.input, name, call(name));
    });
  for (const [path, schema] of Object.entries(ENDPOINTS))
    test(`API-02 POST ${path}`, async () => {
      await actForProvider();
      await proveAll(schema, path, post(path));
    });
});
