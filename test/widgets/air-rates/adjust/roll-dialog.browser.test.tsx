import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { RollDialog, stylesheets } from '../../../../widgets/air-rates/adjust/lazy-roll.tsx';
import type { RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace } from '../../../shared/ui/mount.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { laneOf } from '../lanes.ts';
import { openDialog } from '../open-dialog.tsx';

const place = eachPlace();

const ROWS = [laneOf(), laneOf({ to: 'FRA' }), laneOf({ to: 'NRT', validityTo: '' })];

async function opened(count: number) {
  const applied: (readonly RateRow[])[] = [];
  const selected = { rows: ROWS.slice(0, count).map(({ key }) => key), columns: ['from'] };
  const draw = () => (
    <RollDialog rows={ROWS} selected={selected} onApply={(rows) => applied.push(rows)} onClose={() => {}} />
  );
  return { ...(await openDialog({ draw, stylesheets }, place())), applied };
}

describe('The roll forward of validity', () => {
  afterEach(() => resetMouse());

  it('AIR-37 shows the next validity of all lanes, and counts those that have none', async () => {
    const dialog = await opened(1);
    expect(dialog.cells()).to.deep.equal([
      ['YYZ → LHR Validity From', '2026-03-01', '2026-04-01'],
      ['YYZ → LHR Validity To', '2026-03-31', '2026-04-30'],
      ['YYZ → FRA Validity From', '2026-03-01', '2026-04-01'],
      ['YYZ → FRA Validity To', '2026-03-31', '2026-04-30'],
    ]);
    expect(dialog.dialog.textContent).to.include('1 lane has no complete validity and stays as it is.');
    await expect(dialog.element).to.be.accessible();
    await click(dialog.button('Roll 2 lanes forward'));
    expect(dialog.applied[0]!.map(({ cells }) => cells.validityFrom)).to.deep.equal([
      '2026-04-01',
      '2026-04-01',
      '2026-03-01',
    ]);
  });

  it('AIR-37 takes the selected lanes alone where several are selected, and all when asked to', async () => {
    const dialog = await opened(2);
    expect(dialog.all<HTMLInputElement>('input:checked')[0]!.parentElement!.textContent).to.equal(
      'Selected (2)',
    );
    await click(dialog.chip('All (3)'));
    await waitUntil(() => dialog.dialog.textContent?.includes('1 lane has no complete validity'));
  });

  it('AIR-37 begins on a day as somebody types it, and says what is none', async () => {
    const dialog = await opened(1);
    await click(dialog.chip('On a day'));
    await waitUntil(() => dialog.all('input[aria-haspopup=grid]').length > 0);
    expect(dialog.button('Roll forward')?.disabled).to.equal(true);
    const input = dialog.all<HTMLInputElement>('input[aria-haspopup=grid]')[0]!;
    input.focus();
    await type('15.6.2026');
    await waitUntil(() => dialog.cells()[1]?.[2] === '2026-07-14', 'a whole month from that day');
    await press('Tab');
    await waitUntil(() => input.value === 'Jun 15, 2026', 'the day as the page writes it');
    input.focus();
    await press('Control+a');
    await type('nonsense');
    await waitUntil(() => dialog.all('[aria-invalid]').length > 0, 'the error');
    expect(dialog.cells()).to.deep.equal([]);
  });
});
