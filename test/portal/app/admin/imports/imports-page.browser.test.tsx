import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ImportsPage } from '../../../../../portal/app/admin/imports/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError, held, never } from '../../../../helpers/network.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { counted, page } from '../../modules/list/list-screen.tsx';
import { ADMIN, AGENT, eachAdminPage } from '../admin-screen.tsx';
import { FILE_ID, ID, importAnswer, listedImport } from './import-answers.ts';

const LIST = 'query allImport';
/** Of an import whose rows aren't known. */
const UNKNOWN = { created: null, changed: null, unchanged: null, refused: null };
const STORED = () => Response.json({ id: FILE_ID }, { status: 201 });

describe('the start of an import', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();
  // Wide enough for every column.
  beforeEach(() => setViewport({ width: 1440, height: 800 }));

  const listed = (imports: object[] = []) => {
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on(LIST, () => page(imports));
    screen.network.on('query countImport', () => counted(imports.length));
  };
  async function open(imports: object[] = [], at = '/admin/imports') {
    signIn();
    listed(imports);
    screen.open(<ImportsPage />, at);
    await waitUntil(() => screen.button('Check file'), 'the form');
  }
  function choose(file: File) {
    const files = new DataTransfer();
    files.items.add(file);
    const input = screen.place.querySelector<HTMLInputElement>('input[type=file]')!;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const chooseCustomers = async () => {
    choose(new File(['Reference\nC-1'], 'customers.csv', { type: 'text/csv' }));
    await shows('customers.csv');
  };
  const links = () => [...screen.place.querySelectorAll('[data-opens-row]')];
  const check = () => screen.button('Check file')?.click();
  const uploads = () => screen.network.to('POST /api/files');

  it('D-101 the kind that is chosen stands in the address and decides the columns, by keyboard too', async () => {
    await open([], '/admin/imports?kind=baseRates');
    const columns = () =>
      [...screen.place.querySelectorAll('details tbody tr')].map((row) => row.firstChild?.textContent);
    expect(columns()).to.include('Valid From').and.not.to.include('Suppliers');
    const row = (heading: string) => rows().find((one) => one.startsWith(heading));
    expect(row('Carrier')).to.contain('Ocean carrier, by its SCAC or name');
    expect(row('Source')).to.contain('Own (also if empty), Agent or External');
    expect(row('Kind')).to.contain('One of: FAK, NAC');
    screen.place.querySelector<HTMLElement>('input[type=radio]:checked')?.focus();
    await press('ArrowRight');
    await waitUntil(() => columns().includes('Suppliers'), 'the columns of companies');
    expect(new URLSearchParams(location.search).get('kind')).to.equal('companies');
    expect(rows()[0]).to.contain('Reference').and.to.contain('Always').and.to.contain('C-2001');
    await expect(screen.place).to.be.accessible();
  });

  it('a file is sent as it is, its check begins, and the page of the import opens', async () => {
    await open();
    screen.network.on('POST /api/files', STORED);
    screen.network.on('action startImport', importAnswer());
    await chooseCustomers();
    check();
    check();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    expect(uploads()).to.have.length(1);
    expect(uploads()[0]?.body).to.be.instanceOf(File).and.to.have.property('name', 'customers.csv');
    expect(uploads()[0]?.headers.get('authorization')).to.match(/^Bearer /);
    expect(uploads()[0]?.headers.get('idempotency-key')).to.match(/^[\w-]{36}$/);
    const [started] = screen.network.to('action startImport');
    expect(fieldsOf(started!)).to.deep.equal({ kind: 'companies', fileId: FILE_ID, locale: 'en' });
  });

  it('D-101 a text file whose encoding is not certain is shown in each, and checked in the one that is chosen', async () => {
    await open();
    screen.network.on('POST /api/files', STORED);
    screen.network.on('action startImport', importAnswer());
    // 東京 in Shift-JIS, which is also text in other encodings.
    choose(new File(['Reference,Name\nC-1,', new Uint8Array([0x93, 0x8c, 0x8b, 0x9e])], 'customers.csv'));
    await shows('Encoding of the file');
    const encoding = screen.place.querySelector('select')!;
    encoding.value = 'shift_jis';
    encoding.dispatchEvent(new Event('change', { bubbles: true }));
    await shows('C-1,東京');
    await expect(screen.place).to.be.accessible();
    check();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    const [started] = screen.network.to('action startImport');
    expect(fieldsOf(started!)).to.have.property('encoding', 'shift_jis');
  });

  it('a file that is dropped is taken, one of another kind is refused before it is sent', async () => {
    await open();
    check();
    await shows('Please choose a file.');
    const place = screen.button('Choose a file')!.parentElement!;
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'customers.pdf'));
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }));
    await shows('Please choose a file that ends in .csv or .xlsx.');
    check();
    choose(new File([], 'customers.csv'));
    await shows('The file is empty.');
    expect(text()).not.to.contain('.csv or .xlsx.');
    check();
    expect(uploads()).to.have.length(0);
  });

  it('D-122 an upload that was lost says so, and is tried again under the same key', async () => {
    await open();
    screen.network.on('POST /api/files', broken(), STORED);
    screen.network.on('action startImport', importAnswer());
    await chooseCustomers();
    check();
    await shows('The service could not be reached.');
    screen.button('Try again')?.click();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    const [first, second] = uploads().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).to.equal(first);
  });

  it('a file without room is refused in the words of the server', async () => {
    await open();
    const error = 'The files of this company have 2000 MB together, and this one would be more.';
    screen.network.on('POST /api/files', Response.json({ error, code: 'no_room' }, { status: 413 }));
    await chooseCustomers();
    check();
    await shows(error);
    expect(screen.banner('alert')).to.contain('Try again');
  });

  it('a check that was refused is tried again without sending the file again', async () => {
    await open();
    screen.network.on('POST /api/files', STORED);
    screen.network.on('action startImport', graphqlError('Too many imports wait.', 422), importAnswer());
    await chooseCustomers();
    check();
    await shows('Too many imports wait.');
    screen.button('Try again')?.click();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    expect(uploads()).to.have.length(1);
  });

  it('a check whose stored file has ended sends the file once more, as another one', async () => {
    await open();
    screen.network.on('POST /api/files', STORED);
    screen.network.on('action startImport', graphqlError('There is no such file.', 404), importAnswer());
    await chooseCustomers();
    check();
    await waitUntil(() => screen.button('Try again'), 'the way to try again');
    screen.button('Try again')?.click();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    const [first, second] = uploads().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).to.be.a('string').not.equal(first);
  });

  it('D-142 base rates are not sent for another company, which could read the file, but for the provider', async () => {
    signIn({ ...ADMIN, entity_id: 101 });
    listed();
    const company = (entityType: string) => ({ results: [{ id: 101, companyName: 'One', entityType }] });
    screen.network.on('query allCompany', company('Importer'), company('Provider'));
    screen.network.on('POST /api/files', STORED);
    screen.network.on('action startImport', importAnswer());
    screen.open(<ImportsPage />, '/admin/imports?kind=baseRates');
    await waitUntil(() => screen.button('Check file'), 'the form');
    await chooseCustomers();
    check();
    await shows('This file is for the provider alone.');
    expect(uploads()).to.have.length(0);
    check();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    expect(uploads()).to.have.length(1);
  });

  it('D-123 while a file is sent that is said, and another one is not taken', async () => {
    await open();
    const answer = held<Response>();
    screen.network.on('POST /api/files', answer.answer);
    screen.network.on('action startImport', importAnswer());
    await chooseCustomers();
    check();
    await shows('Sending customers.csv');
    choose(new File(['x'], 'others.csv'));
    answer.give(STORED());
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    expect(text()).not.to.contain('others.csv');
  });

  it('D-101 how much of a large file has gone stands beside a bar; what is cancelled is said, and tried again under the same key', async () => {
    await open();
    screen.network.on('POST /api/files', never(), STORED);
    screen.network.on('action startImport', importAnswer());
    choose(new File(['x'.repeat(1000)], 'large.csv'));
    check();
    await waitUntil(() => screen.button('Cancel upload'), 'the button that cancels');
    const bar = () => screen.place.querySelector('[role=progressbar]');
    expect(bar()?.getAttribute('aria-valuenow')).to.equal('0');
    uploads()[0]?.onProgress?.(428);
    await shows('42 %');
    expect(bar()?.getAttribute('aria-valuenow')).to.equal('42');
    expect(bar()?.getAttribute('aria-label')).to.equal('Sending large.csv');
    await expect(screen.place).to.be.accessible();
    screen.button('Cancel upload')?.focus();
    await press('Enter');
    await shows('The upload was cancelled.');
    expect(uploads()[0]?.signal?.aborted).to.equal(true);
    expect([bar(), screen.banner('alert'), focused()]).to.deep.equal([null, '', screen.button('Check file')]);
    check();
    await waitUntil(() => location.pathname === `/admin/imports/${ID}`, 'the page of the import');
    const [first, second] = uploads().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).to.equal(first);
  });

  it('a file under way is announced every quarter, not at every per cent', async () => {
    await open();
    screen.network.on('POST /api/files', never());
    choose(new File(['x'.repeat(1000)], 'large.csv'));
    check();
    await waitUntil(() => screen.button('Cancel upload'), 'the bar');
    const announced = () =>
      [...screen.place.querySelectorAll('[aria-label="New import"] [aria-live]')]
        .map((one) => one.textContent)
        .filter(Boolean);
    uploads()[0]?.onProgress?.(511);
    await waitUntil(() => announced().join() === '50 %', 'the announcement');
    uploads()[0]?.onProgress?.(700);
    await shows('70 %');
    expect(announced().join()).to.equal('50 %');
  });

  it('a file that is being sent is given up with its page', async () => {
    await open();
    screen.network.on('POST /api/files', never());
    await chooseCustomers();
    check();
    await waitUntil(() => uploads().length === 1, 'sent');
    screen.open(null, '/admin/companies');
    await waitUntil(() => uploads()[0]?.signal?.aborted, 'given up');
  });

  it('MOD-02 the imports so far are searched and filtered as the address says, beside the kind of the next; they lead to their pages', async () => {
    await open(
      [
        listedImport({ state: 'imported', kind: 'bookings' }),
        listedImport({ ...UNKNOWN, id: 2, importId: 'i-2', state: 'unreadable', fileName: 'broken.xlsx' }),
      ],
      '/admin/imports?kind=bookings&search=csv&holds=bookings&sort=refused&order=desc',
    );
    await waitUntil(() => links().length === 2, 'the list');
    const found = rows().slice(-2);
    for (const words of ['customers.csv', 'Bookings', 'Imported', '100', '20', 'Ada Byron'])
      expect(found[0]).to.contain(words);
    expect(found[1]).to.contain('Not readable').and.not.to.contain('100');
    expect(links().map((link) => link.getAttribute('href'))).to.deep.equal([
      `/admin/imports/${ID}`,
      '/admin/imports/i-2',
    ]);
    const { where, sort } = screen.network.to(LIST)[0]?.body.variables ?? {};
    expect(sort).to.deep.equal({ field: 'refused', order: 'DESC' });
    expect(where._and[1]).to.deep.equal({ kind: { eq: 'bookings' } });
    screen.place.querySelector<HTMLElement>('input[type=radio]:checked')?.focus();
    await press('ArrowRight');
    await waitUntil(() => location.search.includes('kind=shipments'), 'another kind of the next');
    expect(location.search).to.contain('search=csv').and.to.contain('holds=bookings');
    await expect(screen.place).to.be.accessible();
  });

  it('D-141 one that goes on is followed to its end without a reload', async () => {
    screen.network.on(
      'query liveImport',
      page([listedImport({ ...UNKNOWN, state: 'checking', progress: { done: 100, total: 200 } })]),
      page([listedImport()]),
    );
    await open([listedImport({ ...UNKNOWN, state: 'checking', progress: { done: 40, total: 200 } })]);
    const bar = () => screen.place.querySelector('[role=progressbar]');
    await waitUntil(() => bar()?.getAttribute('aria-valuenow') === '50', 'the first question');
    await waitUntil(() => rows().at(-1)?.includes('100'), 'the end');
    expect(bar()).to.equal(null);
    expect(screen.network.to(LIST)).to.have.length(1);
  });

  it('ROLE-02 whoever is no admin sees no form; another company’s admin is told whose the imports are', async () => {
    signIn(AGENT);
    screen.open(<ImportsPage />, '/admin/imports');
    await shows('You do not have the right to do this.');
    expect(screen.button('Check file')).to.equal(undefined);
    listed();
    signIn();
    await shows('Only admins of the provider can import data.');
  });
});
