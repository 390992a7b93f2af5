import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { ModuleDefinition } from '../../../../../portal/lists/definition.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, type FakeNetwork, fieldsOf, held } from '../../../../helpers/network.ts';
import { click, focused, hover, press } from '../../../../shared/ui/user-input.ts';
import { bookings, LIST, type ListScreen, openList, page } from '../list/list-screen.tsx';

const start = location.pathname + location.search;
const PERSON = { role: 'agent', userId: 7 } as const;
let screen: ListScreen;

const open = (stored: object = {}, more?: (network: FakeNetwork) => void, definition = LIST) => {
  screen = openList(
    '/list',
    (network) => {
      network.on('query allBooking', page(bookings(1, 2)));
      network.on('action loadListSettings', { lists: stored });
      network.on('action saveListSettings', { revision: 1 });
      more?.(network);
    },
    definition,
    PERSON,
  );
};
const heads = () => [...screen.place.querySelectorAll('thead th')].slice(1).map((head) => head.textContent);
const panel = () => screen.place.querySelector<HTMLElement>('[role=dialog]');
const box = (name: string) =>
  [...panel()!.querySelectorAll('label')]
    .find((label) => label.textContent === name)!
    .querySelector<HTMLInputElement>('input')!;
const saved = () => screen.network.to('action saveListSettings').map((call) => fieldsOf(call).columns);

