import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { eachPlace, mount } from '../mount.ts';
import { focused, press } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';

const place = eachPlace();

async function table(count: number) {
  const lanes = Array.from({ length: count }, (_, n) => laneOf({ from: 'YYZ', to: 'LHR', 100: `${n}` }));
  return new GridDriver(mount(() => <Lanes lanes={lanes} />, place())).ready();
}

describe('Grid, headings', () => {
  it('AIR-27 AIR-31 stands one heading over two columns, whose cells are named by both', async () => {
    const grid = await table(2);
    const rows = grid
      .all('thead tr')
      .map((row) =>
        [...row.querySelectorAll('th')].map(({ textContent, scope, colSpan, rowSpan }) =>
          [textContent, scope, colSpan, rowSpan].join(' '),
        ),
      );
    expect(rows).to.deep.equal([
      [
        'From* col 1 2',
        'To* col 1 2',
        '+ 100 Kgs col 1 2',
        'T/Time* colgroup 2 1',
        'Routing* col 1 2',
        'Validity From* col 1 2',
        'Validity To* col 1 2',
        'Rate Specific Notes col 1 2',
        'Row actions col 1 2',
      ],
      ['min col 1 1', 'max col 1 1'],
    ]);
    expect([grid.cell('T/Time min', 1).value, grid.cell('T/Time max', 2).value]).to.deep.equal(['', '']);
    await expect(grid.element).to.be.accessible();
  });

  it('keeps in sight the column that is sticky, above those that are not', async () => {
    const grid = await table(1);
    grid.box.style.width = '400px';
    const from = grid.cell('From', 1);
    const before = from.getBoundingClientRect();
    grid.box.scrollLeft = 50;
    // The event of the scroll comes with the frame that shows it.
    await settled();
    const { left, right, top } = from.getBoundingClientRect();
    expect(left).to.equal(before.left);
    const root = grid.element.shadowRoot!;
    expect(root.elementFromPoint(right - 10, top + 10)).to.equal(from.node);
  });

  it('names a cell without the star of its heading, or as the column says', async () => {
    const grid = await table(1);
    expect(grid.cell('From', 1).value).to.equal('YYZ');
    expect(grid.cell('Notes', 1).value).to.equal('');
    grid.go('From', 1);
    await press('Alt+ArrowDown');
    expect(grid.all('[role=listbox]')[0]?.getAttribute('aria-label')).to.equal('From');
  });

  it('counts both rows of headings, which stay in sight over the cell that is gone to', async () => {
    const grid = await table(60);
    expect(grid.table.getAttribute('aria-rowcount')).to.equal('62');
    expect(grid.cell('From', 1).closest('tr')?.getAttribute('aria-rowindex')).to.equal('3');
    grid.box.scrollTop = grid.box.scrollHeight;
    await settled();
    const top = grid.box.getBoundingClientRect().top;
    const edges = grid.all('thead th').map((th) => Math.round(th.getBoundingClientRect().bottom - top));
    expect(edges.every((bottom) => bottom > 0 && bottom <= 54)).to.equal(true);
    grid.go('T/Time min', 60);
    await press('PageUp', 'PageUp', 'PageUp', 'Control+Home', 'ArrowDown', 'ArrowUp');
    const cell = focused()!.getBoundingClientRect();
    expect(cell.top).to.be.at.least(
      Math.max(...grid.all('thead th').map((th) => th.getBoundingClientRect().bottom)),
    );
  });
});
