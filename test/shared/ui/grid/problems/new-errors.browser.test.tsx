import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../../mount.ts';
import { press, type } from '../../user-input.ts';
import { GridDriver } from '../grid-driver.ts';
import { linesOf, newWatch, Table } from '../table.tsx';

describe('an error that was typed into a grid', () => {
  const place = eachPlace();
  const table = () =>
    new GridDriver(mount(() => <Table lines={linesOf(2)} watch={newWatch()} />, place())).ready();
  const announces = (grid: GridDriver, words: string) =>
    waitUntil(() => grid.announced === words, `"${words}" is announced`);

  it('is announced once its cell is left, with its row and column, and gone once it is put right', async () => {
    const grid = await table();
    grid.go('Unit Cost', 2);
    await type('x');
    expect(grid.announced).to.equal('');
    await press('Tab');
    await announces(grid, 'Row 2, Unit Cost: This is not a number.');
    await press('Shift+Tab');
    await type('7');
    await press('Tab');
    await announces(grid, '');
  });

  it('is announced where Enter leaves the focus in the cell', async () => {
    const grid = await table();
    grid.go('Unit Cost', 2);
    await type('x');
    await press('Enter');
    await announces(grid, 'Row 2, Unit Cost: This is not a number.');
  });

  it('is announced of the row where it is of no cell', async () => {
    const grid = await table();
    grid.go('Comments', 1);
    await type('row');
    await press('Tab');
    await announces(grid, 'Row 1: The row is wrong.');
  });

  it('is not announced again by a list that is opened and closed', async () => {
    const grid = await table();
    grid.go('Unit Cost', 1);
    await type('x');
    await press('Tab');
    await announces(grid, 'Row 1, Unit Cost: This is not a number.');
    const region = grid.all('[aria-live]')[0]!;
    let changes = 0;
    const observer = new MutationObserver(() => {
      changes += 1;
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    grid.go('Charge Type', 1);
    await press('Alt+ArrowDown');
    await waitUntil(() => grid.announced.includes('304 results'), 'the list is open');
    await press('Escape');
    await waitUntil(() => !grid.announced.includes('results'), 'the list is closed');
    observer.disconnect();
    expect(changes).to.equal(0);
  });
});
