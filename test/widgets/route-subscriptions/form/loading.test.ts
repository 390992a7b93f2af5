import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, mock, suite, test } from 'node:test';
import { createStore } from 'jotai';
import { createClient } from '../../../../shared/client/client.ts';
import { messageText } from '../../../../shared/record/message.ts';
import { editorAtom, recordState } from '../../../../widgets/route-subscriptions/form/element-state.ts';
import { routeRef } from '../../../../widgets/route-subscriptions/form/record.ts';
import { createLoader, type Loader } from '../../../../widgets/route-subscriptions/form/record-loader.ts';
import { createReferenceLoader } from '../../../../widgets/route-subscriptions/reference/load-reference.ts';
import { untimed } from '../../../helpers/element/untimed.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { type FakeNetwork, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { ALL_ROUTES, GET, PORT_LIST, PORTS, route, SAVE } from '../fixtures.ts';
import { routesNetwork } from '../test-list.ts';

let network: FakeNetwork;
let store: ReturnType<typeof createStore>;
let loader: Loader;
let events: string[];
let resets: boolean;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
beforeEach(() => {
  network = routesNetwork();
  network.on(ALL_ROUTES, { results: [] });
  store = createStore();
  events = [];
  resets = false;
  const client = createClient({
    apiBase: 'http://fake.example',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async () => {},
  });
  const emit = ((name: string) => events.push(name) > 0) as never;
  const host = { client, store, emit, timedSave: untimed };
  loader = createLoader({ host, reference: createReferenceLoader(host), resetsOnSave: () => resets });
});
afterEach(() => {
  loader.close();
  network.verify();
});

const phase = () => store.get(recordState.phaseAtom);
const form = () => store.get(editorAtom)!.form;
const message = (of = recordState) => {
  const shown = store.get(of.messageAtom);
  return shown ? messageText(shown, 'en', null) : undefined;
};
const open = async (routeId: number | null) => {
  loader.request({ entityId: 101, routeId });
  await eventually(() => phase() !== 'loading');
};

suite('the form of one route', () => {
  test('SUB-28 API-58 asks for the route by its id beside ports and carriers, and shows it', async () => {
    network.on(GET, route(7));
    await open(7);
    assert.equal(phase(), 'ready');
    assert.deepEqual(fieldsOf(network.to(GET)[0]!), { routeSubscriptionArr: [7] });
    assert.equal(store.get(form().state.valuesAtom).originPort, 11);
    assert.equal(network.to(PORTS).length, 1);
  });

  test('SUB-28 D-44 D-135 MSG-24 an unknown route, or another company’s, was not found', async () => {
    network.on(GET, {});
    await open(7);
    assert.equal(message(), 'This route subscription was not found.');
  });

  test('D-01 MSG-19 who has no right to the ports and carriers is told so, of a new route, too, until it can be tried again', async () => {
    network.on(PORTS, graphqlError('Unauthorized', 401));
    await open(null);
    assert.equal(phase(), 'refused');
    assert.equal(message(), 'You do not have access to this record.');
    assert.deepEqual(events, ['fp-error']);
    network.on(PORTS, PORT_LIST);
    loader.reload();
    await eventually(() => phase() === 'ready');
  });

  test('D-44 MSG-01 a load that fails ends, too, and can be tried again', async () => {
    network.on(GET, graphqlError('Broken', 400), route(7));
    await open(7);
    assert.equal(message(), 'Unable to load route subscriptions. Please try again.');
    loader.reload();
    await eventually(() => phase() === 'ready');
  });

  test('D-44 D-134 without ports the route is there all the same', async () => {
    network.on(GET, route(7));
    network.on(PORTS, graphqlError('Broken', 400));
    await open(7);
    assert.equal(phase(), 'ready');
  });

  test('SUB-41 ROUTE-17 a stored route says that it is saved, then the form may close', async () => {
    network.on(GET, route(7));
    await open(7);
    network.on(SAVE, route(7, { carrier: null, revision: 2 }));
    form().change({ carrier: null });
    await loader.save();
    assert.equal(message(form().state), 'Route Subscription updated Successfully');
    assert.deepEqual(events.slice(-2), ['fp-saved', 'fp-close']);
    assert.equal(store.get(form().state.unsavedAtom), 0);
  });

  test('ROUTE-18 the values of a new route stay, and a second press adds no second one', async () => {
    await open(null);
    network.on(SAVE, route(9));
    form().change({ originPort: 11, destinationPort: 21 });
    await loader.save();
    assert.equal(store.get(form().state.valuesAtom).originPort, 11);
    await loader.save();
    assert.equal(network.to(SAVE).length, 1);
  });

  test('ROUTE-19 D-83 or the form is empty then, where the page wants it', async () => {
    resets = true;
    await open(null);
    network.on(SAVE, route(9));
    form().change({ originPort: 11, destinationPort: 21 });
    await loader.save();
    assert.equal(store.get(form().state.valuesAtom).originPort, null);
  });
});

test('D-46 MSG-18 MSG-24 what the attributes name: a route, a new one, or neither', () => {
  const named = (recordId: number | null, routeId: number | null, hasRouteId: boolean) =>
    routeRef({ recordId, routeId, hasRouteId });
  assert.deepEqual(named(101, null, false), { record: { entityId: 101, routeId: null } });
  assert.deepEqual(named(101, 7, true), { record: { entityId: 101, routeId: 7 } });
  assert.equal(named(101, null, true).missing?.code, 'not-found');
  for (const id of [null, 0, -1, 1.5, 2 ** 31]) assert.deepEqual(named(id, 7, true), {});
});
