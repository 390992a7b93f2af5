import { expect } from '@open-wc/testing';
import type { GridRules } from '../../../../shared/ui/grid/model/grid-model.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, type LanesProps, laneOf, RULES } from './lanes.tsx';
import { message } from './message.ts';

const place = eachPlace();

const LABELS = {
  addRow: message('Add Local Charge'),
  removeRow: (n: string) => message(`Delete charge ${n}`),
  duplicateRow: (n: string) => message(`Duplicate rate ${n}`),
};

const GUARDED: GridRules<LanesProps['lanes'][number]> = {
  ...RULES,
  refuseAdd(rows) {
    const last = rows.at(-1);
    return last && !last.cells.to
      ? { message: message('Please fill the "To" field.'), position: { row: last.key, column: 'to' } }
      : undefined;
  },
  refuseRemove: (row, rows) =>
    row === rows[0] ? { message: message('The first rate stays; change it instead.') } : undefined,
};

async function table(props: Omit<LanesProps, 'lanes'>) {
  const lanes = [laneOf({ from: 'YYZ', to: 'LHR' }), laneOf({ from: 'FRA' })];
  return new GridDriver(mount(() => <Lanes lanes={lanes} {...props} />, place())).ready();
}

const froms = (grid: GridDriver) => grid.column('From');

describe('Grid, what is done with rows', () => {
  it('AIR-25 AIR-27 names its buttons as the tool says', async () => {
    const grid = await table({ labels: LABELS });
    await click(grid.button('Duplicate rate 2'));
    expect(froms(grid)).to.deep.equal(['YYZ', 'FRA', 'FRA']);
    await click(grid.button('Delete charge 2'));
    await click(grid.button('Add Local Charge'));
    expect(froms(grid)).to.deep.equal(['YYZ', 'FRA', '']);
    await expect(grid.element).to.be.accessible();
  });

  it('AIR-32 has only the buttons and keys that the tool wants', async () => {
    const actions = ['remove'] as const;
    const grid = await table({ rowActions: actions });
    expect([grid.hasButton('Duplicate row 1'), grid.hasButton('Remove row 1')]).to.deep.equal([false, true]);
    grid.go('From', 1);
    await press('Control+Shift+Enter');
    expect(froms(grid)).to.deep.equal(['YYZ', 'FRA']);
    await press('Control+Shift+Backspace');
    expect(froms(grid)).to.deep.equal(['FRA']);
    await expect(grid.element).to.be.accessible();
  });

  it('draws no column for buttons where rows have none', async () => {
    const none: [] = [];
    const grid = await table({ rowActions: none });
    expect(grid.all('thead th').map((head) => head.textContent)).not.to.include('Row actions');
    expect(grid.all('tbody button')).to.deep.equal([]);
    await expect(grid.element).to.be.accessible();
  });

  it('AIR-46 adds no row to an unfinished one: it says why and goes to the cell that is missing', async () => {
    const grid = await table({ rules: GUARDED });
    const alert = () => grid.all('[role=alert]')[0];
    await click(grid.button('Add Row'));
    expect([froms(grid), grid.at]).to.deep.equal([['YYZ', 'FRA'], 'To row 2']);
    expect(alert()?.textContent).to.contain('Please fill the "To" field.');
    const first = alert();
    await press('Control+Enter');
    expect([alert() !== first, grid.at], 'announced again').to.deep.equal([true, 'To row 2']);
    await type('NRT');
    await press('Escape', 'Control+Enter');
    expect([froms(grid), alert()]).to.deep.equal([['YYZ', 'FRA', ''], undefined]);
  });

  it('AIR-61 takes the message away by its button, and by a click anywhere on it', async () => {
    const grid = await table({ rules: GUARDED });
    for (const place of [() => grid.button('Dismiss'), () => grid.all('[role=alert]')[0]]) {
      await click(grid.button('Add Row'));
      await click(place());
      expect(grid.all('[role=alert]')).to.deep.equal([]);
    }
  });

  it('AIR-63 D-63 keeps the first row: its button is disabled and says why, by keyboard, too', async () => {
    const grid = await table({ rules: GUARDED });
    const why = 'The first rate stays; change it instead.';
    const remove = grid.button('Remove row 1');
    expect([remove.ariaDisabled, remove.title]).to.deep.equal(['true', why]);
    expect(grid.button('Remove row 2').ariaDisabled).not.to.equal('true');
    await click(remove);
    expect([froms(grid), grid.at]).to.deep.equal([['YYZ', 'FRA'], 'Remove row 1']);
    await waitUntil(() => grid.all('[role=alert]')[0]?.textContent.includes(why), 'the reason');
    grid.go('From', 1);
    await press('Control+Shift+Backspace');
    expect(froms(grid)).to.deep.equal(['YYZ', 'FRA']);
    await expect(grid.element).to.be.accessible();
  });
});
