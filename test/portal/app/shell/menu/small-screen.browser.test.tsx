import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { DESKTOP, drawn, eachShell, inTheme, PHONE, still } from '../shell-screen.tsx';

describe('shell by the width of the window', () => {
  const screen = eachShell();
  const dialog = () => screen.app.querySelector<HTMLDialogElement>('dialog');
  afterEach(() => setViewport(DESKTOP));

  const at = async (width: number) => {
    await setViewport({ width, height: 700 });
    await screen.open();
    await drawn();
  };

  it('SHELL-39, I18N-13 is the desktop from 992 px on, and has its menu in a drawer below', async () => {
    await at(992);
    expect([screen.has('nav', 'Main'), screen.has('button', 'Menu')]).to.deep.equal([true, false]);
    await setViewport({ width: 991, height: 700 });
    await drawn();
    expect([screen.has('nav', 'Main'), screen.has('button', 'Menu')]).to.deep.equal([false, true]);
  });

  it('I18N-12, I18N-13, D-69 has its narrower forms below 768 and below 576 px, and not at them', async () => {
    await at(768);
    const shown = async (width: number) => {
      await setViewport({ width, height: 700 });
      await drawn();
      return [screen.has('header span', 'Blue Anchor Forwarding'), screen.has('header a', 'Go to help')];
    };
    expect(await shown(768)).to.deep.equal([true, true]);
    expect(await shown(767)).to.deep.equal([false, true]);
    expect(await shown(576)).to.deep.equal([false, true]);
    expect(await shown(575)).to.deep.equal([false, false]);
  });

  for (const width of [DESKTOP.width, PHONE.width, 320])
    it(`D-96 SHELL-07 has the bell with the number of unread at ${width} px, and opens the notifications where it stands`, async () => {
      screen.network.on('action notifications', { results: [], hasMore: false, unread: 3 });
      await at(width);
      await waitUntil(() => screen.has('header button', 'Notifications, 3 unread'));
      const bell = screen.named('header button', 'Notifications');
      expect(bell.textContent).to.equal('3');
      expect(document.documentElement.scrollWidth).to.equal(width);
      bell.focus();
      await press('Enter');
      await waitUntil(() => screen.has('[role=tab][aria-selected=true]', 'Notifications'));
      await still();
      expect(dialog()?.getBoundingClientRect().right).to.equal(width);
      await press('Escape');
      await waitUntil(() => !dialog()?.open);
      expect(focused()).to.equal(bell);
    });

  it('SHELL-39 opens the menu at the left, over the whole width of a phone, and closes it behind a link', async () => {
    await at(PHONE.width);
    screen.named('button', 'Menu').focus();
    await press('Enter');
    await drawn();
    expect(dialog()?.matches(':modal')).to.equal(true);
    expect(dialog()?.getBoundingClientRect().width).to.equal(PHONE.width);
    for (const theme of ['light', 'dark']) {
      await inTheme(screen.app, theme);
      await expect(screen.app).to.be.accessible();
    }
    screen.named('dialog a', 'Quotes').click();
    await drawn();
    expect([location.pathname, Boolean(dialog())]).to.deep.equal(['/quotes', false]);
    expect(focused()?.localName).to.equal('h1');
  });

  it('closes the menu by Escape and gives the focus back', async () => {
    await at(PHONE.width);
    screen.named('button', 'Menu').focus();
    await press('Enter');
    await drawn();
    await press('Escape');
    await drawn();
    expect([Boolean(dialog()), focused() === screen.named('button', 'Menu')]).to.deep.equal([false, true]);
  });

  for (const width of [320, 375, 576, 768, 991, 992]) {
    it(`I18N-12, I18N-13, D-69 needs no sideways scrolling at ${width} px`, async () => {
      await at(width);
      screen.named('header button', 'Hi,').click();
      await drawn();
      expect(document.documentElement.scrollWidth).to.equal(width);
      for (const name of ['Quick panel', 'User panel', 'Hi,']) {
        const { left, right } = screen.named('header button', name).getBoundingClientRect();
        expect([left >= 0, right <= width], name).to.deep.equal([true, true]);
      }
      await expect(screen.app).to.be.accessible();
    });
  }
});
