import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { focused, isInSight, press } from '../../../../shared/ui/user-input.ts';
import { booking, bookings, type ListScreen, openList, page, record } from './list-screen.tsx';

const start = location.pathname + location.search;
let screen: ListScreen;
const here = () => focused()?.textContent;

describe('the keys of a list', () => {
  beforeEach(async () => {
    await setViewport({ width: 1200, height: 400 });
    screen = openList('/list', (network) => {
      network.on('query allBooking', () => page(bookings(1, 30)));
      network.on('query oneBooking', record(booking(2)));
    });
    await screen.text('30 records');
  });
  afterEach(() => {
    scrollTo(0, 0);
    screen.close();
    history.replaceState(null, '', start);
  });

  it('MOD-02 / goes to the search, where it types like every other key', async () => {
    await press('/');
    expect(focused()).to.equal(screen.search());
    await press('/', 'j', 'k');
    expect(screen.search().value).to.equal('/jk');
    expect(focused()).to.equal(screen.search());
  });

  it('MOD-02 j and k go through the rows, which come into sight below the headings; Enter opens one', async () => {
    await press('j');
    expect(here()).to.equal('B-1');
    for (let n = 0; n < 20; n++) await press('j');
    expect([here(), isInSight(focused())]).to.deep.equal(['B-21', true]);
    for (let n = 0; n < 19; n++) await press('k');
    expect([here(), isInSight(focused())]).to.deep.equal(['B-2', true]);
    await press('Enter');
    await waitUntil(() =>
      screen.place.querySelector('dialog')?.textContent?.includes('Manage purchase orders'),
    );
    await press('j', '/');
    expect(focused()?.closest('dialog'), 'the keys of the dialog count in it').not.to.equal(null);
    await press('Escape');
    await waitUntil(() => here() === 'B-2', 'the focus is back');
  });

  it('MOD-02 k stays at the first row, and keys with Ctrl or Alt are left to others', async () => {
    await press('j', 'k');
    expect(here()).to.equal('B-1');
    await press('Control+j', 'Alt+j', 'Alt+/');
    expect(here()).to.equal('B-1');
  });

  it('MOD-02 j and k go through the cards of a phone', async () => {
    await setViewport({ width: 375, height: 600 });
    await waitUntil(() => !screen.place.querySelector('thead'));
    await press('j', 'j');
    expect(here()).to.equal('B-2');
  });
});
