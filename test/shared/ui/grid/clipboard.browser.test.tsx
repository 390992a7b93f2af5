import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { click, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { Spreadsheet } from './spreadsheet.ts';
import { type Line, linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;
let spreadsheet: Spreadsheet;

async function table(lines: readonly Line[], readOnly = false, beside?: ReactNode) {
  const watch = newWatch();
  const draw = () => (
    <Table lines={lines} watch={watch} readOnly={readOnly}>
      {beside}
    </Table>
  );
  const element = mount(draw, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

/** Copies a block in the other application and pastes it where the grid's focus is. */
async function paste(grid: GridDriver, column: string, row: number, text: string, html: string) {
  await spreadsheet.copy(text, html);
  grid.go(column, row);
  await press('Control+v');
}

const EXCEL = (cells: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
  <meta name=ProgId content=Excel.Sheet></head><body><table>${cells}</table></body></html>`;
const SHEETS = (cells: string) =>
  `<meta charset='utf-8'><google-sheets-html-origin><table>${cells}</table></google-sheets-html-origin>`;

describe('Grid and the clipboard of the machine', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    spreadsheet = new Spreadsheet(place);
  });
  afterEach(() => place.remove());

  it('takes a block from Excel with Ctrl+V, adds rows for it, and takes it back with one Ctrl+Z', async () => {
    const { grid } = await table(linesOf(2));
    const before = grid.values;
    await paste(
      grid,
      'Charge Type',
      2,
      'OFR\t2\t1.5\r\nTerminal Handling\t3\t10\r\nPUC\t1\t0.1\r\n',
      EXCEL('<tr><td>OFR</td><td x:num>2</td><td x:num="1.5">1.50</td></tr>'),
    );
    expect(grid.values).to.deep.equal([
      before[0],
      ['Ocean Freight', '2.00', '1.50', '3.00', 'c2'],
      ['Terminal Handling', '3.00', '10.00', '30.00', ''],
      ['Pickup', '1.00', '0.10', '0.10', ''],
    ]);
    await press('Control+z');
    expect(grid.values).to.deep.equal(before);
  });

  it('takes a block from Google Sheets, with a cell of two lines and a quote in it', async () => {
    const { grid } = await table(linesOf(2));
    await paste(
      grid,
      'Total Cost',
      1,
      '5\t"door\nto 2"" pipe"\n6\t2" pipe',
      SHEETS('<tr><td data-sheets-value="{5}">5</td><td>door<br/>to 2" pipe</td></tr>'),
    );
    expect(grid.column('Comments')).to.deep.equal(['door to 2" pipe', '2" pipe']);
    expect(grid.column('Total Cost')).to.deep.equal(['5.00', '6.00']);
  });

  it('takes a single cell of Excel over the text of a cell, without the end of the line', async () => {
    const { grid, watch } = await table(linesOf(1));
    await paste(grid, 'Unit Cost', 1, '7.5\r\n', EXCEL('<tr><td x:num>7.5</td></tr>'));
    await press('Enter');
    expect(grid.values[0]).to.deep.equal(['Ocean Freight', '1.00', '7.50', '7.50', 'c1']);
    await paste(grid, 'Comments', 1, 'by truck\r\n', EXCEL('<tr><td>by truck</td></tr>'));
    await press('Enter');
    expect(watch.state.rows[0]?.cells.comments).to.equal('by truck');
    await paste(grid, 'Comments', 1, '"two\nlines"\r\n', EXCEL('<tr><td>two<br>lines</td></tr>'));
    expect(grid.cell('Comments', 1).value).to.equal('two lines');
  });

  it('fills a range with a single cell of Excel', async () => {
    const { grid } = await table(linesOf(3));
    await spreadsheet.copy('4\r\n', EXCEL('<tr><td x:num>4</td></tr>'));
    grid.go('Quantity', 1);
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+v');
    expect(grid.column('Quantity')).to.deep.equal(['4.00', '4.00', '4.00']);
    expect(grid.column('Total Cost')).to.deep.equal(['40.00', '40.00', '40.00']);
  });

  it('gives a range to a spreadsheet with Ctrl+C: tabs, newlines, and quotes where they are needed', async () => {
    const [one, two] = linesOf(2);
    const { grid } = await table([
      { ...one!, cells: { ...one!.cells, comments: '"fragile"' } },
      { ...two!, cells: { ...two!.cells, comments: '' } },
    ]);
    grid.go('Unit Cost', 1);
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await spreadsheet.paste()).to.equal('10.00\t10.00\t"""fragile"""\n10.00\t20.00\t');
  });

  it('moves a range with Ctrl+X and Ctrl+V, in two steps', async () => {
    const { grid } = await table(linesOf(3));
    const before = grid.values;
    grid.go('Unit Cost', 1);
    await press('Shift+ArrowDown', 'Control+x');
    expect(grid.column('Unit Cost')).to.deep.equal(['', '', '10.00']);
    expect(await spreadsheet.paste()).to.equal('10.00\n10.00');
    grid.go('Quantity', 2);
    await press('Control+v');
    expect(grid.column('Quantity')).to.deep.equal(['1.00', '10.00', '10.00']);
    await press('Control+z', 'Control+z');
    expect(grid.values).to.deep.equal(before);
  });

  it('copies a cell onto another one letter by letter, whatever it holds', async () => {
    const [one, two] = linesOf(2);
    for (const comments of ['c, 5%', '"fragile"', '"', '=1+1', "'0012", '']) {
      place.querySelector('fp-mounted')?.remove();
      const { grid } = await table([{ ...one!, cells: { ...one!.cells, comments } }, two!]);
      for (const selected of [comments.length, 0]) {
        const from = grid.cell('Comments', 1);
        from.focus();
        from.setSelectionRange(0, selected);
        await press('Control+c');
        grid.go('Comments', 2);
        await press('Control+v', 'Enter');
        expect(grid.cell('Comments', 2).value).to.equal(comments);
        await press('Control+z');
        expect(grid.cell('Comments', 2).value).to.equal('c2');
      }
    }
  });

  it('leaves a text selected inside a cell to the browser, both ways', async () => {
    const { grid } = await table([{ key: 'a', cells: { comments: 'by truck or rail' } }]);
    const cell = grid.cell('Comments', 1);
    cell.focus();
    cell.setSelectionRange(3, 8);
    await press('Control+c');
    expect(await spreadsheet.paste()).to.equal('truck');
    cell.focus();
    cell.setSelectionRange(12, 16);
    await press('Control+v');
    expect(cell.value).to.equal('by truck or truck');
    await type('s');
    await press('Control+z');
    expect(cell.value, 'one step for all typing').to.equal('by truck or rail');
  });

  it('makes rows of a block on Add Row of an empty table, and says so', async () => {
    const { grid } = await table([]);
    await spreadsheet.copy('OFR\t2\t1.5\r\nPUC\t1\t4\r\n', EXCEL('<tr><td>OFR</td></tr>'));
    grid.button('Add Row').focus();
    await press('Control+v');
    expect(grid.values).to.deep.equal([
      ['Ocean Freight', '2.00', '1.50', '3.00', ''],
      ['Pickup', '1.00', '4.00', '4.00', ''],
    ]);
    expect(grid.at).to.equal('Charge Type row 1');
    await waitUntil(() => grid.announced === '2 rows, 6 cells pasted', 'the announcement');
    await press('Control+z');
    expect(grid.values).to.deep.equal([]);
  });

  it('makes rows of a block after a click into the empty table, and at the end beside the cells', async () => {
    const { grid } = await table([]);
    await spreadsheet.copy('OFR\t2\nPUC\t1', SHEETS('<tr><td>OFR</td></tr>'));
    await click(grid.box);
    await press('Control+v');
    expect(grid.column('Quantity')).to.deep.equal(['2.00', '1.00']);
    grid.go('Quantity', 1);
    grid.button('Remove row 1').focus();
    await press('Control+v');
    expect(grid.column('Quantity')).to.deep.equal(['2.00', '1.00', '2.00', '1.00']);
  });

  it('leaves a single value on a button, and a block in a text field of the toolbar, alone', async () => {
    const { grid } = await table([], false, <input aria-label="Note" />);
    await spreadsheet.copy('OFR\r\n', EXCEL('<tr><td>OFR</td></tr>'));
    grid.button('Add Row').focus();
    await press('Control+v');
    const note = grid.all<HTMLInputElement>('input')[0]!;
    await spreadsheet.copy('OFR\t2\nPUC\t1', SHEETS('<tr><td>OFR</td></tr>'));
    note.focus();
    await press('Control+v');
    expect([grid.values, note.value.includes('PUC')]).to.deep.equal([[], true]);
  });

  it('D-155 refuses a block of more cells than can be pasted at once, whole, with the count and the limit', async () => {
    const { grid } = await table(linesOf(2));
    const before = grid.values;
    const block = Array.from({ length: 10_000 }, () => Array(40).fill('1').join('\t')).join('\r\n');
    await paste(grid, 'Quantity', 1, block, EXCEL('<tr><td>1</td></tr>'));
    expect(grid.all('[role=alert]')[0]?.textContent).to.contain(
      'The block has 400,000 cells; at most 100,000 can be pasted at once. Please paste it in parts.',
    );
    expect([grid.values, grid.at]).to.deep.equal([before, 'Quantity row 1']);
  });

  it('says what a paste came to whose values all were cut', async () => {
    const { grid } = await table(linesOf(1));
    await paste(grid, 'Comments', 1, 'c1\t5\t6\r\n', EXCEL('<tr><td>c1</td></tr>'));
    await waitUntil(
      () => grid.announced === '1 row, 1 cell pasted; 2 values found no column',
      'the announcement',
    );
    expect(grid.column('Comments')).to.deep.equal(['c1']);
  });

  it('D-123 copies from a table that cannot be changed, and changes nothing', async () => {
    const { grid } = await table(linesOf(2), true);
    const before = grid.values;
    grid.go('Quantity', 1);
    await press('Shift+ArrowDown', 'Control+x');
    expect(await spreadsheet.paste()).to.equal('1.00\n2.00');
    grid.go('Quantity', 1);
    await press('Control+v');
    await paste(grid, 'Quantity', 1, '8\t9\r\n', EXCEL('<tr><td>8</td><td>9</td></tr>'));
    expect(grid.values).to.deep.equal(before);
  });
});
