import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse, print, visit } from 'graphql';
import * as v from 'valibot';
import type { ScalarType } from '../../portal/server/data-api/models/model.ts';
import { modelOf } from '../../portal/server/data-api/models/models.ts';
import { createCompanyCopies } from '../../portal/server/upstream/companies.ts';
import { createOwnerLookup } from '../../portal/server/upstream/owners.ts';
import type { PlatformRequest } from '../../portal/server/upstream/post.ts';
import { createClient } from '../../shared/client/client.ts';
import { ClientError } from '../../shared/client/client-error.ts';
import {
  ACTION_CONTRACTS,
  type ActionContract,
  type DocumentedActionName,
} from '../../shared/contract/documented/actions.ts';
import { MODELS_DOCUMENTED, ROOTS } from '../../shared/contract/documented/models.ts';
import { QUERIES_OF_ELEMENTS, QUERIES_OF_SERVER } from '../../shared/contract/documented/queries.ts';
import { forUpload } from '../../widgets/air-rates/api/look.ts';
import { forStyle } from '../../widgets/order-manager/look.ts';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { TWIN_ACTIONS } from './actions.ts';
import { formOf } from './form-of.ts';
import { hostOf } from './host.ts';
import { OPERATIONS } from './operations.ts';
import { Twin, type TwinRequest } from './twin.ts';

const TYPES: Record<ScalarType, string> = {
  ...{ int: 'Int', numeric: 'Decimal', float: 'Decimal', text: 'String' },
  ...{ boolean: 'Boolean', date: 'Date', instant: 'DateTime', json: 'Json' },
};

/** What the server's own model has under a name. */
function ownProperty(model: string, name: string): unknown {
  const field = modelOf(model).fields.get(name);
  if (field?.kind === 'column') return TYPES[field.type];
  return field && { [field.kind]: field.model };
}

/** All that elements have sent to an application of the platform, each of their functions once. */
async function sentByElements(): Promise<TwinRequest[]> {
  const sent: TwinRequest[] = [];
  class Listener extends Twin {
    override answer(request: TwinRequest) {
      sent.push(request);
      return super.answer(request);
    }
  }
  const twin = new Listener();
  const client = createClient({
    apiBase: 'http://host.example',
    tokens: { linkToken: 'link' },
    fetcher: hostOf(twin),
    wait: async () => {},
  });
  for (const { send, ownOnly } of Object.values(OPERATIONS))
    if (!ownOnly) await send(client).catch((error) => assert.ok(error instanceof ClientError));
  // What is looked for where an answer was lost; all other looks are among what is sent anyway.
  await forStyle(client, 101, 5001, 'SN-1');
  await forUpload(client, 2);
  // An application may leave the charge types out.
  twin.quirks.nullLists = true;
  await OPERATIONS['widgets/charges/api/load-charges.ts loadCharges']!.send(client).catch(() => {});
  return sent;
}

const kindOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(kindOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, kindOf(inside)]));
};

/** A query without the ids and texts that stand for any. */
function shapeOf({ query, variables = {} }: { query: string; variables?: object }): string {
  const document = visit(parse(query), {
    enter(node) {
      if (node.kind === 'IntValue') return { ...node, value: '0' };
      if (node.kind === 'StringValue') return { ...node, value: '' };
      return undefined;
    },
  });
  return `${print(document)} ${JSON.stringify(kindOf(variables))}`;
}

const shapesOf = (requests: readonly { query: string; variables?: object }[]) =>
  [...new Set(requests.map(shapeOf))].toSorted();

const isAction = ({ query }: TwinRequest) => query.startsWith('mutation');

suite('what is documented', () => {
  test('PROD-08 the server has each documented property as it is documented', () => {
    for (const [model, properties] of Object.entries(MODELS_DOCUMENTED))
      for (const [name, property] of Object.entries(properties))
        assert.deepEqual([model, name, ownProperty(model, name)], [model, name, property]);
    assert.ok(ROOTS.every((model) => modelOf(model).root));
  });

  test('PROD-08 lists every query that elements send to an application of the platform, and no other', async () => {
    const sent = (await sentByElements()).filter((request) => !isAction(request));
    assert.deepEqual(shapesOf(QUERIES_OF_ELEMENTS), shapesOf(sent));
  });

  test('PROD-08 lists every query that the server in front of an application asks for itself', async () => {
    const sent: PlatformRequest[] = [];
    const ask = async (request: PlatformRequest): Promise<never> => {
      sent.push(request);
      throw new Error('Heard.');
    };
    const owners = createOwnerLookup()(ask);
    const asked = [
      createCompanyCopies(undefined as never)(ask),
      ...(['booking', 'shipment', 'submission', 'route'] as const).map((type) => owners.of(type, 6001)),
      ...(['orders', 'styles'] as const).map((what) => owners.foreign(what, 101, [5001])),
    ];
    await Promise.allSettled(asked);
    assert.deepEqual(shapesOf(QUERIES_OF_SERVER), shapesOf(sent));
  });

  test('PROD-08 elements run every action that is listed with a use, and no other', async () => {
    const called = (await sentByElements()).filter(isAction).map(({ variables }) => variables!.id);
    const used = Object.entries<ActionContract>(ACTION_CONTRACTS).filter(([, { uses }]) => uses.length > 0);
    const ids = used.map(([name]) => TWIN_ACTION_IDS[name as DocumentedActionName]);
    assert.deepEqual([...new Set(called)].toSorted(), ids.toSorted());
  });

  const INPUTS: Partial<Record<DocumentedActionName, object>> = {
    listChargeTypes: {},
    listPorts: {},
    listRouteSubscriptions: { entityId: 101, profile: false, offset: 0, pageSize: 50 },
    getRouteSubscription: { routeSubscriptionArr: [7001] },
    listEntities: { skip: 0 },
  };
  test('PROD-08 an application of the platform answers what is listed of an action, maybe among more', () => {
    const { data } = new Twin();
    const answers = Object.entries<ActionContract>(ACTION_CONTRACTS).flatMap(([name, { answer }]) =>
      typeof answer === 'string' ? [] : [{ name: name as DocumentedActionName, answer }],
    );
    assert.deepEqual(answers.map(({ name }) => name).toSorted(), Object.keys(INPUTS).toSorted());
    for (const { name, answer } of answers)
      v.parse(formOf(answer, v.looseObject), TWIN_ACTIONS[name](data, INPUTS[name]));
  });
});
