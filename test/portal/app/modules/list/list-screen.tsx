import stylesheets from 'stylesheets:../../../../../portal/app/modules/list-pages.tsx';
import { createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { ModuleList } from '../../../../../portal/app/modules/list/module-list.tsx';
import { defineModule, type ModuleDefinition, type Viewer } from '../../../../../portal/lists/definition.ts';
import { texts } from '../../../../../portal/lists/texts/index.ts';
import { createClient } from '../../../../../shared/client/client.ts';
import { adoptStylesheets } from '../../../../../shared/element/stylesheets.ts';
import { root as themed } from '../../../../../shared/theme/root.css.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { type Call, type FakeNetwork, fakeNetwork } from '../../../../helpers/network.ts';

const Row = v.object({
  id: v.number(),
  reference: v.string(),
  status: v.string(),
  createdAt: v.string(),
  notes: v.array(v.string()),
});

/** A definition like those of the modules. */
export const LIST: ModuleDefinition = defineModule({
  id: 'booking',
  title: 'menu.booking',
  model: 'Booking',
  row: Row,
  columns: [
    { id: 'reference', label: 'list.col.reference', value: (row) => row.reference, sort: 'reference' },
    { id: 'notes', label: 'list.col.notes', kind: 'list', value: (row) => row.notes },
    { id: 'status', label: 'list.col.status', kind: 'status', value: (row) => row.status, sort: 'status' },
    {
      id: 'created',
      label: 'list.col.created',
      kind: 'date',
      value: (row) => row.createdAt,
      sort: 'createdAt',
    },
  ],
  search: (text) => ({ reference: { matches: text } }),
  filters: [
    {
      id: 'status',
      label: 'list.col.status',
      kind: 'choice',
      options: [{ id: 'open', text: 'list.filter.open', where: { status: { eq: 'Open' } } }],
    },
  ],
  actions: (row, { role }) =>
    role ? [{ text: texts('list.action.manageOrders'), href: `/orders/${row.id}` }] : [],
});

export const booking = (id: number, more: object = {}) => ({
  id,
  reference: `B-${id}`,
  status: 'Open',
  createdAt: '2026-11-20T09:00:00.000000Z',
  notes: [],
  ...more,
});

export const bookings = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => booking(from + n));

/** The answer to a page of the list. */
export const page = (results: unknown[]) => Response.json({ data: { page: { results } } });

/** The answer to how many rows the whole list has. */
export const counted = (totalCount: number) => Response.json({ data: { list: { totalCount } } });

export const record = (found: unknown) => Response.json({ data: { record: found } });

export interface ListScreen {
  place: HTMLElement;
  network: FakeNetwork;
  /** The variables of the list's requests. */
  asked(): Call['body']['variables'][];
  rows(): string[];
  button(name: string): HTMLButtonElement | undefined;
  search(): HTMLInputElement;
  text(part: string): Promise<void>;
  close(): void;
}

/** The list alone at `address`, without pauses between attempts. */
export function openList(
  address: string,
  prepare: (network: FakeNetwork) => void,
  definition = LIST,
  viewer: Viewer = { role: 'agent' },
  rowActions: ComponentProps<typeof ModuleList>['rowActions'] = undefined,
): ListScreen {
  history.replaceState(null, '', address);
  adoptStylesheets(document, stylesheets);
  const network = fakeNetwork();
  prepare(network);
  const client = createClient({
    apiBase: 'http://fake.example',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async () => {},
  });
  const place = document.createElement('div');
  place.className = themed;
  document.body.append(place);
  const tree: Root = createRoot(place);
  tree.render(
    <Provider store={createStore()}>
      <main>
        <ModuleList
          definition={definition}
          client={client}
          viewer={viewer}
          {...(rowActions && { rowActions })}
        />
      </main>
    </Provider>,
  );
  return {
    place,
    network,
    asked: () => network.to('query allBooking').map((call) => call.body.variables),
    rows: () => [...place.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? ''),
    button: (name) =>
      [...place.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name),
    search: () => place.querySelector<HTMLInputElement>('input[type=search]')!,
    text: (part) => waitUntil(() => place.textContent?.includes(part), part),
    close() {
      tree.unmount();
      place.remove();
    },
  };
}
