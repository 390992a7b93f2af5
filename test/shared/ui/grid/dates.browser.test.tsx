import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { addDays, today } from '../../../../shared/trade/calendar-days.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, focused, press, type } from '../user-input.ts';
import { clipboard, GridDriver } from './grid-driver.ts';
import { Lanes, laneOf } from './lanes.tsx';

const place = eachPlace();
const NAME = 'Validity From';

async function date(text = '') {
  const lanes = [laneOf({ from: 'YYZ', validityFrom: text }), laneOf({ from: 'FRA' })];
  const grid = await new GridDriver(mount(() => <Lanes lanes={lanes} />, place())).ready();
  grid.go(NAME, 1);
  return { grid, cell: grid.cell(NAME, 1) };
}

const calendar = (grid: GridDriver) => grid.all('[part=menu] [role=grid]')[0];
const month = (grid: GridDriver) =>
  grid.all('[part=menu] span').find((one) => /\d{4}$/.test(one.textContent))?.textContent;

/** The day that a screen reader follows. */
function highlighted(grid: GridDriver) {
  const id = focused()?.getAttribute('aria-activedescendant');
  return (id && grid.element.shadowRoot?.getElementById(id)?.ariaLabel) || undefined;
}

describe('Grid, date cells', () => {
  afterEach(() => resetMouse());

  it('AIR-37 shows a typed date as YYYY-MM-DD once its cell is left, and not before', async () => {
    const { grid, cell } = await date();
    await type('15 Mar 2026');
    expect(cell.value).to.equal('15 Mar 2026');
    await press('Enter', 'Shift+Enter');
    expect([grid.cell(NAME, 1).value, cell.hasAttribute('aria-invalid')]).to.deep.equal([
      '2026-03-15',
      false,
    ]);
    await press('Control+z');
    expect(grid.cell(NAME, 1).value).to.equal('');
  });

  it('AIR-37 reads dates of a pasted block', async () => {
    const { grid } = await date();
    clipboard('paste', '15.03.2026\t3/31/2026\n16-Mar-26\t');
    expect([grid.column(NAME), grid.column('Validity To')]).to.deep.equal([
      ['2026-03-15', '2026-03-16'],
      ['2026-03-31', ''],
    ]);
  });

  it('leaves what could be two days as it is, with the reason at the cell', async () => {
    const { grid } = await date();
    await type('03/04/2026');
    await press('Tab');
    const cell = grid.cell(NAME, 1);
    expect([cell.value, cell.getAttribute('aria-invalid')]).to.deep.equal(['03/04/2026', 'true']);
    expect(cell.description).to.contain('Day and month could be either way round.');
  });

  it('opens its calendar at the day that it holds with Alt+Down, F2 and a click on the arrow; the focus stays', async () => {
    const { grid, cell } = await date('2026-03-15');
    expect([
      cell.getAttribute('role'),
      cell.getAttribute('aria-haspopup'),
      cell.hasAttribute('aria-controls'),
      calendar(grid),
    ]).to.deep.equal([null, 'grid', false, undefined]);
    const { right, top, height } = cell.getBoundingClientRect();
    const position: [number, number] = [Math.round(right - 10), Math.round(top + height / 2)];
    for (const open of [
      () => press('Alt+ArrowDown'),
      () => press('F2'),
      () => sendMouse({ type: 'click', position }),
    ]) {
      await open();
      expect([cell.hasAttribute('aria-controls'), month(grid), highlighted(grid)]).to.deep.equal([
        true,
        'March 2026',
        'Sunday, March 15, 2026',
      ]);
      expect(focused()).to.equal(cell.control);
      await expect(grid.element).to.be.accessible();
      await press('Escape');
      expect([calendar(grid), cell.hasAttribute('aria-controls')]).to.deep.equal([undefined, false]);
    }
  });

  it('moves by days, weeks and months, and takes the day with Enter as one step', async () => {
    const { grid, cell } = await date('2026-03-15');
    await press('F2', 'ArrowRight', 'ArrowDown', 'PageDown');
    expect([highlighted(grid), month(grid)]).to.deep.equal(['Thursday, April 23, 2026', 'April 2026']);
    await press('Enter');
    expect([cell.value, calendar(grid), grid.at]).to.deep.equal(['2026-04-23', undefined, `${NAME} row 1`]);
    await press('Control+z');
    expect(cell.value).to.equal('2026-03-15');
  });

  it('D-113 begins with today in an empty cell, and takes it with Enter; Tab alone takes nothing', async () => {
    const { grid, cell } = await date();
    await press('Alt+ArrowDown', 'Tab');
    expect([grid.cell(NAME, 1).value, grid.at]).to.deep.equal(['', 'Validity To row 1']);
    await press('Shift+Tab', 'Alt+ArrowDown', 'Enter');
    expect(cell.value).to.equal(today());
    await press('Delete', 'Alt+ArrowDown', 'ArrowRight', 'Tab');
    expect([grid.cell(NAME, 1).value, grid.at]).to.deep.equal([addDays(today(), 1), 'Validity To row 1']);
  });

  it('turns to other months and takes a day by mouse, and keeps the focus', async () => {
    const { grid, cell } = await date('2026-03-15');
    await press('Alt+ArrowDown');
    await click(grid.button('Next month'));
    await click(grid.button('Next month'));
    await click(grid.button('Previous month'));
    expect([month(grid), focused()]).to.deep.equal(['April 2026', cell.control]);
    await click(grid.all('[part=menu] td').find(({ ariaLabel }) => ariaLabel === 'Tuesday, April 7, 2026'));
    expect([cell.value, calendar(grid), focused()]).to.deep.equal(['2026-04-07', undefined, cell.control]);
  });

  it('closes its calendar as soon as something is typed, and writes nothing into the cell meanwhile', async () => {
    const { grid, cell } = await date('2026-03-15');
    await press('F2');
    await type('!');
    expect([cell.value, calendar(grid)]).to.deep.equal(['2026-03-15!', undefined]);
    await press('Escape');
    expect(cell.value).to.equal('2026-03-15');
  });
});
