import { expect } from '@open-wc/testing';
import { quickPanelAtom } from '../../../../portal/app/panels/open-panels.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, held, never } from '../../../helpers/network.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage, entry, nameOf } from '../panels/panels-screen.tsx';

const LIST = 'action listAuditLog';

describe('quick panel, audit log', () => {
  const screen = eachPanelsPage();
  const open = async (mine = false) => {
    await screen.open(<button type="button">Here</button>);
    screen.find('button', 'Here')?.focus();
    screen.store.set(quickPanelAtom, { tab: 'audit', mine });
    await screen.named('[role=tab]', 'Audit Logs');
  };
  const records = () => screen.all('li a').map(({ textContent }) => textContent);
  const asked = () => screen.network.to(LIST).map(fieldsOf);

  it('SHELL-07 stands at the left with the tabs Audit Logs, Notifications and Settings, which arrow keys change', async () => {
    screen.network.on(LIST, { entries: [entry(1)], hasMore: false });
    screen.network.on('action listNotifications', { results: [], hasMore: false, unread: 0 });
    await open();
    const dialog = screen.app.querySelector('dialog');
    expect(dialog?.matches(':modal')).to.equal(true);
    await waitUntil(() => dialog?.getBoundingClientRect().left === 0, 'it stands at the left');
    const tabs = screen.all('[role=tab]');
    expect(tabs.map(nameOf)).to.deep.equal(['Audit Logs', 'Notifications', 'Settings']);
    tabs[0]?.focus();
    for (const [key, name] of [
      ['ArrowRight', 'Notifications'],
      ['End', 'Settings'],
      ['ArrowRight', 'Audit Logs'],
      ['ArrowLeft', 'Settings'],
      ['Home', 'Audit Logs'],
    ] as const) {
      await press(key);
      const selected = screen.app.querySelector('[role=tab][aria-selected=true]');
      expect([focused(), selected && nameOf(selected)], key).to.deep.equal([selected, name]);
      const panel = screen.app.querySelector('[role=tabpanel]');
      expect(panel?.getAttribute('aria-labelledby')).to.equal(selected?.id);
    }
    await screen.shows('BKG-1');
    await press('Escape');
    await waitUntil(() => !screen.app.querySelector('dialog'), 'it is closed');
    expect(focused()).to.equal(screen.find('button', 'Here'));
  });

  it('D-96, SHELL-08 shows who did what and when to which record, and links it', async () => {
    screen.network.on(LIST, {
      entries: [
        entry(3, { actor: 'Ida Moreno', own: true, company: 'Copperlane' }),
        entry(2, {
          recordType: 'quote',
          reference: 'QUO-2',
          action: 'saveCharges',
          feature: 'rail_charges',
          changes: [],
        }),
      ],
      hasMore: false,
    });
    await open();
    await screen.shows('BKG-3');
    const [first, second] = screen.all('li');
    for (const words of [
      'Booking BKG-3',
      'Purchase orders changed',
      'Purchase order added: PO-3',
      'Ida Moreno (you)',
      'Copperlane',
    ])
      expect(first?.textContent).to.include(words);
    expect(first?.querySelector('time')?.getAttribute('datetime')).to.equal(entry(3).at);
    expect(first?.querySelector('a')?.getAttribute('href')).to.equal('/booking/1003');
    expect(second?.textContent).to.include('Rail charges saved');
    expect(second?.textContent).not.to.include('Northfold');
    await screen.accessible();
    first?.querySelector('a')?.click();
    await waitUntil(() => !screen.app.querySelector('dialog'), 'the panel made way');
    expect(location.pathname).to.equal('/booking/1003');
  });

  it('D-96 loads more from the last entry on, and everything again with Refresh', async () => {
    screen.network.on(
      LIST,
      { entries: [entry(4), entry(3)], hasMore: true },
      { entries: [entry(2)], hasMore: false },
      { entries: [entry(9)], hasMore: false },
    );
    await open();
    (await screen.named('button', 'Load more')).click();
    await waitUntil(() => records().length === 3, 'three');
    expect(screen.find('button', 'Load more')).to.equal(undefined);
    screen.find('button', 'Refresh')?.click();
    await screen.shows('BKG-9');
    expect(records()).to.deep.equal(['Booking BKG-9']);
    expect(asked()).to.deep.equal([{ mine: false }, { mine: false, before: 3 }, { mine: false }]);
  });

  it('D-97 lists what one did oneself, and gives up what was asked for before', async () => {
    const late = held<unknown>();
    screen.network.on(LIST, late.answer, ({ body }: Call) => ({
      entries: [entry(body.variables.input.mine ? 5 : 6)],
      hasMore: false,
    }));
    await open();
    const show = await screen.named<HTMLSelectElement>('select', 'Show');
    await waitUntil(() => asked().length === 1, 'the first list is on its way');
    show.value = 'mine';
    show.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.shows('BKG-5');
    late.give({ entries: [entry(1)], hasMore: false });
    await screen.accessible();
    expect(records()).to.deep.equal(['Booking BKG-5']);
  });

  it('D-97 opens with the own entries for My Activities', async () => {
    screen.network.on(LIST, { entries: [], hasMore: false });
    await open(true);
    await screen.shows('You have not changed anything yet.');
    expect(asked()).to.deep.equal([{ mine: true }]);
  });

  it('D-96 shows that it is loading, then that it is empty', async () => {
    const list = held<unknown>();
    screen.network.on(LIST, list.answer);
    await open();
    expect((await screen.named('[role=status]', 'Loading')).childElementCount).to.be.greaterThan(3);
    list.give({ entries: [], hasMore: false });
    await screen.shows('Nothing was changed yet.');
    await screen.accessible();
  });

  it('D-96 reports that the list failed to load, and tries again', async () => {
    const refusal = new Response('{"error":"no"}', { status: 400 });
    screen.network.on(LIST, refusal, { entries: [entry(2)], hasMore: true }, refusal, {
      entries: [entry(1)],
      hasMore: false,
    });
    await open();
    await screen.shows('The list could not be loaded.');
    expect(screen.all('[role=alert]').length).to.equal(1);
    screen.find('button', 'Try again')?.click();
    (await screen.named('button', 'Load more')).click();
    await screen.shows('The next entries could not be loaded.');
    expect(records()).to.deep.equal(['Booking BKG-2']);
    screen.find('button', 'Try again')?.click();
    await waitUntil(() => records().length === 2, 'both');
  });

  it('D-96 asks for nothing any more once it is closed', async () => {
    screen.network.on(LIST, never());
    await open();
    await waitUntil(() => asked().length === 1, 'asked');
    screen.store.set(quickPanelAtom, null);
    await waitUntil(() => screen.network.to(LIST)[0]?.signal?.aborted, 'given up');
  });
});
