import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { click, focused, hover, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { type Line, linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;

async function table(lines: readonly Line[], readOnly = false) {
  const watch = newWatch();
  const element = mount(() => <Table lines={lines} watch={watch} readOnly={readOnly} />, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

const FAULTY = linesOf(150).map((line, n) =>
  n === 1 || n === 139 ? { ...line, cells: { ...line.cells, cost: 'abc' } } : line,
);

describe('Grid, rows and errors', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('D-155 is a named grid of texts; the cell with the focus holds a control named by column and row', async () => {
    const { grid } = await table(linesOf(2));
    expect([grid.table.role, grid.table.ariaLabel]).to.deep.equal(['grid', 'Charges']);
    expect(grid.all('tbody input')).to.deep.equal([]);
    expect(grid.cell('Unit Cost', 2).node.textContent).to.equal('10.00');
    await expect(grid.element).to.be.accessible();
    grid.go('Unit Cost', 2);
    const cell = grid.cell('Unit Cost', 2).control!;
    expect(grid.all('tbody input')).to.deep.equal([cell]);
    expect([cell.inputMode, cell.autocomplete, cell.spellcheck]).to.deep.equal(['decimal', 'off', false]);
    expect(getComputedStyle(cell).textAlign).to.equal('end');
    await expect(grid.element).to.be.accessible();
  });

  it('CHG-17 says that it is empty, and Add Row makes a row and goes into it', async () => {
    const { grid } = await table([]);
    expect(grid.box.textContent).to.contain('No charges yet.');
    await click(grid.button('Add Row'));
    expect([grid.at, grid.box.textContent?.includes('No charges yet.')]).to.deep.equal([
      'Charge Type row 1',
      false,
    ]);
    await waitUntil(() => grid.announced === 'Row 1 added', 'the announcement');
    await click(grid.button('Remove row 1'));
    expect([grid.values, grid.at]).to.deep.equal([[], 'Add Row']);
  });

  it('duplicates a row by its button and goes into the copy', async () => {
    const { grid } = await table(linesOf(2));
    await click(grid.button('Duplicate row 1'));
    expect([grid.column('Comments'), grid.at]).to.deep.equal([['c1', 'c1', 'c2'], 'Charge Type row 2']);
  });

  it('keeps the column and what was typed when a row is duplicated or removed by the mouse', async () => {
    const { grid } = await table(linesOf(3));
    grid.go('Unit Cost', 1);
    await type('7');
    await click(grid.button('Duplicate row 1'));
    expect([grid.column('Unit Cost').slice(0, 2), grid.at]).to.deep.equal([
      ['7.00', '7.00'],
      'Unit Cost row 2',
    ]);
    await click(grid.button('Remove row 2'));
    expect(grid.at).to.equal('Unit Cost row 2');
    await click(grid.button('Remove row 2'));
    expect(grid.at).to.equal('Unit Cost row 3');
  });

  it('D-23 marks a stored row, which stays to be seen and can be brought back', async () => {
    const { grid } = await table(linesOf(2));
    await click(grid.button('Remove row 1'));
    const cell = grid.cell('Comments', 1);
    expect([cell.readOnly, getComputedStyle(cell.node).textDecorationLine]).to.deep.equal([
      true,
      'line-through',
    ]);
    await waitUntil(() => grid.announced === 'Row 1 will be removed with the next save', 'the announcement');
    await expect(grid.element).to.be.accessible();
    await click(grid.button('Undo remove row 1'));
    expect(grid.cell('Comments', 1).readOnly).to.equal(false);
    expect(grid.hasButton('Duplicate row 1')).to.equal(true);
  });

  it('undoes and redoes by the buttons, which keep the focus', async () => {
    const { grid } = await table(linesOf(1));
    grid.go('Comments', 1);
    await type('new');
    await click(grid.button('Undo'));
    expect([grid.cell('Comments', 1).value, grid.at]).to.deep.equal(['c1', 'Undo']);
    await click(grid.button('Redo'));
    expect([grid.cell('Comments', 1).value, grid.at]).to.deep.equal(['new', 'Redo']);
    await click(grid.button('Redo'));
    await waitUntil(() => grid.announced === 'Nothing to redo', 'the announcement');
    await press('Control+z');
    expect([grid.cell('Comments', 1).value, grid.at]).to.deep.equal(['c1', 'Redo']);
  });

  it('CHG-34 marks a faulty cell, describes it, and shows the message while the cell has the focus or the mouse', async () => {
    const { grid } = await table(FAULTY.slice(0, 3));
    const cell = grid.cell('Unit Cost', 2);
    expect([cell.getAttribute('aria-invalid'), cell.description]).to.deep.equal([
      'true',
      'This is not a number.',
    ]);
    const isShown = () => cell.node.querySelector('span[data-severity]')?.checkVisibility() ?? false;
    expect([isShown(), cell.node.textContent]).to.deep.equal([false, 'abc']);
    await hover(cell.node);
    expect(isShown()).to.equal(true);
    await resetMouse();
    await waitUntil(() => !isShown(), 'the message is gone');
    grid.go('Unit Cost', 2);
    const { control } = cell;
    expect([isShown(), cell.getAttribute('aria-invalid'), cell.description]).to.deep.equal([
      true,
      'true',
      'This is not a number.',
    ]);
    await expect(grid.element).to.be.accessible();
    await type('5');
    expect([cell.hasAttribute('aria-invalid'), cell.description]).to.deep.equal([false, '']);
    expect(focused()).to.equal(control);
  });

  it('CHG-34 lists the blank cells of a row when it is left, and other errors when their cell is', async () => {
    const { grid } = await table(linesOf(1));
    const listed = () => grid.all('section li').map((item) => item.textContent);
    await click(grid.button('Add Row'));
    expect(grid.cell('Quantity', 2).getAttribute('aria-invalid')).to.equal('true');
    expect(listed()).to.deep.equal([]);
    grid.go('Unit Cost', 2);
    await type('abc');
    expect(listed(), 'still being typed').to.deep.equal([]);
    await press('Tab');
    expect(listed()).to.deep.equal(['Row 2, Unit Cost: This is not a number.']);
    grid.button('Duplicate row 2').focus();
    await settled();
    expect(listed(), 'still in the row').to.have.length(1);
    grid.go('Unit Cost', 1);
    await settled();
    expect(listed()).to.deep.equal([
      'Row 2, Charge Type: Required field',
      'Row 2, Quantity: Required field',
      'Row 2, Unit Cost: This is not a number.',
    ]);
    grid.go('Unit Cost', 2);
    await settled();
    expect(listed(), 'once listed, it stays').to.have.length(3);
    await type('5');
    expect(listed(), 'one put right').to.have.length(2);
    await press('Backspace', 'Tab');
    expect(listed(), 'emptied within the row').to.have.length(2);
  });

  it('lists every error and jumps to its cell, also to one that is not drawn', async () => {
    const { grid } = await table(FAULTY);
    await waitUntil(() => grid.all('section').length > 0, 'the rows are checked');
    expect(grid.all('section li').map((item) => item.textContent)).to.deep.equal([
      'Row 2, Unit Cost: This is not a number.',
      'Row 140, Unit Cost: This is not a number.',
    ]);
    grid.button('Row 140, Unit Cost: This is not a number.').focus();
    await press('Enter');
    expect(grid.at).to.equal('Unit Cost row 140');
    await type('1');
    await press('Enter');
    expect(grid.all('section li').length).to.equal(1);
    await click(grid.button('Remove row 141'));
    await settled();
  });

  it('AIR-58 shows a row that is wrong as a whole at its number, at its first cell and in the list', async () => {
    const lines = linesOf(2).map((line, n) =>
      n ? { ...line, cells: { ...line.cells, comments: 'row' } } : line,
    );
    const { grid } = await table(lines);
    grid.go('Charge Type', 2);
    expect(grid.cell('Charge Type', 2).description).to.equal('The row is wrong.');
    grid.go('Charge Type', 1);
    const bubble = grid.all('tbody th')[1]!.querySelector('span')!;
    expect(bubble.checkVisibility()).to.equal(false);
    grid.go('Quantity', 2);
    expect(bubble.checkVisibility()).to.equal(true);
    await expect(grid.element).to.be.accessible();
    await click(grid.button('Row 2: The row is wrong.'));
    expect(grid.at).to.equal('Charge Type row 2');
  });

  it('D-62 shows a warning at its cell, which is not invalid and not in the list', async () => {
    const { grid } = await table(linesOf(2));
    grid.go('Unit Cost', 2);
    await type('-5');
    const cell = grid.cell('Unit Cost', 2);
    expect([cell.description, cell.hasAttribute('aria-invalid'), grid.all('section').length]).to.deep.equal([
      'Is that a credit?',
      false,
      0,
    ]);
    expect(cell.node.querySelector('span[data-severity]')!.checkVisibility()).to.equal(true);
    await expect(grid.element).to.be.accessible();
  });

  it('marks rows that must differ as soon as one becomes like another, and neither once they differ', async () => {
    const { grid } = await table(linesOf(3));
    const wrong = () => [1, 2, 3].map((n) => grid.cell('Comments', n).getAttribute('aria-invalid'));
    grid.go('Comments', 1);
    await type('same');
    await press('ArrowDown', 'ArrowDown');
    await type('same');
    expect(wrong()).to.deep.equal(['true', null, 'true']);
    await type('!');
    expect(wrong()).to.deep.equal([null, null, null]);
  });

  it('CHG-34 shows how many rows cannot be saved, and goes from one error to the next', async () => {
    const { grid } = await table(FAULTY);
    await waitUntil(() => grid.all('section').length > 0, 'the rows are checked');
    expect(grid.all('section p')[0]?.textContent).to.equal('2 rows can’t be saved');
    const visited: (string | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) {
      await click(grid.button('Go to next'));
      visited.push(grid.at);
    }
    expect(visited).to.deep.equal(['Unit Cost row 2', 'Unit Cost row 140', 'Unit Cost row 2']);
  });

  it('notes a mark in its cell without making the row higher', async () => {
    const lines = linesOf(2).map((line, n) =>
      n ? { ...line, cells: { ...line.cells, total: '1200.00' } } : line,
    );
    const { grid } = await table(lines);
    expect(grid.cell('Total Cost', 2).description).to.equal('Minimum applied');
    const [plain, marked] = grid.all('tbody tr').map((row) => row.getBoundingClientRect().height);
    expect(marked).to.equal(plain);
  });

  it('keeps the focus where it was when the rows are loaded anew', async () => {
    const { grid, watch } = await table(linesOf(3));
    grid.go('Quantity', 2);
    const anew = linesOf(3).map((line) => ({ ...line, key: `anew ${line.key}` }));
    watch.dispatch({ type: 'loaded', rows: anew });
    await waitUntil(() => grid.at === 'Quantity row 2', 'the focus is in the new row');
  });
});
