import { createStore } from 'jotai';
import { type Client, createClient } from '../../../shared/client/client.ts';
import type { Host } from '../../../shared/element/host.ts';
import { providerAtom } from '../../../shared/record/backend-state.ts';
import { messageText } from '../../../shared/record/message.ts';
import type { OrderEvents } from '../../../widgets/order-manager/events.ts';
import type { OrderEditor } from '../../../widgets/order-manager/record/editor.ts';
import { createLoader, type Loader } from '../../../widgets/order-manager/record/record-loader.ts';
import * as state from '../../../widgets/order-manager/state.ts';
import { untimed } from '../../helpers/element/untimed.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';
import { BOOKING } from './fixtures.ts';

/** A loader and its editor on a fake network, without a page. */
export interface TestTool {
  network: FakeNetwork;
  loader: Loader;
  events: { name: string; detail: unknown }[];
  waits: number[];
  /** The work on the loaded record. */
  editor(): OrderEditor;
  /** `PO-1: SN-11, SN-12` for each row. */
  rows(): string[];
  message(): string | undefined;
  severity(): string | undefined;
  /** What others did, as far as it is told. */
  others(): { added: string[]; removed: string[]; styled: string[]; who: string | undefined } | undefined;
  unsaved(): number;
  phase(): string;
  payloads(action: string): unknown[];
}

/** `overrides` replace methods of the data client, for failures that no answer can cause. */
export function createTool(overrides: Partial<Client> = {}): TestTool {
  const network = fakeNetwork();
  const store = createStore();
  const events: TestTool['events'] = [];
  const waits: number[] = [];
  const client: Client = {
    ...createClient({
      apiBase: 'http://fake.example',
      tokens: { linkToken: 'link' },
      fetcher: network.fetch,
      wait: async (milliseconds) => void waits.push(milliseconds),
    }),
    ...overrides,
  };
  const host = {
    client,
    store,
    emit: ((name: string, detail: unknown) => events.push({ name, detail }) > 0) as Host<OrderEvents>['emit'],
    timedSave: untimed,
    reload: () => {
      events.push({ name: 'fp-reload', detail: undefined });
      loader.reload();
    },
  };
  const loader = createLoader(host);
  store.set(providerAtom, 'Blue Anchor Inc.');
  network.on('query allBooking', { results: [BOOKING] });
  network.on('query allAuditEntry', { results: [] });
  return {
    network,
    loader,
    events,
    waits,
    editor() {
      const editor = store.get(state.editorAtom);
      if (!editor) throw new Error(`No editor in phase ${store.get(state.recordState.phaseAtom)}`);
      return editor;
    },
    rows: () =>
      store
        .get(state.rowsAtom)
        .map(({ order, selected }) => `${order.label}: ${selected.map(({ label }) => label).join(', ')}`),
    message() {
      const message = store.get(state.recordState.messageAtom);
      return message ? messageText(message, 'en', store.get(providerAtom)) : undefined;
    },
    severity: () => store.get(state.recordState.messageAtom)?.severity,
    others() {
      const others = store.get(state.othersAtom);
      if (!others) return undefined;
      const { added, removed, styled } = others.changes;
      const labels = (orders: readonly { label: string }[]) => orders.map(({ label }) => label);
      return {
        added: labels(added),
        removed: labels(removed),
        styled: labels(styled),
        who: others.who?.actors.join(' + '),
      };
    },
    unsaved: () => store.get(state.unsavedAtom),
    phase: () => store.get(state.recordState.phaseAtom),
    payloads: (action) => network.to(`action ${action}`).map((call) => call.body.variables.input.payload),
  };
}

/** A tool with the booking loaded. */
export async function openTool(booking: object = BOOKING): Promise<TestTool> {
  const element = createTool();
  element.network.on('query allBooking', { results: [booking] });
  element.loader.request({ type: 'booking', id: 7 });
  await eventually(() => element.phase() !== 'loading');
  return element;
}

/** Long enough for whatever could still come in this process, where a test looks for what must not come. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}
