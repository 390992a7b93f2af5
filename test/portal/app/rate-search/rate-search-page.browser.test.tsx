import { expect } from '@open-wc/testing';
import { RateSearchPage } from '../../../../portal/app/rate-search/lazy-page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { AGENT, eachAdminPage, IMPORTER } from '../admin/admin-screen.tsx';
import { fill } from '../auth/auth-screen.tsx';
import { typeInto } from '../forms/stored-form.ts';

const SEARCH = 'action searchRates';
const REQUEST = 'action requestQuote';
const WHO = 'action findQuoteAgent';
const ADDRESS = '/rate-search?mode=FCL&origin=11&destination=12&day=2026-11-10&40HC=2';

const place = (id: number, name: string) => ({ id, name, code: null });
const freight = {
  kind: 'freight',
  name: null,
  unit: '40HC',
  quantity: '2',
  price: '1500.00',
  isMinimum: false,
};
const price = {
  lines: [
    { ...freight, currency: 'USD', amount: '3000.00' },
    {
      ...{ kind: 'charge', name: 'Handling', unit: null, quantity: null, price: null, isMinimum: false },
      ...{ currency: 'EUR', amount: '100.00' },
    },
  ],
  totals: [
    { currency: 'USD', amount: '3000.00' },
    { currency: 'EUR', amount: '100.00' },
  ],
  usd: '3110.00',
  air: null,
};
const RATE = {
  reference: 'B-1',
  kind: 'FAK',
  origin: place(11, 'Shanghai'),
  discharge: null,
  destination: place(12, 'Hamburg'),
  carrier: place(60, 'Sea Line'),
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  transit: { min: 30, max: 30 },
  price,
  cost: null,
  missing: [],
  perCarton: [],
  isSubscribed: false,
  requested: null,
};
const QUICK = {
  ...RATE,
  reference: 'B-2',
  carrier: place(61, 'Blue Line'),
  transit: { min: 20, max: 20 },
  price: { ...price, usd: '4000.00' },
};
const ANSWER = {
  view: 'selling',
  isFollowed: true,
  route: { origin: 11, destination: 12 },
  rates: [RATE, QUICK],
  requested: null,
  hasMore: false,
  chargeable: null,
  exchangeRates: [{ currency: 'EUR', usdRate: '1.1', day: '2026-11-09' }],
  markUps: null,
  otherDays: [],
  nearby: [],
};
const NOTHING = { ...ANSWER, rates: [], exchangeRates: [] };

