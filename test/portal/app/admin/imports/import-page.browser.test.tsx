import { expect } from '@open-wc/testing';
import { writeXlsx } from 'hucre/xlsx';
import { ImportPage } from '../../../../../portal/app/admin/imports/lazy-pages.ts';
import { readSession } from '../../../../../shared/client/session.ts';
import { heldClock } from '../../../../helpers/clock.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, type Call, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { drawnUntil } from '../../auth/auth-screen.tsx';
import { eachAdminPage } from '../admin-screen.tsx';
import { FILE_ID, ID, importAnswer, ROWS } from './import-answers.ts';

const rowsOf = (call: Call) => {
  const { outcome, after = 0 } = fieldsOf(call);
  const rows = ROWS.filter((row) => row.line > after && (!outcome || row.outcome === outcome));
  return { rows: rows.slice(0, 4), hasMore: rows.length > 4 };
};

describe('an import', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();

  function open(...answers: unknown[]) {
    signIn();
    screen.network.on('action getImport', ...answers);
    screen.network.on('action listImportRows', rowsOf);
    screen.open(<ImportPage params={{ id: ID }} />, `/admin/imports/${ID}`);
  }
  const dialog = () => screen.place.querySelector('dialog');
  const confirm = () => dialog()?.querySelector<HTMLElement>('footer button:last-child')?.click();
  const tab = (name: string) =>
    [...screen.place.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === name);
  /** The lines of the file that the wrong rows are downloaded as. */
  async function wrongLines(): Promise<string[]> {
    const { createObjectURL } = URL;
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return '#';
    };
    try {
      screen.button('Download wrong rows (CSV)')?.click();
      await waitUntil(() => made.length === 1, 'the file');
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    return (await made[0]!.text()).replace('\uFEFF', '').trim().split('\r\n');
  }
  const bar = () => screen.place.querySelector('[role=progressbar]');

  it('a check is followed to its end: its progress, then its heading with the focus, the numbers and the rows', async () => {
    const running = (done: number) =>
      importAnswer({
        state: 'checking',
        headings: [],
        job: { state: 'running', progress: { done, total: 10_000 } },
      });
    open(running(100), running(6_000), importAnswer());
    await shows('100 of 10,000 rows.');
    expect(screen.network.to('action listImportRows')).to.have.length(0);
    await waitUntil(() => bar()?.getAttribute('aria-valuenow') === '60', 'the progress');
    await expect(screen.place).to.be.accessible();
    await shows('The file is checked');
    expect(focused()?.textContent).to.equal('The file is checked');
    await waitUntil(() => rows().length === 4, 'the rows');
    expect(tab('All (125)')?.getAttribute('aria-selected')).to.equal('true');
    expect(rows()[0]).to.contain('New').and.to.contain('Alder Vale');
    expect(rows()[1]).to.contain('Savannah').and.to.contain('Charleston');
    expect(rows()[3]).to.contain('Country: No country is called Narnia.');
    // Those that are there already lead to their record, or to what is found by their reference.
    const links = [...screen.place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['/admin/companies?company=301', '/admin/companies?search=C-4']);
    await expect(screen.place).to.be.accessible();
    expect(screen.network.to('action getImport')).to.have.length(3);
  });

  it('the rows of one outcome are a tab, which stands in the address; further rows are loaded on demand', async () => {
    open(importAnswer());
    await waitUntil(() => rows().length === 4, 'the rows');
    screen.button('Load More')?.click();
    await waitUntil(() => rows().length === 5, 'the last row');
    tab('All (125)')?.focus();
    await press('End');
    await waitUntil(() => rows().length === 2, 'the wrong rows');
    expect(new URLSearchParams(location.search).get('rows')).to.equal('wrong');
    expect(rows()[1]).to.contain('This row is there twice.');
    tab('Unchanged (3)')?.click();
    await waitUntil(() => rows().length === 1, 'the unchanged row');
  });

  it('D-122 an import names its numbers first, begins once, and is followed to its end', async () => {
    const begun = importAnswer({ state: 'importing', job: { state: 'queued' } });
    const written = importAnswer({ state: 'imported', counts: { written: 120 } });
    open(importAnswer(), begun, written);
    await shows('Import 120 rows');
    screen.network.on('action applyImport', graphqlError('Too early.', 422), begun);
    screen.button('Import 120 rows')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent)
      .to.contain('100 are new, 20 are changed')
      .and.to.contain('2 wrong rows are left out');
    await expect(screen.place).to.be.accessible();
    confirm();
    confirm();
    await shows('Too early.');
    confirm();
    await waitUntil(() => !dialog(), 'the end of the question');
    await shows('The import is done');
    const keys = screen.network.to('action applyImport').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).to.have.length(2);
    expect(keys[0]).to.equal(keys[1]);
    const counts = [...screen.place.querySelectorAll('dl > div')].map((one) => one.textContent);
    expect(counts).to.deep.equal(['Created100', 'Changed20', 'Unchanged3', 'Left out2']);
    expect(screen.place.querySelector('[href="/admin/companies"]')?.textContent).to.contain('Companies');
    expect(focused()?.textContent).to.equal('The import is done');
  });

  it('an import under way is cancelled once, and one that was stopped goes on with the rest', async () => {
    const running = importAnswer({
      state: 'importing',
      job: { state: 'running', progress: { done: 60, total: 120 } },
    });
    const stopped = importAnswer({ state: 'stopped', counts: { written: 60 }, job: { state: 'cancelled' } });
    const answers = [running];
    open(() => answers.at(-1));
    await shows('60 of 120 rows.');
    screen.network.on('action cancelJob', { ...running.job, isCancelling: true });
    screen.button('Cancel import')?.click();
    screen.button('Cancel import')?.click();
    await shows('Cancelling');
    answers.push(stopped);
    await shows('It was cancelled. 60 rows are written and stay. 60 rows are left.');
    expect(screen.network.to('action cancelJob').map(fieldsOf)).to.deep.equal([{ id: 'job-1' }]);
    screen.button('Go on with 60 rows')?.click();
    await waitUntil(dialog, 'the question');
    expect(dialog()?.textContent).to.contain('60 rows are written already; the other 60 follow.');
  });

  it('wrong rows are downloaded as they stand in the file, with what is wrong behind them', async () => {
    open(importAnswer());
    await waitUntil(() => rows().length === 4, 'the rows');
    screen.network.on(`POST /api/files/${FILE_ID}/address`, { url: '/api/files/x?token=t' });
    const lines = ['No;Name;Land', ...[2, 3, 4, 5, 6].map((line) => `C-${line};Name ${line};Land ${line}`)];
    screen.network.on('GET /api/files/x', () => new Response(lines.join('\n')));
    expect(await wrongLines()).to.deep.equal([
      'No,Name,Land,What is wrong',
      'C-5,Name 5,Land 5,Country: No country is called Narnia.',
      'C-6,Name 6,Land 6,This row is there twice.',
    ]);
  });

  for (const [kind, heading, column, cell, text] of [
    // As Excel stores 14:00, a little before it.
    ['milestones', 'Planned (UTC)', 'planned', new Date('2026-01-20T13:59:59.712Z'), '2026-01-20T14:00'],
    ['containers', 'Weight (kg)', 'weight', 2.345, '2.3450'],
  ] as const)
    it(`wrong rows of a workbook of ${kind} have what is read again as it was`, async () => {
      const headings = [
        { heading: 'Shipment', column: 'shipment' },
        { heading, column },
      ];
      open(importAnswer({ kind, fileName: 'rows.xlsx', headings }));
      await waitUntil(() => rows().length === 4, 'the rows');
      screen.network.on(`POST /api/files/${FILE_ID}/address`, { url: '/api/files/x?token=t' });
      const lines = [['Shipment', heading], [], [], [], ['S-5', cell], ['S-6', cell]];
      // A sheet of headings alone is not the one that was read.
      const bytes = await writeXlsx({
        sheets: [
          { name: 'Empty', rows: lines.slice(0, 1) },
          { name: 'Rows', rows: lines },
        ],
      });
      screen.network.on('GET /api/files/x', () => new Response(bytes as BodyInit));
      const [, ...wrong] = await wrongLines();
      expect(wrong.map((line) => line.split(',').slice(0, 2).join(': '))).to.deep.equal([
        `S-5: ${text}`,
        `S-6: ${text}`,
      ]);
    });

  it('an unreadable file says why; its headings can be told apart, and the file is checked with that', async () => {
    open(
      importAnswer({
        state: 'unreadable',
        headings: [
          { heading: 'No', column: null },
          { heading: 'Name', column: 'name' },
        ],
        job: { state: 'failed', error: 'The file has no column Reference.' },
      }),
    );
    await shows('The file has no column Reference.');
    const choose = (label: string, column: string) => {
      const select = screen.input(label) as unknown as HTMLSelectElement;
      select.value = column;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('No', 'name');
    await shows('Two headings stand for the column Name.');
    screen.button('Check again')?.click();
    choose('Name', '');
    await shows('Every file needs the column Reference.');
    choose('No', 'reference');
    await waitUntil(() => !text().includes('Every file needs'), 'no complaint');
    screen.network.on('action startImport', importAnswer({ id: 'i-2' }));
    screen.button('Check again')?.click();
    await waitUntil(() => location.pathname === '/admin/imports/i-2', 'the page of the new check');
    const started = screen.network.to('action startImport').map(fieldsOf);
    expect(started).to.deep.equal([
      {
        ...{ kind: 'companies', fileId: FILE_ID, columns: ['reference', null], locale: 'en' },
        ...{ encoding: null, takesHidden: false },
      },
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('says how many rows the file has and what becomes of them, and takes what the sheet hides where the admin wants it', async () => {
    const headings = [
      { heading: 'No', column: 'reference' },
      { heading: 'Town', column: 'city' },
      { heading: 'Land', column: null, isHidden: true },
      { heading: 'Country', column: null, isHidden: true },
      { heading: 'City', column: null, isHidden: true },
    ];
    open(importAnswer({ headings, counts: { leftOut: 9 }, leftOut: { hidden: 5, struck: 1 } }));
    await shows(
      '134 rows in the file = 100 new + 20 changed + 3 unchanged + 2 to correct + 9 left out (5 hidden, 1 struck out, 3 titles)',
    );
    await shows('The sheet hides 5 rows, which are left out.');
    await shows('The sheet strikes out 1 row, which is left out.');
    await shows('The sheet hides 3 columns, which are left out: Land, Country, City.');
    expect(tab('Left out (9)')).not.to.equal(undefined);
    expect([...screen.place.querySelectorAll('a')].map(({ textContent }) => textContent)).to.include(
      '9 left out',
    );
    await expect(screen.place).to.be.accessible();
    screen.network.on('action startImport', importAnswer({ id: 'i-3' }));
    screen.button('Check again with what is hidden or struck out')?.click();
    await waitUntil(() => location.pathname === '/admin/imports/i-3', 'the page of the new check');
    expect(screen.network.to('action startImport').map(fieldsOf)).to.deep.equal([
      {
        ...{ kind: 'companies', fileId: FILE_ID, locale: 'en', takesHidden: true },
        // As they were chosen, and what is hidden by its words; one column isn't taken twice.
        columns: ['reference', 'city', null, 'country', null],
      },
    ]);
  });

  it('headings are told apart with what the sheet hides, where that was checked', async () => {
    const headings = [
      { heading: 'No', column: 'reference' },
      { heading: 'Land', column: null },
    ];
    open(importAnswer({ headings, takesHidden: true }));
    await shows('The file is checked');
    const select = screen.input('Land') as unknown as HTMLSelectElement;
    select.value = 'country';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    screen.network.on('action startImport', importAnswer({ id: 'i-4' }));
    await waitUntil(
      () => screen.button('Check again')?.getAttribute('aria-disabled') !== 'true',
      'the button of the check',
    );
    screen.button('Check again')?.click();
    await waitUntil(() => location.pathname === '/admin/imports/i-4', 'the page of the new check');
    const [started] = screen.network.to('action startImport').map(fieldsOf);
    expect(started).to.deep.include({ columns: ['reference', 'country'], takesHidden: true });
  });

  it('a lost connection is told and recovers by itself; a hidden page asks nothing', async () => {
    const running = importAnswer({ state: 'checking', headings: [], job: { state: 'running' } });
    const clock = heldClock();
    try {
      open(running, broken(), broken(), broken(), running, importAnswer());
      const asked = () => screen.network.to('action getImport').length;
      await drawnUntil(() => text().includes('The file is being checked'), 'the check');
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      clock.pass(60_000);
      await drawnUntil(() => true, 'a frame');
      expect(asked()).to.equal(1);
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      for (const count of [2, 3, 4]) {
        await drawnUntil(() => asked() === count, `question ${count}`);
        clock.pass(2_000);
      }
      await drawnUntil(() => text().includes('The connection is lost'), 'the warning');
      clock.pass(5_000);
      await drawnUntil(() => !text().includes('The connection is lost'), 'the recovery');
      clock.pass(5_000);
      await drawnUntil(() => text().includes('The file is checked'), 'the end');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      clock.release();
    }
  });

  it('AUTH-51 when the session ends what is shown stays, and goes on for who signs in again', async () => {
    const running = importAnswer({ state: 'checking', headings: [], job: { state: 'running' } });
    open(running, graphqlError('no', 401), graphqlError('no', 401), importAnswer());
    await shows('The file is being checked');
    await waitUntil(() => readSession() === undefined, 'the end of the session');
    await settled();
    expect(text()).to.contain('The file is being checked').and.not.to.contain('The connection is lost');
    signIn();
    await shows('The file is checked');
  });

  it('an import that is not there, or not for this person, says so', async () => {
    open(graphqlError('no', 404));
    await shows('This import was not found.');
    screen.network.on('action getImport', graphqlError('no', 403));
    screen.open(<ImportPage params={{ id: 'i-9' }} />, '/admin/imports/i-9');
    await shows('Only admins of the provider can import data.');
  });
});
