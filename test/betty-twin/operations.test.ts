import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { NAMED_ACTIONS } from '../../portal/server/actions/registry.ts';
import { documentOf } from '../../portal/server/data-api/query/document.ts';
import { checkRequest } from '../../portal/server/data-api/query/request.ts';
import { variablesOf } from '../../portal/server/data-api/query/variables.ts';
import { createClient } from '../../shared/client/client.ts';
import { ClientError } from '../../shared/client/client-error.ts';
import { MODELS_DOCUMENTED } from '../../shared/contract/documented/models.ts';
import { hostOf } from './host.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { type Quirks, Twin } from './twin.ts';

const clientOf = (fetcher: typeof fetch) =>
  createClient({
    apiBase: 'http://host.example',
    tokens: { linkToken: 'link' },
    fetcher,
    wait: async () => {},
  });

/** Each model and each property but ids has another name. */
const OTHER_NAMES = {
  models: Object.fromEntries(Object.keys(MODELS_DOCUMENTED).map((model) => [model, `Our${model}`])),
  properties: Object.fromEntries(
    Object.entries(MODELS_DOCUMENTED).map(([model, properties]) => [
      model,
      Object.fromEntries(
        Object.keys(properties).flatMap((name) => (name === 'id' ? [] : [[name, `our_${name}`]])),
      ),
    ]),
  ),
};

/** The functions that send something: each has the client as its first argument. */
function sendersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const sender = /export (?:async )?(?:const|function) (\w+)(?: = (?:async )?)?\(\s*client: Client\b/g;
  return [...text.matchAll(sender)].map(([, name]) => `${file} ${name}`);
}

/** What others are made of, and what only loads by them, as all does that looks for a lost answer. */
const NOT_SENDERS = new Set([
  'shared/reference/all-pages.ts loadAllPages',
  'widgets/air-rates/reference/load-reference.ts createReferenceLoader',
]);

