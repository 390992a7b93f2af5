import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { press } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';
import { linesOf, newWatch, Table } from './table.tsx';

const place = eachPlace();

async function table(count: number, readOnly = false) {
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={newWatch()} readOnly={readOnly} />, place());
  return new GridDriver(element).ready();
}

const handles = (grid: GridDriver) => grid.all('[data-fill-handle]');
const middle = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** Takes hold of the square and moves it over the middles of these nodes, without letting go. */
async function drag(grid: GridDriver, ...over: readonly Element[]) {
  await settled();
  await sendMouse({ type: 'move', position: middle(handles(grid)[0]!) });
  await sendMouse({ type: 'down' });
  for (const node of over) await sendMouse({ type: 'move', position: middle(node) });
}
const drop = () => sendMouse({ type: 'up' });

describe('Grid, the square at the corner of a range', () => {
  afterEach(() => resetMouse());

  it('is there once, at the last cell of the range, and hidden from screen readers', async () => {
    const grid = await table(3);
    expect(handles(grid).length).to.equal(0);
    grid.go('Quantity', 1);
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    const [handle, ...others] = handles(grid);
    expect(others).to.deep.equal([]);
    expect(handle?.closest('td')).to.equal(grid.cell('Unit Cost', 2).node);
    expect(handle?.getAttribute('aria-hidden')).to.equal('true');
    await expect(grid.element).to.be.accessible();
  });

  it('fills downwards with a drag, shows where before, and is one step', async () => {
    const grid = await table(4);
    grid.go('Comments', 1);
    await press('Shift+ArrowDown');
    await drag(grid, grid.cell('Comments', 3).node, grid.cell('Comments', 4).node);
    expect(grid.all('td[data-filling]').length).to.equal(4);
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2', 'c3', 'c4']);
    await drop();
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2', 'c1', 'c2']);
    expect([grid.all('td[data-filling]').length, grid.range.length]).to.deep.equal([0, 4]);
    expect(grid.at).to.equal('Comments row 1');
    await waitUntil(() => grid.announced === '4 cells filled', 'the announcement');
    await press('Control+z');
    expect(grid.column('Comments')).to.deep.equal(['c1', 'c2', 'c3', 'c4']);
  });

  it('fills upwards and to the left', async () => {
    const grid = await table(3);
    grid.go('Comments', 3);
    await drag(grid, grid.cell('Comments', 1).node);
    await drop();
    expect(grid.column('Comments')).to.deep.equal(['c3', 'c3', 'c3']);
    grid.go('Unit Cost', 1);
    await drag(grid, grid.cell('Quantity', 1).node);
    await drop();
    expect(grid.column('Quantity')).to.deep.equal(['10.00', '2.00', '3.00']);
  });

  it('changes nothing when it is let go where it was', async () => {
    const grid = await table(2);
    grid.go('Comments', 1);
    await drag(grid, grid.cell('Comments', 2).node, grid.cell('Comments', 1).node);
    await drop();
    expect([grid.column('Comments'), grid.range, grid.at]).to.deep.equal([
      ['c1', 'c2'],
      [],
      'Comments row 1',
    ]);
  });

  it('fills with a finger, which scrolls nothing then', async () => {
    const grid = await table(3);
    grid.go('Comments', 1);
    await settled();
    const handle = handles(grid)[0]!;
    expect(getComputedStyle(handle).touchAction).to.equal('none');
    const point = (type: string, on: Element, over: Element) => {
      const [clientX, clientY] = middle(over);
      const init = { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1, clientX, clientY };
      on.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, composed: true }));
    };
    // Only a pointer that is down on the screen can be captured.
    grid.table.setPointerCapture = () => {};
    point('pointerdown', handle, handle);
    await settled();
    point('pointermove', grid.table, grid.cell('Comments', 3).node);
    await waitUntil(() => grid.all('td[data-filling]').length === 3, 'what would be filled');
    point('pointerup', grid.table, grid.cell('Comments', 3).node);
    await waitUntil(() => grid.column('Comments').join() === 'c1,c1,c1', 'the fill');
  });

  it('scrolls a long table along when it is dragged beyond its edge', async () => {
    const grid = await table(60);
    grid.go('Comments', 1);
    await drag(grid, grid.cell('Comments', 2).node);
    const { bottom } = grid.box.getBoundingClientRect();
    const [x] = middle(grid.cell('Comments', 2).node);
    const before = grid.box.scrollTop;
    for (const more of [4, 8, 12, 16])
      await sendMouse({ type: 'move', position: [x, Math.round(bottom + more)] });
    await waitUntil(() => grid.box.scrollTop > before + 72, 'the table moves on');
    await drop();
    expect(grid.column('Comments').lastIndexOf('c1')).to.be.greaterThan(10);
  });

  it('is not there while the table is read-only, nor on paper', async () => {
    const readOnly = await table(2, true);
    readOnly.go('Comments', 1);
    await press('Shift+ArrowDown');
    expect([readOnly.range.length, handles(readOnly).length]).to.deep.equal([2, 0]);
    const grid = await table(2);
    grid.go('Comments', 1);
    await waitUntil(() => handles(grid).length === 1);
    dispatchEvent(new Event('beforeprint'));
    expect(handles(grid).length).to.equal(0);
    dispatchEvent(new Event('afterprint'));
    await waitUntil(() => handles(grid).length === 1);
  });

  it('leaves the arrow of a list or a calendar to the finger that opens it', async () => {
    await executeServerCommand('touch', { enabled: true });
    try {
      const grid = await new GridDriver(mount(() => <Lanes lanes={[laneOf()]} />, place())).ready();
      for (const column of ['From', 'Routing', 'Validity From']) {
        grid.go(column, 1);
        await settled();
        const { right, bottom } = grid.cell(column, 1).getBoundingClientRect();
        const at = (x: number, y: number) => grid.element.shadowRoot?.elementFromPoint(right - x, bottom - y);
        expect(at(4, 4), `the arrow of ${column}`).to.equal(grid.cell(column, 1).control);
        expect(at(24, 22), `the arrow of ${column}`).to.equal(grid.cell(column, 1).control);
        expect(at(30, 4), `the corner of ${column}`).to.equal(handles(grid)[0]);
      }
    } finally {
      await executeServerCommand('touch', { enabled: false });
    }
  });
});
