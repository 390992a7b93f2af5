import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { CompareDialog, stylesheets } from '../../../../widgets/air-rates/compare/lazy-compare.tsx';
import type { SubmissionRows } from '../../../../widgets/air-rates/earlier-submission/earlier-submissions.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace } from '../../../shared/ui/mount.ts';
import { click, focused, press } from '../../../shared/ui/user-input.ts';
import { LEVELS, laneOf } from '../lanes.ts';
import { openDialog } from '../open-dialog.tsx';

const place = eachPlace();

const ROWS = [
  laneOf({ 'level 100': '4.75', 'level 300': '4.10' }),
  laneOf({ to: 'FRA' }),
  laneOf({ to: 'NRT' }),
];
const LAST = {
  which: 'last',
  createdAt: '2026-03-01T10:00:00Z',
  rows: [laneOf(), laneOf({ to: 'FRA' }), laneOf({ to: 'CDG' })],
  unread: 0,
} as const satisfies SubmissionRows;

async function opened(rows = ROWS, earlier: SubmissionRows = LAST) {
  const closed: string[] = [];
  const draw = () => (
    <CompareDialog rows={rows} levels={LEVELS} earlier={earlier} onClose={() => closed.push('closed')} />
  );
  return { ...(await openDialog({ draw, stylesheets }, place())), closed };
}

type Opened = Awaited<ReturnType<typeof opened>>;
const lanes = ({ cells }: Opened) => cells().map(([lane, status]) => `${lane} ${status}`);

describe('The comparison with the last submission', () => {
  afterEach(() => resetMouse());

  it('AIR-74 counts the lanes and shows what each is, without columns in which there is nothing', async () => {
    const dialog = await opened();
    expect(lanes(dialog)).to.deep.equal([
      'YYZ → LHRAir Canada Cargo Changed',
      'YYZ → FRAAir Canada Cargo Unchanged',
      'YYZ → NRTAir Canada Cargo New',
      'YYZ → CDGAir Canada Cargo Dropped',
    ]);
    for (const name of ['All (4)', 'Changed (1)', 'New (1)', 'Dropped (1)'])
      expect(dialog.chip(name), name).not.to.equal(undefined);
    expect(dialog.dialog.textContent).to.include('1 lane is unchanged.');
    const headings = dialog.all('thead th').map(({ textContent }) => textContent);
    expect(headings).to.include('+ 100 Kgs');
    expect(headings).not.to.include('+ 500 Kgs');
    expect(headings).not.to.include('Rate Specific Notes');
    await expect(dialog.element).to.be.accessible();
  });

  it('MOD-15 names the submission that the lanes are compared with', async () => {
    const titleOf = async (which: SubmissionRows['which']) => {
      const { dialog } = await opened(ROWS, { ...LAST, which });
      return [dialog.querySelector('h2')?.textContent, dialog.querySelector('p')?.textContent?.split(':')[0]];
    };
    expect(await titleOf('last')).to.deep.equal(['Compare with last submission', 'Last submission']);
    expect(await titleOf(5002)).to.deep.equal(['Compare with submission 5002', 'Submission 5002']);
  });

  it('AIR-74 PROD-08 says of rates that can’t be read that their lanes are not among the compared ones', async () => {
    const { dialog } = await opened(ROWS, { ...LAST, unread: 2 });
    expect(dialog.textContent).to.include('2 of its rates could not be read');
    expect((await opened()).dialog.textContent).not.to.include('could not be read');
  });

  it('AIR-74 says in words what a changed cell was', async () => {
    const dialog = await opened();
    const changed = dialog.all('td[data-changed]').map(({ textContent }) => textContent);
    expect(changed).to.deep.equal(['4.75was 4.50 +5.6%', '4.10was blank added']);
  });

  it('AIR-74 shows one kind alone, by mouse and by keyboard, and says where there is none', async () => {
    const dialog = await opened();
    await click(dialog.chip('New (1)'));
    await waitUntil(() => lanes(dialog).join() === 'YYZ → NRTAir Canada Cargo New');
    await press('ArrowRight');
    await waitUntil(() => lanes(dialog).join() === 'YYZ → CDGAir Canada Cargo Dropped');
    const same = await opened(LAST.rows.map(({ cells }) => laneOf(cells)));
    await click(same.chip('Changed (0)'));
    await waitUntil(() => same.dialog.textContent?.includes('No lane has changed.'));
  });

  it('AIR-74 is scrolled and closed by keyboard', async () => {
    const dialog = await opened();
    const table = dialog.all('section')[0]!;
    dialog.all<HTMLInputElement>('input:checked')[0]!.focus();
    await press('Tab');
    expect(focused()).to.equal(table);
    await press('Escape');
    expect(dialog.closed).to.deep.equal(['closed']);
  });

  it('AIR-74 is printed whole', async () => {
    const dialog = await opened();
    const prints: string[] = [];
    const { print } = window;
    window.print = () => prints.push('printed');
    await click(dialog.button('Print'));
    window.print = print;
    expect(prints).to.deep.equal(['printed']);
    await emulateMedia({ media: 'print' });
    const { overflow, maxHeight } = getComputedStyle(dialog.all('section')[0]!);
    const isDrawn = dialog.button('Print')!.checkVisibility();
    await emulateMedia({ media: 'screen' });
    expect([overflow, maxHeight, isDrawn]).to.deep.equal(['visible', 'none', false]);
  });
});
