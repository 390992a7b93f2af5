import { expect } from '@open-wc/testing';
import { RateSheetPage } from '../../../../../portal/app/rate-sheets/lazy-pages.ts';
import type { RateSheet, RateSheetRate } from '../../../../../shared/contract/rate-sheets.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { rateAnswer, sheetAnswer } from '../../../../helpers/rate-sheet-answers.ts';
import { press, type } from '../../../../shared/ui/user-input.ts';
import { eachAdminPage, IMPORTER } from '../../admin/admin-screen.tsx';

const ONE = 'action getRateSheet';
const ROWS = 'action listRateSheetRows';

const SHEET = sheetAnswer({
  version: 2,
  previousId: 70,
  counts: {
    routes: 3,
    rates: 3,
    airRates: 1,
    charges: 1,
    routesWithoutRates: 1,
    added: 1,
    changed: 1,
    dropped: 1,
  },
});
const changed = rateAnswer({
  change: 'changed',
  prices: { '40GP': '1200.00', '40HC': '1300.00', lclPerCbm: '90.00' },
  before: { '40GP': '1140.00', '40HC': '1300', lclMinimum: '95.00' },
});
const added = rateAnswer({
  line: 2,
  change: 'new',
  reference: 'B-9',
  kind: 'NAC',
  currency: 'JPY',
  prices: { '20GP': '98000' },
});
const dropped = rateAnswer({ line: 3, change: 'dropped', reference: 'B-1', prices: { '20GP': '700.00' } });
const air = rateAnswer({
  mode: 'Air',
  reference: 'A-88',
  change: 'same',
  prices: { minimum: '85.00', normal: '4.20', '100': '3.10', '45': '3.80' },
});
const { line, origin, discharge, destination, carrier } = rateAnswer();
const charge = {
  line,
  origin,
  discharge,
  destination,
  carrier,
  reference: 'B-7',
  name: 'Terminal Handling',
  unitCode: 'EA',
  currency: 'EUR',
  amount: '210.5',
};
const route = { line, origin, discharge: null, destination, carrier: null };

/** What the service has of each part. */
const PARTS: Readonly<Record<string, object>> = {
  rates: { rates: [changed, added, rateAnswer({ line: 3, change: 'same' })], count: 3 },
  airRates: { rates: [air], count: 1 },
  charges: { charges: [charge], count: 1 },
  routesWithoutRates: { routes: [route], count: 1 },
  changes: { rates: [changed, added, dropped], count: 3 },
};

