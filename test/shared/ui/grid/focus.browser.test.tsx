import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, press, type } from '../user-input.ts';
import { columnNames } from './grid-cell.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';
import { linesOf, newWatch, Table } from './table.tsx';

const place = eachPlace();

async function table(count = 3) {
  const watch = newWatch();
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={watch} />, place());
  return { watch, grid: await new GridDriver(element).ready() };
}

/** What Tab comes to in the table. */
const stops = (grid: GridDriver) => grid.all('table :is([tabindex="0"], input, button:not([tabindex="-1"]))');
const controls = (grid: GridDriver) => grid.all('tbody input');
const selection = () => {
  const { value, selectionStart, selectionEnd } = focused() as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

describe('Grid, the cell with the focus', () => {
  afterEach(() => resetMouse());

  it('D-155 has one cell for each heading, in their order, and is accessible with the focus and without', async () => {
    const lanes = [laneOf({ from: 'YYZ', minTime: '2', maxTime: '4', comment: 'by truck' })];
    const grid = await new GridDriver(mount(() => <Lanes lanes={lanes} />, place())).ready();
    const cells = grid.all('tbody td');
    expect(cells.length).to.equal(columnNames(grid.table).length);
    const texts = ['YYZ', '', '', '2', '4', '', '', '', 'by truck', ''];
    expect(cells.map((cell) => cell.textContent.trim())).to.deep.equal(texts);
    await expect(grid.element).to.be.accessible();
    grid.go('T/Time max', 1);
    await expect(grid.element).to.be.accessible();
  });

  it('D-155 is one stop for Tab: the first cell, and later the one that was left', async () => {
    const { grid } = await table();
    expect(stops(grid)).to.deep.equal([grid.cell('Charge Type', 1).node]);
    expect(controls(grid)).to.deep.equal([]);
    grid.button('Keyboard shortcuts').focus();
    await press('Tab');
    expect([grid.at, selection()]).to.deep.equal(['Charge Type row 1', 'Ocean Freight']);
    expect(stops(grid)).to.deep.equal([focused()]);
    await press('ArrowDown', 'ArrowRight');
    grid.button('Keyboard shortcuts').focus();
    await settled();
    expect([controls(grid), stops(grid)]).to.deep.equal([[], [grid.cell('Quantity', 2).node]]);
    await press('Tab');
    expect(grid.at).to.equal('Quantity row 2');
  });

  it('D-155 a click brings the control, and typing replaces what the cell holds', async () => {
    const { grid } = await table();
    await click(grid.cell('Comments', 2).node);
    expect([grid.at, selection(), controls(grid).length]).to.deep.equal(['Comments row 2', 'c2', 1]);
    await click(grid.cell('Quantity', 3).node);
    await type('7');
    await press('Enter');
    expect(grid.column('Quantity')).to.deep.equal(['1.00', '2.00', '7.00']);
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2', 'c3']);
  });

  it('D-155 leaves the table with Tab and Shift+Tab after Escape, and stays in it once another key was pressed', async () => {
    const { grid } = await table();
    grid.go('Quantity', 2);
    await press('Escape', 'Tab');
    expect(grid.table.contains(focused())).to.equal(false);
    grid.go('Quantity', 2);
    await press('Escape', 'Shift+Tab');
    expect(grid.at).to.equal('Keyboard shortcuts');
    await press('Tab');
    expect(grid.at).to.equal('Quantity row 2');
    await press('Escape', 'ArrowRight', 'Tab');
    expect(grid.at).to.equal('Total Cost row 2');
    await press('Escape');
    await click(grid.cell('Quantity', 1).node);
    await press('Tab');
    expect(grid.at).to.equal('Unit Cost row 1');
  });

  it('D-155 goes on with Tab after an Escape that closed a list, dropped the typing or ended a range', async () => {
    const { grid } = await table();
    grid.go('Charge Type', 1);
    await press('Alt+ArrowDown', 'Escape', 'Tab');
    expect(grid.at).to.equal('Quantity row 1');
    await type('9');
    await press('Escape', 'Tab');
    expect(grid.at).to.equal('Unit Cost row 1');
    await press('Shift+ArrowDown', 'Escape', 'Tab');
    expect([grid.at, grid.column('Quantity')[0]]).to.deep.equal(['Total Cost row 1', '1.00']);
  });

  it('D-155 goes back from the first cell with Shift+Tab to what stands before the table', async () => {
    const { grid } = await table();
    grid.go('Charge Type', 1);
    await press('Shift+Tab');
    expect([grid.at, controls(grid)]).to.deep.equal(['Keyboard shortcuts', []]);
  });

  it('D-155 hands a focus that a script or a screen reader sets to a cell on to its control', async () => {
    const { grid } = await table();
    grid.cell('Unit Cost', 2).node.focus();
    expect([grid.at, selection()]).to.deep.equal(['Unit Cost row 2', '10.00']);
    grid.cell('Unit Cost', 2).node.focus();
    expect(grid.at, 'once more').to.equal('Unit Cost row 2');
    await type('3');
    await press('Tab');
    expect(grid.cell('Unit Cost', 2).value).to.equal('3.00');
  });

  it('D-155 nobody can be in a cell that only shows something', async () => {
    const { grid } = await table();
    await click(grid.all('td[data-column=usd]')[0]);
    expect(controls(grid)).to.deep.equal([]);
    expect(grid.all('td[data-column=usd]')[0]!.ariaReadOnly).to.equal('true');
  });

  it('D-155 holds no control after an undo by the button, which has the focus', async () => {
    const { grid } = await table();
    grid.go('Comments', 3);
    await type('new');
    await click(grid.button('Undo'));
    expect([grid.at, controls(grid), stops(grid)]).to.deep.equal([
      'Undo',
      [],
      [grid.cell('Comments', 3).node],
    ]);
    await press('Control+y');
    expect([grid.cell('Comments', 3).value, controls(grid)]).to.deep.equal(['new', []]);
  });

  it('D-155 says which cells are selected, and of a table that cannot be changed that it is read-only', async () => {
    const { grid } = await table();
    grid.go('Quantity', 1);
    expect(grid.range).to.deep.equal([]);
    await press('Shift+ArrowDown');
    expect(grid.range).to.deep.equal(['Quantity row 1', 'Quantity row 2']);
    expect([grid.table.ariaMultiSelectable, grid.table.ariaReadOnly]).to.deep.equal(['true', null]);
    const element = mount(() => <Table lines={linesOf(1)} watch={newWatch()} readOnly />, place());
    const readOnly = await new GridDriver(element).ready();
    expect(readOnly.table.ariaReadOnly).to.equal('true');
    readOnly.go('Comments', 1);
    expect(readOnly.cell('Comments', 1).control!.readOnly).to.equal(true);
  });

  it('D-155 the focus never leaves the table on its way from cell to cell', async () => {
    const { grid } = await table();
    const seen: boolean[] = [];
    grid.go('Quantity', 1);
    const watch = ({ relatedTarget }: FocusEvent) =>
      seen.push(grid.table.contains(relatedTarget as Node | null));
    grid.table.addEventListener('focusout', watch);
    await press('ArrowDown', 'Tab', 'Enter');
    await click(grid.cell('Comments', 1).node);
    grid.table.removeEventListener('focusout', watch);
    expect(seen.length).to.be.at.least(4);
    expect(seen).not.to.include(false);
  });

  it('D-155 goes to the nearest cell when the row that is typed in is taken away, and an undo brings all of it back', async () => {
    const { grid, watch } = await table();
    grid.go('Comments', 2);
    await type('half');
    watch.dispatch({ type: 'replaced', rows: watch.state.rows.filter(({ key }) => key !== 'stored 2') });
    await waitUntil(() => grid.column('Comments').join() === 'c1,c3', 'the row has gone');
    expect(grid.at).to.equal('Comments row 2');
    await press('Control+z');
    expect(grid.column('Comments')).to.deep.equal(['c1', 'half', 'c3']);
  });

  for (const [what, spoil] of [
    ['contenteditable', (page: HTMLElement) => page.setAttribute('contenteditable', 'true')],
    ['user-select: none', (page: HTMLElement) => page.style.setProperty('user-select', 'none')],
    [
      'keys of its own',
      (page: HTMLElement) => page.addEventListener('keydown', (event) => event.preventDefault()),
    ],
  ] as const)
    it(`D-155 is typed in as ever on a page with ${what}`, async () => {
      spoil(place());
      const { grid } = await table();
      await click(grid.cell('Comments', 1).node);
      await type('new');
      await press('Enter');
      expect([grid.column('Comments')[0], grid.at]).to.deep.equal(['new', 'Comments row 2']);
      await press('F2');
      await type('er');
      expect(grid.cell('Comments', 2).value).to.equal('c2er');
    });
});
