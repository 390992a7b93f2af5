import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { click, found, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;
const LINES = linesOf(2);

async function table() {
  const watch = newWatch();
  const element = mount(() => <Table lines={LINES} watch={watch} />, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

describe('Grid, on a page', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('keeps its keys from the hotkeys of the page, on cells and on buttons', async () => {
    const { grid } = await table();
    const seen: string[] = [];
    const listener = (event: KeyboardEvent) => seen.push(event.key);
    document.addEventListener('keydown', listener);
    grid.go('Comments', 1);
    await type('k?/');
    await press('Control+d', 'Control+z', 'Control+y', 'Enter', 'ArrowUp', 'Control+Enter', 'Delete');
    grid.button('Remove row 1').focus();
    await press('k', 'ArrowDown', 'ArrowUp');
    document.removeEventListener('keydown', listener);
    expect(seen.filter((key) => key !== 'Control')).to.deep.equal([]);
  });

  it('never submits a form around it', async () => {
    let submitted = 0;
    const watch = newWatch();
    const draw = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <Table lines={LINES} watch={watch} />
        <button type="submit">Save</button>
      </form>
    );
    const grid = await new GridDriver(mount(draw, place)).ready();
    grid.go('Comments', 2);
    await press('Enter', 'Control+Enter', 'Shift+Enter', 'Alt+ArrowDown', 'Enter');
    await click(grid.button('Undo'));
    expect(submitted).to.equal(0);
  });

  it('leaves a second table alone', async () => {
    const one = await table();
    const other = await table();
    one.grid.go('Quantity', 1);
    await press('Shift+ArrowDown', 'Delete', 'Alt+ArrowDown');
    expect([other.grid.range, other.grid.column('Quantity')]).to.deep.equal([[], ['1.00', '2.00']]);
    expect(other.watch.actions).to.deep.equal([]);
  });

  it('settles what was typed when the focus leaves the table', async () => {
    const { grid, watch } = await table();
    grid.go('Quantity', 1);
    await type('3');
    grid.button('Add Row').focus();
    expect([grid.cell('Quantity', 1).value, watch.actions.at(-1)]).to.deep.equal(['3', 'left']);
    await waitUntil(() => grid.cell('Quantity', 1).value === '3.00', 'the text is settled');
  });

  it('shows all keys with Ctrl+/, by the button, and with ? on a button; and gives the focus back', async () => {
    const { grid } = await table();
    grid.go('Quantity', 1);
    await press('Control+/');
    const dialog = await found<HTMLDialogElement>(grid.element, 'dialog');
    expect(dialog.textContent).to.contain('Ctrl+Shift+Backspace');
    expect(getComputedStyle(dialog).display).to.equal('flex');
    await expect(grid.element).to.be.accessible();
    await press('Escape');
    await waitUntil(() => grid.at === 'Quantity row 1', 'the focus is back');
    await click(grid.button('Keyboard shortcuts'));
    await found(grid.element, 'dialog');
    await press('Escape');
    await waitUntil(() => grid.at === 'Keyboard shortcuts', 'the focus is back');
    grid.button('Remove row 1').focus();
    await press('Shift+?');
    await found(grid.element, 'dialog');
  });

  it('types a ? into a cell', async () => {
    const { grid } = await table();
    grid.go('Comments', 1);
    await type('why?');
    await settled();
    expect([grid.cell('Comments', 1).value, grid.all('dialog').length]).to.deep.equal(['why?', 0]);
  });
});
