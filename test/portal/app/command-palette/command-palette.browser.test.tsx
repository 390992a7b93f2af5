import stylesheets from 'stylesheets:../../../../portal/app/command-palette/lazy-palette.ts';
import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { writeSession } from '../../../../shared/client/session.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { heldClock } from '../../../helpers/clock.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, held } from '../../../helpers/network.ts';
import { focused, press, type } from '../../../shared/ui/user-input.ts';
import { drawnUntil } from '../auth/auth-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const SEARCH = 'action searchRecords';
const found = (...list: object[]) => ({ status: 'SUCCEEDED', statusMessage: JSON.stringify(list) });
/** Waits until React has drawn and sent its requests. */
const frames = async () => {
  for (let n = 0; n < 4; n += 1) await nextFrame();
};
const BOOKING = { type: 'booking', id: 1001, reference: 'BKG-2025-001001', detail: 'Northfold' };

describe('command palette', () => {
  const screen = eachPanelsPage();
  adoptStylesheets(document, stylesheets);
  const open = async () => {
    await screen.open(<input aria-label="Field" />);
    screen.find('input', 'Field')?.focus();
    await press('Control+k');
    await waitUntil(() => focused()?.getAttribute('role') === 'combobox', 'the field has the focus');
  };
  const options = () => screen.all('[role=option]').map((option) => option.firstElementChild?.textContent);
  const highlighted = () => {
    const id = focused()?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.firstElementChild?.textContent : undefined;
  };
  const closed = () => waitUntil(() => !screen.app.querySelector('dialog'), 'it is closed');
  const queries = () => screen.network.to(SEARCH).map(({ body }) => body.variables.input.query);
  const offers = (name: string) => waitUntil(() => options().includes(name), `offers ${name}`);

  it('opens by Ctrl+K also while typing, and gives the focus back with Escape', async () => {
    await open();
    expect(screen.app.querySelector('dialog h2')?.textContent).to.equal('Go to a screen or record');
    expect(options().slice(0, 2)).to.deep.equal(['Dashboard', 'Shipments']);
    await screen.accessible();
    await press('Escape');
    await closed();
    expect(focused()).to.equal(screen.find('input', 'Field'));
  });

  describe('on a phone', () => {
    before(() => setViewport({ width: 375, height: 700 }));
    after(() => setViewport({ width: 1280, height: 800 }));

    it('hints in words that are not cut at what can be searched for', async () => {
      await open();
      const field = focused() as HTMLInputElement;
      const { paddingLeft, paddingRight, font } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      expect(room).to.be.within(200, 375);
      expect(pen.measureText(field.placeholder).width).to.be.within(100, room);
    });
  });

  it('goes to a screen by a few letters and Enter', async () => {
    screen.network.on(SEARCH, found());
    await open();
    await type('invo');
    expect([options(), highlighted()]).to.deep.equal([['Invoices'], 'Invoices']);
    await press('Enter');
    await closed();
    expect(location.pathname).to.equal('/manifest');
  });

  it('MOD-09 goes to a list that stands beside another on its screen', async () => {
    screen.network.on(SEARCH, found());
    await open();
    await type('manif');
    expect([options(), highlighted()]).to.deep.equal([['Manifests'], 'Manifests']);
    await screen.accessible();
    await press('Enter');
    await closed();
    expect(location.pathname + location.search).to.equal('/manifest?view=manifest');
  });

  it('moves in the list by arrow keys, around its ends', async () => {
    await open();
    expect(highlighted()).to.equal('Dashboard');
    await press('ArrowDown', 'ArrowDown');
    expect(highlighted()).to.equal('Deliveries');
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(highlighted()).to.equal(options().at(-1));
    await press('ArrowDown');
    expect(highlighted()).to.equal('Dashboard');
    const selected = screen.all('[aria-selected=true]');
    expect(selected.map(({ id }) => id)).to.deep.equal([focused()?.getAttribute('aria-activedescendant')]);
  });

  it('does what the shell can do: another theme, and another panel', async () => {
    screen.network.on(SEARCH, found());
    screen.network.on('action listAuditLog', { entries: [], hasMore: false });
    await open();
    await type('dark');
    await press('Enter');
    await closed();
    expect(JSON.parse(localStorage.getItem('LayoutConfig') ?? '{}').theme).to.equal('dark');
    await press('Control+k');
    await waitUntil(() => focused()?.getAttribute('role') === 'combobox', 'open again');
    await type('audit logs');
    await press('Enter');
    await screen.shows('Nothing was changed yet.');
  });

  it('API-41 finds records by their reference or id, and goes to their screen', async () => {
    screen.network.on(SEARCH, found(BOOKING));
    await open();
    await type('001001');
    await offers('BKG-2025-001001');
    await screen.accessible();
    expect(screen.all('[role=option]')[0]?.textContent).to.include('Booking · Northfold');
    await press('Enter');
    await closed();
    expect(location.pathname + location.search).to.equal('/booking/1001');
    await press('Control+k');
    await waitUntil(() => focused()?.getAttribute('role') === 'combobox', 'open again');
    expect(options()[0], 'what was picked last').to.equal('BKG-2025-001001');
  });

  it('API-41 asks once typing has paused, and gives up what a newer query replaces', async () => {
    const late = held<unknown>();
    screen.network.on(SEARCH, late.answer, ({ body }: Call) =>
      found({ ...BOOKING, reference: body.variables.input.query }),
    );
    await open();
    const clock = heldClock();
    try {
      await type('bkg-1');
      await frames();
      clock.pass(199);
      await frames();
      expect(queries(), 'while typing').to.deep.equal([]);
      clock.pass(1);
      await drawnUntil(() => queries().length === 1, 'asked');
      await type('23');
      await frames();
      clock.pass(200);
      await drawnUntil(() => options().includes('bkg-123'), 'offers bkg-123');
    } finally {
      clock.release();
    }
    expect(queries()).to.deep.equal(['bkg-1', 'bkg-123']);
    expect(screen.network.to(SEARCH)[0]?.signal?.aborted).to.equal(true);
    late.give(found({ ...BOOKING, reference: 'late' }));
    await screen.accessible();
    expect(options()).to.deep.equal(['bkg-123']);
  });

  it('API-41 asks for nothing that is too short, but for any id', async () => {
    screen.network.on(SEARCH, found());
    await open();
    await type('zq');
    await screen.shows('Records are found by three characters or more, or by their id.');
    await press('Control+a');
    await type('7');
    await screen.shows('Nothing found for “7”.');
    expect(queries()).to.deep.equal(['7']);
  });

  it('API-41, D-13 reports a failed search for a text that is no JSON, and tries again', async () => {
    // Slow typing sends requests for the first letters, too.
    let tries = 0;
    screen.network.on(SEARCH, ({ body }: Call) => {
      if (body.variables.input.query === 'bkg-2025') tries += 1;
      return tries === 1 ? { status: 'SUCCEEDED', statusMessage: '<p>down</p>' } : found(BOOKING);
    });
    await open();
    await type('bkg-2025');
    await screen.shows('Records could not be searched.');
    await screen.accessible();
    screen.find('button', 'Try again')?.click();
    await offers('BKG-2025-001001');
    expect(focused()?.getAttribute('role')).to.equal('combobox');
  });

  it('API-41, D-13 shows the words of an unsuccessful status, and no records', async () => {
    screen.network.on(SEARCH, { status: 'FAILED', statusMessage: 'The index is being built.' });
    await open();
    await type('bkg-2025');
    await screen.shows('The index is being built.');
    expect(options()).to.deep.equal([]);
  });

  it('shows that the page is offline, and searches when the connection is back', async () => {
    screen.network.on(SEARCH, found(BOOKING));
    await open();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await type('bkg-2025');
      await screen.shows('You are offline. Records are searched when the connection is back.');
      expect(queries()).to.deep.equal([]);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    }
    await offers('BKG-2025-001001');
  });

  it('remembers five picks at most, apart for each person', async () => {
    localStorage.setItem(
      'fp-recent-7',
      JSON.stringify([{ id: 'quotes' }, { id: 'gone' }, { id: 'theme-dark' }]),
    );
    localStorage.setItem('fp-recent-8', JSON.stringify([{ id: 'booking' }]));
    await open();
    const recent = screen.app.querySelector('[role=group]');
    expect(recent?.getAttribute('aria-label')).to.equal('Recent');
    expect(recent?.querySelectorAll('[role=option]').length).to.equal(2);
    localStorage.removeItem('fp-recent-8');
  });

  it('D-16 hides no screen from who is not verified', async () => {
    const screens = async () => {
      await open();
      const names = options();
      await press('Escape');
      await closed();
      return names;
    };
    const session = JSON.parse(localStorage.getItem('fp-session') ?? '{}');
    const as = (verification: boolean) =>
      writeSession({
        ...session,
        user: { ...session.user, verification, rateSearchVerification: verification },
      });
    as(true);
    const verified = await screens();
    as(false);
    expect(await screens()).to.deep.equal(verified);
    expect(verified).to.include('Rate Search');
  });

  it('draws without what is stored wrongly', async () => {
    localStorage.setItem('fp-recent-7', '{"id":1');
    await open();
    expect(screen.app.querySelector('[role=group]')?.getAttribute('aria-label')).to.equal('Screens');
  });
});
