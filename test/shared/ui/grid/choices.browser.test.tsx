import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { blankPartsOf, click, focused, found, isInSight, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;

async function table(count = 2) {
  const watch = newWatch();
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={watch} />, place);
  const grid = await new GridDriver(element).ready();
  grid.go('Charge Type', 1);
  return { watch, grid };
}

describe('Grid, choice cells', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('opens with Alt+Down at the present choice, on the same input, and closes with Alt+Up', async () => {
    const { grid } = await table();
    const input = grid.cell('Charge Type', 1).control!;
    await press('Alt+ArrowDown');
    expect([grid.isMenuOpen, grid.highlighted]).to.deep.equal([true, 'Ocean Freight']);
    expect([focused(), grid.cell('Charge Type', 1).control]).to.deep.equal([input, input]);
    const list = grid.element.shadowRoot?.getElementById(input.getAttribute('aria-controls') as string);
    expect([list?.getAttribute('role'), list?.getAttribute('aria-label')]).to.deep.equal([
      'listbox',
      'Charge Type',
    ]);
    await press('Alt+ArrowUp');
    expect([grid.isMenuOpen, input.hasAttribute('aria-controls'), input.getAttribute('role')]).to.deep.equal([
      false,
      false,
      'combobox',
    ]);
  });

  it('finds a choice with a typo, which Enter takes and Tab leaves as it was typed', async () => {
    const { grid } = await table();
    await type('ocaen freight');
    expect([grid.isMenuOpen, grid.highlighted]).to.deep.equal([true, 'Ocean Freight']);
    await press('Tab');
    expect(grid.cell('Charge Type', 1).value).to.equal('ocaen freight');
    grid.go('Charge Type', 1);
    await type('ocaen freight');
    await press('Enter');
    expect(grid.cell('Charge Type', 1).value).to.equal('Ocean Freight');
  });

  it('shows a choice far down, whichever way the menu is opened, and with no empty part', async () => {
    const { grid } = await table();
    await type('surcharge 250');
    await press('Enter');
    const { right, top, height } = grid.cell('Charge Type', 1).getBoundingClientRect();
    for (const open of [
      () => press('Alt+ArrowDown'),
      () => sendMouse({ type: 'click', position: [Math.round(right - 10), Math.round(top + height / 2)] }),
    ]) {
      await open();
      await settled();
      expect(grid.highlighted).to.equal('Surcharge 250');
      expect(isInSight(grid.option('Surcharge 250'))).to.equal(true);
      expect(blankPartsOf(grid.all('[role=listbox]')[0])).to.deep.equal([]);
      await press('Escape');
    }
  });

  it('shows the choice that was made by mouse when it is opened again', async () => {
    const { grid } = await table();
    await press('Alt+ArrowDown');
    grid.all('[role=listbox]')[0]!.scrollTop = 4000;
    await waitUntil(() => isInSight(grid.option('Surcharge 110')));
    await click(grid.option('Surcharge 110'));
    expect(grid.cell('Charge Type', 1).value).to.equal('Surcharge 110');
    const { right, top, height } = grid.cell('Charge Type', 1).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(right - 10), Math.round(top + height / 2)] });
    await settled();
    expect([grid.highlighted, isInSight(grid.option('Surcharge 110'))]).to.deep.equal([
      'Surcharge 110',
      true,
    ]);
  });

  it('opens with F2, which takes the caret to the end of the text, as the list of keys has it', async () => {
    const { grid } = await table();
    await press('F2');
    const { value, selectionStart, selectionEnd } = grid.cell('Charge Type', 1);
    expect([grid.isMenuOpen, selectionStart, selectionEnd]).to.deep.equal([true, value.length, value.length]);
    await press('Escape', 'Control+/');
    const map = await found(grid.element, 'dialog');
    const line = [...map.querySelectorAll('dl > div')].find((node) =>
      node.textContent?.startsWith('Open the list or calendar of a cell'),
    );
    expect([...(line?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent)).to.deep.equal([
      'Alt+↓',
      'F2',
    ]);
  });

  it('filters while typing: what begins so first, then what contains it, in hints and further words too', async () => {
    const { grid } = await table();
    await type('o');
    expect(grid.options.slice(0, 2)).to.deep.equal(['Ocean Freight', 'Offshore Survey']);
    await type('ff');
    expect(grid.options).to.deep.equal(['Offshore Survey']);
    await press('Control+a');
    await type('thc');
    expect(grid.options).to.deep.equal(['Terminal Handling']);
    await press('Control+a');
    await type('haul');
    expect([grid.options, grid.highlighted]).to.deep.equal([['Pickup'], 'Pickup']);
    await waitUntil(() => grid.announced === '1 result', 'the announcement');
  });

  it('takes the highlighted one with Enter, stays, and goes down with the next Enter', async () => {
    const { grid } = await table();
    await type('pick');
    await press('Enter');
    expect([grid.cell('Charge Type', 1).value, grid.isMenuOpen, grid.at]).to.deep.equal([
      'Pickup',
      false,
      'Charge Type row 1',
    ]);
    await press('Enter');
    expect(grid.at).to.equal('Charge Type row 2');
    await press('Shift+Enter', 'Control+z');
    expect(grid.cell('Charge Type', 1).value).to.equal('Ocean Freight');
  });

  it('takes the highlighted one with Tab and goes on', async () => {
    const { grid } = await table();
    await type('off');
    await press('Tab');
    expect([grid.cell('Charge Type', 1).value, grid.at]).to.deep.equal(['Offshore Survey', 'Quantity row 1']);
  });

  it('walks the list with the arrows, round its ends, and by pages', async () => {
    const { grid } = await table();
    await press('Alt+ArrowDown', 'ArrowDown', 'ArrowDown');
    expect([grid.highlighted, grid.at]).to.deep.equal(['Pickup', 'Charge Type row 1']);
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(grid.highlighted).to.equal('Surcharge 300');
    await press('ArrowDown', 'PageDown');
    expect(grid.highlighted).to.equal('Surcharge 5');
    await press('PageUp');
    expect(grid.highlighted).to.equal('Ocean Freight');
  });

  it('closes with the first Escape, drops the typing with the second', async () => {
    const { grid } = await table();
    await type('pick');
    await press('Escape');
    expect([grid.isMenuOpen, grid.cell('Charge Type', 1).value]).to.deep.equal([false, 'pick']);
    await press('Escape');
    expect(grid.cell('Charge Type', 1).value).to.equal('Ocean Freight');
  });

  it('keeps a text that nothing matches, says so, and lets Enter go on', async () => {
    const { grid } = await table();
    await type('zzz');
    expect([grid.options, grid.all('[part=menu]')[0]?.textContent]).to.deep.equal([[], 'No results']);
    await press('Enter');
    expect([grid.cell('Charge Type', 1).value, grid.at, grid.all('[part=menu]').length]).to.deep.equal([
      'zzz',
      'Charge Type row 2',
      0,
    ]);
  });

  it('opens and closes by a click on the arrow, takes by a click, and keeps the focus', async () => {
    const { grid } = await table();
    const { right, top, height } = grid.cell('Charge Type', 2).getBoundingClientRect();
    const position: [number, number] = [Math.round(right - 10), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position });
    expect([grid.isMenuOpen, grid.at]).to.deep.equal([true, 'Charge Type row 2']);
    await sendMouse({ type: 'click', position });
    expect(grid.isMenuOpen).to.equal(false);
    await sendMouse({ type: 'click', position });
    await settled();
    await click(grid.all('[role=option]')[0]);
    expect([grid.cell('Charge Type', 2).value, grid.isMenuOpen, grid.at]).to.deep.equal([
      'Ocean Freight',
      false,
      'Charge Type row 2',
    ]);
  });

  it('closes when another cell is clicked, and chooses nothing by it', async () => {
    const { grid } = await table();
    await type('off');
    await click(grid.cell('Quantity', 1).node);
    expect([grid.all('[part=menu]').length, grid.cell('Charge Type', 1).value]).to.deep.equal([0, 'off']);
  });

  it('reads a code as the tool does when the cell is left', async () => {
    const { grid } = await table();
    await type('thc');
    await press('Escape', 'Tab');
    expect(grid.cell('Charge Type', 1).value).to.equal('Terminal Handling');
  });

  it('reads an option whole that is wider than its cell, in a window of any width', async () => {
    const { grid } = await table();
    await type('th');
    const menu = grid.all('[part=menu]')[0]!.getBoundingClientRect();
    expect(menu.width).to.be.at.least(320);
    const option = grid.all('[role=option] > span')[0]!;
    expect(option.scrollWidth).to.be.at.most(option.clientWidth);
    await setViewport({ width: 300, height: 600 });
    try {
      expect(grid.all('[part=menu]')[0]!.getBoundingClientRect().width).to.be.at.most(284);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('shows the menu beside its cell, in front of everything, and is accessible', async () => {
    const { grid } = await table();
    await press('Alt+ArrowDown');
    await settled();
    const menu = grid.all('[part=menu]')[0]!;
    expect(menu.matches(':popover-open')).to.equal(true);
    const [cell, panel] = [grid.cell('Charge Type', 1).node, menu].map((node) =>
      node.getBoundingClientRect(),
    );
    expect(Math.abs(panel!.left - cell!.left)).to.be.at.most(2);
    expect(panel!.top - cell!.bottom).to.be.within(0, 8);
    await expect(grid.element).to.be.accessible();
  });
});