describe('the columns of a list', () => {
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  it('MOD-02 a column is hidden and moved from the keyboard, which keeps its place; the choice is stored', async () => {
    open();
    await screen.text('2 records');
    const button = screen.button('Columns')!;
    button.focus();
    await press('Enter');
    expect([button.ariaExpanded, panel()?.ariaLabel]).to.deep.equal(['true', 'Columns']);
    expect(box('Reference').disabled, 'the one that opens the record').to.equal(true);
    expect(focused()).to.equal(box('Notes'));
    await press('Space');
    expect(heads()).to.deep.equal(['Reference', 'Status', 'Created']);

    screen.button('Move Created up')!.focus();
    await press('Enter');
    expect(heads()).to.deep.equal(['Reference', 'Created', 'Status']);
    expect(focused()?.ariaLabel).to.equal('Move Created up');
    await waitUntil(() => panel()?.textContent?.includes('Created: place 3 of 4'));
    await press('Escape');
    expect([panel(), focused()]).to.deep.equal([null, button]);
    await waitUntil(() => saved().at(-1)?.join() === 'reference,created,status');
  });

  it('MOD-02 a column is dragged by the mouse to its place, which is stored where it is dropped', async () => {
    open();
    await screen.text('2 records');
    await click(screen.button('Columns'));
    const handle = (name: string) => box(name).closest('li')!.querySelector('[aria-hidden]');
    await hover(handle('Created'));
    await sendMouse({ type: 'down' });
    await hover(handle('Status'));
    await hover(handle('Notes'));
    expect(saved()).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    await waitUntil(() => heads().join() === 'Reference,Created,Notes,Status');
    await waitUntil(() => saved().join() === 'reference,created,notes,status');
  });

  it('MOD-02 the next visit begins with the stored columns, and Reset brings back the usual ones', async () => {
    open({ booking: { columns: ['reference', 'created'], views: [], defaultView: null, revision: 4 } });
    await screen.text('2 records');
    expect(heads()).to.deep.equal(['Reference', 'Created']);
    await click(screen.button('Columns'));
    await click(screen.button('Reset columns'));
    expect(heads()).to.deep.equal(['Reference', 'Notes', 'Status', 'Created']);
    await waitUntil(() => saved().length === 1);
    expect(saved()).to.deep.equal([null]);
  });

  it('MOD-02 a narrow list leaves out what is less often read, until it is chosen or there is room', async () => {
    const withMinor = {
      ...LIST,
      columns: LIST.columns.map((column) =>
        column.id === 'notes' ? { ...column, minor: true as const } : column,
      ),
    };
    open({}, undefined, withMinor);
    await screen.text('2 records');
    expect(heads()).to.deep.equal(['Reference', 'Notes', 'Status', 'Created']);
    await setViewport({ width: 900, height: 800 });
    await waitUntil(() => heads().join() === 'Reference,Status,Created');
    await click(screen.button('Columns'));
    expect(box('Notes').checked).to.equal(false);
    await click(box('Notes'));
    expect(heads()).to.deep.equal(['Reference', 'Status', 'Created', 'Notes']);
    await click(screen.button('Reset columns'));
    expect(heads()).to.deep.equal(['Reference', 'Status', 'Created']);
    await setViewport({ width: 1200, height: 800 });
    await waitUntil(() => heads().join() === 'Reference,Notes,Status,Created');
    await waitUntil(() => saved().length === 2);
  });

  it('MOD-05 without room a list leaves out the columns that matter least, one after the other, and has them again with room', async () => {
    const long = (id: 'origin' | 'destination' | 'carrier', minor?: number) => ({
      ...({
        id,
        label: `list.col.${id}`,
        kind: 'reference',
        value: () => `${id} of this record, never cut`,
      } as const),
      ...(minor !== undefined && { minor }),
    });
    const rows = bookings(1, 2).map((row) => ({ ...row, notes: ['urgent'] }));
    open({}, (network) => network.on('query allBooking', page(rows)), {
      ...LIST,
      columns: [...LIST.columns, long('origin', 2), long('destination', 1), long('carrier')],
    });
    await screen.text('2 records');
    const all = heads();
    const left = () => all.filter((head) => !heads().includes(head)).join();
    await waitUntil(() => left() === '', 'room for all');
    const seen = new Set<string>();
    const fits = () => {
      const table = screen.place.querySelector('table')!;
      return table.offsetWidth <= table.parentElement!.clientWidth || left() === 'Origin,Destination';
    };
    for (let width = 1150; width >= 650; width -= 50) {
      await setViewport({ width, height: 800 });
      await waitUntil(fits, `the columns at ${width} px`);
      seen.add(left());
    }
    expect([...seen]).to.deep.equal(['', 'Destination', 'Origin,Destination']);
    await setViewport({ width: 1200, height: 800 });
    await waitUntil(() => left() === '', 'room again');
  });

  it('MOD-05 columns that were left out for wide rows are there again for others that have room for them', async () => {
    const columns: ModuleDefinition['columns'] = [
      ...LIST.columns,
      {
        ...{ id: 'origin', label: 'list.col.origin', kind: 'reference' },
        value: ({ id }) => (id < 3 ? 'a place of many words '.repeat(8) : 'Ulm'),
      },
      {
        ...{ id: 'destination', label: 'list.col.destination', kind: 'reference' },
        value: ({ id }) => (id < 3 ? '' : 'Bonn'),
      },
      { id: 'carrier', label: 'list.col.carrier', kind: 'reference', minor: 1, value: () => 'Sea Line' },
    ];
    const answers = (network: FakeNetwork) =>
      network.on('query allBooking', ({ body }: { body: { variables: { sort?: { field: string } } } }) =>
        page(bookings(body.variables.sort?.field === 'reference' ? 3 : 1, 2)),
      );
    open({}, answers, { ...LIST, columns });
    await screen.text('a place of many words');
    await waitUntil(() => !heads().includes('Carrier'), 'no room');
    screen.button('Reference')!.focus();
    await press('Enter');
    await screen.text('Ulm');
    await waitUntil(
      () => heads().join() === 'Reference,Notes,Status,Created,Origin,Destination,Carrier',
      'room for all',
    );
  });

  it('MOD-02 a ready view names the company only to who sees several, and is no changed view for that', async () => {
    history.replaceState(null, '', start);
    const company = {
      id: 'company',
      label: 'list.col.company',
      value: () => 'Northfold',
      owner: () => 101,
    } as const;
    const late = {
      ...({ id: 'late', name: 'list.views.late', filters: { status: 'open' } } as const),
      ...({
        sort: { field: 'reference', order: 'ASC' },
        columns: ['reference', 'company', 'status'],
      } as const),
    };
    const address = '/list?status=open&sort=reference&order=ASC&columns=reference,company,status&saved=late';
    for (const [companyId, expected] of [
      [101, 'Reference,Status'],
      [102, 'Reference,Company,Status'],
    ] as const) {
      screen = openList(
        address,
        (network) => {
          network.on('query allBooking', page(bookings(1, 2)));
          network.on('action loadListSettings', { lists: {} });
        },
        { ...LIST, columns: [...LIST.columns, company], views: [late] },
        { role: undefined, userId: 7, companyId },
      );
      await screen.text('2 records');
      await waitUntil(() => heads().join() === expected, expected);
      expect(Boolean(screen.button('What is late, and why'))).to.equal(true);
      if (companyId === 101) {
        screen.network.verify();
        screen.close();
      }
    }
  });

  it('MOD-02 no heading is shown before it is known which columns there are', async () => {
    const settings = held<object>();
    open({}, (network) => network.on('action loadListSettings', settings.answer));
    await waitUntil(() => screen.network.to('query allBooking').length === 1);
    expect(heads()).to.deep.equal([]);
    settings.give({
      lists: { booking: { columns: ['reference', 'status'], views: [], defaultView: null, revision: 1 } },
    });
    await screen.text('B-1');
    expect(heads()).to.deep.equal(['Reference', 'Status']);
  });

  it('D-41 a choice that can’t be stored says so, and is stored by a retry', async () => {
    open({}, (network) =>
      network.on('action saveListSettings', broken(), broken(), broken(), { revision: 1 }),
    );
    await screen.text('2 records');
    await click(screen.button('Columns'));
    await click(box('Notes'));
    await screen.text('Your choice could not be saved');
    expect(heads()).to.deep.equal(['Reference', 'Status', 'Created']);
    await click(screen.button('Try again'));
    await waitUntil(() => !panel()?.textContent?.includes('could not be saved'));
  });
});
