import { expect } from '@open-wc/testing';
import { RateSheetsPage } from '../../../../portal/app/rate-sheets/lazy-pages.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { heldClock } from '../../../helpers/clock.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { JOB_ID, jobAnswer, sheetAnswer } from '../../../helpers/rate-sheet-answers.ts';
import { focused } from '../../../shared/ui/user-input.ts';
import { ADMIN, eachAdminPage, IMPORTER } from '../admin/admin-screen.tsx';
import { drawnUntil } from '../auth/auth-screen.tsx';

const LIST = 'action listRateSheets';
const ONE = 'action getRateSheet';
const REISSUE = 'action reissueRateSheet';
const CANCEL = 'action cancelJob';
const ADDRESS = 'action getRateSheetAddress';

const making = (done: number) =>
  sheetAnswer({
    id: 80,
    number: 14,
    state: 'making',
    progress: { done, total: 200 },
    counts: null,
    readyAt: null,
  });
const failed = sheetAnswer({
  id: 79,
  number: 13,
  state: 'failed',
  error: 'There is no room.',
  counts: null,
  readyAt: null,
  jobId: null,
});

describe('the page of rate sheets', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();

  function open(sheets: readonly RateSheet[], user: object = IMPORTER) {
    signIn(user);
    screen.network.on(LIST, { list: sheets, count: sheets.length });
    screen.open(<RateSheetsPage />, '/rate-sheet');
  }
  const row = (name: string) =>
    [...screen.place.querySelectorAll('tbody tr')].find((one) => one.textContent?.startsWith(name));
  const button = (name: string, words: string) =>
    [...(row(name)?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.trim() === words);
  const dialog = () => screen.place.querySelector('dialog');
  const confirm = () => dialog()?.querySelector<HTMLElement>('footer button:last-child')?.click();
  const bar = () => screen.place.querySelector('[role=progressbar]');

  it('NAV-17 MOD-11 each sheet is a row with number, validity, mark-ups, what is included, state, numbers and who asked for it', async () => {
    open([sheetAnswer({ version: 2, previousId: 70, existingRateSheetCharges: true }), failed]);
    await waitUntil(() => rows().length === 2, 'the sheets');
    for (const words of [
      'No. 12',
      'Version 2',
      'Nov\u00a015,\u00a02026\u00a0– Nov\u00a030,\u00a02026',
      'FAK 50%',
      'NAC 12.5%',
      'With local charges',
      'With external rates',
      'Ready',
      '214 rates on 130 routes',
      '3 routes without rates',
      '0 new, 0 changed, 0 dropped',
      'Ada Byron',
    ])
      expect(rows()[0]).to.contain(words);
    expect(rows()[0]).not.to.contain('Alder Vale Imports');
    expect(row('No. 12')?.querySelector('a')?.getAttribute('href')).to.equal('/rate-sheet/77');
    expect(rows()[1]).to.contain('Failed').and.to.contain('There is no room.');
    expect(button('No. 13', 'Download')?.disabled).to.equal(true);
    expect(screen.place.querySelector('[href="/route-subscription/products"]')?.textContent).to.equal(
      'Generate a rate sheet',
    );
    expect(screen.network.to(LIST).map(fieldsOf)).to.deep.equal([{ offset: 0, pageSize: 50 }]);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-11 admins and agents see whose sheet it is', async () => {
    open([sheetAnswer()], ADMIN);
    await waitUntil(() => rows()[0]?.includes('Alder Vale Imports'), 'the company');
  });

  it('`Download` and the PDF ask for an address and hand it to the browser; a refusal is said in the row', async () => {
    open([sheetAnswer()]);
    screen.network.on(ADDRESS, { url: '/api/files/f-1?token=t', expiresAt: '2026-11-20T10:05:00Z' });
    await waitUntil(() => button('No. 12', 'Download'), 'the sheet');
    const clicked: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function follow(this: HTMLAnchorElement) {
      clicked.push(this.pathname + this.search);
    };
    try {
      button('No. 12', 'Download')?.click();
      await waitUntil(() => clicked.length === 1, 'the workbook');
      button('No. 12', 'PDF')?.click();
      await waitUntil(() => clicked.length === 2, 'the PDF');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(clicked).to.deep.equal(['/api/files/f-1?token=t', '/api/files/f-1?token=t']);
    expect(screen.network.to(ADDRESS).map(fieldsOf)).to.deep.equal([
      { id: 77, format: 'xlsx' },
      { id: 77, format: 'pdf' },
    ]);
    screen.network.on(ADDRESS, graphqlError('This rate sheet was not found.', 404));
    button('No. 12', 'Download')?.click();
    await waitUntil(() => rows()[0]?.includes('This rate sheet was not found.'), 'the refusal');
  });

  it('MOD-11 what is under way is followed to its end without a reload, and then no longer', async () => {
    open([making(20), sheetAnswer()]);
    screen.network.on(ONE, making(100), making(150), sheetAnswer({ id: 80, number: 14 }));
    await waitUntil(() => bar()?.getAttribute('aria-valuenow') === '50', 'the first question');
    expect(button('No. 14', 'Download')?.disabled).to.equal(true);
    await expect(screen.place).to.be.accessible();
    await waitUntil(() => !button('No. 14', 'Download')?.disabled, 'the end');
    expect(bar()).to.equal(null);
    expect(screen.network.to(ONE).map(fieldsOf)).to.deep.equal([1, 2, 3].map(() => ({ id: 80 })));
    expect(screen.network.to(LIST)).to.have.length(1);
  });

  it('a hidden page asks nothing; a lost connection is told, and recovers by itself', async () => {
    const clock = heldClock();
    try {
      open([making(20)]);
      screen.network.on(ONE, making(40), broken(), broken(), broken(), making(60));
      const asked = () => screen.network.to(ONE).length;
      await drawnUntil(() => asked() === 1, 'the first question');
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      clock.pass(60_000);
      await drawnUntil(() => true, 'a frame');
      expect(asked()).to.equal(1);
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      for (const count of [2, 3]) {
        await drawnUntil(() => asked() === count, `question ${count}`);
        clock.pass(2_000);
      }
      await drawnUntil(() => text().includes('The connection is lost'), 'the warning');
      clock.pass(5_000);
      await drawnUntil(() => !text().includes('The connection is lost'), 'the recovery');
      expect(bar()?.getAttribute('aria-valuenow')).to.equal('30');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      clock.release();
    }
  });

  it('MOD-11 a sheet is issued again after a question that says what is made, once', async () => {
    open([sheetAnswer()]);
    await waitUntil(() => button('No. 12', 'Re-issue'), 'the sheet');
    const next = sheetAnswer({ id: 81, version: 2, state: 'waiting', counts: null });
    screen.network.on(REISSUE, graphqlError('Busy.', 422), next);
    screen.network.on(ONE, next);
    screen.network.on(LIST, { list: [next, sheetAnswer()], count: 2 });
    button('No. 12', 'Re-issue')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent)
      .to.contain('Alder Vale Imports')
      .and.to.contain('Nov 15, 2026 to Nov 30, 2026')
      .and.to.contain('Version 1 stays as it is.');
    await expect(screen.place).to.be.accessible();
    confirm();
    confirm();
    await waitUntil(() => dialog()?.textContent?.includes('Busy.'), 'the refusal');
    confirm();
    await shows('Rate sheet 12 is being made again, as version 2.');
    await waitUntil(() => rows().length === 2, 'the new version');
    await settled();
    expect(focused()?.textContent).to.equal('Sheets so far');
    const sent = screen.network.to(REISSUE);
    expect(sent.map(fieldsOf)).to.deep.equal([{ id: 77 }, { id: 77 }]);
    expect(sent[0]?.headers.get('idempotency-key')).to.equal(sent[1]?.headers.get('idempotency-key'));
  });

  it('a sheet that failed or was cancelled can be asked for again', async () => {
    open([failed, sheetAnswer({ state: 'cancelled', counts: null, jobId: null })]);
    await waitUntil(() => rows().length === 2, 'the sheets');
    expect(button('No. 12', 'Try again')).not.to.equal(undefined);
    button('No. 13', 'Try again')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent).to.contain('Version 1 has no files; the new one is made in its place.');
  });

  it('MOD-11 one that is under way is cancelled after a question', async () => {
    open([making(20)]);
    screen.network.on(ONE, making(20));
    await waitUntil(() => button('No. 14', 'Cancel'), 'the sheet');
    screen.network.on(CANCEL, jobAnswer({ state: 'cancelled' }));
    button('No. 14', 'Cancel')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent).to.contain('Cancel rate sheet 14?');
    screen.network.on(ONE, sheetAnswer({ id: 80, number: 14, state: 'cancelled', counts: null }));
    confirm();
    await shows('Rate sheet 14 is being cancelled.');
    await waitUntil(() => button('No. 14', 'Try again'), 'the end');
    expect(screen.network.to(CANCEL).map(fieldsOf)).to.deep.equal([{ id: JOB_ID }]);
  });

  it('an empty list says how to come by a sheet', async () => {
    open([]);
    await shows('There is no rate sheet yet. Generate one from the subscribed routes.');
    await expect(screen.place).to.be.accessible();
  });

  it('D-41 a list that can’t be loaded says so and can be tried again', async () => {
    signIn(IMPORTER);
    screen.network.on(LIST, graphqlError('no', 422), { list: [sheetAnswer()], count: 1 });
    screen.open(<RateSheetsPage />, '/rate-sheet');
    await shows('This list could not be loaded.');
    screen.button('Try again')?.click();
    await waitUntil(() => rows().length === 1, 'the sheets');
  });

  it('SUB-20 further sheets are loaded on demand', async () => {
    signIn(IMPORTER);
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => sheetAnswer({ id: from + n, number: from + n }));
    screen.network.on(LIST, { list: page(1, 50), count: 53 }, { list: page(51, 3), count: 53 });
    screen.open(<RateSheetsPage />, '/rate-sheet');
    await waitUntil(() => rows().length === 50, 'the first page');
    screen.button('Load More')?.click();
    await waitUntil(() => rows().length === 53, 'the second page');
    expect(screen.network.to(LIST).map(fieldsOf)).to.deep.equal([
      { offset: 0, pageSize: 50 },
      { offset: 50, pageSize: 50 },
    ]);
  });
});
