import { expect } from '@open-wc/testing';
import { paletteAtom, shortcutsAtom } from '../../../../portal/app/panels/open-panels.ts';
import { hideTypingFromPage } from '../../../../shared/element/host-hotkeys.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage, nameOf } from './panels-screen.tsx';

describe('keys of the portal', () => {
  const screen = eachPanelsPage();
  const isOpen = () => [screen.store.get(paletteAtom), screen.store.get(shortcutsAtom)];

  it('? opens the list of shortcuts, which names the keys of the portal and of the tools', async () => {
    await screen.open(<button type="button">Here</button>);
    screen.find('button', 'Here')?.focus();
    await press('?');
    await screen.shows('Table of charges');
    for (const words of ['Ctrl+K', 'Ctrl+S', 'Ctrl+D', 'Fill down']) await screen.shows(words);
    await screen.accessible();
    await press('?');
    await press('Escape');
    await waitUntil(() => !screen.app.querySelector('dialog'), 'it is closed');
    expect(isOpen()).to.deep.equal([false, false]);
    expect(nameOf(focused() ?? document.body)).to.equal('Here');
  });

  for (const [what, page] of [
    ['a field', <input key="1" data-here aria-label="Here" />],
    ['a text area', <textarea key="2" data-here aria-label="Here" />],
    ['a list', <select key="3" data-here aria-label="Here" />],
    ['text that is edited', <p key="4" data-here contentEditable />],
  ] as const) {
    it(`? types into ${what}`, async () => {
      await screen.open(page);
      screen.app.querySelector<HTMLElement>('[data-here]')?.focus();
      await press('?');
      expect(isOpen()).to.deep.equal([false, false]);
    });
  }

  it('? is left to a tool that has a use for it, and letters with Ctrl to everybody', async () => {
    await screen.open(
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a tool
      <div onKeyDown={(event) => event.key === '?' && event.preventDefault()}>
        <button type="button">Here</button>
      </div>,
    );
    screen.find('button', 'Here')?.focus();
    await press('?', 'Control+/', 'k', 'Control+Shift+k', 'Alt+k');
    expect(isOpen()).to.deep.equal([false, false]);
  });

  it('Ctrl+K works in the fields of an element, which hides its typing from the page', async () => {
    await screen.open(<div id="tool" />);
    const host = screen.app.querySelector<HTMLElement>('#tool');
    const input = document.createElement('input');
    host?.attachShadow({ mode: 'open' }).append(input);
    if (host) hideTypingFromPage(host);
    input.focus();
    await press('?', 'Control+k');
    expect([input.value, ...isOpen()]).to.deep.equal(['?', true, false]);
    await screen.shows('Go to a screen or record');
  });

  it('neither opens anything over a dialog', async () => {
    await screen.open(
      <Dialog title="Question" open onClose={() => {}}>
        Sure?
      </Dialog>,
    );
    await screen.named('h2', 'Question');
    await press('Control+k', '?');
    expect(isOpen()).to.deep.equal([false, false]);
  });

  it('neither opens anything over a dialog inside an element', async () => {
    await screen.open(<div id="tool" />);
    const root = screen.app.querySelector('#tool')?.attachShadow({ mode: 'open' });
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    root?.append(dialog);
    dialog.showModal();
    await press('Control+k', '?');
    expect(isOpen()).to.deep.equal([false, false]);
    dialog.close();
  });
});
