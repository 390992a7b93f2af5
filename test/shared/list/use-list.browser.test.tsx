import stylesheets from 'stylesheets:../../../shared/list/list-end.tsx';
import { expect } from '@open-wc/testing';
import { createStore, Provider } from 'jotai';
import { useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { ListEnd } from '../../../shared/list/list-end.tsx';
import { NEWEST } from '../../../shared/list/list-query.ts';
import type { ListSource } from '../../../shared/list/list-source.ts';
import { useDebouncedText } from '../../../shared/list/use-debounced-text.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { type UrlState, useListQuery } from '../../../shared/list/use-list-query.ts';
import { root as themed } from '../../../shared/theme/root.css.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { click, focused, press, type } from '../ui/user-input.ts';

interface Port {
  id: number;
  name: string;
}

const RULES = { sort: NEWEST, sortable: ['name'], filters: [] };
const PORTS = ['Bremen', 'Bergen', 'Genoa'].map((name, n) => ({ id: n + 1, name }));

/** The ports whose names contain the text, in pages of two. */
const portsWith = (text: string): ListSource<Port> => ({
  pageSize: 2,
  async loadPage({ skip }) {
    const found = PORTS.filter(({ name }) => name.includes(text));
    return { rows: found.slice(skip, skip + 2), total: found.length };
  },
});

function Ports({ url }: { url?: UrlState }) {
  const { query, isInitial, dispatch } = useListQuery(RULES, url);
  const source = useMemo(() => portsWith(query.searchText), [query]);
  const { rows, phase, loadMore } = useList(source);
  const { typed, setTyped } = useDebouncedText(query.searchText, (text) =>
    dispatch({ type: 'search', text }),
  );
  return (
    <div className={themed}>
      <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      {!isInitial && (
        <button type="button" onClick={() => dispatch({ type: 'reset' })}>
          Reset Filter
        </button>
      )}
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <ListEnd step={phase.step} onMore={loadMore} />
    </div>
  );
}

describe('a list in a shadow root', () => {
  let host: HTMLElement;
  let tree: Root;
  const open = (url?: UrlState) => {
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    adoptStylesheets(root, stylesheets);
    document.body.append(host);
    tree = createRoot(root);
    tree.render(
      <Provider store={createStore()}>
        <Ports {...(url && { url })} />
      </Provider>,
    );
  };
  afterEach(() => {
    tree.unmount();
    host.remove();
  });
  const all = <T extends HTMLElement>(selector: string) => [
    ...host.shadowRoot!.querySelectorAll<T>(selector),
  ];
  const names = () => all('li').map(({ textContent }) => textContent);
  const button = (name: string) => all('button').find(({ textContent }) => textContent === name);

  it('SUB-18 SUB-19 SUB-20 D-90 the button brings the next page, and the focus goes on to the end text', async () => {
    open();
    await waitUntil(() => button('Load More'));
    expect(names()).to.deep.equal(['Bremen', 'Bergen']);
    button('Load More')?.focus();
    await press('Enter');
    await waitUntil(() => focused()?.textContent === 'Currently No Any New Data To Load!', 'the end text');
    expect(names()).to.deep.equal(['Bremen', 'Bergen', 'Genoa']);
    expect(button('Load More')).to.equal(undefined);
  });

  it('SUB-39 D-118 without an address the search stays in the element, and leaves that of the page alone', async () => {
    const address = location.href;
    open();
    await waitUntil(() => names().length === 2);
    all<HTMLInputElement>('input')[0]?.focus();
    await type('Qq');
    await waitUntil(() => host.shadowRoot!.textContent?.includes('No Any Data To Show!'), 'the empty text');
    expect(location.href).to.equal(address);
    await click(button('Reset Filter'));
    await waitUntil(() => names().length === 2, 'all ports');
    expect(all<HTMLInputElement>('input')[0]?.value).to.equal('');
    expect(button('Reset Filter')).to.equal(undefined);
  });

  it('takes the query from the address that it is given, and writes it there', async () => {
    let written = '';
    open({
      search: '?record_id=7&search=Gen',
      replace: (change) => {
        written = String(change(new URLSearchParams('record_id=7&search=Gen')));
      },
    });
    await waitUntil(() => names().join() === 'Genoa');
    await click(button('Reset Filter'));
    expect(written).to.equal('record_id=7');
  });
});
