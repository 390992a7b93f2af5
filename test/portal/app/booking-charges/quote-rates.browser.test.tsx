import { expect } from '@open-wc/testing';
import { BookingChargesPage } from '../../../../portal/app/booking-charges/lazy-page.ts';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError, never } from '../../../helpers/network.ts';
import { textsIn } from '../../../shared/ui/grid/grid-cell.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { answer as charges, FCL, LOAD, line, SAVE } from '../../../widgets/charges/fixtures.ts';
import { ADMIN, AGENT, eachAdminPage, IMPORTER } from '../admin/admin-screen.tsx';

const RATES = 'action ratesForQuote';
const QUOTE = 'query oneQuote';

const freight = {
  ...{ part: 'freight', chargeType: 11, name: '', unitCode: 'EA', measure: '40HC', currency: 'USD' },
  ...{ quantity: '2', unitCost: '2100.00', minimum: null, amount: '4200.00' },
};
const handling = {
  ...{ part: 'charge', chargeType: 13, name: 'Handling', unitCode: 'EA', measure: 'container' },
  ...{ currency: 'USD', quantity: '2', unitCost: '30.00', minimum: null, amount: '60.00' },
};
const RATE = {
  ...{ reference: 'B-17', kind: 'FAK', source: null, carrier: 'Sea Line', via: null, transit: null },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-30', leftOut: [], missing: [] },
  lines: [freight, handling],
};
const OTHER = { ...RATE, reference: 'B-18', carrier: 'Blue Line' };
const ANSWER = {
  ...{ none: null, mode: 'FCL', day: '2026-11-10', agent: null, chosen: null, listed: [] },
  ...{ rates: [RATE, OTHER], hasMore: false },
};

watchUnsavedWork();