/** A request by the data client outside such functions, but in what they are made of. */
const isHidden = (file: string): boolean =>
  file !== 'shared/reference/all-pages.ts' &&
  /\bclient(\(\))?\s*\.(action|query|read|post|withToken)\(/.test(readFileSync(file, 'utf8')) &&
  sendersIn(file).length === 0;

const SOURCES = globSync(['widgets/**/*.{ts,tsx}', 'shared/reference/*.ts']).map((file) =>
  file.replaceAll('\\', '/'),
);

suite('what the elements send', () => {
  test('PROD-08 is listed: every function that asks a backend, by its name', () => {
    const senders = SOURCES.filter((file) => !file.endsWith('/look.ts'))
      .flatMap(sendersIn)
      .filter((name) => !NOT_SENDERS.has(name));
    assert.deepEqual(senders.toSorted(), Object.keys(OPERATIONS).toSorted());
    assert.deepEqual(SOURCES.filter(isHidden), []);
  });

  const all = Object.entries(OPERATIONS);
  const there = all.filter(([, { ownOnly }]) => !ownOnly);
  for (const [name, { send }] of there)
    test(`PROD-08 an application of the platform understands ${name}`, async () => {
      const twin = new Twin();
      await send(clientOf(hostOf(twin))).catch((error) => {
        assert.deepEqual(twin.refused, []);
        throw error;
      });
      assert.deepEqual(twin.refused, []);
    });

  for (const [name, { send }] of all.filter(([, { ownOnly }]) => ownOnly === 'silent'))
    test(`PROD-08 an application of the platform isn't asked by ${name}`, async () => {
      const twin = new Twin();
      await send(clientOf(hostOf(twin)));
      assert.deepEqual(twin.refused, []);
    });

  for (const name of [
    'widgets/entity-switcher/api.ts askCurrent',
    'widgets/air-rates/api/entity.ts loadEntityId',
  ])
    test(`PROD-08 ${name} asks who is signed in by the name that the configuration gives`, async () => {
      const twin = new Twin({ me: 'meCustomer' });
      const [me] = [await OPERATIONS[name]!.send(clientOf(hostOf(twin, { me: 'meCustomer' })))].flat();
      assert.deepEqual(twin.refused, []);
      assert.ok(me);
    });

  for (const [name, { send }] of there)
    test(`PROD-08 ${name} reads the same of an application that calls each model and property otherwise`, async () => {
      const twin = new Twin(OTHER_NAMES);
      const read = await send(clientOf(hostOf(twin, OTHER_NAMES)));
      assert.deepEqual(twin.refused, []);
      assert.deepEqual(read, await send(clientOf(hostOf(new Twin()))));
    });

  const QUIRKS: (keyof Quirks)[] = ['nullFields', 'nullRows', 'nullLists'];
  for (const [name, { send }] of there)
    test(`PROD-08 ${name} reads whatever may be null, and decimals as numbers`, async () => {
      for (const quirk of QUIRKS) {
        const twin = new Twin({ decimals: 'number' });
        twin.quirks[quirk] = true;
        // Without its list a record isn't there, as its element says.
        await send(clientOf(hostOf(twin))).catch(({ code }: ClientError) =>
          assert.equal(`${quirk} ${code}`, 'nullLists forbidden'),
        );
      }
    });

  for (const [name, { send }] of there)
    test(`API-26 PROD-08 ${name} takes results that are null for none, or says so`, async () => {
      const twin = new Twin();
      twin.quirks.nullResults = true;
      const said = await send(clientOf(hostOf(twin))).then(
        () => 'done',
        (error) => {
          assert.ok(error instanceof ClientError, String(error));
          return error.code;
        },
      );
      assert.match(said, /^(done|unexpected|lost)$/);
      assert.deepEqual(twin.refused, []);
    });

  test('API-26 PROD-08 in private data mode each action is refused at once, and changes nothing', async () => {
    for (const [name, { send }] of there) {
      const twin = new Twin();
      twin.quirks.isPrivate = true;
      const sent: string[] = [];
      const host = hostOf(twin);
      const error: unknown = await send(
        clientOf((input, init) => {
          if (String(input).includes('/api/runtime/')) sent.push(String(init?.body));
          return host(input, init);
        }),
      ).then(
        () => undefined,
        (reason) => reason,
      );
      assert.equal(
        error === undefined ? 'done' : (error as ClientError).code,
        sent.length > 0 ? 'forbidden' : 'done',
        name,
      );
      assert.ok(sent.length <= 1, name);
      assert.deepEqual(twin.effects, []);
    }
  });

  test('PROD-08 a property that the application calls otherwise is named by the error', async () => {
    const twin = new Twin({ properties: { Booking: { pos: 'purchaseOrders' } } });
    const work = OPERATIONS['widgets/order-manager/api.ts loadRecord']!.send(clientOf(hostOf(twin)));
    await assert.rejects(work, ({ message, code, status }: ClientError) => {
      assert.match(message, /^GraphQL error: Cannot query field "pos" on type "Booking"/);
      assert.deepEqual([code, status], ['graphql', 400]);
      return true;
    });
    assert.equal(twin.refused.length, 1);
  });

  test('API-18 PROD-08 each list is asked for in pages that the platform answers whole', async () => {
    const others: string[] = [];
    for (const [name, { send }] of there) {
      const host = hostOf(new Twin());
      const fetcher: typeof fetch = (input, init) => {
        const { query = '', variables = {} } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
        for (const [list, args] of query.matchAll(/(?<!query )\ball[A-Z]\w*\(((?:[^()]|\([^()]*\))*)\)/g)) {
          const [, take] = /\btake: (\d+|\$take)/.exec(args) ?? [];
          if (!(Number(take === '$take' ? variables.take : take) <= 200)) others.push(`${name}: ${list}`);
        }
        return host(input, init);
      };
      await send(clientOf(fetcher));
    }
    assert.deepEqual(others, []);
  });

  test('API-37 D-30 lists of more rows than the platform answers at once are read to their end', async () => {
    const twin = new Twin();
    const { tables } = twin.data;
    const more = (model: string, from: number, fields: object) =>
      tables[model]!.push(...Array.from({ length: 450 }, (_, index) => ({ id: from + index, ...fields })));
    more('Airport', 10_000, { code: 'ZZZ', city: 'Town', cityIden: 'TWN' });
    more('Company', 20_000, { companyName: 'Carrier', entityType: 'Carrier', isCarrier: true });
    const [route] = tables.RouteSubscription!;
    const { id: _, ...likeIt } = route!;
    more('RouteSubscription', 30_000, likeIt);
    const client = clientOf(hostOf(twin));
    const read = async (name: string) => ((await OPERATIONS[name]!.send(client)) as unknown[]).length;
    assert.equal(await read('shared/reference/lists.ts loadAirports'), 452);
    assert.equal(await read('shared/reference/lists.ts loadCarriers'), 452);
    assert.equal(await read('widgets/route-subscriptions/api.ts loadRoutes'), 452);
    assert.equal(await read('widgets/entity-switcher/api.ts askEntities'), 457);
    assert.deepEqual(twin.refused, []);
  });

  for (const [name, { send }] of all)
    test(`API-16 API-25 this product's own server understands ${name}`, async () => {
      const sent = await sentToOwn(send);
      assert.notEqual(sent.length, 0);
      for (const { query, variables } of sent) {
        const document = documentOf(query);
        const operation = document.operation(undefined);
        const values = variablesOf(operation, variables);
        if (operation.operation === 'query') checkRequest(document.plan(operation, values), values);
        else preparedAction(variables);
      }
    });
});

/** The server's own reading of an action's input, in which a payload stands among what is beside it (D-128). */
function preparedAction({ id, input }: Sent['variables']) {
  const { action } = NAMED_ACTIONS.find(({ name }) => name === id)!;
  const { payload, requestId, ...beside } = input;
  assert.equal(typeof requestId, 'string');
  return action.prepare({ ...beside, ...payload });
}

interface Sent {
  query: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  variables: any;
}

/** The queries and actions that go to a backend that says nothing of itself; those beside it count as understood. */
async function sentToOwn(send: Operation['send']): Promise<Sent[]> {
  const sent: Sent[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/config.json') return Response.json({ appId: 'app', actions: {}, providerName: 'P' });
    if (pathname === '/api/betty/login') return Response.json({ token: new Twin().token() });
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    sent.push(body.query ? body : { query: '{ __typename }', variables: {} });
    return Response.json({ data: null, errors: [{ message: 'Asked', extensions: { statusCode: 400 } }] });
  };
  await send(clientOf(fetcher)).catch((error) => assert.ok(error instanceof ClientError));
  return sent;
}
