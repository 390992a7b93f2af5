import { expect } from '@open-wc/testing';
import { eachPlace, mount } from '../mount.ts';
import { focused, press, type } from '../user-input.ts';
import type { GridCell } from './grid-cell.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';
import { Spreadsheet } from './spreadsheet.ts';

const place = eachPlace();

async function cell(text = '') {
  const lanes = [laneOf({ 100: text, comment: text }), laneOf()];
  const grid = await new GridDriver(mount(() => <Lanes lanes={lanes} />, place())).ready();
  grid.go('+ 100 Kgs', 1);
  return { grid, input: grid.cell('+ 100 Kgs', 1) };
}

const caret = ({ selectionStart, selectionEnd }: GridCell) => [selectionStart, selectionEnd];

describe('Grid, a cell of digits, dot and comma', () => {
  it('AIR-43 drops every other character while it is typed', async () => {
    const { grid, input } = await cell();
    await type('a1b2x.5kg');
    expect(input.value).to.equal('12.5');
    await press('Tab', 'Shift+Tab');
    expect(grid.cell('+ 100 Kgs', 1).value).to.equal('12.5');
  });

  it('AIR-43 leaves caret and selection where they are for a dropped key', async () => {
    const { input } = await cell('12.5');
    await type('x');
    expect([input.value, caret(input)]).to.deep.equal(['12.5', [0, 4]]);
    input.setSelectionRange(1, 1);
    await type('k');
    expect([input.value, caret(input)]).to.deep.equal(['12.5', [1, 1]]);
    await type('7');
    expect([input.value, caret(input)]).to.deep.equal(['172.5', [2, 2]]);
  });

  it('AIR-43 leaves a value that is pasted whole: without its signs it would be another number', async () => {
    const { grid, input } = await cell('15');
    const spreadsheet = new Spreadsheet(place());
    await spreadsheet.copy('10-12', '');
    grid.go('+ 100 Kgs', 1);
    await press('Control+v');
    expect([input.value, caret(input)]).to.deep.equal(['10-12', [5, 5]]);
    await press('Control+z');
    expect(input.value).to.equal('15');
  });

  it('AIR-43 leaves the texts of a pasted block whole', async () => {
    const { grid } = await cell();
    const spreadsheet = new Spreadsheet(place());
    await spreadsheet.copy('1.20 USD\t3 d\t5 d\tlhr/fra\n2.40 USD\t4 d\t6 d\t', '');
    grid.go('+ 100 Kgs', 1);
    await press('Control+v');
    expect(grid.values.map((cells) => cells.slice(2))).to.deep.equal([
      ['1.20 USD', '3 d', '5 d', 'LHR / FRA', '', '', ''],
      ['2.40 USD', '4 d', '6 d', '', '', '', ''],
    ]);
  });

  it('AIR-43 reads wide digits and the stop of an input method, and drops the rest when it is done', async () => {
    const { input } = await cell('9');
    const control = input.control!;
    input.setSelectionRange(1, 1);
    control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    control.setRangeText('１２。５円', 1, 1, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value, 'left alone while it composes').to.equal('9１２。５円');
    control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect([input.value, caret(input)]).to.deep.equal(['912.5', [5, 5]]);
    await type('。0');
    expect(input.value, 'letter by letter').to.equal('912.5.0');
  });

  it('lets every character into other cells', async () => {
    const { grid } = await cell();
    grid.go('Notes', 1);
    await type('ab 1');
    expect((focused() as HTMLInputElement).value).to.equal('ab 1');
  });
});
