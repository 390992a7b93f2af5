import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { mount } from '../mount.ts';
import { focused, found, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;

async function table(count: number, readOnly = false) {
  const watch = newWatch();
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={watch} readOnly={readOnly} />, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

const selection = () => {
  const input = focused() as HTMLInputElement;
  return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
};

describe('Grid, by keyboard', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('goes to the next and the previous cell with Tab, round the ends of rows, and out of the table', async () => {
    const { grid } = await table(2);
    grid.go('Total Cost', 1);
    await press('Tab');
    expect(grid.at).to.equal('Comments row 1');
    await press('Tab');
    expect(grid.at).to.equal('Charge Type row 2');
    await press('Shift+Tab');
    expect(grid.at).to.equal('Comments row 1');
    grid.go('Comments', 2);
    await press('Tab');
    expect(grid.table.contains(focused())).to.equal(false);
  });

  it('selects the whole text on arrival, so that typing replaces it', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 1);
    await press('ArrowDown');
    expect([grid.at, selection()]).to.deep.equal(['Quantity row 2', '2.00']);
    await type('7');
    expect(grid.cell('Quantity', 2).value).to.equal('7');
  });

  it('goes down with Enter and up with Shift+Enter, normalizes the text, and stays in the last row', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 1);
    await type('3');
    await press('Enter');
    expect([grid.at, grid.cell('Quantity', 1).value]).to.deep.equal(['Quantity row 2', '3.00']);
    await type('4');
    await press('Enter');
    expect([grid.at, grid.cell('Quantity', 2).value]).to.deep.equal(['Quantity row 2', '4.00']);
    expect(grid.values.length).to.equal(2);
    await press('Shift+Enter');
    expect(grid.at).to.equal('Quantity row 1');
  });

  for (const [row, ...keys] of [
    [2, 'Enter', 'ArrowDown', 'PageDown'],
    [1, 'Shift+Enter', 'ArrowUp', 'PageUp'],
  ] as const)
    for (const key of keys)
      it(`normalizes the text in row ${row} of 2 with ${key} and stays there, which is one step`, async () => {
        const { grid } = await table(2);
        grid.go('Quantity', row);
        await type('7');
        await press(key);
        expect([grid.at, selection()]).to.deep.equal([`Quantity row ${row}`, '7.00']);
        await press('Control+z');
        expect(grid.cell('Quantity', row).value).to.equal(`${row}.00`);
      });

  it('moves sideways from the edges of the text only', async () => {
    const { grid } = await table(1);
    grid.go('Quantity', 1);
    await press('ArrowRight');
    expect(grid.at).to.equal('Unit Cost row 1');
    await press('Home', 'ArrowRight');
    expect(grid.at).to.equal('Unit Cost row 1');
    await press('End', 'ArrowRight');
    expect(grid.at).to.equal('Total Cost row 1');
    await press('Home', 'ArrowLeft');
    expect(grid.at).to.equal('Unit Cost row 1');
    await press('F2', 'ArrowLeft');
    expect([grid.at, selection()]).to.deep.equal(['Unit Cost row 1', '']);
  });

  it('moves up and down from anywhere in the text', async () => {
    const { grid } = await table(3);
    grid.go('Unit Cost', 2);
    await press('F2', 'ArrowLeft', 'ArrowUp');
    expect(grid.at).to.equal('Unit Cost row 1');
    await press('ArrowUp');
    expect(grid.at).to.equal('Unit Cost row 1');
  });

  it('goes to the ends of the table with Ctrl+Home and Ctrl+End, and by screens with the page keys', async () => {
    const { grid } = await table(60);
    grid.go('Quantity', 2);
    await press('Control+End');
    expect(grid.at).to.equal('Comments row 60');
    await press('Control+Home');
    expect(grid.at).to.equal('Charge Type row 1');
    await press('PageDown');
    const far = Number(grid.at?.split(' ').at(-1));
    expect(far).to.be.within(5, 40);
    await press('PageUp');
    expect(grid.at).to.equal('Charge Type row 1');
  });

  it('reaches the buttons of a row with the arrow from its last cell, and comes back', async () => {
    const { grid } = await table(2);
    grid.go('Comments', 1);
    await press('ArrowRight');
    expect(grid.at).to.equal('Duplicate row 1');
    await press('ArrowRight', 'ArrowDown');
    expect(grid.at).to.equal('Remove row 2');
    await press('ArrowUp', 'ArrowLeft', 'ArrowLeft');
    expect(grid.at).to.equal('Comments row 1');
  });

  it('inserts a row below with Ctrl+Enter and duplicates one with Ctrl+Shift+Enter', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 1);
    await press('Control+Enter');
    expect(grid.at).to.equal('Charge Type row 2');
    expect(grid.column('Comments')).to.deep.equal(['c1', '', 'c2']);
    await press('ArrowDown', 'Control+Shift+Enter');
    expect(grid.column('Comments')).to.deep.equal(['c1', '', 'c2', 'c2']);
    expect(grid.at).to.equal('Charge Type row 4');
  });

  it('shows a user of Tab, who passes the buttons of the rows, all keys before the table; they do what the buttons do', async () => {
    const { grid } = await table(2);
    grid.button('Keyboard shortcuts').focus();
    await press('Tab');
    expect(grid.at).to.equal('Charge Type row 1');
    await press('Shift+Tab', 'Enter');
    const map = await found(grid.element, 'dialog');
    const keysOf = (name: string) => grid.button(name).getAttribute('aria-keyshortcuts') ?? '';
    for (const name of ['Duplicate row 1', 'Remove row 1', 'Keyboard shortcuts']) {
      expect(map.textContent, name).to.contain(keysOf(name).replace('Control', 'Ctrl'));
    }
    expect(map.textContent).to.contain('From the last cell to the buttons of the row');
    await press('Escape', 'Tab');
    await press(keysOf('Duplicate row 1'));
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c1', 'c2']);
    await press(keysOf('Remove row 2'));
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2']);
    await press('Control+Home', keysOf('Remove row 1'));
    expect(grid.hasButton('Undo remove row 1')).to.equal(true);
    await press('ArrowUp', keysOf('Undo remove row 1'));
    expect(grid.hasButton('Undo remove row 1')).to.equal(false);
  });

  it('D-23 marks a stored row with Ctrl+Shift+Backspace, brings it back with the same, and drops a new one', async () => {
    const { grid } = await table(2);
    grid.go('Comments', 1);
    await press('Control+Shift+Backspace');
    expect(grid.hasButton('Undo remove row 1')).to.equal(true);
    expect([grid.cell('Comments', 1).readOnly, grid.at]).to.deep.equal([true, 'Comments row 2']);
    await press('ArrowUp', 'Control+Shift+Backspace');
    expect([grid.hasButton('Undo remove row 1'), grid.at]).to.deep.equal([false, 'Comments row 1']);
    await press('Control+Enter', 'Control+Shift+Backspace');
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2']);
  });

  it('takes the typing back with Escape, and leaves the next Escape to the page', async () => {
    const { grid } = await table(1);
    const seen: string[] = [];
    const listener = (event: KeyboardEvent) => seen.push(event.key);
    document.addEventListener('keydown', listener);
    grid.go('Quantity', 1);
    await type('99');
    await press('Escape');
    expect([grid.cell('Quantity', 1).value, grid.cell('Total Cost', 1).value]).to.deep.equal([
      '1.00',
      '10.00',
    ]);
    expect(seen).to.deep.equal([]);
    await press('Escape');
    document.removeEventListener('keydown', listener);
    expect([seen, grid.at]).to.deep.equal([['Escape'], 'Quantity row 1']);
  });

  it('undoes and redoes with Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, one step for all that was typed in a cell', async () => {
    const { grid } = await table(2);
    grid.go('Quantity', 1);
    await type('12');
    await press('Tab');
    await type('5');
    await press('Tab', 'Control+z');
    expect([grid.cell('Unit Cost', 1).value, grid.at]).to.deep.equal(['10.00', 'Unit Cost row 1']);
    await press('Control+z');
    expect([grid.cell('Quantity', 1).value, grid.at]).to.deep.equal(['1.00', 'Quantity row 1']);
    await press('Control+y', 'Control+Shift+z');
    expect([grid.cell('Quantity', 1).value, grid.cell('Unit Cost', 1).value]).to.deep.equal([
      '12.00',
      '5.00',
    ]);
  });

  it('leaves keys with AltGr and those of an input method alone', async () => {
    const { grid, watch } = await table(2);
    grid.go('Quantity', 1);
    await settled();
    watch.actions.length = 0;
    const send = (key: string, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        composed: true,
        ...init,
      });
      focused()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };
    expect(send('d', altGr)).to.equal(false);
    expect(send('z', { ctrlKey: true, altKey: true })).to.equal(false);
    expect(send('Enter', { isComposing: true })).to.equal(false);
    expect(send('ArrowDown', { keyCode: 229 })).to.equal(false);
    expect([watch.actions, grid.at]).to.deep.equal([[], 'Quantity row 1']);
  });

  it('changes nothing while it is read-only, and moves on', async () => {
    const { grid } = await table(2, true);
    const before = grid.values;
    grid.go('Quantity', 1);
    await type('9');
    await press(
      'Delete',
      'Control+d',
      'Control+Enter',
      'Control+Shift+Backspace',
      'Alt+ArrowDown',
      'ArrowDown',
    );
    expect([grid.values, grid.at]).to.deep.equal([before, 'Quantity row 2']);
    const buttons = ['Remove row 1', 'Duplicate row 1', 'Add Row', 'Undo', 'Redo'];
    expect(buttons.map((name) => grid.button(name).ariaDisabled)).to.deep.equal(buttons.map(() => 'true'));
  });
});
