import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { RateSheetsPage } from '../../../../portal/app/rate-sheets/lazy-pages.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { heldClock } from '../../../helpers/clock.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken, type Call, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { JOB_ID, jobAnswer, listedSheet, sheetAnswer } from '../../../helpers/rate-sheet-answers.ts';
import { focused } from '../../../shared/ui/user-input.ts';
import { ADMIN, eachAdminPage, IMPORTER } from '../admin/admin-screen.tsx';
import { drawnUntil } from '../auth/auth-screen.tsx';
import { counted, page } from '../modules/list/list-screen.tsx';

const LIST = 'query allRateSheet';
const LIVE = 'query liveRateSheet';
const REISSUE = 'action reissueRateSheet';
const CANCEL = 'action cancelJob';
const ADDRESS = 'action getRateSheetAddress';

const pageWith = (...sheets: readonly RateSheet[]) => page(sheets.map(listedSheet));

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
  // Wide enough for every column.
  beforeEach(() => setViewport({ width: 1440, height: 800 }));

  function open(
    sheets: readonly RateSheet[],
    { user = { ...IMPORTER, entity_id: 101 } as object, address = '/rate-sheet' } = {},
  ) {
    signIn(user);
    screen.network.on(LIST, pageWith(...sheets));
    screen.network.on('query countRateSheet', counted(sheets.length));
    screen.network.on('action loadListSettings', { lists: {} });
    screen.open(<RateSheetsPage />, address);
  }
  const row = (name: string) =>
    [...screen.place.querySelectorAll('tbody tr')].find(
      (one) => one.querySelector('th')?.textContent === name,
    );
  const button = (name: string, words: string) =>
    [...(row(name)?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.trim() === words);
  const askedFor = ({ body }: Call) => body.variables.where.id.in;
  const dialog = () => screen.place.querySelector('dialog');
  const confirm = () => dialog()?.querySelector<HTMLElement>('footer button:last-child')?.click();
  const bar = () => screen.place.querySelector('[role=progressbar]');

  it('NAV-17 MOD-11 each sheet is a row with number, validity, mark-ups, state, numbers and what changed since the version before', async () => {
    open([sheetAnswer({ version: 2, previousId: 70, existingRateSheetCharges: true }), failed]);
    await waitUntil(() => rows().length === 2, 'the sheets');
    for (const words of [
      'No. 12',
      'Nov 15, 2026',
      'Nov 30, 2026',
      'FAK 50%',
      'NAC 12.5%',
      'Ready',
      '214',
      '0 new, 0 changed, 0 dropped',
    ])
      expect(rows()[0]).to.contain(words);
    expect(rows()[0]).not.to.contain('Alder Vale Imports');
    expect(row('No. 12')?.querySelector('a')?.getAttribute('href')).to.equal('/rate-sheet/77');
    expect(rows()[1]).to.contain('Failed').and.to.contain('There is no room.');
    const colorOf = (words: string) =>
      getComputedStyle(
        [...row('No. 13')!.querySelectorAll('td span')].findLast((one) => one.textContent?.trim() === words)!,
      ).color;
    expect(colorOf('There is no room.'), 'as an error').to.equal(colorOf('Failed'));
    expect([...screen.place.querySelectorAll('label')].map((one) => one.textContent)).not.to.include(
      'Company',
    );
    expect(button('No. 13', 'Download')?.disabled).to.equal(true);
    expect(screen.place.querySelector('[href="/route-subscription/products"]')?.textContent).to.equal(
      'Generate a rate sheet',
    );
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-11 admins and agents see whose sheet it is', async () => {
    open([sheetAnswer()], { user: ADMIN });
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
    screen.network.on(
      LIVE,
      ...[making(100), making(150), sheetAnswer({ id: 80, number: 14 })].map((sheet) => pageWith(sheet)),
    );
    await waitUntil(() => bar()?.getAttribute('aria-valuenow') === '50', 'the first question');
    expect(button('No. 14', 'Download')?.disabled).to.equal(true);
    await expect(screen.place).to.be.accessible();
    await waitUntil(() => !button('No. 14', 'Download')?.disabled, 'the end');
    expect(bar()).to.equal(null);
    expect(screen.network.to(LIVE).map(askedFor)).to.deep.equal([1, 2, 3].map(() => [80]));
    expect(screen.network.to(LIST)).to.have.length(1);
  });

  it('a hidden page asks nothing; a lost connection is told, and recovers by itself', async () => {
    const clock = heldClock();
    try {
      open([making(20)]);
      screen.network.on(LIVE, pageWith(making(40)), broken(), broken(), broken(), pageWith(making(60)));
      const asked = () => screen.network.to(LIVE).length;
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
    screen.network.on(LIVE, pageWith(next));
    screen.network.on(LIST, pageWith(next, sheetAnswer()));
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
    expect(focused()?.textContent).to.contain('Rate sheet 12 is being made again');
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
    screen.network.on(LIVE, pageWith(making(20)));
    await waitUntil(() => button('No. 14', 'Cancel'), 'the sheet');
    screen.network.on(CANCEL, jobAnswer({ state: 'cancelled' }));
    button('No. 14', 'Cancel')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent).to.contain('Cancel rate sheet 14?');
    screen.network.on(LIVE, pageWith(sheetAnswer({ id: 80, number: 14, state: 'cancelled', counts: null })));
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
    open([]);
    screen.network.on(LIST, graphqlError('no', 422), pageWith(sheetAnswer()));
    await shows('Unable to load Rate Sheets.');
    screen.button('Try again')?.click();
    await waitUntil(() => rows().length === 1, 'the sheets');
  });

  it('MOD-02 MOD-11 the address has search, state, day and order; a number finds the sheet of that number', async () => {
    open([sheetAnswer()], {
      address: '/rate-sheet?search=12&state=recent&day=2026-11-20&sort=validTo&order=asc',
    });
    await waitUntil(() => rows().length === 1, 'the sheets');
    const { where, sort } = screen.network.to(LIST)[0]?.body.variables ?? {};
    expect(sort).to.deep.equal({ field: 'validTo', order: 'ASC' });
    expect(where).to.deep.equal({
      _and: [
        {
          _or: [
            { number: { eq: 12 } },
            { entity: { companyName: { matches: '12' } } },
            { createdBy: { matches: '12' } },
          ],
        },
        { isRecent: { eq: true } },
        { validFrom: { lteq: '2026-11-20' }, validTo: { gteq: '2026-11-20' } },
      ],
    });
  });
});
