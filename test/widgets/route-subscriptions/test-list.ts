import { createStore } from 'jotai';
import { createClient } from '../../../shared/client/client.ts';
import type { Host } from '../../../shared/element/host.ts';
import { messageText } from '../../../shared/record/message.ts';
import type { RecordState } from '../../../shared/record/state.ts';
import type { RouteListEvents } from '../../../widgets/route-subscriptions/events.ts';
import { createRouteList, type RouteList } from '../../../widgets/route-subscriptions/list/route-list.ts';
import * as state from '../../../widgets/route-subscriptions/list/state.ts';
import { untimed } from '../../helpers/element/untimed.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type FakeNetwork, fakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { MARKUPS, markupsRefused } from '../../helpers/rate-sheet-answers.ts';
import { CARRIER_LIST, CARRIERS, COMPANY, LIST, PORT_LIST, PORTS, RATES, route } from './fixtures.ts';

type Events = { name: string; detail: unknown }[];

/** The work of a list on a fake network, without a page. */
export interface TestList {
  readonly network: FakeNetwork;
  readonly store: ReturnType<typeof createStore>;
  readonly list: RouteList;
  readonly events: Events;
  /** The pauses between attempts, ms. */
  readonly waits: number[];
  rows(): number[];
  phase(): string;
  message(of?: Pick<RecordState, 'messageAtom'>): string | undefined;
  /** What the calls of an action said. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  sent(action: string): any[];
  keys(action: string): (string | null)[];
}

/** A network with two routes, and rates for the first of them. */
export function routesNetwork(): FakeNetwork {
  const network = fakeNetwork();
  network.on(MARKUPS, markupsRefused());
  network.on(LIST, { list: [route(1), route(2, { carrier: null })], count: 2 });
  network.on(PORTS, PORT_LIST);
  network.on(CARRIERS, { results: CARRIER_LIST });
  network.on(RATES, {
    list: [
      { id: 1, rates: 3, until: '2026-11-30' },
      { id: 2, rates: 0, until: null },
    ],
  });
  return network;
}

export function createTestList(): TestList {
  const network = routesNetwork();
  const store = createStore();
  const events: Events = [];
  const waits: number[] = [];
  const client = createClient({
    apiBase: 'http://fake.example',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const host = {
    client,
    store,
    emit: ((name: string, detail: unknown) =>
      events.push({ name, detail }) > 0) as Host<RouteListEvents>['emit'],
    timedSave: untimed,
    reload: () => {
      events.push({ name: 'fp-reload', detail: undefined });
      list.reload();
    },
  };
  const list = createRouteList(host);
  return {
    network,
    store,
    list,
    events,
    waits,
    rows: () => store.get(state.listAtom).rows.map(({ id }) => id),
    phase: () => store.get(state.recordState.phaseAtom),
    message: (of = state.recordState) => {
      const message = store.get(of.messageAtom);
      return message ? messageText(message, 'en', null) : undefined;
    },
    sent: (action) => network.to(action).map(fieldsOf),
    keys: (action) => network.to(action).map(({ body }) => body.variables.input.requestId ?? null),
  };
}

export const SCOPE = { entityId: COMPANY, isProfile: false, rateProfile: null };

/** A list whose first page is shown. */
export async function openTestList(prepare: (network: FakeNetwork) => void = () => {}): Promise<TestList> {
  const tool = createTestList();
  prepare(tool.network);
  tool.list.request(SCOPE);
  await eventually(() => tool.store.get(state.loadedAtom) !== null);
  return tool;
}
