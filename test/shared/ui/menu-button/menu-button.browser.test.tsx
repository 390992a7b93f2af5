import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { MenuButton } from '../../../../shared/ui/menu-button/menu-button.tsx';
import { found } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { eachPlace, mount } from '../mount.ts';
import { focused, nameOf, press } from '../user-input.ts';

const place = eachPlace();

async function menu() {
  const chosen: string[] = [];
  const items = ['Compare', 'Export', 'Test'].map((label) => ({
    id: label,
    label,
    disabled: label === 'Export',
    onSelect: () => chosen.push(label),
  }));
  const element = mount(() => <MenuButton label="More" items={items} />, place());
  const button = await found<HTMLButtonElement>(element, 'button', 'More');
  const entries = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  return { element, button, entries, chosen };
}

describe('MenuButton', () => {
  it('opens by Enter and the arrow, walks round with the arrows, Home and End, and runs what Enter is pressed on', async () => {
    const { button, chosen, element } = await menu();
    button.focus();
    await press('ArrowDown');
    await settled();
    expect([nameOf(focused()), button.ariaExpanded]).to.deep.equal(['Compare', 'true']);
    await expect(element).to.be.accessible();
    await press('ArrowUp');
    expect(nameOf(focused())).to.equal('Test');
    await press('ArrowDown');
    expect(nameOf(focused())).to.equal('Compare');
    await press('End', 'Enter');
    await settled();
    expect([chosen, focused(), button.ariaExpanded]).to.deep.equal([['Test'], button, 'false']);
  });

  it('closes by Escape with the focus on the button, by Tab, and by a press outside', async () => {
    const { button, entries } = await menu();
    button.focus();
    for (const [how, close] of [
      ['Escape', () => press('Escape')],
      ['Tab', () => press('Tab')],
      ['a press', () => sendMouse({ type: 'click', position: [5, innerHeight - 5] })],
    ] as const) {
      button.click();
      await settled();
      expect(entries().length).to.equal(3);
      await close();
      await settled();
      expect(entries().length, how).to.equal(0);
    }
    button.click();
    await settled();
    await press('Escape');
    expect(focused()).to.equal(button);
  });

  it('does nothing for an entry that can not be used now', async () => {
    const { button, entries, chosen } = await menu();
    button.click();
    await settled();
    entries()[1]!.click();
    expect([chosen, entries().length]).to.deep.equal([[], 3]);
  });
});
