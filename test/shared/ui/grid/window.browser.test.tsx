import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse } from '@web/test-runner-commands';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { mount } from '../mount.ts';
import { focused, press, type } from '../user-input.ts';
import type { GridCell } from './grid-cell.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { drawn, linesOf, newWatch, Table } from './table.tsx';

let place: HTMLElement;

async function table(count: number) {
  const watch = newWatch();
  const lines = linesOf(count);
  const element = mount(() => <Table lines={lines} watch={watch} />, place);
  return { watch, grid: await new GridDriver(element).ready() };
}

const rowCount = (grid: GridDriver) => grid.all('tbody tr[data-row]').length;
const numbers = (grid: GridDriver) =>
  grid.all('tbody tr[data-row] > th').map((head) => Number(head.textContent));

/** Whether the whole cell can be seen: not under the heading, the row numbers or the buttons, but for the range's corner. */
function inSight(grid: GridDriver, cell: GridCell): boolean {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ].every(([x, y]) => {
    const seen = grid.element.shadowRoot?.elementFromPoint(x!, y!);
    return cell.node.contains(seen ?? null);
  });
}

describe('Grid, long and wide', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    place.remove();
    await resetMouse();
  });

  it('draws all of 100 rows and only those in sight of 1,000, and says how many there are', async () => {
    const short = await table(100);
    expect(rowCount(short.grid)).to.equal(100);
    short.grid.element.remove();
    const { grid } = await table(1000);
    await settled();
    expect(rowCount(grid)).to.be.below(60);
    expect(grid.table.getAttribute('aria-rowcount')).to.equal('1001');
    expect(grid.box.scrollHeight).to.be.within(36_000, 36_200);
  });

  it('draws a long table before it is checked, and marks in a pause what is wrong by then, also what was typed', async () => {
    const { requestIdleCallback: native, cancelIdleCallback: callOff } = window;
    const pauses: (() => void)[] = [];
    // Safari has neither, so that both are the test's.
    window.requestIdleCallback = (work) => pauses.push(work as () => void);
    window.cancelIdleCallback = () => {};
    try {
      const watch = newWatch();
      const lines = linesOf(300).map((line, n) =>
        n % 100 === 0 ? { ...line, cells: { ...line.cells, cost: 'ten' } } : line,
      );
      const element = mount(() => <Table lines={lines} watch={watch} />, place);
      const grid = await new GridDriver(element).ready();
      const isMarked = (row: number) => grid.cell('Unit Cost', row).getAttribute('aria-invalid') === 'true';
      const shown = () => element.shadowRoot!.textContent;
      grid.cell('Unit Cost', 2).focus();
      await type('x');
      await settled();
      expect([isMarked(1), isMarked(2)]).to.deep.equal([false, false]);
      while (pauses.length > 0) pauses.shift()!();
      await settled();
      expect([isMarked(1), isMarked(2), isMarked(3)]).to.deep.equal([true, true, false]);
      grid.cell('Unit Cost', 3).focus();
      await settled();
      expect(shown()).to.include('4 rows');
    } finally {
      // Of this table something may still be called off.
      Object.assign(window, { requestIdleCallback: native, cancelIdleCallback: callOff ?? (() => {}) });
    }
  });

  it('shows the rows that the table is scrolled to, under their own numbers', async () => {
    const { grid } = await table(1000);
    grid.box.scrollTop = 18_000;
    await waitUntil(() => numbers(grid).includes(505));
    const row = grid.cell('Quantity', 505).closest('tr')!;
    expect([row.getAttribute('aria-rowindex'), grid.cell('Quantity', 505).value]).to.deep.equal([
      '506',
      '505.00',
    ]);
    const { top } = row.getBoundingClientRect();
    expect(Math.abs(top - grid.box.getBoundingClientRect().top - 36 - 504 * 36 + 18_000)).to.be.at.most(2);
  });

  it('has the rows of a place in the very frame that shows it, drawn in the elements of those that went out of sight', async () => {
    const { grid } = await table(1000);
    grid.box.scrollTop = 9000;
    await waitUntil(() => numbers(grid).includes(251));
    await settled();
    const elements = new Set(grid.all('tbody tr[data-row]'));
    grid.box.scrollTop = 9360;
    await nextFrame();
    expect(numbers(grid)).to.include(261);
    const now = grid.all('tbody tr[data-row]');
    expect(now.filter((row) => !elements.has(row))).to.deep.equal([]);
    expect(now.map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal(
      numbers(grid).map((n) => `${n + 1}`),
    );
    expect(grid.cell('Quantity', 261).value).to.equal('261.00');
    expect(grid.button('Remove row 261').closest('tr')?.querySelector('th')?.textContent).to.equal('261');
  });

  for (const scrolled of [0, 120, 2000]) {
    it(`has no sticky cell at rest, and none of them moves as it comes to rest, scrolled by ${scrolled}`, async () => {
      place.style.width = '600px';
      const { grid } = await table(60);
      const row = () => grid.all('tbody tr[data-row]')[3]!;
      const stays = () => [row().children[0]!, row().children[1]!, row().lastElementChild!];
      const edges = () => stays().map((cell) => cell.getBoundingClientRect().left);
      const positions = () => new Set(stays().map((cell) => getComputedStyle(cell).position));
      grid.box.scrollLeft = 60;
      await nextFrame();
      grid.box.scrollLeft = scrolled;
      await nextFrame();
      expect(positions()).to.deep.equal(new Set(['sticky']));
      const moving = edges();
      await waitUntil(() => !positions().has('sticky'), 'the table is at rest');
      const resting = edges();
      for (const [n, edge] of moving.entries()) expect(resting[n]).to.be.closeTo(edge, 0.02);
      grid.box.scrollLeft = 30;
      await nextFrame();
      const [left, right] = [
        grid.box.getBoundingClientRect().left + 1,
        grid.box.getBoundingClientRect().right,
      ];
      expect(edges()[0]).to.be.closeTo(left, 0.02);
      expect(row().lastElementChild!.getBoundingClientRect().right).to.be.at.most(right);
    });
  }

  it('has sticky cells again as soon as a finger that lay still moves', async () => {
    place.style.width = '600px';
    const { grid } = await table(60);
    const isResting = () =>
      getComputedStyle(grid.all('tbody tr[data-row]')[3]!.children[0]!).position !== 'sticky';
    const touch = (type: string) => grid.box.dispatchEvent(new Event(type, { bubbles: true }));
    await waitUntil(isResting, 'the table is at rest');
    touch('touchstart');
    expect(isResting()).to.equal(false);
    await waitUntil(isResting, 'the table is at rest, with the finger on it');
    touch('touchmove');
    expect(isResting()).to.equal(false);
  });

  it('keeps the focus and what is being typed while the table is scrolled away from it', async () => {
    const { grid } = await table(1000);
    grid.go('Comments', 3);
    const input = focused();
    await type('half');
    grid.box.scrollTop = 30_000;
    await waitUntil(() => numbers(grid).includes(840));
    expect([focused(), numbers(grid)[0]]).to.deep.equal([input, 3]);
    await type(' done');
    expect(grid.cell('Comments', 3).value).to.equal('half done');
    await press('ArrowDown');
    expect([grid.at, inSight(grid, grid.cell('Comments', 4))]).to.deep.equal(['Comments row 4', true]);
  });

  it('keeps the focus on a button of a row too', async () => {
    const { grid } = await table(1000);
    grid.button('Remove row 3').focus();
    // Safari brings what takes the focus into sight a frame later.
    await settled();
    grid.box.scrollTop = 30_000;
    await waitUntil(() => numbers(grid).includes(840));
    expect(grid.at).to.equal('Remove row 3');
  });

  it('prints all rows, and goes back to those in sight', async () => {
    const { grid } = await table(300);
    dispatchEvent(new Event('beforeprint'));
    expect(rowCount(grid)).to.equal(300);
    dispatchEvent(new Event('afterprint'));
    await waitUntil(() => rowCount(grid) < 60, 'the rows in sight');
  });

  it('D-146 prints every text whole, however narrow the paper, and the user goes on where they were', async () => {
    place.style.width = '600px';
    const { grid } = await table(3);
    const comment = 'The carrier asks for a surcharge in the peak season, and the customer has agreed to it.';
    grid.go('Comments', 2);
    await type(comment);
    dispatchEvent(new Event('beforeprint'));
    await emulateMedia({ media: 'print' });
    const row = grid.all('tbody tr')[1]!;
    const texts = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim());
    const right = grid.box.getBoundingClientRect().right;
    const cut = [...row.querySelectorAll<HTMLElement>('td, td span')].filter(
      (node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0,
    );
    const widest = Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().right));
    await emulateMedia({ media: 'screen' });
    dispatchEvent(new Event('afterprint'));
    expect(texts.slice(0, 6)).to.deep.equal([
      'Terminal Handling',
      '2.00',
      '10.00',
      '20.00',
      '20.00',
      comment,
    ]);
    expect(widest).to.be.at.most(right);
    expect(cut.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    await settled();
    await type('!');
    expect([grid.at, grid.cell('Comments', 2).value]).to.deep.equal(['Comments row 2', `${comment}!`]);
  });

  it('goes to either end by key, and everything it arrives at is in sight', async () => {
    const { grid } = await table(1000);
    grid.go('Quantity', 1);
    await press('Control+End');
    expect([grid.at, inSight(grid, grid.cell('Comments', 1000))]).to.deep.equal(['Comments row 1000', true]);
    await press('PageUp', 'PageUp');
    const above = Number(grid.at?.split(' ').at(-1));
    expect([above < 1000, inSight(grid, grid.cell('Comments', above))]).to.deep.equal([true, true]);
    await press('Shift+ArrowUp', 'Control+Shift+Home');
    expect(inSight(grid, grid.cell('Charge Type', 1))).to.equal(true);
    await press('Control+Home');
    expect([grid.at, inSight(grid, grid.cell('Charge Type', 1))]).to.deep.equal(['Charge Type row 1', true]);
  });

  it('goes by Tab from the last row that is drawn to the next', async () => {
    const { grid } = await table(1000);
    const last = numbers(grid).at(-1)!;
    grid.go('Comments', last);
    await press('Tab', 'Tab');
    expect(grid.at).to.equal(`Quantity row ${last + 1}`);
  });

  it('draws only the row that is typed in', async () => {
    const { grid } = await table(300);
    await waitUntil(() => numbers(grid).includes(20), 'the rows to spare are drawn');
    grid.go('Quantity', 5);
    await settled();
    drawn.length = 0;
    await type('77');
    await settled();
    expect(new Set(drawn)).to.deep.equal(new Set(['stored 5']));
    expect(grid.cell('Total Cost', 5).value).to.equal('770.00');
  });

  it('takes a block of 300 rows into the middle and shows where it began', async () => {
    const { grid } = await table(150);
    grid.box.scrollTop = 139 * 36;
    await waitUntil(() => numbers(grid).includes(140));
    grid.go('Quantity', 140);
    clipboard('paste', Array.from({ length: 300 }, (_, n) => `${n}\t2`).join('\n'));
    await settled();
    expect([grid.table.getAttribute('aria-rowcount'), grid.at]).to.deep.equal(['440', 'Quantity row 140']);
    expect(inSight(grid, grid.cell('Quantity', 140))).to.equal(true);
  });

  for (const [what, column, scrolled] of [
    ['the first column', 'Unit Cost', 180],
    ['the buttons', 'Total Cost', 0],
  ] as const) {
    it(`brings a cell into sight whole that is clicked while a part of it lies beneath ${what}`, async () => {
      place.style.width = '600px';
      const { grid } = await table(3);
      grid.box.scrollLeft = scrolled;
      await settled();
      const cell = grid.cell(column, 2);
      expect(inSight(grid, cell)).to.equal(false);
      const { left, right, top, height } = cell.getBoundingClientRect();
      const x = scrolled > 0 ? right - 10 : left + 10;
      await sendMouse({ type: 'click', position: [Math.round(x), Math.round(top + height / 2)] });
      await settled();
      expect([grid.at, inSight(grid, cell), grid.range]).to.deep.equal([`${column} row 2`, true, []]);
    });
  }

  it('keeps the heading, the row numbers and the first column in sight, and never widens the page', async () => {
    place.style.width = '375px';
    const { grid } = await table(60);
    grid.box.scrollTo(2000, 900);
    await settled();
    const box = grid.box.getBoundingClientRect();
    const heading = grid.all('thead th')[0]!.getBoundingClientRect();
    const cell = grid.all('tbody tr[data-row]')[30]!.children[1]!.getBoundingClientRect();
    expect([Math.round(heading.top - box.top), Math.round(heading.left - box.left)]).to.deep.equal([1, 37]);
    expect(Math.round(cell.left - box.left)).to.equal(37);
    expect(box.right - cell.right).to.be.above(120);
    expect(grid.element.scrollWidth).to.equal(375);
    grid.go('Charge Type', 30);
    const { scrollLeft } = grid.box;
    await press('ArrowDown');
    expect(grid.box.scrollLeft).to.equal(scrollLeft);
    await press('ArrowRight');
    expect(inSight(grid, grid.cell('Quantity', 31))).to.equal(true);
  });
});
