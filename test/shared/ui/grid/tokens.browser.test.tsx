import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { eachPlace, mount } from '../mount.ts';
import { click, press, type } from '../user-input.ts';
import type { GridCell } from './grid-cell.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';

const place = eachPlace();

async function routing(text = '') {
  const lanes = [laneOf({ from: 'YYZ', routing: text }), laneOf({ from: 'FRA' })];
  const grid = await new GridDriver(mount(() => <Lanes lanes={lanes} />, place())).ready();
  grid.go('Routing', 1);
  return { grid, cell: grid.cell('Routing', 1) };
}

const caretOf = ({ selectionStart, selectionEnd }: GridCell) => [selectionStart, selectionEnd];

describe('Grid, cells of several codes', () => {
  afterEach(() => resetMouse());

  it('AIR-30 is a combobox by name that shows its codes as one text, and has no list before it is opened', async () => {
    const { grid, cell } = await routing('YYZ / LHR');
    expect([cell.getAttribute('role'), cell.getAttribute('aria-expanded'), cell.value]).to.deep.equal([
      'combobox',
      'false',
      'YYZ / LHR',
    ]);
    expect(grid.all('[part=menu]')).to.deep.equal([]);
    await expect(grid.element).to.be.accessible();
  });

  it('AIR-30 takes one code after the other from the list, while typing', async () => {
    const { grid, cell } = await routing();
    await type('toro');
    expect([grid.isMenuOpen, grid.highlighted]).to.deep.equal([true, 'YYZ']);
    await press('Enter');
    expect([cell.value, caretOf(cell), grid.isMenuOpen]).to.deep.equal(['YYZ / ', [6, 6], false]);
    await type('l');
    expect(grid.options[0]).to.equal('LHR');
    await press('Enter');
    await type('nrt');
    await press('Tab');
    expect([grid.cell('Routing', 1).value, grid.at]).to.deep.equal([
      'YYZ / LHR / NRT',
      'Validity From row 1',
    ]);
    await press('Shift+Tab', 'Control+z');
    expect(grid.cell('Routing', 1).value, 'all of it is one step').to.equal('');
  });

  it('AIR-30 takes a code that is typed whole, and the next one behind it', async () => {
    const { grid, cell } = await routing();
    await type('FRA');
    await press('Enter');
    expect([cell.value, grid.at]).to.deep.equal(['FRA / ', 'Routing row 1']);
    await type('LHR');
    await press('Enter', 'Enter');
    expect([cell.value, grid.at]).to.deep.equal(['FRA / LHR', 'Routing row 2']);
  });

  it('takes codes that are typed with separators, without the list', async () => {
    const { grid } = await routing();
    await type('yyz/lhr, fra');
    await press('Escape', 'Enter');
    expect(grid.cell('Routing', 1).value).to.equal('YYZ / LHR / FRA');
  });

  it('changes the code in which the caret is, and leaves the others', async () => {
    const { grid, cell } = await routing('YYZ / LHR / FRA');
    cell.setSelectionRange(9, 9);
    await press('Backspace', 'Backspace', 'Backspace');
    await type('nar');
    expect(grid.highlighted).to.equal('NRT');
    await press('Enter');
    expect([cell.value, caretOf(cell)]).to.deep.equal(['YYZ / NRT / FRA', [12, 12]]);
  });

  it('takes the last code with Backspace in the empty entry, one after the other', async () => {
    const { cell } = await routing();
    await type('yyz/lhr/');
    await press('Escape', 'Backspace');
    expect(cell.value).to.equal('yyz / ');
    await press('Backspace');
    expect(cell.value).to.equal('');
    await type('fra');
    await press('Escape', 'Backspace');
    expect(cell.value, 'within a code it is one letter').to.equal('fr');
  });

  it('opens with Alt+Down, F2 and a click on its arrow, offers what is not in it yet, and adds to the end', async () => {
    const { grid, cell } = await routing('YYZ / LHR');
    const { right, top, height } = cell.getBoundingClientRect();
    const position: [number, number] = [Math.round(right - 10), Math.round(top + height / 2)];
    for (const open of [
      () => press('Alt+ArrowDown'),
      () => press('F2'),
      () => sendMouse({ type: 'click', position }),
    ]) {
      await open();
      expect([grid.isMenuOpen, grid.options]).to.deep.equal([true, ['FRA', 'NRT']]);
      await press('Escape');
    }
    await press('Alt+ArrowDown');
    await click(grid.option('FRA'));
    expect([cell.value, grid.at]).to.deep.equal(['YYZ / LHR / FRA / ', 'Routing row 1']);
    await press('ArrowDown');
    expect(grid.cell('Routing', 1).value).to.equal('YYZ / LHR / FRA');
  });

  it('copies and pastes its codes as text', async () => {
    const { grid } = await routing('YYZ / LHR');
    grid.cell('Routing', 1).setSelectionRange(0, 0);
    expect(clipboard('copy').text).to.equal('YYZ / LHR');
    await press('Shift+ArrowDown');
    clipboard('paste', 'fra > nrt');
    expect(grid.column('Routing')).to.deep.equal(['FRA / NRT', 'FRA / NRT']);
  });
});
