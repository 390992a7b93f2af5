import { expect } from '@open-wc/testing';
import { BaseRatesPage } from '../../../../../portal/app/admin/base-rates/lazy-pages.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { AGENT, eachAdminPage } from '../admin-screen.tsx';

const LIST = 'action listBaseRates';
const RATE = {
  id: 1,
  origin: { id: 11, name: 'Shanghai', code: 'CNSHA' },
  discharge: { id: 13, name: 'Singapore', code: 'SGSIN' },
  destination: { id: 12, name: 'Hamburg', code: 'DEHAM' },
  carrier: { id: 201, name: 'Maersk', code: 'MAEU' },
  kind: 'FAK',
  source: 'Own',
  sourceName: null,
  submissionId: null,
  validFrom: '2026-01-01',
  validTo: '2099-12-31',
  countsTo: '2099-12-31',
  transitDays: 28,
  currency: 'USD',
  prices: { '20GP': '1160.00', '40GP': null, '40HC': '2000.50', '45HC': null },
  lclPerCbm: '45.50',
  lclMinimum: '91.00',
  charges: [],
};

describe('the base rates', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();

  async function open(rates: readonly object[], address = '', hasMore = false) {
    signIn();
    screen.network.on(LIST, { rates, hasMore });
    screen.open(<BaseRatesPage />, `/admin/base-rates${address}`);
    await waitUntil(() => rows().length === rates.length, 'the list');
  }
  const sent = () => screen.network.to(LIST).map(fieldsOf);
  const labelled = (label: string) =>
    [...screen.place.querySelectorAll('label')].find((one) => one.textContent === label)
      ?.control as HTMLInputElement;
  const cells = () => [...screen.place.querySelectorAll('tbody td')].map((cell) => cell.textContent);

  it('D-142 are shown with lane, carrier, kind, validity, prices and source', async () => {
    await open([RATE, { ...RATE, id: 2, source: 'Agent', sourceName: 'Jade Jetty', submissionId: 5003 }]);
    expect(cells().slice(0, 11)).to.deep.equal([
      'Shanghai – HamburgCNSHA – DEHAMvia Singapore, 28 days',
      'Maersk',
      'FAK',
      'Jan\u00a01,\u00a02026 – Dec\u00a031,\u00a02099',
      'USD',
      '1,160.00',
      '–',
      '2,000.50',
      '–',
      '45.50at least 91.00',
      'Own',
    ]);
    expect(cells().at(-1)).to.equal('AgentJade JettySubmission 5003');
    const amount = screen.place.querySelector<HTMLElement>('td[data-name="40HC"]');
    expect(getComputedStyle(amount!).textAlign).to.equal('end');
    await expect(screen.place).to.be.accessible();
  });

  it('an amount has the decimals of its currency, and none of it is lost', async () => {
    const priced = (id: number, currency: string, price: string) => ({
      ...RATE,
      id,
      currency,
      prices: { ...RATE.prices, '40HC': price },
    });
    await open([
      priced(1, 'JPY', '250000.00'),
      priced(2, 'KWD', '615.20'),
      priced(3, 'EUR', '123456789012.34'),
    ]);
    expect(
      [...screen.place.querySelectorAll('td[data-name="40HC"]')].map((cell) => cell.textContent),
    ).to.deep.equal(['250,000', '615.200', '123,456,789,012.34']);
  });

  it('say in words that they have expired, were replaced, or are not valid yet', async () => {
    const yesterday = addDays(today(), -1);
    const tomorrow = addDays(today(), 1);
    await open([
      { ...RATE, id: 1, countsTo: today() },
      { ...RATE, id: 2, validTo: yesterday, countsTo: yesterday },
      { ...RATE, id: 3, countsTo: yesterday },
      { ...RATE, id: 4, countsTo: addDays(RATE.validFrom, -1) },
      { ...RATE, id: 5, validFrom: tomorrow },
    ]);
    const marks = rows().map((row) => /Expired|Replaced before it was valid|Not valid yet/.exec(row)?.[0]);
    expect(marks).to.deep.equal([
      undefined,
      'Expired',
      'Expired',
      'Replaced before it was valid',
      'Not valid yet',
    ]);
    const agreed = rows().map((row) => row.includes('agreed until Dec\u00a031,\u00a02099'));
    expect(agreed).to.deep.equal([true, false, true, false, false]);
  });

  it('are asked for as the address says, by a text and a whole day, and page by page', async () => {
    await open([RATE], '?search=shang&on=2026-03-15', true);
    expect(sent()).to.deep.equal([{ searchText: 'shang', on: '2026-03-15', offset: 0, pageSize: 50 }]);
    screen.network.on(LIST, { rates: [{ ...RATE, id: 2 }], hasMore: false });
    screen.button('Load More')?.click();
    await waitUntil(() => rows().length === 2, 'the next page');
    expect(sent().at(-1)).to.include({ offset: 1 });
    fill(labelled('Valid on'), '');
    await waitUntil(() => sent().length === 3, 'all days');
    expect(sent().at(-1)).not.to.have.property('on');
    expect(new URLSearchParams(location.search).get('search')).to.equal('shang');
    fill(labelled('Port, carrier or source'), 'openquay');
    await waitUntil(() => sent().at(-1)?.searchText === 'openquay', 'another text');
  });

  it('D-142 are the provider’s alone: others don’t ask for them, and a refusal is told', async () => {
    signIn(AGENT);
    screen.open(<BaseRatesPage />, '/admin/base-rates');
    await shows('You do not have the right to do this.');
    expect(sent()).to.deep.equal([]);
    screen.network.on(LIST, graphqlError('Only admins of the provider see base rates.', 403));
    signIn();
    screen.open(<BaseRatesPage />, '/admin/base-rates');
    await shows('Only admins of the provider see base rates.');
  });

  it('a list that was lost is asked for again', async () => {
    signIn();
    screen.network.on(LIST, broken());
    screen.open(<BaseRatesPage />, '/admin/base-rates');
    await shows('This list could not be loaded.');
    screen.network.on(LIST, { rates: [RATE], hasMore: false });
    screen.button('Try again')?.click();
    await waitUntil(() => rows().length === 1, 'the list');
  });
});
