import { expect, waitUntil } from '@open-wc/testing';
import { quickPanelAtom } from '../../../../portal/app/panels/open-panels.ts';
import { type Call, fieldsOf, held, never } from '../../../helpers/network.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { eachDesk, entry, nameOf } from '../panels/panels-page.tsx';

const LIST = 'action listAuditLog';

describe('quick panel, audit log', () => {
  const desk = eachDesk();
  const open = async (mine = false) => {
    await desk.open(<button type="button">Here</button>);
    desk.find('button', 'Here')?.focus();
    desk.store.set(quickPanelAtom, { tab: 'audit', mine });
    await desk.named('[role=tab]', 'Audit Logs');
  };
  const records = () => desk.all('li a').map(({ textContent }) => textContent);
  const asked = () => desk.network.to(LIST).map(fieldsOf);

  it('SHELL-07 stands at the left with the tabs Audit Logs, Notifications and Settings, which arrow keys change', async () => {
    desk.network.on(LIST, { entries: [entry(1)], hasMore: false });
    desk.network.on('action listNotifications', { results: [], hasMore: false, unread: 0 });
    await open();
    const dialog = desk.app.querySelector('dialog');
    expect(dialog?.matches(':modal')).to.equal(true);
    await waitUntil(() => dialog?.getBoundingClientRect().left === 0, 'it stands at the left');
    const tabs = desk.all('[role=tab]');
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
      const selected = desk.app.querySelector('[role=tab][aria-selected=true]');
      expect([focused(), selected && nameOf(selected)], key).to.deep.equal([selected, name]);
      const panel = desk.app.querySelector('[role=tabpanel]');
      expect(panel?.getAttribute('aria-labelledby')).to.equal(selected?.id);
    }
    await desk.says('BKG-1');
    await press('Escape');
    await waitUntil(() => !desk.app.querySelector('dialog'), 'it is closed');
    expect(focused()).to.equal(desk.find('button', 'Here'));
  });

  it('D-96, SHELL-08 tells who did what and when to which record, and leads there', async () => {
    desk.network.on(LIST, {
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
    await desk.says('BKG-3');
    const [first, second] = desk.all('li');
    for (const words of [
      'Booking BKG-3',
      'Purchase orders changed',
      'Purchase order added: PO-3',
      'Ida Moreno (you)',
      'Copperlane',
    ])
      expect(first?.textContent).to.include(words);
    expect(first?.querySelector('time')?.getAttribute('datetime')).to.equal(entry(3).at);
    expect(first?.querySelector('a')?.getAttribute('href')).to.equal(
      '/booking/purchase-order-and-style-manager/?record_id=1003',
    );
    expect(second?.textContent).to.include('Rail charges saved');
    expect(second?.textContent).not.to.include('Northfold');
    await desk.accessible();
    first?.querySelector('a')?.click();
    await waitUntil(() => !desk.app.querySelector('dialog'), 'the panel made way');
    expect(location.pathname).to.equal('/booking/purchase-order-and-style-manager/');
  });

  it('D-96 loads more from the last entry on, and all anew with Refresh', async () => {
    desk.network.on(
      LIST,
      { entries: [entry(4), entry(3)], hasMore: true },
      { entries: [entry(2)], hasMore: false },
      { entries: [entry(9)], hasMore: false },
    );
    await open();
    (await desk.named('button', 'Load more')).click();
    await waitUntil(() => records().length === 3, 'three');
    expect(desk.find('button', 'Load more')).to.equal(undefined);
    desk.find('button', 'Refresh')?.click();
    await desk.says('BKG-9');
    expect(records()).to.deep.equal(['Booking BKG-9']);
    expect(asked()).to.deep.equal([{ mine: false }, { mine: false, before: 3 }, { mine: false }]);
  });

  it('D-97 lists what one did oneself, and gives up what was asked for before', async () => {
    const late = held<unknown>();
    desk.network.on(LIST, late.answer, ({ body }: Call) => ({
      entries: [entry(body.variables.input.mine ? 5 : 6)],
      hasMore: false,
    }));
    await open();
    const show = await desk.named<HTMLSelectElement>('select', 'Show');
    await waitUntil(() => asked().length === 1, 'the first list is on its way');
    show.value = 'mine';
    show.dispatchEvent(new Event('change', { bubbles: true }));
    await desk.says('BKG-5');
    late.give({ entries: [entry(1)], hasMore: false });
    await desk.accessible();
    expect(records()).to.deep.equal(['Booking BKG-5']);
  });

  it('D-97 opens with the own entries for My Activities', async () => {
    desk.network.on(LIST, { entries: [], hasMore: false });
    await open(true);
    await desk.says('You have not changed anything yet.');
    expect(asked()).to.deep.equal([{ mine: true }]);
  });

  it('D-96 says that it is loading, then that nothing is there', async () => {
    const list = held<unknown>();
    desk.network.on(LIST, list.answer);
    await open();
    expect((await desk.named('[role=status]', 'Loading')).childElementCount).to.be.greaterThan(3);
    list.give({ entries: [], hasMore: false });
    await desk.says('Nothing was changed yet.');
    await desk.accessible();
  });

  it('D-96 says that the list did not come, and tries again', async () => {
    const refusal = new Response('{"error":"no"}', { status: 400 });
    desk.network.on(LIST, refusal, { entries: [entry(2)], hasMore: true }, refusal, {
      entries: [entry(1)],
      hasMore: false,
    });
    await open();
    await desk.says('The list could not be loaded.');
    expect(desk.all('[role=alert]').length).to.equal(1);
    desk.find('button', 'Try again')?.click();
    (await desk.named('button', 'Load more')).click();
    await desk.says('The next entries could not be loaded.');
    expect(records()).to.deep.equal(['Booking BKG-2']);
    desk.find('button', 'Try again')?.click();
    await waitUntil(() => records().length === 2, 'both');
  });

  it('D-96 asks for nothing any more once it is closed', async () => {
    desk.network.on(LIST, never());
    await open();
    await waitUntil(() => asked().length === 1, 'asked');
    desk.store.set(quickPanelAtom, null);
    await waitUntil(() => desk.network.to(LIST)[0]?.signal?.aborted, 'given up');
  });
});
