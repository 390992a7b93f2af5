import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, found, nameOf, press, type } from '../user-input.ts';

const PORTS = ['Antwerp', 'Hamburg'].map((label) => ({ id: label, label }));

/** A modal and its opener; the dialog over it, `Discard?`, is asked for inside and drawn inside or beside it. */
function Stack({ isNested, Lower }: { isNested: boolean; Lower: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = (
    <Dialog
      title="Discard?"
      open={isAsking}
      onClose={() => setAsking(false)}
      actions={
        <Button
          onClick={() => {
            setAsking(false);
            setOpen(false);
          }}
        >
          Discard all
        </Button>
      }
    >
      There are changes.
    </Dialog>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Lower title="Route" side="right" open={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => setAsking(true)}>Cancel</Button>
        <Button onClick={() => setTimeout(() => setOpen(false))}>Ends by itself</Button>
        {isNested && question}
      </Lower>
      {!isNested && question}
    </>
  );
}

function WithField() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog title="Route" open={isOpen} onClose={() => setOpen(false)}>
        <Combobox label="Port" options={PORTS} value={null} onChange={() => undefined} />
      </Dialog>
    </>
  );
}

describe('Several dialogs', () => {
  const place = eachPlace();
  const titlesIn = (element: HTMLElement) =>
    [...(element.shadowRoot?.querySelectorAll('dialog:modal') ?? [])].map(
      (dialog) => dialog.querySelector('h2')?.textContent,
    );
  const buttonIn = (element: HTMLElement, name: string) =>
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => nameOf(one) === name);
  const opened = async (content: () => ReactNode) => {
    const element = mount(content, place());
    await found(element, 'button');
    await click(buttonIn(element, 'Edit'));
    await found(element, 'dialog');
    return element;
  };
  beforeEach(() => setViewport({ width: 1024, height: 700 }));
  afterEach(() => resetMouse());

  for (const [what, isNested, Lower] of [
    ['beside a dialog', false, Dialog],
    ['inside a dialog', true, Dialog],
    ['beside a drawer', false, Drawer],
    ['inside a drawer', true, Drawer],
  ] as const) {
    describe(`one ${what}`, () => {
      const asking = async () => {
        const element = await opened(() => <Stack isNested={isNested} Lower={Lower} />);
        await click(buttonIn(element, 'Cancel'));
        await waitUntil(() => titlesIn(element).length === 2, 'both are open');
        return element;
      };

      it('closes the upper one with Escape, then the lower one, and the focus goes back step by step', async () => {
        const element = await asking();
        await press('Escape');
        await settled();
        expect([titlesIn(element), nameOf(focused())]).to.deep.equal([['Route'], 'Cancel']);
        await press('Escape');
        await settled();
        expect([titlesIn(element), nameOf(focused())]).to.deep.equal([[], 'Edit']);
      });

      it('closes neither with a click beside the upper one', async () => {
        const element = await asking();
        await sendMouse({ type: 'click', position: [10, 350] });
        await settled();
        expect(titlesIn(element)).to.have.members(['Route', 'Discard?']);
      });

      it('gives the focus to the first opener when both close at once', async () => {
        const element = await asking();
        await click(buttonIn(element, 'Discard all'));
        await waitUntil(() => titlesIn(element).length === 0, 'both are closed');
        expect(nameOf(focused())).to.equal('Edit');
      });
    });
  }

  it('leaves the focus in the upper one when the lower one ends, and gives it to the first opener then', async () => {
    const element = await opened(() => <Stack isNested={false} Lower={Dialog} />);
    buttonIn(element, 'Ends by itself')?.click();
    buttonIn(element, 'Cancel')?.focus();
    buttonIn(element, 'Cancel')?.click();
    await waitUntil(() => `${titlesIn(element)}` === 'Discard?', 'the upper one alone');
    expect(focused()?.closest('dialog')?.textContent).to.contain('Discard?');
    await press('Escape');
    await waitUntil(() => titlesIn(element).length === 0, 'it closes');
    expect(nameOf(focused())).to.equal('Edit');
  });

  it('of two elements close one by one, and the focus goes back into the other', async () => {
    const first = await opened(() => <Stack isNested={false} Lower={Dialog} />);
    buttonIn(first, 'Cancel')?.focus();
    const second = mount(() => <Stack isNested={false} Lower={Dialog} />, place());
    await found(second, 'button');
    buttonIn(second, 'Edit')?.click();
    await waitUntil(() => titlesIn(second).length === 1);
    await press('Escape');
    await settled();
    expect([titlesIn(second), titlesIn(first)]).to.deep.equal([[], ['Route']]);
    expect(first.shadowRoot?.activeElement).to.equal(buttonIn(first, 'Cancel'));
    await press('Escape');
    await settled();
    expect(titlesIn(first)).to.deep.equal([]);
  });

  it('an open menu inside takes the first Escape, the dialog the second', async () => {
    const element = await opened(() => <WithField />);
    const driver = new ComboboxDriver(element);
    await driver.open();
    await type('ham');
    await press('Escape');
    await settled();
    expect([driver.isOpen, titlesIn(element), driver.hasFocus]).to.deep.equal([false, ['Route'], true]);
    await press('Escape');
    await settled();
    expect([titlesIn(element), nameOf(focused())]).to.deep.equal([[], 'Edit']);
  });

  it('a menu in a dialog is above it and can be used with the mouse', async () => {
    const element = await opened(() => <WithField />);
    const driver = new ComboboxDriver(element);
    await click(driver.input);
    const { left, right, top, bottom } = driver.row('Hamburg')!.getBoundingClientRect();
    const hit = element.shadowRoot?.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(driver.row('Hamburg')?.contains(hit!)).to.equal(true);
  });

  for (const [what, end] of [
    ['is removed', (element: HTMLElement) => element.remove()],
    ['loads again', (element: HTMLElement) => (element as HTMLElement & { reload(): void }).reload()],
  ] as const) {
    it(`leave the page usable when the element ${what} while they are open`, async () => {
      const element = await opened(() => <Stack isNested={false} Lower={Drawer} />);
      await click(buttonIn(element, 'Cancel'));
      const button = document.createElement('button');
      button.textContent = 'of the page';
      place().append(button);
      end(element);
      await waitUntil(() => titlesIn(element).length === 0, 'they are gone');
      let clicks = 0;
      button.onclick = () => {
        clicks += 1;
      };
      await click(button);
      expect([clicks, focused()]).to.deep.equal([1, button]);
    });
  }

  it('stays modal, and a menu in it open, when the element is moved', async () => {
    const element = await opened(() => <WithField />);
    const driver = new ComboboxDriver(element);
    await driver.open();
    const other = document.createElement('div');
    place().append(other);
    other.append(element);
    await settled();
    expect(titlesIn(element)).to.deep.equal(['Route']);
    expect(driver.isOpen).to.equal(driver.menu !== undefined);
    await press('Escape');
    await press('Escape');
    await settled();
    expect(titlesIn(element)).to.deep.equal([]);
  });
});
