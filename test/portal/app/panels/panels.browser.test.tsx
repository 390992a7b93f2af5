import { expect } from '@open-wc/testing';
import { quickPanelAtom } from '../../../../portal/app/panels/open-panels.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { drawn, eachShell, goTo, IDA, inTheme, still } from '../shell/shell-screen.tsx';

const PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

describe('user panel', () => {
  const screen = eachShell();
  const dialog = () => screen.app.querySelector<HTMLDialogElement>('dialog');
  const open = async (profile = IDA) => {
    await screen.open(undefined, { profile });
    screen.named('header button', 'User panel').focus();
    screen.named('header button', 'User panel').click();
    await drawn();
  };

  it('SHELL-09 shows picture, name, occupation and email, at the right', async () => {
    await open({ ...IDA, pic: PICTURE });
    expect(dialog()?.matches(':modal')).to.equal(true);
    for (const words of ['Ida Moreno', 'Import clerk', 'ida@importer.example'])
      expect(dialog()?.textContent).to.contain(words);
    expect(dialog()?.querySelector('img')?.getAttribute('src')).to.equal(PICTURE);
    await still();
    expect(Math.round(dialog()?.getBoundingClientRect().right ?? 0)).to.equal(
      document.documentElement.clientWidth,
    );
  });

  it('SHELL-40 shows a default picture for who has none, or when it does not come', async () => {
    await open();
    expect([
      Boolean(dialog()?.querySelector('img')),
      dialog()?.querySelector<HTMLElement>('[data-initials]')?.dataset.initials,
    ]).to.deep.equal([false, 'IM']);
  });

  it('SHELL-40 shows the default picture when the own one does not come', async () => {
    await open({ ...IDA, pic: '/pictures/none.png' });
    dialog()?.querySelector('img')?.dispatchEvent(new Event('error'));
    await drawn();
    expect(dialog()?.querySelector<HTMLElement>('[data-initials]')?.dataset.initials).to.equal('IM');
  });

  it('SHELL-10 shows N/A when the email is missing', async () => {
    await open({ ...IDA, email: null });
    const lines = [...(dialog()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(lines).to.deep.equal(['Ida Moreno', 'Import clerk', 'N/A']);
  });

  it('SHELL-11 has a button Sign out to /logout', async () => {
    await open();
    screen.named('dialog button', 'Sign out').click();
    await drawn();
    expect(location.pathname).to.equal('/logout');
  });

  it('SHELL-12, D-97 leads to the profile, to messages, activities and tasks', async () => {
    await open();
    const links = [...(dialog()?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).to.deep.equal([
      ['My Profile', '/user-profile'],
      ['My Messages', '#my-messages'],
      ['My Activities', '#my-activities'],
      ['My Tasks', '/dashboard#tasks'],
    ]);
    for (const theme of ['light', 'dark']) {
      await inTheme(screen.app, theme);
      await expect(screen.app).to.be.accessible();
    }
    screen.named('dialog a', 'My Tasks').click();
    await drawn();
    expect([location.pathname + location.hash, Boolean(dialog())]).to.deep.equal(['/dashboard#tasks', false]);
  });

  for (const [name, state] of [
    ['My Messages', { tab: 'notifications', side: 'right' }],
    ['My Activities', { tab: 'audit', mine: true }],
  ] as const) {
    it(`SHELL-12, D-97 ${name} opens its part of the quick panel in place of this one`, async () => {
      await open();
      screen.named('dialog a', name).click();
      await drawn();
      expect(screen.store.get(quickPanelAtom)).to.deep.equal(state);
      expect(location.pathname).to.equal('/shipments');
    });
  }

  it('D-97 an address opens its part of the quick panel, too', async () => {
    await screen.open(undefined, { at: '/shipments#my-activities' });
    await drawn();
    expect(screen.store.get(quickPanelAtom)).to.deep.equal({ tab: 'audit', mine: true });
  });

  it('closes by Escape and gives the focus back', async () => {
    await open();
    await press('Escape');
    await drawn();
    expect([Boolean(dialog()), focused() === screen.named('header button', 'User panel')]).to.deep.equal([
      false,
      true,
    ]);
  });
});

describe('top bar', () => {
  const screen = eachShell();

  it('SHELL-05, SHELL-06 has a question icon to the help site in a new tab, with its tooltip', async () => {
    await screen.open();
    await waitUntil(() => screen.named<HTMLAnchorElement>('header a', 'Go to help').href, 'its address');
    const help = screen.named<HTMLAnchorElement>('header a', 'Go to help');
    expect([help.href, help.target, help.title]).to.deep.equal([
      'https://help.example/',
      '_blank',
      'Go to help',
    ]);
  });

  for (const [name, tab] of [
    ['Quick panel', 'audit'],
    ['Notifications', 'notifications'],
  ] as const) {
    it(`opens the quick panel from ${name}`, async () => {
      await screen.open();
      screen.named('header button', name).click();
      expect(screen.store.get(quickPanelAtom)?.tab).to.equal(tab);
    });
  }

  for (const [unread, badge] of [
    [7, '7'],
    [100, '99+'],
  ] as const)
    it(`names the notifications with what their badge shows: ${badge}`, async () => {
      screen.network.on('action notifications', { results: [], hasMore: false, unread });
      await screen.open();
      const button = () => screen.named('header button', 'Notifications');
      await waitUntil(() => button().textContent === badge, 'the badge');
      expect(button().getAttribute('aria-label')).to.equal(`Notifications, ${badge} unread`);
      expect(button().title).to.equal(`Notifications, ${badge} unread`);
    });

  it('SHELL-01 has header, side menu, greeting and help around every page, and outlives the way to the next', async () => {
    await screen.open();
    const header = screen.app.querySelector('header');
    await goTo('/quotes');
    screen.draw(<h1>Quotes</h1>);
    await drawn();
    expect(screen.app.querySelector('header') === header).to.equal(true);
    expect(screen.has('nav', 'Main')).to.equal(true);
    expect(screen.app.querySelector('main')?.textContent).to.equal('Quotes');
  });
});