describe('the rates for a quote, above its charges', () => {
  const { screen, signIn, shows } = eachAdminPage();

  interface Opened {
    user?: object;
    rates?: unknown[];
    lines?: object[];
    quote?: object;
    feature?: string;
    query?: string;
  }
  async function open({ user = ADMIN, rates = [ANSWER], lines = [], quote = {}, ...at }: Opened = {}) {
    const { feature = 'freight_charges', query = '?record_id=7&role=admin' } = at;
    signIn(user);
    screen.network.on(
      LOAD,
      charges({ quote: FCL, freight_charges: lines, destination_charges: lines, origin_charges: [] }),
    );
    screen.network.on(RATES, ...rates);
    const record = { id: 7, status: 'Requested', agent: null, ...quote };
    screen.network.on(QUOTE, Response.json({ data: { record } }));
    screen.open(<BookingChargesPage params={{ feature }} />, `/booking-charges/${feature}/${query}`);
    await waitUntil(() => tool()?.shadowRoot?.querySelector('button'), 'the charges');
    await settled();
  }
  const tool = () => screen.place.querySelector('booking-charges');
  async function leave() {
    screen.open(<p>Another page</p>, '/another');
    await shows('Another page');
    await settled();
  }
  const part = () =>
    [...screen.place.querySelectorAll('section')].find((one) => one.textContent?.includes('Rates for'));
  const articles = () => [...screen.place.querySelectorAll('article')];
  const named = (name: string) =>
    [...screen.place.querySelectorAll('button')].find(
      (one) => (one.ariaLabel ?? one.textContent?.trim()) === name,
    )!;
  const offered = () => waitUntil(() => articles().length > 0, 'the rates');
  const take = async (of = 'Sea Line, B-17') => {
    await offered();
    named(`Take over: ${of}`).click();
    await settled();
  };
  const toolButton = (name: string) =>
    [...(tool()?.shadowRoot?.querySelectorAll('button') ?? [])].find(
      (one) => (one.ariaLabel ?? one.textContent?.trim()) === name,
    );
  const rows = () => {
    const table = tool()?.shadowRoot?.querySelector('table');
    return table ? textsIn(table) : [];
  };
  const entered = (count: number) => waitUntil(() => rows().length === count, `${count} lines`);
  const issue = () => screen.place.querySelector<HTMLAnchorElement>('a[href*="?issue"]');
  const issued = () => issue()?.getAttribute('href');
  const said = () => screen.banner('status') + screen.banner('alert');

  it('D-158 Take over enters freight and local charges, multiplied, and says by what in their comments', async () => {
    await open();
    await offered();
    for (const words of [
      'Sea Line',
      'B-17',
      '2 × 40HC at USD\u00a02,100.00',
      'Handling',
      'USD\u00a04,260.00',
    ])
      expect(articles()[0]?.textContent).to.include(words);
    await expect(part()!).to.be.accessible();
    await take();
    await entered(2);
    expect(rows()).to.deep.equal([
      ['Ocean Freight (OFR)', 'USD', 'EA', '4200.00', 'B-17: 2 × 40HC at USD 2,100.00'],
      ['Handling (HDL)', 'USD', 'EA', '60.00', 'B-17: 2 containers at USD 30.00'],
    ]);
    expect(said()).to.include('2 lines of B-17 were entered below. Nothing is stored before you save.');
    expect(screen.network.to(SAVE)).to.deep.equal([]);
  });

  const WITH_DAY = '/quotes/7?issue=2026-11-30';

  it('D-158 the last day of the rate goes along to the issue of the quote', async () => {
    await open();
    await waitUntil(() => issued() === '/quotes/7?issue', 'the link');
    await take();
    await waitUntil(() => issued() === WITH_DAY, 'the day');
  });

  it('MOD-10 D-152 leads to the issue of a quote that waits for it alone', async () => {
    for (const [n, status] of ['Open', 'Accepted', 'Expired'].entries()) {
      await open({ quote: { status }, query: `?record_id=7&role=admin&is=${status}` });
      await waitUntil(() => screen.network.to(QUOTE).length === n + 1, 'the question');
      await settled();
      expect(screen.place.querySelector('a[href="/quotes/7"]')).not.to.equal(null);
      expect(issued(), status).to.equal(status === 'Expired' ? '/quotes/7?issue' : undefined);
    }
  });

  it('D-31 D-158 who issues the quote above lines that are not saved is asked first, and Ctrl+S saves them from anywhere on the page', async () => {
    screen.network.on(SAVE, never());
    await open();
    await take();
    await entered(2);
    await waitUntil(issue, 'the link');
    issue()!.click();
    await shows('The quote is issued with the charges that are saved.');
    expect(screen.place.textContent).to.include(
      'It stays on this device as a draft, if the device can keep one,',
    );
    named('Back to the charges').click();
    await waitUntil(() => !screen.place.querySelector('dialog[open]'), 'the question is gone');
    expect(document.activeElement).to.equal(tool());
    expect(location.pathname).to.equal('/booking-charges/freight_charges/');
    named('Take over: Blue Line, B-18').focus();
    await press('Control+s');
    await waitUntil(() => screen.network.to(SAVE).length === 1, 'the save');
  });

  it('D-31 Ctrl+S saves nothing behind a dialog of the tool', async () => {
    await open();
    await take();
    await entered(2);
    const dialog = document.createElement('dialog');
    tool()!.shadowRoot!.append(dialog);
    dialog.showModal();
    dialog.blur();
    (document.activeElement as HTMLElement | null)?.blur();
    expect(document.activeElement).to.equal(document.body);
    await press('Control+s');
    await settled();
    expect(screen.network.to(SAVE)).to.have.length(0);
    dialog.remove();
  });

  it('D-158 who comes back to lines that were not saved finds the day of their rate again with them', async () => {
    await open();
    await take();
    await entered(2);
    await leave();
    await open();
    await waitUntil(() => toolButton('Restore'), 'the entries of before');
    await waitUntil(() => issued() === '/quotes/7?issue', 'the link');
    toolButton('Restore')!.click();
    await waitUntil(() => issued() === WITH_DAY, 'the day');
  });

  it('D-158 lines that were undone take the day of their rate with them: it doesn’t come back with other lines', async () => {
    await open();
    await take();
    await waitUntil(() => issued() === WITH_DAY, 'the day');
    for (const left of [1, 0]) {
      toolButton('Remove row 1')!.click();
      await entered(left);
    }
    await waitUntil(() => issued() === '/quotes/7?issue', 'it is forgotten');
    await leave();
    await open();
    toolButton('Add Row')!.click();
    await entered(1);
    await type('DOC');
    await press('Tab');
    await waitUntil(() => tool()!.shadowRoot!.textContent?.includes('1 unsaved change'), 'the line');
    await settled();
    expect(issued()).to.equal('/quotes/7?issue');
  });

  it('D-158 lines that were saved keep the day of their rate, also where another line is begun and undone', async () => {
    const stopReload = (event: Event) => event.stopImmediatePropagation();
    addEventListener('fp-reload', stopReload, { capture: true });
    try {
      screen.network.on(SAVE, charges({ quote: FCL, freight_charges: [line()] }));
      await open();
      await take();
      await entered(2);
      await press('Control+s');
      await waitUntil(() => tool()!.shadowRoot!.textContent?.includes('saved'), 'the save');
      await settled();
      expect(issued()).to.equal(WITH_DAY);
      toolButton('Add Row')!.click();
      await entered(2);
      toolButton('Remove row 2')!.click();
      await entered(1);
      await settled();
      expect(issued()).to.equal(WITH_DAY);
      expect(sessionStorage.getItem('fp-taken-rates')).to.equal(null);
    } finally {
      removeEventListener('fp-reload', stopReload, { capture: true });
    }
  });

  it('D-31 D-158 who issues the quote without its unsaved lines leaves by a load of the page, before which the browser asks', async () => {
    const gone: string[] = [];
    const onNavigate = (event: NavigateEvent) => {
      gone.push(`${event.destination.sameDocument ? 'within' : 'by loading'} ${event.destination.url}`);
      event.preventDefault();
    };
    await open();
    await take();
    await entered(2);
    issue()!.click();
    await waitUntil(() => named('Issue without them'), 'the question');
    await expect(screen.place).to.be.accessible();
    navigation.addEventListener('navigate', onNavigate);
    named('Issue without them').click();
    navigation.removeEventListener('navigate', onNavigate);
    expect(gone).to.deep.equal([`by loading ${location.origin}${WITH_DAY}`]);
  });

  it('D-158 lines that are there are replaced when somebody says so, else the new ones are added', async () => {
    await open({ lines: [line()] });
    await take();
    await shows('There is 1 line already.');
    expect(rows()).to.have.length(1);
    named('Add').click();
    await entered(3);
    await take('Blue Line, B-18');
    await shows('There are 3 lines already.');
    named('Replace').click();
    await entered(3);
    expect(rows()[1]?.at(-1)).to.include('B-18');
  });

  it('D-158 without local charges the freight is entered alone; where the quote has some, that is the default', async () => {
    await open();
    await offered();
    part()!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await take();
    await entered(1);
  });

  it('D-158 what stands in another list of the quote is not entered again unless it is wanted, and then said', async () => {
    const listed = [{ feature: 'destination_charges', chargeTypes: [13] }];
    await open({ rates: [{ ...ANSWER, listed }] });
    await offered();
    const box = part()!.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    expect(box.checked).to.equal(false);
    box.click();
    await take();
    await entered(2);
    expect(said()).to.include('Also among the other charges of this quote: Handling.');
  });

  it('D-158 the charges at the destination take the local charges of a rate alone', async () => {
    await open({ feature: 'destination_charges' });
    expect(part()?.querySelector('input[type=checkbox]')?.outerHTML).to.equal(undefined);
    await take();
    await entered(1);
    expect(rows()[0]?.[0]).to.equal('Handling (HDL)');
  });

  it('CHG-34 D-158 says which charge has no type, what is left out, and which container has no price', async () => {
    const rate = {
      ...RATE,
      lines: [freight, { ...handling, chargeType: null, name: 'Release' }],
      leftOut: [{ name: 'Station', unitCode: 'CBM', currency: 'EUR', amount: '18.50' }],
      missing: ['45HC'],
    };
    await open({ rates: [{ ...ANSWER, rates: [rate] }] });
    await take();
    await entered(2);
    expect(rows()[1]).to.deep.equal([
      ...['', 'USD', 'EA', '60.00', 'B-17, Release: 2 containers at USD 30.00'],
    ]);
    for (const words of [
      'Please choose the charge type of: Release.',
      'Left out, as the quote doesn’t say how many units there are: Station (EUR\u00a018.50 per CBM).',
      'No price for 45HC.',
    ])
      expect(said()).to.include(words);
  });

  it('D-158 a rate that has ended or changed since it was shown is said, and enters nothing', async () => {
    const dearer = { ...RATE, lines: [{ ...freight, unitCost: '2200.00', amount: '4400.00' }, handling] };
    const changed = { ...ANSWER, rates: [dearer, OTHER] };
    await open({ rates: [ANSWER, changed, changed, { ...ANSWER, rates: [OTHER] }] });
    await take();
    await waitUntil(() => said().includes('The rate B-17 of Sea Line has changed.'), 'the change');
    expect(articles()[0]?.textContent).to.include('2,200.00');
    expect(rows()).to.have.length(0);
    await take();
    await entered(2);
    await take();
    await waitUntil(() => said().includes('it has ended or was replaced. Nothing was entered.'), 'the end');
    expect(articles()).to.have.length(1);
    expect(rows()).to.have.length(2);
  });

  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const GONE = 'The rate B-17 of Sea Line, of which lines were taken over, doesn’t count any more';

  it('D-158 whoever comes back to lines that were taken over is told that their rate has ended or changed, and can still save', async () => {
    const lasting = { ...RATE, validTo: '2099-11-30' };
    const dearer = { ...lasting, lines: [{ ...freight, unitCost: '2200.00', amount: '4400.00' }, handling] };
    const first = { ...ANSWER, rates: [lasting, OTHER] };
    await open({ rates: [first, first, { ...ANSWER, rates: [dearer] }, { ...ANSWER, rates: [OTHER] }] });
    await take();
    await entered(2);
    comeBack();
    await waitUntil(() => said().includes('The rate B-17 of Sea Line, of which lines'), 'the change');
    expect(said()).to.include('has changed since.');
    comeBack();
    await waitUntil(() => said().includes(GONE), 'the end');
    expect(said()).to.include('When it was taken over, its last day was Nov\u00a030,\u00a02099.');
    expect(said()).to.include(
      'The lines stay as they are. Please check their prices, or take over another rate',
    );
    expect(fieldsOf(screen.network.to(RATES).at(-1)!).references).to.deep.equal(['B-17']);
    expect(rows()).to.have.length(2);
  });

  it('D-158 nothing is told of a rate whose lines were replaced, and nothing asked where none was taken over', async () => {
    await open({ rates: [ANSWER, ANSWER, ANSWER, { ...ANSWER, rates: [OTHER] }] });
    await offered();
    comeBack();
    await settled();
    expect(screen.network.to(RATES)).to.have.length(1);
    await take();
    await entered(2);
    await take('Blue Line, B-18');
    await shows('There are 2 lines already.');
    named('Replace').click();
    await waitUntil(() => rows()[0]?.at(-1)?.includes('B-18'), 'the other rate');
    comeBack();
    await waitUntil(() => screen.network.to(RATES).length === 4, 'the question');
    await settled();
    expect(said()).not.to.include('The rate B-17 of Sea Line, of which lines');
  });

  it('D-158 after the save, which loads the page again, it is told which rate has ended; a failure can be tried again', async () => {
    const path = '/booking-charges/freight_charges/?record_id=7&role=admin';
    const taken = [{ reference: 'B-17', carrier: 'Sea Line', validTo: '2026-11-30', lines: '[]' }];
    sessionStorage.setItem('fp-place', JSON.stringify({ address: path, top: 0, control: '', taken }));
    await open({
      rates: [ANSWER, graphqlError('Down', 400), { ...ANSWER, rates: [OTHER] }],
      lines: [line()],
    });
    await waitUntil(() => said().includes('still count could not be found out'), 'the failure');
    named('Try again').click();
    await waitUntil(() => said().includes(GONE), 'the end');
    expect(screen.banner('status')).to.include('saved');
    await expect(screen.place.querySelector('[role=alert]')!).to.be.accessible();
    named('Dismiss').click();
    await waitUntil(() => !said().includes(GONE), 'that it was read');
  });

  it('D-158 names the rate that the customer chose, or says that it is not among them', async () => {
    const chosen = { reference: 'B-18', carrier: 'Blue Line' };
    await open({ rates: [{ ...ANSWER, chosen }] });
    await offered();
    expect(articles()[1]?.textContent).to.include('Chosen by the customer');
    await open({
      rates: [{ ...ANSWER, chosen: { reference: 'B-9', carrier: 'Old Line' } }],
      query: '?record_id=8&role=admin',
    });
    await shows('The rate that the customer chose, B-9 of Old Line, is not among them');
  });

  it('D-142 tells the provider whose rate it is, and that the agent of the quote sees the lines', async () => {
    await open({ rates: [{ ...ANSWER, agent: 'Jetty', rates: [{ ...RATE, source: 'Openquay' }] }] });
    await shows('Jetty sees these charges with their cost once they are saved.');
    expect(articles()[0]?.textContent).to.include('Openquay');
  });

  it('says that there are none, or that the request is not known in full', async () => {
    await open({ rates: [{ ...ANSWER, rates: [] }] });
    await shows('No stored rate for this lane and cargo counts on Nov');
    await open({ rates: [{ ...ANSWER, none: 'unknown', rates: [] }], query: '?record_id=8&role=admin' });
    await shows('No rates can be found for this quote');
  });

  it('a failed load can be tried again, and so can a press', async () => {
    await open({ rates: [graphqlError('Down', 400), ANSWER, graphqlError('Down', 400), ANSWER] });
    await waitUntil(() => named('Try again'), 'the failure');
    named('Try again').click();
    await take();
    await waitUntil(() => said().includes('The rates could not be loaded.'), 'the failed press');
    named('Try again').click();
    await entered(2);
  });

  it('CHG-05 D-142 are asked for by those alone who may see them, and not drawn where the server refuses', async () => {
    await open({ user: AGENT, rates: [graphqlError('No', 403)], query: '?record_id=7&role=agent' });
    await waitUntil(() => !part(), 'nothing');
    expect(screen.network.to(RATES)).to.have.length(1);
    for (const [n, at] of [
      { user: IMPORTER },
      { user: AGENT },
      { feature: 'origin_charges' },
      { query: '?record_id=9&role=admin&token=link' },
    ].entries()) {
      await open({ query: `?record_id=${20 + n}&role=admin`, ...at });
      expect(part()?.outerHTML).to.equal(undefined);
    }
    expect(screen.network.to(RATES)).to.have.length(1);
  });

  it('D-152 are not drawn for a quote that changes no more', async () => {
    await open({ rates: [{ ...ANSWER, none: 'ended', rates: [] }] });
    await waitUntil(() => screen.network.to(RATES).length === 1 && !part(), 'nothing');
  });
});
