import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { click, focused, found, nameOf, press } from '../user-input.ts';

let place: HTMLElement;

function Question({ stays, log }: { stays: boolean; log: string[] }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    log.push('close');
    if (!stays) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog
        title="Leave without saving?"
        open={open}
        onClose={close}
        actions={<Button onClick={close}>Stay</Button>}
      >
        There are changes.
      </Dialog>
    </>
  );
}

async function opened(stays = false) {
  const log: string[] = [];
  const element = mount(() => <Question stays={stays} log={log} />, place);
  await click(await found(element, 'button'));
  const dialog = await found<HTMLDialogElement>(element, 'dialog');
  return { element, dialog, log };
}

describe('Dialog', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('is modal, named by its title, and accessible', async () => {
    const { element, dialog } = await opened();
    expect(dialog.matches(':modal')).to.equal(true);
    const title = element.shadowRoot?.getElementById(dialog.getAttribute('aria-labelledby') as string);
    expect(title?.textContent).to.equal('Leave without saving?');
    expect(dialog.contains(focused())).to.equal(true);
    await expect(element).to.be.accessible();
  });

  for (const [how, act] of [
    ['Escape', () => press('Escape')],
    ['its X', (dialog: HTMLElement) => click(dialog.querySelector('[aria-label=Close]'))],
    ['its button', (dialog: HTMLElement) => click(dialog.querySelector('footer button'))],
  ] as [string, (dialog: HTMLElement) => Promise<void>][]) {
    it(`closes with ${how} once, and gives the focus back to its opener`, async () => {
      const { element, dialog, log } = await opened();
      await act(dialog);
      await waitUntil(() => !element.shadowRoot?.querySelector('dialog'), 'it is gone');
      expect([log, nameOf(focused())]).to.deep.equal([['close'], 'Leave']);
    });
  }

  it('stays open when its owner says so, however often Escape is pressed', async () => {
    const { dialog, log } = await opened(true);
    await press('Escape', 'Escape', 'Escape');
    expect([dialog.open, log]).to.deep.equal([true, ['close', 'close', 'close']]);
  });
});
