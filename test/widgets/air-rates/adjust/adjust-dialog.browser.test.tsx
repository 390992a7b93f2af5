import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { AdjustDialog, stylesheets } from '../../../../widgets/air-rates/adjust/lazy-adjust.tsx';
import type { RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace } from '../../../shared/ui/mount.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { laneOf } from '../lanes.ts';
import { openDialog } from '../open-dialog.tsx';

const place = eachPlace();

const ROWS = [
  laneOf(),
  laneOf({ to: 'FRA', 'level 100': 'tba', 'level normal': '1.00' }),
  laneOf({ to: 'NRT' }),
];

async function opened(columns = ['level normal', 'level 100']) {
  const applied: (readonly RateRow[])[] = [];
  let closed = 0;
  const selected = { rows: ROWS.slice(0, 2).map(({ key }) => key), columns };
  const draw = () => (
    <AdjustDialog
      rows={ROWS}
      selected={selected}
      onApply={(rows) => applied.push(rows)}
      onClose={() => {
        closed += 1;
      }}
    />
  );
  const dialog = await openDialog({ draw, stylesheets }, place());
  await waitUntil(() => dialog.element.shadowRoot?.activeElement?.matches('input[inputmode]'), 'the focus');
  return { ...dialog, applied, closes: () => closed };
}

describe('The adjustment of prices', () => {
  afterEach(() => resetMouse());

  it('AIR-35 shows before and after while the number is typed, and applies all of it with Enter', async () => {
    const dialog = await opened();
    expect(dialog.dialog.textContent).to.include('3 prices are selected.');
    await type('10');
    await waitUntil(() => dialog.button('Adjust 3 prices'), 'the count');
    expect(dialog.cells()).to.deep.equal([
      ['YYZ → LHR Normal', '5.20', '5.72'],
      ['YYZ → LHR + 100 Kgs', '4.50', '4.95'],
      ['YYZ → FRA Normal', '1.00', '1.10'],
    ]);
    expect(dialog.dialog.textContent).to.include('1 cell is no number and stays as it is.');
    await expect(dialog.element).to.be.accessible();
    await press('Enter');
    expect([dialog.applied.length, dialog.closes()]).to.deep.equal([1, 1]);
    expect(dialog.applied[0]!.map(({ cells }) => cells['level normal'])).to.deep.equal([
      '5.72',
      '1.10',
      '5.20',
    ]);
  });

  it('AIR-35 lowers by an amount to a rounding, and says what would go below zero', async () => {
    const dialog = await opened();
    await type('1,27');
    await click(dialog.chip('Lower'));
    await click(dialog.chip('Amount'));
    await click(dialog.chip('0.05'));
    await waitUntil(() => dialog.cells()[0]?.[2] === '3.95', 'the prices');
    expect(dialog.cells().map(([, , after]) => after)).to.deep.equal(['3.95', '3.25', '0.00']);
    expect(dialog.dialog.textContent).to.include('1 price would go below zero and becomes 0.00.');
  });

  it('D-148 offers both numbers of a text that has two, and adjusts by the one that is chosen', async () => {
    const dialog = await opened();
    await type('1,500');
    expect(dialog.button('Adjust prices')?.disabled).to.equal(true);
    await press('Tab');
    await waitUntil(() => dialog.button('1.5'), 'both numbers');
    expect(dialog.button('1500')).not.to.equal(undefined);
    await click(dialog.button('1.5'));
    await waitUntil(() => dialog.cells()[0]?.[2] === '5.28', 'the prices');
  });

  it('D-148 says what is no number, and applies nothing then', async () => {
    const dialog = await opened();
    await type('x');
    await waitUntil(() => dialog.dialog.textContent?.includes('Please enter a valid number.'));
    await press('Enter');
    expect([dialog.applied.length, dialog.button('Adjust prices')?.disabled]).to.deep.equal([0, true]);
  });

  it('AIR-35 says so where the range has no prices', async () => {
    const dialog = await opened(['comment']);
    expect(dialog.dialog.textContent).to.include('The selection has no prices.');
  });
});
