import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../../helpers/network.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { bookings, LIST, type ListScreen, openList, page } from '../list/list-screen.tsx';

const start = location.pathname + location.search;
const VIEW = {
  id: 'v1',
  name: 'Open ones',
  search: '',
  filters: { status: 'open' },
  sort: { field: 'reference', order: 'ASC' },
  columns: ['reference', 'status'],
};
let screen: ListScreen;

const open = (address: string, settings = {}, viewer: object = { userId: 7 }, shared: object = {}) => {
  screen = openList(
    address,
    (network) => {
      network.on('query allBooking', page(bookings(1, 2)));
      network.on('action loadListSettings', {
        lists: { booking: { columns: null, views: [VIEW], defaultView: null, revision: 1, ...settings } },
        shared,
      });
      network.on('action saveListSettings', { revision: 2 });
    },
    LIST,
    { role: 'agent', ...viewer },
  );
  return screen.text('2 records');
};
const heads = () => [...screen.place.querySelectorAll('thead th')].slice(1).map((head) => head.textContent);
const panel = () => screen.place.querySelector<HTMLElement>('[role=dialog]');
const saved = () => screen.network.to('action saveListSettings').map(fieldsOf);
const params = () => Object.fromEntries(new URLSearchParams(location.search));

describe('the saved views of a list', () => {
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  it('MOD-02 a view is chosen from the menu: list and address have its filters, order and columns', async () => {
    await open('/list');
    screen.button('Views')!.focus();
    await press('Enter');
    expect(focused()?.textContent).to.equal('Standard list');
    await press('Tab', 'Enter');
    expect(panel()).to.equal(null);
    expect(focused()?.textContent).to.equal('Open ones');
    await waitUntil(() => heads().length === 2);
    expect(params()).to.deep.equal({
      ...{ status: 'open', sort: 'reference', order: 'ASC' },
      ...{ columns: 'reference,status', saved: 'v1' },
    });
    await click(screen.button('Status'));
    await waitUntil(() => screen.button('Open ones (changed)'));
    await click(screen.button('Open ones (changed)'));
    await click(screen.button('Standard list'));
    expect(params()).to.deep.equal({});
    await waitUntil(() => heads().length === 4);
  });

  it('MOD-02 the standard list has the columns of everybody, and one’s own come back beside it', async () => {
    await open('/list?status=open', { columns: ['reference', 'created'] });
    expect(heads()).to.deep.equal(['Reference', 'Created']);
    await click(screen.button('Views'));
    expect(screen.button('With my columns')!.ariaCurrent).to.equal('true');
    await click(screen.button('Standard list'));
    await waitUntil(() => heads().length === 4);
    expect(params()).to.deep.equal({ saved: 'standard-list' });
    await click(screen.button('Views'));
    expect(screen.button('Standard list')!.ariaCurrent).to.equal('true');
    await click(screen.button('With my columns'));
    await waitUntil(() => heads().length === 2);
    expect([params(), saved()]).to.deep.equal([{}, []]);
  });

  it('MOD-02 columns that are chosen in the standard list are one’s own from then on', async () => {
    await open('/list?saved=standard-list', { columns: ['reference', 'created'] });
    await click(screen.button('Columns'));
    panel()!.querySelector<HTMLInputElement>('input:checked:enabled')!.click();
    await waitUntil(() => saved().length === 1);
    expect(saved()[0].columns).to.have.length(3);
    expect(params()).to.deep.equal({});
    await waitUntil(() => heads().length === 3);
  });

  it('MOD-02 the list opens with the default view, unless its address says what it shows', async () => {
    await open('/list', { defaultView: 'v1' });
    await waitUntil(() => heads().length === 2);
    expect(params().saved).to.equal('v1');
    screen.close();
    await open('/list?search=B-2', { defaultView: 'v1' });
    expect(params()).to.deep.equal({ search: 'B-2' });
  });

  it('MOD-02 saves what the list shows under a name that no other view has', async () => {
    await open('/list?search=B-1');
    await click(screen.button('Views'));
    const name = panel()!.querySelector<HTMLInputElement>('form input')!;
    name.focus();
    await press('Enter');
    expect(panel()?.textContent).to.include('Please enter a name.');
    await type('open ONES');
    await press('Enter');
    expect(panel()?.textContent).to.include('There is a view open ONES already.');
    expect(saved()).to.deep.equal([]);
    name.select();
    await type('Mine');
    await press('Enter');
    await waitUntil(() => saved().length === 1);
    const [, mine] = saved()[0].views;
    expect([mine.name, mine.search]).to.deep.equal(['Mine', 'B-1']);
    expect(params().saved).to.equal(mine.id);
    expect(screen.button('Mine')).not.to.equal(undefined);
  });

  it('MOD-02 a changed view is overwritten; one that is deleted comes back by Undo', async () => {
    await open('/list?saved=v1&search=B-1');
    await click(screen.button('Open ones (changed)'));
    await click(screen.button('Save changes to Open ones'));
    await waitUntil(() => saved().length === 1);
    expect(saved()[0].views).to.deep.equal([
      {
        ...VIEW,
        search: 'B-1',
        filters: {},
        sort: { field: 'createdAt', order: 'DESC' },
        columns: ['reference', 'notes', 'status', 'created'],
      },
    ]);
    await click(screen.button('Open ones'));
    await click(screen.button('Delete Open ones'));
    await waitUntil(() => saved().at(-1).views.length === 0);
    expect(focused()?.textContent).to.equal('Undo');
    await press('Enter');
    await waitUntil(() => saved().at(-1).views.length === 1);
    expect(screen.button('Delete Open ones')).not.to.equal(undefined);
  });

  it('MOD-02 a view is renamed in its place; Escape leaves the name, and the panel open', async () => {
    await open('/list');
    await click(screen.button('Views'));
    await click(screen.button('Rename Open ones'));
    await press('Escape');
    expect(focused()?.ariaLabel).to.equal('Rename Open ones');
    await press('Enter');
    await type('Not closed');
    await press('Enter');
    expect(focused()?.ariaLabel).to.equal('Rename Not closed');
    await waitUntil(() => saved().at(-1)?.views[0].name === 'Not closed');
  });

  it('D-15 visitors have no views, and see what an address of somebody’s view shows', async () => {
    await open('/list?saved=v9&columns=reference,created', {}, { userId: undefined });
    expect(screen.button('Views')).to.equal(undefined);
    expect(heads()).to.deep.equal(['Reference', 'Created']);
  });

  it('MOD-02 a view is shared with the company and taken back by the same button, which says what came of it', async () => {
    await open('/list', {}, { userId: 7, homeCompanyId: 101 });
    await click(screen.button('Views'));
    await click(screen.button('Share Open ones with your company'));
    await screen.text('Open ones is shared: everyone in your company finds it under Views.');
    await waitUntil(() => saved().at(-1)?.views[0].sharedWith === 101);
    expect(screen.button('Share Open ones with your company')!.ariaPressed).to.equal('true');
    await click(screen.button('Share Open ones with your company'));
    await screen.text('Open ones is seen by you alone again.');
    await waitUntil(() => saved().length === 2 && !('sharedWith' in saved().at(-1)!.views[0]));
  });

  it('MOD-02 a colleague’s view is shown with who shares it, and is theirs to change', async () => {
    const theirs = { ...VIEW, id: 's1', name: 'Requested ones', filters: { status: 'requested' } };
    await open(
      '/list',
      {},
      { userId: 7, homeCompanyId: 101 },
      { booking: [{ view: theirs, by: 'Ann Reed' }] },
    );
    await click(screen.button('Views'));
    await screen.text('Shared by colleagues');
    expect(screen.button('Delete Requested ones') ?? undefined).to.equal(undefined);
    await click(screen.button('Requested ones Ann Reed'));
    await waitUntil(() => params().saved === 's1');
    expect(params().status).to.equal('requested');
    await click(screen.button('Status'));
    await waitUntil(() => screen.button('Requested ones (changed)'));
    await click(screen.button('Requested ones (changed)'));
    expect(screen.button('Save changes to Requested ones') ?? undefined).to.equal(undefined);
  });
});
