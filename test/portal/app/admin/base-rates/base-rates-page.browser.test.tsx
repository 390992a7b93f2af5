import stylesheets from 'stylesheets:../../../../../portal/app/admin/base-rates/rate-table.tsx';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { BaseRatesPage } from '../../../../../portal/app/admin/base-rates/lazy-pages.ts';
import { RateTable } from '../../../../../portal/app/admin/base-rates/rate-table.tsx';
import type { BaseRate } from '../../../../../shared/contract/base-rates.ts';
import { adoptStylesheets } from '../../../../../shared/element/stylesheets.ts';
import { addDays } from '../../../../../shared/trade/calendar-days.ts';
import { providerToday } from '../../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { counted, page, record } from '../../modules/list/list-screen.tsx';
import { AGENT, eachAdminPage } from '../admin-screen.tsx';

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

describe('the table of base rates', () => {
  const { screen, rows, signIn } = eachAdminPage();

  async function open(rates: readonly object[]) {
    adoptStylesheets(document, stylesheets);
    signIn();
    screen.open(<RateTable rows={rates as BaseRate[]} />, '/shipments/2001');
    await waitUntil(() => rows().length === rates.length, 'the table');
  }
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
    const yesterday = addDays(providerToday(), -1);
    const tomorrow = addDays(providerToday(), 1);
    await open([
      { ...RATE, id: 1, countsTo: providerToday() },
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
});

const LISTED = {
  id: 1,
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  dischargePort: null,
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  carrier: { id: 201, companyName: 'Maersk' },
  kind: 'FAK',
  state: 'valid',
  validFrom: '2026-01-01',
  validTo: '2099-12-31',
  countsTo: '2026-12-31',
  transitDays: 28,
  currency: 'USD',
  price20gp: 1160,
  price40gp: null,
  price40hc: 2000.5,
  price45hc: null,
  lclPerCbm: 45.5,
  lclMinimum: 91,
  source: 'Agent',
  sourceName: 'Jade Jetty',
  submissionId: 5003,
};
const CHARGES = [{ name: 'Terminal Handling', unitCode: 'EA', currency: 'EUR', amount: 210.5 }];

describe('the base rates', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();
  // Wide enough for every column.
  beforeEach(() => setViewport({ width: 1440, height: 800 }));
  const LIST = 'query allBaseRate';
  const open = async (address = '') => {
    signIn();
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on('action listPorts', { ports: [] });
    screen.network.on(LIST, page([LISTED]));
    screen.network.on('query countBaseRate', counted(1));
    screen.open(<BaseRatesPage />, `/admin/base-rates${address}`);
    await waitUntil(() => rows().length === 1, 'the list');
  };
  const asked = () => screen.network.to(LIST).map(({ body }) => body.variables);

  it('D-142 MOD-02 stand in a list with lane, carrier, prices, validity and source, asked for as the address says', async () => {
    await open('?origin=11&day=2026-03-15&sort=countsTo&order=ASC');
    for (const words of [
      'CNSHA Shanghai',
      'DEHAM Hamburg',
      'Maersk',
      'FAK',
      'USD\u00a01,160.00',
      'USD\u00a02,000.50',
    ])
      expect(rows()[0]).to.contain(words);
    for (const words of ['Jan 1, 2026', 'Dec 31, 2026', 'Valid', 'Agent: Jade Jetty'])
      expect(rows()[0]).to.contain(words);
    expect(asked()[0]?.sort).to.deep.equal({ field: 'countsTo', order: 'ASC' });
    expect(asked()[0]?.where).to.deep.equal({
      _and: [
        { originPort: { id: { eq: 11 } } },
        { validFrom: { lteq: '2026-03-15' }, countsTo: { gteq: '2026-03-15' } },
      ],
    });
    await expect(screen.place).to.be.accessible();
  });

  it('D-140 one is opened with its part loads, its local charges and its submission', async () => {
    screen.network.on('query oneBaseRate', record({ ...LISTED, charges: CHARGES }));
    await open();
    screen.place.querySelector<HTMLElement>('[data-opens-row]')?.click();
    await shows('Terminal Handling, EUR\u00a0210.50 / EA');
    const dialog = screen.place.querySelector('dialog');
    expect(dialog?.querySelector('h2')?.textContent).to.equal('CNSHA – DEHAM, Maersk');
    for (const words of ['FCL, LCL', 'USD\u00a045.50', 'Dec 31, 2099', '28 days'])
      expect(dialog?.textContent).to.contain(words);
    expect(dialog?.querySelector('[href="/air-rate/?record_id=5003"]')?.textContent).to.equal(
      'Submission 5003',
    );
  });

  it('D-142 are the provider’s alone: others don’t ask for them', async () => {
    signIn(AGENT);
    screen.open(<BaseRatesPage />, '/admin/base-rates');
    await shows('You do not have the right to do this.');
    expect(asked()).to.deep.equal([]);
  });
});
