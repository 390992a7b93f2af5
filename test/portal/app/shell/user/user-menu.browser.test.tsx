import { expect } from '@open-wc/testing';
import { heldClock } from '../../../../helpers/clock.ts';
import { click, focused, hover, press } from '../../../../shared/ui/user-input.ts';
import { drawn, eachShell, IDA, inTheme } from '../shell-screen.tsx';

describe('user menu', () => {
  const screen = eachShell();
  const button = () => screen.named('header button', 'Hi,');
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  const open = async () => {
    button().click();
    await drawn();
  };

  it('SHELL-13 greets with first and last name', async () => {
    await screen.open();
    expect(button().textContent).to.equal('Hi, Ida Moreno');
  });

  it('SHELL-14, D-51 greets with N/A in place of a missing name, and of both while they load', async () => {
    await screen.open(undefined, { profile: { ...IDA, lastname: null } });
    expect(button().textContent).to.equal('Hi, Ida N/A');
  });

  it('SHELL-14, D-51 greets with N/A while the profile is loading', async () => {
    await screen.open(undefined, { profile: 'loading' });
    expect(button().textContent).to.equal('Hi, N/A N/A');
  });

  it('SHELL-15, SHELL-16, SHELL-17 leads to the profile and out', async () => {
    await screen.open();
    await open();
    const profile = screen.named('header a', 'My Profile');
    expect(profile.getAttribute('href')).to.equal('/user-profile');
    const subtitle = document.getElementById(profile.getAttribute('aria-describedby') ?? '');
    expect(subtitle?.textContent).to.equal('Account settings and more');
    expect(screen.named('header a', 'Sign Out').getAttribute('href')).to.equal('/logout');
    for (const theme of ['light', 'dark']) {
      await inTheme(screen.app, theme);
      await expect(screen.app).to.be.accessible();
    }
    profile.click();
    await drawn();
    expect([location.pathname, isOpen()]).to.deep.equal(['/user-profile', false]);
  });

  it('SHELL-19 greets nobody when nobody is signed in', async () => {
    await screen.open(undefined, { profile: null });
    expect(screen.has('header button', 'Hi,')).to.equal(false);
    expect(screen.has('header button', 'User panel')).to.equal(false);
    expect(screen.named('header a', 'Sign In').getAttribute('href')).to.equal('/auth/login');
  });

  it('SHELL-35 opens under the mouse and closes 500 ms after it has left', async () => {
    await screen.open();
    const clock = heldClock();
    try {
      await hover(button());
      await drawn();
      expect(isOpen()).to.equal(true);
      // On the way from the button to the menu the mouse stays inside.
      await hover(screen.named('header a', 'My Profile'));
      clock.pass(2000);
      await drawn();
      expect(isOpen(), 'over the menu').to.equal(true);

      await hover(screen.app.querySelector('main'));
      clock.pass(499);
      await drawn();
      expect(isOpen(), 'after 499 ms').to.equal(true);
      clock.pass(1);
      await drawn();
      expect(isOpen(), 'after 500 ms').to.equal(false);
    } finally {
      clock.release();
    }
  });

  it('SHELL-35 stays open when the mouse comes back in time, and when it was opened by a click', async () => {
    await screen.open();
    const clock = heldClock();
    try {
      await hover(button());
      await hover(screen.app.querySelector('main'));
      clock.pass(300);
      await hover(button());
      clock.pass(2000);
      await drawn();
      expect(isOpen()).to.equal(true);

      await click(button());
      await hover(screen.app.querySelector('main'));
      clock.pass(2000);
      await drawn();
      expect(isOpen()).to.equal(true);
      await click(screen.app.querySelector('main'));
      await drawn();
      expect(isOpen(), 'after a click elsewhere').to.equal(false);
    } finally {
      clock.release();
    }
  });

  it('opens by the keyboard, and Escape brings the focus back to its button', async () => {
    await screen.open();
    button().focus();
    await press('Enter');
    await drawn();
    await press('Tab');
    expect(focused() === screen.named('header a', 'My Profile')).to.equal(true);
    await press('Escape');
    await drawn();
    expect([isOpen(), focused() === button()]).to.deep.equal([false, true]);
  });

  it('SHELL-35 goes away by Escape where only the mouse is over it', async () => {
    await screen.open();
    await hover(button());
    await drawn();
    expect(isOpen()).to.equal(true);
    await press('Escape');
    await drawn();
    expect(isOpen()).to.equal(false);
  });

  it('closes when the keyboard goes on', async () => {
    await screen.open();
    button().focus();
    await open();
    screen.named('header button', 'User panel').focus();
    await drawn();
    expect(isOpen()).to.equal(false);
  });

  it('offers language and theme', async () => {
    await screen.open();
    await open();
    const choice = (label: string) =>
      [...screen.app.querySelectorAll('label')].find(({ textContent }) => textContent === label)
        ?.control as HTMLSelectElement;
    expect([...choice('Language').options].map(({ text }) => text)).to.deep.equal([
      'English',
      'Deutsch',
      'Español',
      'Français',
      '日本語',
      '中文',
    ]);
    const theme = choice('Theme');
    theme.value = 'dark';
    theme.dispatchEvent(new Event('change', { bubbles: true }));
    expect(JSON.parse(localStorage.getItem('LayoutConfig') ?? '{}').theme).to.equal('dark');
    localStorage.removeItem('LayoutConfig');
  });
});