describe('the rate search', () => {
  const { screen, shows, signIn } = eachAdminPage();

  function open(address = ADDRESS, answer: unknown = ANSWER, user: object = IMPORTER) {
    signIn(user);
    screen.network.on('action listPorts', [
      { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
      { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
    ]);
    screen.network.on(SEARCH, answer);
    screen.network.on(WHO, { agent: null });
    screen.open(<RateSearchPage />, address);
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const carriers = () => all('article h2').map((heading) => heading.textContent);
  const button = (name: string) => all('button').find((one) => one.textContent === name)!;
  const labelled = (label: string) =>
    [...document.querySelectorAll('label')].find((one) => one.textContent === label)
      ?.control as HTMLInputElement;
  const invalid = () => all('[aria-invalid=true]');
  const found = () => waitUntil(() => carriers().length === 2, 'the rates');

  it('MOD-12 compares the rates that the address asks for: price, time, validity and every line of the total', async () => {
    open();
    await found();
    expect(carriers()).to.deep.equal(['Sea Line', 'Blue Line']);
    expect(fieldsOf(screen.network.to(SEARCH)[0]!)).to.deep.equal({
      ...{ mode: 'FCL', origin: 11, destination: 12, day: '2026-11-10', containers: { '40HC': 2 } },
    });
    const [first] = all('article');
    for (const words of ['30 days', 'until Nov', 'USD\u00a03,110.00', '2 × 40HC at USD\u00a01,500.00'])
      expect(first!.textContent).to.include(words);
    first!.querySelector('summary')!.click();
    expect([...first!.querySelectorAll('tr')].map((row) => row.textContent)).to.deep.equal([
      'ItemAmount',
      '2 × 40HC at USD\u00a01,500.00USD\u00a03,000.00',
      'HandlingEUR\u00a0100.00',
      'Total in USDUSD\u00a03,000.00',
      'Total in EUREUR\u00a0100.00',
      'All in USDUSD\u00a03,110.00',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-12 sorts by time and limits to a carrier in the address, without another search', async () => {
    open();
    await found();
    const choose = (label: string, value: string) => {
      const select = labelled(label) as unknown as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Sort by', 'transit');
    await waitUntil(() => carriers()[0] === 'Blue Line', 'the quickest first');
    choose('Carrier', 'Sea Line');
    await waitUntil(() => carriers().join() === 'Sea Line', 'one carrier');
    expect(location.search).to.include('sort=transit').and.include('carrier=Sea+Line');
    expect(screen.network.to(SEARCH).length).to.equal(1);
  });

  it('MOD-12 tells what is wrong at its field, focuses the first, and searches nothing', async () => {
    open('/rate-search');
    await waitUntil(() => labelled('40HC'), 'the form');
    fill(labelled('40HC'), '');
    button('Search').click();
    await waitUntil(() => invalid().length > 0, 'the problems');
    expect(document.activeElement).to.equal(labelled('Origin Port'));
    await shows('Please choose a place from the list.');
    await shows('Please enter at least one container');
    expect(labelled('40HC').getAttribute('aria-describedby')).to.not.equal(null);
    expect(screen.network.to(SEARCH)).to.deep.equal([]);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-12 another kind of freight asks for other things, of which none is wrong before it was searched', async () => {
    open('/rate-search');
    await waitUntil(() => labelled('40HC'), 'the form');
    button('Search').click();
    await waitUntil(() => invalid().length > 0, 'the problems');
    labelled('Ocean LCL').click();
    await waitUntil(() => labelled('Gross weight (kg)'), 'the fields of the other kind');
    expect(invalid()).to.deep.equal([]);
    button('Search').click();
    await waitUntil(() => invalid().includes(labelled('Gross weight (kg)')), 'the problems');
  });

  it('MOD-12 tells at its field, too, what the server refuses', async () => {
    const refusal = graphqlError('Please choose one of the list.', 422);
    const body = await refusal.clone().json();
    body.errors[0].extensions.reasons = [{ code: 'searchPlace', field: 'destination' }];
    open(ADDRESS, () => new Response(JSON.stringify(body), refusal));
    await waitUntil(() => invalid().length === 1, 'the problem');
    expect(invalid()[0]).to.equal(labelled('Destination Port'));
  });

  it('MOD-12 a new search keeps the focus and stands in the address, to which Back returns', async () => {
    open();
    await found();
    fill(labelled('40HC'), '5');
    button('Search').focus();
    button('Search').click();
    await waitUntil(() => location.search.includes('40HC=5'), 'the address');
    await waitUntil(() => screen.network.to(SEARCH).length === 2, 'the search');
    expect(document.activeElement).to.equal(button('Search'));
    history.back();
    await waitUntil(() => labelled('40HC').value === '2', 'the search before');
  });

  it('MOD-12 a changed search drops the answer of the one before: no FCL price under an LCL form', async () => {
    open();
    await found();
    const areInSight = () => all('article').some((card) => card.checkVisibility());
    labelled('Ocean LCL').click();
    await shows('The search has changed.');
    expect(areInSight()).to.equal(false);

    screen.network.on(SEARCH, () => new Promise<Response>(() => {}));
    fill(labelled('Gross weight (kg)'), '900');
    fill(labelled('Volume (CBM)'), '2.5');
    button('Search').click();
    await waitUntil(() => screen.network.to(SEARCH).length === 2, 'the search');
    expect(all('article')).to.deep.equal([]);
    expect(document.body.textContent).to.not.include('The search has changed.');
  });

  it('MOD-12 what was changed back has its answer again, with the quote that was requested of it', async () => {
    open();
    screen.network.on(REQUEST, { id: 7, reference: 'QUO-2026-000007' });
    await found();
    all('article button')[0]!.click();
    await waitUntil(() => document.querySelector('dialog[open]'), 'the question');
    [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click();
    await shows('QUO-2026-000007');
    fill(labelled('40HC'), '3');
    await shows('The search has changed.');
    fill(labelled('40HC'), '2');
    await waitUntil(() => document.querySelector('a[href="/quotes/7"]')?.checkVisibility(), 'the answer');
    expect(screen.network.to(SEARCH).length).to.equal(1);
  });

  it('MOD-12 an empty result leads to days and routes that have rates', async () => {
    const nearby = [{ origin: place(11, 'Shanghai'), destination: place(13, 'Rotterdam') }];
    open(ADDRESS, { ...NOTHING, isFollowed: false, otherDays: ['2026-12-01'], nearby });
    await shows('No rate was found for this day.');
    const links = all('a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).to.deep.include([
      'Dec\u00a01,\u00a02026',
      '/rate-search?mode=FCL&origin=11&destination=12&day=2026-12-01&40HC=2',
    ]);
    expect(links).to.deep.include([
      'Shanghai – Rotterdam',
      '/rate-search?mode=FCL&origin=11&destination=13&day=2026-11-10&40HC=2',
    ]);
    expect(links).to.deep.include([
      'Subscribe to this route',
      '/route-subscription/products/?origin=11&destination=12',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-10 a quote is requested once confirmed, and told where the rate is', async () => {
    open();
    screen.network.on(REQUEST, { id: 7, reference: 'QUO-2026-000007' });
    screen.network.on(WHO, { agent: { id: 2, companyName: 'Overseas Cargo' } });
    await found();
    const opener = all('article button')[0]!;
    opener.focus();
    opener.click();
    await waitUntil(() => document.querySelector('dialog[open]'), 'the question');
    const dialog = document.querySelector('dialog')!;
    for (const words of [
      'Shanghai, China (CNSHA) – Hamburg, Germany (DEHAM)',
      '2 × 40HC',
      'Sea Line',
      'USD\u00a03,110.00',
    ])
      expect(dialog.textContent).to.include(words);
    await shows('Overseas Cargo answers this request');
    expect(fieldsOf(screen.network.to(WHO)[0]!)).to.include({ rate: 'B-1' });
    expect(screen.network.to(REQUEST)).to.deep.equal([]);
    await typeInto({ fields: { Remarks: 'On pallets.' } });
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Request quote')!.click();
    await shows('QUO-2026-000007');
    expect(fieldsOf(screen.network.to(REQUEST)[0]!)).to.include({
      ...{ rate: 'B-1', day: '2026-11-10', remarks: 'On pallets.' },
    });
    expect(document.querySelector('a[href="/quotes/7"]')).to.equal(document.activeElement);
  });

  it('MOD-10 a quote that was requested takes the focus once, and is none of another search', async () => {
    const rates = [RATE, { ...QUICK, carrier: place(61, 'Éclair') }, { ...QUICK, reference: 'B-3' }];
    open(ADDRESS, { ...ANSWER, rates });
    screen.network.on(REQUEST, { id: 7, reference: 'QUO-2026-000007' });
    await waitUntil(() => carriers().length === 3, 'the rates');
    const link = () => document.querySelector('a[href="/quotes/7"]');
    all('article button')[0]!.click();
    await waitUntil(() => document.querySelector('dialog[open]'), 'the question');
    [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click();
    await waitUntil(() => link() && document.activeElement === link(), 'the link');

    const select = labelled('Carrier') as unknown as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text).slice(1)).to.deep.equal([
      'Blue Line',
      'Éclair',
      'Sea Line',
    ]);
    select.focus();
    for (const [carrier, count] of [
      ['Blue Line', 1],
      ['', 3],
    ] as const) {
      select.value = carrier;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await waitUntil(() => carriers().length === count, 'the chosen rates');
    }
    expect(link()).to.not.equal(null);
    expect(document.activeElement).to.equal(select);

    fill(labelled('40HC'), '9');
    button('Search').click();
    await waitUntil(() => screen.network.to(SEARCH).length === 2 && !link(), 'the other search');
    expect(all('article button').map(({ textContent }) => textContent)).to.deep.equal(
      rates.map(() => 'Request quote'),
    );
  });

  it('MOD-12 says what was converted at in digits that count, however small the rate is', async () => {
    const day = '2026-11-09';
    const exchangeRates = [
      { currency: 'EUR', usdRate: '1.1', day },
      { currency: 'VND', usdRate: '0.00003795', day },
      { currency: 'KWD', usdRate: '3.2578912', day },
    ];
    open(ADDRESS, { ...ANSWER, exchangeRates });
    await found();
    for (const words of ['EUR 1 = USD 1.1 (', 'VND 1 = USD 0.00003795 (', 'KWD 1 = USD 3.25789 ('])
      await shows(words);
  });

  it('MOD-12 tells at a rate that a quote was requested of it before, and warns before another one', async () => {
    const requested = {
      ...{ id: 7, reference: 'QUO-2026-000007', status: 'Open', isSameCargo: true },
      requestedAt: '2026-11-05T12:00:00Z',
    };
    const other = { ...requested, id: 6, reference: 'QUO-2026-000006', isSameCargo: false };
    const rates = [
      { ...RATE, requested },
      { ...QUICK, requested: other },
    ];
    open(ADDRESS, { ...ANSWER, rates });
    await found();
    const [same, foreign] = all('article');
    expect(same!.textContent).to.include('Quote requested on Nov\u00a05,\u00a02026').and.include('Open');
    expect(same!.querySelector('a[href="/quotes/7"]')?.textContent).to.equal('QUO-2026-000007');
    expect(foreign!.textContent).to.include('for other cargo').and.include('QUO-2026-000006');
    // Nothing takes the focus where the page was only loaded.
    expect(document.activeElement).to.equal(document.body);
    await expect(screen.place).to.be.accessible();

    button('Request quote').click();
    await waitUntil(() => document.querySelector('dialog[open]'), 'the question');
    expect(document.querySelector('dialog [role=alert]')).to.equal(null);
    button('Cancel').click();
    await waitUntil(() => !document.querySelector('dialog[open]'), 'no question');
    button('Request again').click();
    await shows('already requested on Nov\u00a05,\u00a02026: QUO-2026-000007');
    expect(document.querySelector('dialog [role=alert]')).to.not.equal(null);
    expect(screen.network.to(REQUEST)).to.deep.equal([]);
  });

  it('MOD-10 says in the question why a quote could not be requested', async () => {
    open();
    screen.network.on(REQUEST, graphqlError('This rate no longer counts.', 409));
    await found();
    all('article button')[0]!.click();
    await waitUntil(() => document.querySelector('dialog[open]'), 'the question');
    [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click();
    await shows('This rate no longer counts.');
    expect(document.querySelector('dialog [role=alert]')).to.not.equal(null);
  });

  it('D-142 an agent sees its own rates at cost and requests no quotes', async () => {
    open(ADDRESS, { ...ANSWER, view: 'own' }, AGENT);
    await found();
    await shows('at cost');
    expect(all('article button')).to.deep.equal([]);
  });

  it('MOD-12 a failed search can be tried again', async () => {
    let isDown = true;
    open(ADDRESS, () => (isDown ? graphqlError('Out of order.', 422) : ANSWER));
    await waitUntil(() => button('Try again'), 'the failure');
    isDown = false;
    button('Try again').click();
    await found();
  });
});
