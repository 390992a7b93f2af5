import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { click, press, type } from '../user-input.ts';
import type { GridCell } from './grid-cell.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;

async function table(count: number, readOnly = false) {
  const watch = newWatch();
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={watch} readOnly={readOnly} />, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

const BLOCK = ['Quantity row 1', 'Unit Cost row 1', 'Quantity row 2', 'Unit Cost row 2'];

describe('Grid, ranges and blocks', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('replaces the text of a cell that is clicked and typed in, and puts the caret where the next click is', async () => {
    const { grid } = await table(2);
    const cell = () => grid.cell('Quantity', 2);
    await click(cell().node);
    expect(cell().value).not.to.equal('');
    await type('200');
    expect(cell().value).to.equal('200');
    await click(cell().node);
    expect(cell().selectionEnd! - cell().selectionStart!).to.equal(0);
    await press('End');
    await type('5');
    expect(cell().value).to.equal('2005');
    await click(grid.cell('Quantity', 1).node);
    await click(cell().node);
    await type('7');
    expect(cell().value).to.equal('7');
  });

  it('extends with Shift and the arrows, in every direction, and keeps the focus', async () => {
    const { grid } = await table(3);
    grid.go('Quantity', 1);
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    expect([grid.range, grid.at]).to.deep.equal([BLOCK, 'Quantity row 1']);
    await waitUntil(() => grid.announced === '2 rows, 4 cells selected', 'the announcement');
    await press('Shift+ArrowUp', 'Shift+ArrowLeft');
    expect(grid.range).to.deep.equal([]);
    grid.go('Unit Cost', 2);
    await press('Shift+ArrowUp', 'Shift+ArrowLeft');
    expect(grid.range).to.deep.equal(BLOCK);
  });

  it('leaves Shift with left and right to the text inside of it', async () => {
    const { grid } = await table(1);
    grid.go('Quantity', 1);
    await press('F2', 'Shift+ArrowLeft');
    expect(grid.range).to.deep.equal([]);
    expect(grid.cell('Quantity', 1).selectionStart).to.equal(3);
  });

  it('extends to the ends with Ctrl+Shift+End, and Escape ends the range', async () => {
    const { grid } = await table(2);
    grid.go('Total Cost', 1);
    await press('Control+Shift+End');
    expect(grid.range.length).to.equal(4);
    await press('Escape');
    expect([grid.range, grid.at]).to.deep.equal([[], 'Total Cost row 1']);
  });

  for (const [which, into] of [
    ['that is empty', async () => press('ArrowDown', 'Delete', 'ArrowUp', 'ArrowDown')],
    ['whose text is selected', async () => press('ArrowDown')],
    ['with the caret in its text', async () => press('ArrowDown', 'End', 'ArrowLeft')],
    ['with a range from it', async () => press('ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowLeft')],
  ] as const) {
    it(`keeps the focus with Ctrl+A in a cell ${which}: the next keys change that cell alone`, async () => {
      const { grid } = await table(3);
      grid.go('Comments', 1);
      await into();
      const before = grid.values;
      await press('Control+a', 'Control+a');
      expect([grid.at, grid.range]).to.deep.equal(['Comments row 2', []]);
      await press('Delete');
      expect(grid.values).to.deep.equal(before.with(1, before[1]!.with(4, '')));
      await press('Control+a');
      await type('7');
      expect([grid.at, grid.values]).to.deep.equal([
        'Comments row 2',
        before.with(1, before[1]!.with(4, '7')),
      ]);
    });
  }

  it('extends with Shift and a click, and ends the range with a click', async () => {
    const { grid } = await table(2);
    await click(grid.cell('Quantity', 1).node);
    await sendKeys({ down: 'Shift' });
    await click(grid.cell('Unit Cost', 2).node);
    await sendKeys({ up: 'Shift' });
    expect([grid.range, grid.at]).to.deep.equal([BLOCK, 'Quantity row 1']);
    await click(grid.cell('Quantity', 1).node);
    expect([grid.range, grid.at]).to.deep.equal([[], 'Quantity row 1']);
  });

  it('follows a drag over cells', async () => {
    const { grid } = await table(2);
    const middle = (cell: GridCell): [number, number] => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    await sendMouse({ type: 'move', position: middle(grid.cell('Quantity', 1)) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middle(grid.cell('Unit Cost', 1)) });
    await sendMouse({ type: 'move', position: middle(grid.cell('Unit Cost', 2)) });
    await sendMouse({ type: 'up' });
    expect([grid.range, grid.at]).to.deep.equal([BLOCK, 'Quantity row 1']);
    await sendMouse({ type: 'move', position: middle(grid.cell('Comments', 2)) });
    expect(grid.range).to.deep.equal(BLOCK);
  });

  it('takes a row by its number', async () => {
    const { grid } = await table(3);
    await click(grid.all('tbody th')[1]);
    expect([grid.range.length, grid.at]).to.deep.equal([5, 'Charge Type row 2']);
  });

  it('copies the range as a block, a cell without a selected text as a whole, and leaves a selected text alone', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 1);
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    expect(clipboard('copy')).to.deep.equal({ text: '1.00\t10.00\n2.00\t10.00', isOurs: true });
    await press('Escape', 'F2');
    expect(clipboard('copy')).to.deep.equal({ text: '1.00', isOurs: true });
    await press('Shift+ArrowLeft');
    expect(clipboard('copy').isOurs).to.equal(false);
  });

  it('cuts a range in one step', async () => {
    const { grid } = await table(2);
    grid.go('Comments', 1);
    await press('Shift+ArrowDown');
    expect(clipboard('cut').text).to.equal('c1\nc2');
    await settled();
    expect(grid.column('Comments')).to.deep.equal(['', '']);
    await press('Control+z');
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2']);
  });

  it('pastes a block, adds rows for what is left over, says so, and takes it back in one step', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 2);
    expect(clipboard('paste', '5\t6\r\n7\t8\r\n9\t10\r\n').isOurs).to.equal(true);
    await settled();
    expect(grid.column('Quantity')).to.deep.equal(['1.00', '5.00', '7.00', '9.00']);
    expect(grid.column('Total Cost')).to.deep.equal(['10.00', '30.00', '56.00', '90.00']);
    expect([grid.at, grid.range.length]).to.deep.equal(['Quantity row 2', 6]);
    await waitUntil(() => grid.announced === '3 rows, 6 cells pasted', 'the announcement');
    await press('Control+z');
    expect(grid.column('Quantity')).to.deep.equal(['1.00', '2.00']);
    await waitUntil(() => grid.announced === 'Undone', 'the announcement');
  });

  it('leaves a single value in a single cell to the text, also as Excel copies it, and fills a range with it', async () => {
    const { grid } = await table(3);
    grid.go('Comments', 1);
    expect(clipboard('paste', 'one\r\n').isOurs).to.equal(false);
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    expect(clipboard('paste', 'one\r\n').isOurs).to.equal(true);
    await settled();
    expect(grid.column('Comments')).to.deep.equal(['one', 'one', 'one']);
  });

  it('fills down with Ctrl+D and clears with Delete, each with a word of it', async () => {
    const { grid } = await table(3);
    grid.go('Comments', 1);
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c1', 'c1']);
    await waitUntil(() => grid.announced === '3 cells filled', 'the announcement');
    await press('Delete');
    expect([grid.column('Comments'), grid.range.length]).to.deep.equal([['', '', ''], 3]);
    await type('x');
    expect([grid.column('Comments'), grid.range]).to.deep.equal([['x', '', ''], []]);
  });

  it('copies but neither cuts nor pastes while it is read-only', async () => {
    const { grid } = await table(2, true);
    grid.go('Comments', 1);
    await press('Shift+ArrowDown');
    expect(clipboard('cut').text).to.equal('c1\nc2');
    clipboard('paste', 'a\nb\nc');
    await settled();
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2']);
  });
});
