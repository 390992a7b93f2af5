import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { press, type } from '../user-input.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { linesOf, newWatch, Table } from './table.tsx';

const place = eachPlace();

async function table() {
  const lines = linesOf(2);
  const element = mount(() => <Table lines={lines} watch={newWatch()} />, place());
  const grid = await new GridDriver(element).ready();
  await virtual.start({ container: element.shadowRoot!.querySelector<HTMLElement>('[part=root]')! });
  return grid;
}

/** What was said since, without what only empties a region. */
async function said(): Promise<string[]> {
  await settled();
  const phrases = (await virtual.spokenPhraseLog()).filter((phrase) => !/^polite: *$/.test(phrase));
  await virtual.clearSpokenPhraseLog();
  return phrases;
}
const heard = (phrase: string) =>
  waitUntil(async () => (await virtual.spokenPhraseLog()).includes(phrase), phrase);

describe('Grid, by ear', () => {
  afterEach(() => virtual.stop());

  it('D-155 a row is read cell by cell, without a control in it', async () => {
    await table();
    for (let n = 0; n < 80 && !(await virtual.lastSpokenPhrase()).startsWith('row, 1'); n += 1)
      await virtual.next();
    await virtual.clearSpokenPhraseLog();
    for (let n = 0; n < 9; n += 1) await virtual.next();
    expect(await virtual.spokenPhraseLog()).to.deep.equal([
      'rowheader, 1',
      'gridcell, Ocean Freight',
      'gridcell, 1.00',
      'gridcell, 10.00',
      'gridcell, 10.00',
      'gridcell, 10.00, read only',
      'gridcell, c1',
      'gridcell',
      'button, Duplicate row 1, not disabled, key shortcuts Control+Shift+Enter',
    ]);
  });

  it('D-155 a cell is read with its name, its text, and what is wrong with it', async () => {
    const grid = await table();
    await said();
    grid.go('Quantity', 1);
    expect(await said()).to.deep.equal(['gridcell, 1.00', 'textbox, Quantity row 1, 1.00']);
    await press('Tab');
    await type('x');
    await press('Tab');
    await heard('polite: Row 1, Unit Cost: This is not a number.');
    await press('Shift+Tab');
    expect(await said()).to.deep.equal([
      'gridcell, 10.00',
      'textbox, Unit Cost row 1, 10.00',
      'gridcell, 10.00',
      'textbox, Total Cost row 1, 10.00',
      'polite: Row 1, Unit Cost: This is not a number.',
      'gridcell, x This is not a number., invalid',
      'textbox, Unit Cost row 1, x, This is not a number., invalid',
    ]);
  });

  it('D-155 a range, a paste and an undo are said', async () => {
    const grid = await table();
    grid.go('Quantity', 1);
    await said();
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    await heard('polite: 2 rows, 4 cells selected');
    clipboard('paste', '5\t6\n7\t8');
    await heard('polite: 2 rows, 4 cells pasted');
    await press('Control+z');
    await heard('polite: Undone');
    expect(await said()).to.deep.equal([
      'polite: 2 rows, 4 cells selected',
      'polite: 2 rows, 4 cells pasted',
      'polite: Undone',
    ]);
  });
});
