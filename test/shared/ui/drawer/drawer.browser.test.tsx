import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, found, nameOf, press } from '../user-input.ts';

interface Look {
  side?: 'left' | 'right';
  wide?: boolean;
}

function Owner({ side = 'right', wide = false }: Look) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Update Route</Button>
      <Drawer
        title="Update Route"
        side={side}
        wide={wide}
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button>Save</Button>}
      >
        The route.
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  const place = eachPlace();
  const opened = async (look: Look = {}, width = 1024) => {
    await setViewport({ width, height: 700 });
    const element = mount(() => <Owner {...look} />, place());
    await click(await found(element, 'button'));
    const dialog = await found<HTMLDialogElement>(element, 'dialog');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    return { element, dialog, box: dialog.getBoundingClientRect() };
  };
  afterEach(async () => {
    await resetMouse();
    await setViewport({ width: 1024, height: 700 });
  });

  it('is a modal named by its title, and accessible', async () => {
    const { element, dialog } = await opened();
    expect(dialog.matches(':modal')).to.equal(true);
    const title = element.shadowRoot?.getElementById(dialog.getAttribute('aria-labelledby') as string);
    expect(title?.textContent).to.equal('Update Route');
    await expect(element).to.be.accessible();
  });

  it('stands at its side of the window, from top to bottom', async () => {
    const right = (await opened({ side: 'right' })).box;
    expect([right.right, right.top, right.height]).to.deep.equal([1024, 0, 700]);
  });

  it('stands at the left, too', async () => {
    const { box } = await opened({ side: 'left' });
    expect([box.left, box.height]).to.deep.equal([0, 700]);
  });

  it('takes the whole width of a phone', async () => {
    const { box } = await opened({}, 375);
    expect([box.left, box.width]).to.deep.equal([0, 375]);
  });

  for (const [width, expected] of [
    [1024, 768],
    [768, 768],
    [600, 600],
  ] as const) {
    it(`D-104 is ${expected} px wide in a window of ${width} px when it is wide`, async () => {
      expect((await opened({ wide: true }, width)).box.width).to.equal(expected);
    });
  }

  for (const [how, act] of [
    ['Escape', () => press('Escape')],
    ['its X', (dialog: HTMLElement) => click(dialog.querySelector('[aria-label=Close]'))],
    ['a click beside it', () => sendMouse({ type: 'click', position: [40, 300] })],
  ] as [string, (dialog: HTMLElement) => Promise<void>][]) {
    it(`closes with ${how} and gives the focus back to its opener`, async () => {
      const { element, dialog } = await opened();
      await act(dialog);
      await waitUntil(() => !element.shadowRoot?.querySelector('dialog'), 'it is gone');
      expect(nameOf(focused())).to.equal('Update Route');
    });
  }

  it('closes with a click beside it, and not inside, where the browser doesn’t do it (Safari)', async () => {
    const { element, dialog } = await opened();
    const property = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    dialog.removeAttribute('closedby');
    try {
      await click(dialog.querySelector('h2'));
      expect(element.shadowRoot?.querySelector('dialog')).to.equal(dialog);
      await sendMouse({ type: 'click', position: [40, 300] });
      await waitUntil(() => !element.shadowRoot?.querySelector('dialog'), 'it is gone');
    } finally {
      if (property) Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', property);
    }
  });

  it('does not slide for who wants no motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      await setViewport({ width: 1024, height: 700 });
      const element = mount(() => <Owner />, place());
      await click(await found(element, 'button'));
      const dialog = await found<HTMLDialogElement>(element, 'dialog');
      expect(Math.round(dialog.getBoundingClientRect().right)).to.equal(1024);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});
