import { expect } from '@open-wc/testing';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { quickPanelAtom } from '../../../../portal/app/panels/open-panels.ts';
import { useUnreadCount } from '../../../../portal/app/quick-panel/unread.ts';
import { heldClock } from '../../../helpers/clock.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf } from '../../../helpers/network.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage, entry } from '../panels/panels-screen.tsx';

function Count() {
  return <output>{useUnreadCount()}</output>;
}

const LIST = 'action listNotifications';
const MARK = 'action markNotificationsRead';

describe('quick panel, notifications', () => {
  const screen = eachPanelsPage();
  const open = async () => {
    await screen.open();
    screen.store.set(quickPanelAtom, { tab: 'notifications' });
    await screen.shows('unread');
  };
  const unreadOnes = () => screen.all('li').filter((item) => item.textContent?.includes('Unread'));
  const two = {
    results: [
      { ...entry(2), read: false },
      { ...entry(1), read: false },
    ],
    hasMore: false,
    unread: 2,
  };
  const marks = () => screen.network.to(MARK).map(fieldsOf);

  it('D-96 shows what is unread, and marks one or all of it read', async () => {
    screen.network.on(LIST, two);
    screen.network.on(MARK, { unread: 1 }, { unread: 0 });
    await open();
    await waitUntil(() => unreadOnes().length === 2, 'two unread');
    await screen.accessible();
    screen.find('button', 'Mark read')?.click();
    await screen.shows('1 unread');
    expect(unreadOnes().map((item) => item.querySelector('a')?.textContent)).to.deep.equal(['Booking BKG-1']);
    screen.find('button', 'Mark all read')?.click();
    await screen.shows('All read');
    expect(unreadOnes().length).to.equal(0);
    expect(marks()).to.deep.equal([{ ids: [2] }, { upTo: 2 }]);
    expect(screen.app.querySelector('dialog')?.contains(focused())).to.equal(true);
  });

  it('D-96 the focus goes on to the next one that is unread, and from the last one to the tools above', async () => {
    screen.network.on(LIST, two);
    screen.network.on(MARK, { unread: 1 }, { unread: 0 });
    await open();
    const of = () => focused()?.closest('li')?.querySelector('a')?.textContent;
    (await screen.named('button', 'Mark read')).focus();
    await press('Enter');
    await screen.shows('1 unread');
    expect(of()).to.equal('Booking BKG-1');
    await press('Enter');
    await screen.shows('All read');
    expect(focused()?.textContent).to.equal('Mark all read');
  });

  it('D-96 shows once what is alike on one day, and the single ones on demand; each of them counts as unread', async () => {
    const save = (id: number, feature: string) => ({
      ...entry(id, {
        action: 'saveCharges',
        recordType: 'quote',
        recordId: 3001,
        reference: 'QUO-1',
        feature,
        changes: [],
      }),
      read: false,
    });
    screen.network.on(LIST, {
      results: [
        save(4, 'rail_charges'),
        save(3, 'rail_charges'),
        { ...entry(2), read: false },
        save(1, 'exw_charges'),
      ],
      hasMore: false,
      unread: 4,
    });
    screen.network.on(MARK, { unread: 3 }, { unread: 1 });
    await open();
    await screen.shows('Charges saved · 3 times');
    expect(screen.all('li').length, 'the group and the other record').to.equal(2);
    const time = () => screen.app.querySelector('time')?.dateTime;
    expect(time(), 'the newest time').to.equal(entry(4).at);
    const toggle = await screen.named('button', 'Show all 3');
    toggle.click();
    await screen.shows('EXW charges saved');
    expect(screen.all('li li').length).to.equal(3);
    expect(toggle.getAttribute('aria-expanded')).to.equal('true');
    await screen.accessible();
    screen.app.querySelector<HTMLElement>('li li button')?.click();
    await screen.shows('3 unread');
    screen.find('button', 'Mark read')?.click();
    await screen.shows('1 unread');
    expect(marks()).to.deep.equal([{ ids: [4] }, { ids: [3, 1] }]);
    expect(unreadOnes().map((item) => item.querySelector('a')?.textContent)).to.deep.equal(['Booking BKG-2']);
    (await screen.named('button', 'Show less')).click();
    await waitUntil(() => screen.all('li li').length === 0);
  });

  it('D-96 reports when nothing could be marked, and leaves it unread', async () => {
    screen.network.on(LIST, two);
    screen.network.on(MARK, new Response('{"error":"no"}', { status: 400 }));
    await open();
    (await screen.named('button', 'Mark all read')).click();
    await screen.shows('This could not be marked read. Please try again.');
    expect(unreadOnes().length).to.equal(2);
  });

  it('D-96 shows a number of a hundred or more', async () => {
    screen.network.on(LIST, { ...two, unread: 100 });
    await screen.open();
    screen.store.set(quickPanelAtom, { tab: 'notifications' });
    await screen.shows('100 or more unread');
  });
});

describe('useUnreadCount', () => {
  const screen = eachPanelsPage();
  let clock: ReturnType<typeof heldClock> | undefined;
  let isHidden = false;
  const asked = () => screen.network.to(LIST).length;
  const frames = async (happens: () => boolean) => {
    for (let n = 0; n < 300 && !happens(); n++) await new Promise(requestAnimationFrame);
    expect(happens()).to.equal(true);
  };
  const turn = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  const draw = () => {
    const place = document.createElement('div');
    screen.app.append(place);
    const root = createRoot(place);
    root.render(
      <Provider store={createStore()}>
        <Count />
      </Provider>,
    );
    return { root, shown: () => place.textContent };
  };

  beforeEach(() => {
    isHidden = false;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  });
  afterEach(() => {
    clock?.release();
    clock = undefined;
    Reflect.deleteProperty(document, 'hidden');
  });

  it('D-96 counts at once, once a minute, not while the page is hidden, and at once on its return', async () => {
    let unread = 3;
    screen.network.on(LIST, (_: Call) => ({ results: [], hasMore: false, unread: unread++ }));
    clock = heldClock();
    const { root, shown } = draw();
    await frames(() => shown() === '3');
    clock.pass(59_000);
    expect(asked()).to.equal(1);
    clock.pass(1_000);
    await frames(() => shown() === '4');
    turn(true);
    clock.pass(600_000);
    expect(asked()).to.equal(2);
    turn(false);
    await frames(() => shown() === '5');
    root.unmount();
    clock.pass(600_000);
    expect(asked()).to.equal(3);
  });

  it('D-96 sends no request where the setting is off', async () => {
    localStorage.setItem('LayoutConfig', '{"notifications":false}');
    dispatchEvent(new StorageEvent('storage', { key: 'LayoutConfig' }));
    const { root, shown } = draw();
    await frames(() => shown() === '0');
    expect(asked()).to.equal(0);
    root.unmount();
  });
});