describe('the page of one rate sheet', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();

  function open(sheet: RateSheet | Response = SHEET, at = '/rate-sheet/77', id = '77') {
    signIn(IMPORTER);
    screen.network.on(ONE, sheet);
    screen.network.on(ROWS, (call: Call) => PARTS[fieldsOf(call).part]);
    screen.open(<RateSheetPage params={{ id }} />, at);
  }
  const tab = (name: string) =>
    [...screen.place.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === name);
  const openTab = async (name: string, count: number) => {
    await waitUntil(() => tab(name), name);
    tab(name)?.click();
    await waitUntil(
      () => rows().length === count && tab(name)?.ariaSelected === 'true',
      `the rows of ${name}`,
    );
  };
  const heads = () => [...screen.place.querySelectorAll('thead th')].map((one) => one.textContent);
  const cells = (place: number) =>
    [...(screen.place.querySelectorAll('tbody tr')[place]?.querySelectorAll('td') ?? [])].map(
      (cell) => cell.textContent,
    );

  it('MOD-11 says what it was asked for with and how it stands, and shows its parts in tabs', async () => {
    open();
    await shows('Rate sheet 12, version 2');
    await shows('Alder Vale Imports · requested Nov 20, 2026');
    await waitUntil(() => rows().length === 3, 'the rates');
    expect([...screen.place.querySelectorAll('[role=tab]')].map((one) => one.textContent)).to.deep.equal([
      'Rates (3)',
      'Air Rates (1)',
      'Local Charges (1)',
      'Routes without rates (1)',
      'Changes (3)',
    ]);
    expect(screen.place.querySelector('[href="/rate-sheet/70"]')?.textContent).to.equal('The sheet before');
    await expect(screen.place).to.be.accessible();
    tab('Rates (3)')?.focus();
    await press('End');
    await waitUntil(() => new URLSearchParams(location.search).get('part') === 'changes', 'the address');
  });

  it('MOD-11 says that a newer version has replaced it, with the way there', async () => {
    open(sheetAnswer({ replacedBy: { id: 78, version: 3 } }));
    await shows('Replaced by version 3');
    expect(screen.place.querySelector('[href="/rate-sheet/78"]')?.textContent).to.equal(
      'Replaced by version 3',
    );
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-11 the price before stands with the new one, and the difference in per cent', async () => {
    open();
    await waitUntil(() => rows().length === 3, 'the rates');
    expect(heads()).to.deep.equal([
      'Route',
      'Carrier',
      'Kind, source',
      'Valid',
      'Currency',
      '20GP',
      '40GP',
      '40HC',
      '45HC',
      'LCL per CBM',
      'LCL minimum',
      'Change',
    ]);
    const [, , , , , gp20, gp40, hc40, , lcl, least, word] = cells(0);
    expect([gp20, gp40, hc40, lcl, least, word]).to.deep.equal([
      '–',
      '1,200.00before: 1,140.00+5.3%',
      '1,300.00',
      '90.00new price',
      '–before: 95.00no price any more',
      'Changed',
    ]);
    expect(cells(0)[2], 'where it comes from').to.equal('FAKOwnB-7');
    expect(cells(1)[5], 'a yen has no decimals').to.equal('98,000');
  });

  it('the changes have both prices of what has changed alone, and all of what is new or dropped', async () => {
    open(SHEET, '/rate-sheet/77?part=changes');
    await waitUntil(() => rows().length === 3, 'the changes');
    const prices = () =>
      [...screen.place.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('li')].map((one) => one.textContent),
      );
    expect(prices()).to.deep.equal([
      [
        '40GPbefore: 1,140.00now: 1,200.0060.00 more (+5.3%)',
        'LCL per CBMnow: 90.00new price',
        'LCL minimumbefore: 95.00no price any more',
      ],
      ['20GPnow: 98,000'],
      ['20GPbefore: 700.00'],
    ]);
    expect(rows().map((row) => /Changed|New|Dropped/.exec(row)?.[0])).to.deep.equal([
      'Changed',
      'New',
      'Dropped',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('rates by air have their weight levels in their order, charges their amount, and routes without rates their way', async () => {
    open();
    await openTab('Air Rates (1)', 1);
    expect(heads().slice(5, 9)).to.deep.equal(['M', 'N', '+45', '+100']);
    expect(cells(0).slice(5, 9)).to.deep.equal(['85.00', '4.20', '3.80', '3.10']);
    await openTab('Local Charges (1)', 1);
    expect(cells(0).slice(2)).to.deep.equal(['Terminal Handling', 'EA', 'EUR', '210.50', 'B-7']);
    await openTab('Routes without rates (1)', 1);
    expect(cells(0)).to.deep.equal(['Shanghai – HamburgCNSHA – DEHAM', 'Any']);
  });

  it('loaded rows are filtered by words, and it is said that others are not looked at', async () => {
    open();
    await waitUntil(() => rows().length === 3, 'the rates');
    await shows('3 of 3 rows loaded');
    screen.input('Filter the loaded rows')?.focus();
    await type('b-9');
    await waitUntil(() => rows().length === 1, 'the row');
    await shows('1 of 3 loaded rows shown; the sheet has 3 rows');
  });

  it('the rows of a long part are loaded by the hundred', async () => {
    const many = (from: number): RateSheetRate[] =>
      Array.from({ length: 100 }, (_, n) => rateAnswer({ line: from + n }));
    open();
    screen.network.on(ROWS, { rates: many(1), count: 150 }, { rates: many(101).slice(0, 50), count: 150 });
    await waitUntil(() => rows().length === 100, 'the first page');
    screen.button('Load More')?.click();
    await waitUntil(() => rows().length === 150, 'the second page');
    expect(screen.network.to(ROWS).map(fieldsOf)).to.deep.equal([
      { id: 77, part: 'rates', offset: 0, pageSize: 100 },
      { id: 77, part: 'rates', offset: 100, pageSize: 100 },
    ]);
  });

  it('one that is under way is followed until its rows are there', async () => {
    open();
    const making = sheetAnswer({
      state: 'making',
      progress: { done: 50, total: 100 },
      counts: null,
      readyAt: null,
    });
    screen.network.on(ONE, making, SHEET);
    await shows('You may leave this page; the work goes on.');
    expect(screen.place.querySelector('[role=progressbar]')?.ariaValueNow).to.equal('50');
    expect(screen.place.querySelector('[role=tab]')).to.equal(null);
    await waitUntil(() => rows().length === 3, 'the rates');
  });

  it('a first sheet has nothing to be compared with, and says so', async () => {
    open({ ...SHEET, previousId: null }, '/rate-sheet/77?part=changes');
    screen.network.on(ROWS, { rates: [], count: 0 });
    await shows('This is the company’s first sheet: there is nothing that it could be compared with.');
    tab('Local Charges (1)')?.click();
    await shows('This sheet was asked for without local charges.');
  });

  it('a sheet that is not there, or not for this person, is not found', async () => {
    open(graphqlError('no', 404));
    await shows('This rate sheet was not found.');
    open(SHEET, '/rate-sheet/x', 'x');
    await shows('This rate sheet was not found.');
    expect(text()).not.to.contain('Rates (3)');
  });
});
