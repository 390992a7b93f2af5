import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { AirRatePage } from '../../../../portal/app/air-rate/lazy-page.ts';
import { hasUnsavedWork, watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { jwt } from '../../../helpers/network.ts';
import { cellsIn } from '../../../shared/ui/grid/grid-cell.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const submission = (id: number) => ({
  id,
  createdAt: '2026-05-04T09:00:00.000000Z',
  customerName: 'Kontor',
  submissionNotes: 'May',
  entity: { id: 2, companyName: 'Jetty' },
  charges: [{ id: 1, name: 'Handling', currency: 'CAD', kgRate: 0.125, shipmentRate: 30, minRate: null }],
  airFreightRates: [
    {
      id: 1,
      from: 'PVG',
      to: 'HAM',
      airline: 'Sky Line',
      rateLevels: [{ id: 1, level: '100', value: 4.5 }],
      minTransitTime: 2,
      maxTransitTime: 4,
      validityFrom: '2026-05-01',
      validityTo: null,
    },
  ],
});
const LIST = [submission(5003), submission(5002)];

watchUnsavedWork();

describe('the page of the air rates', () => {
  const screen = eachAuthPage();
  const element = () => screen.place.querySelector('air-rate-form');
  const inForm = (selector: string) => element()?.shadowRoot?.querySelector<HTMLElement>(selector);
  const formIsShown = () => waitUntil(() => inForm('[role=grid]'), 'the form');
  /** What stands in a cell of the form, as far as it is there. */
  const text = (column: string, row: number) =>
    [...(element()?.shadowRoot?.querySelectorAll('[role=grid]') ?? [])]
      .map((grid) => cellsIn(grid, column).get(row)?.value)
      .find((one) => one !== undefined);
  const rows = () => [...screen.place.querySelectorAll<HTMLAnchorElement>('tbody th a')];
  const listed = () => waitUntil(() => rows().length === LIST.length, 'the list');
  const asked = () => screen.network.to('query allRateSubmission');
  /** The form has asked for the newest submission, which tells what it drops. */
  const watched = () =>
    waitUntil(() => asked().some(({ body }) => body.query.includes('rateLevels')), 'the newest one');
  const signIn = () => writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000_000 });

  beforeEach(async () => {
    await setViewport({ width: 1200, height: 800 });
    // By now the form of the test before has written what was waiting to be.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('airRateForm')) localStorage.removeItem(key);
    for (const list of ['allAirport', 'allCompany', 'allChargeType'])
      screen.network.on(`query ${list}`, { results: [] });
    // Whose newest submission a new draft is compared with.
    screen.network.on('query meWebUser', { entity: { id: 2 } });
    screen.network.on('query allRateSubmission', () =>
      Response.json({
        // The form's own query has no alias.
        data: { page: { results: LIST, totalCount: LIST.length }, allRateSubmission: { results: [] } },
      }),
    );
    screen.network.on(
      'query oneRateSubmission',
      ({ body }: { body: { query: string; variables: object } }) => {
        const found = JSON.stringify(body.variables).includes('5003') ? submission(5003) : null;
        // The form's own query has no alias.
        return Response.json({ data: { record: found, oneRateSubmission: found } });
      },
    );
  });

  it('AIR-03 D-84 MOD-15 record_id opens the form of that submission; without one, or with no number, a new draft', async () => {
    for (const [query, key] of [
      ['?record_id=5003', 'airRateForm5003'],
      ['', 'airRateFormnew'],
      ['?record_id=x', 'airRateFormnew'],
    ] as const) {
      const former = element();
      screen.open(<AirRatePage key={query} />, `/air-rate${query}`);
      await waitUntil(() => element() !== former, 'the page');
      await formIsShown();
      const drafts: string[] = [];
      element()?.addEventListener('fp-draft', (event) => drafts.push(event.detail.key));
      inForm('textarea')?.focus();
      await type('Valid from May');
      await waitUntil(() => drafts.length > 0, `the draft of ${query}`);
      expect(drafts[0], query).to.equal(key);
      expect(screen.place.textContent).not.to.include('No record selected.');
    }
  });

  it('NAV-44 D-14 a visitor sees the form alone; who has a link sees the earlier submissions, too', async () => {
    screen.open(<AirRatePage />, '/air-rate?record_id=5003');
    await formIsShown();
    await settled();
    expect(asked()).to.deep.equal([]);
    expect(screen.network.to('query oneRateSubmission')).to.deep.equal([]);
    screen.open(<AirRatePage />, `/air-rate?token=${jwt(4_000_000_000)}`);
    await listed();
  });

  it('MOD-15 earlier submissions are links; one opens its form in place, keeps the search, and says what was submitted', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate?search=may');
    await listed();
    await formIsShown();
    const form = element();
    expect(rows().map((row) => row.getAttribute('href'))).to.deep.equal([
      '/air-rate?search=may&record_id=5003',
      '/air-rate?search=may&record_id=5002',
    ]);
    const requests = asked().length;
    await click(rows()[0]!);
    await waitUntil(() => form?.recordId === 5003, 'the submission');
    expect(location.search).to.equal('?search=may&record_id=5003');
    expect(element()).to.equal(form);
    expect(screen.place.querySelector('dialog')).to.equal(null);
    expect(asked().length, 'the list stays as it was').to.equal(requests);
    await waitUntil(() => document.activeElement === screen.place.querySelector('h1'), 'the focus');
    expect(screen.heading()).to.equal('Submission 5003 · Air Rates');

    const rates = () => screen.place.querySelector('section[aria-label="Submitted rates"]');
    await waitUntil(() => rates()?.textContent?.includes('PVG – HAM'), 'what was submitted');
    const cells = (selector: string) =>
      [...(rates()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
    expect(cells('thead th')).to.deep.equal(['Lane', 'Airline', '+100 USD', 'Transit', 'Valid from']);
    expect(cells('tbody tr > *')).to.deep.equal(['PVG – HAM', 'Sky Line', '4.50', '2–4 days', 'May 1, 2026']);
    for (const said of [
      'Customer: Kontor',
      'Notes: May',
      'CAD\u00a00.125 per kg · CAD\u00a030.00 per shipment',
    ])
      expect(rates()?.textContent).to.include(said);
    expect(screen.place.querySelector('p')?.textContent).to.include(
      'Submission 5003 · Jetty · Submitted May 4, 2026 · 1 rate · Valid from May 1, 2026',
    );
    expect(rates()!.compareDocumentPosition(form!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    // What the keyboard scrolls says what it is.
    const box = rates()!.querySelector<HTMLElement>('[tabindex="0"]')!;
    expect([box.role, box.ariaLabel]).to.deep.equal(['group', 'Submitted rates']);
    await click(rates()!.querySelector('button')!);
    await waitUntil(() => text('From', 1) === 'PVG', 'the rates in the form');
    expect(text('Charge', 1)).to.equal('Handling');
    await expect(screen.place).to.be.accessible();
    await watched();
  });

  it('D-146 on paper all rates of the submission stand below one another, none cut', async () => {
    signIn();
    const [rate] = submission(5003).airFreightRates;
    const airFreightRates = Array.from({ length: 30 }, (_, n) => ({
      ...{ ...rate!, id: n + 1, routingText: 'by way of a stop '.repeat(8), maxCapacity: 12_000 },
      comment: 'a sentence about it '.repeat(8),
    }));
    const found = { ...submission(5003), airFreightRates };
    screen.network.on('query oneRateSubmission', () =>
      Response.json({ data: { record: found, oneRateSubmission: found } }),
    );
    screen.open(<AirRatePage />, '/air-rate?record_id=5003');
    const box = () =>
      screen.place.querySelector<HTMLElement>('section[aria-label="Submitted rates"] [tabindex]');
    await waitUntil(() => box()?.querySelectorAll('tbody tr').length === 30, 'the rates');
    const isCut = () => box()!.scrollHeight > box()!.clientHeight || box()!.scrollWidth > box()!.clientWidth;
    expect(isCut(), 'on the screen it is scrolled').to.equal(true);
    await emulateMedia({ media: 'print' });
    await setViewport({ width: 794, height: 1100 });
    try {
      await waitUntil(() => !isCut(), 'all of it');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('MOD-15 says at once which submission is opened, waits in place of the rest, and then says what is renewed until when', async () => {
    signIn();
    const stored = submission(5003);
    const rates = [{ ...stored.airFreightRates[0]!, validityTo: '2026-05-31' }];
    const found = { ...stored, airFreightRates: rates };
    const answer = Promise.withResolvers<void>();
    screen.network.on('query oneRateSubmission', async ({ body }: { body: { query: string } }) => {
      if (body.query.includes('record:')) await answer.promise;
      return Response.json({ data: { record: found, oneRateSubmission: found } });
    });
    screen.open(<AirRatePage />, '/air-rate?record_id=5003&renew=1');
    const line = () => screen.place.querySelector('p');
    await waitUntil(() => line()?.textContent?.startsWith('Submission 5003'), 'the name');
    const height = line()!.getBoundingClientRect().height;
    expect(line()?.querySelectorAll('[aria-hidden] span').length).to.equal(4);
    answer.resolve();
    await waitUntil(
      () => line()?.textContent?.includes('1 rate · Valid May 1, 2026 – May 31, 2026'),
      'the facts',
    );
    const renewed = 'Renews PVG – HAM, Sky Line: Valid Jun 1, 2026 – Jun 30, 2026';
    expect(line()?.querySelector('strong')?.textContent).to.equal(renewed);
    expect(line()!.querySelector('span')!.getBoundingClientRect().height).to.be.at.most(height * 2);
    await waitUntil(() => location.search === '?record_id=5003', 'it is filled in');
    await waitUntil(() => text('Validity From', 1) === '2026-06-01', 'the days after it ends');
    expect(line()?.querySelector('strong')?.textContent).to.equal(renewed);
    await expect(screen.place).to.be.accessible();
    await watched();
  });

  it('MOD-15 several rates in the address go into the form at once, those of other submissions of the company, too', async () => {
    signIn();
    const stored = submission(5002);
    const rate = { ...stored.airFreightRates[0]!, validityTo: '2026-05-31' };
    const found = { ...stored, airFreightRates: [rate] };
    screen.network.on('query oneRateSubmission', () =>
      Response.json({ data: { record: found, oneRateSubmission: found } }),
    );
    screen.network.on('query allAirFreightRate', { results: [{ ...rate, id: 7, from: 'CAN' }] });
    screen.open(<AirRatePage />, '/air-rate?record_id=5002&renew=7,1');
    await waitUntil(() => location.search === '?record_id=5002', 'they are filled in');
    await waitUntil(() => text('From', 1) === 'CAN' && text('From', 2) === 'PVG', 'the lanes of both');
    const renewed = () => screen.place.querySelector('p strong')?.textContent;
    await waitUntil(() => renewed() === 'Renews several rates', 'what is renewed');
    await expect(screen.place).to.be.accessible();
    await watched();
  });

  it('MOD-15 each earlier submission can be compared with the lanes of the form, and copied into it', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate');
    await listed();
    await formIsShown();
    const button = (name: string) => screen.place.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!;
    expect(rows().length).to.equal(2);
    await click(button('Compare with submission 5003'));
    await waitUntil(
      () => inForm('dialog')?.textContent?.includes('Compare with submission 5003'),
      'the dialog',
    );
    expect(inForm('dialog tbody')?.textContent).to.include('PVG → HAM').and.include('Dropped');
    expect(location.search, 'the row is not opened').to.equal('');
    await press('Escape');
    await waitUntil(() => document.activeElement === button('Compare with submission 5003'), 'the focus');

    await click(button('Copy submission 5003'));
    await waitUntil(() => text('From', 1) === 'PVG', 'the lanes');
    await waitUntil(() => document.activeElement === screen.place.querySelector('h1'), 'the focus');
    expect(scrollY).to.equal(0);
    expect(inForm('[role=status]')?.textContent).to.include('Submission 5003 copied.');
    expect(location.search).to.equal('');
    await expect(screen.place).to.be.accessible();

    button('Compare with submission 5002').click();
    await waitUntil(() => inForm('[role=alert]'), 'the message');
    await waitUntil(() => document.activeElement === screen.place.querySelector('h1'), 'the focus');
    expect(inForm('[role=alert]')?.textContent).to.include('Submission 5002 was not found, or has no rates.');
    await watched();
  });

  it('MOD-15 D-28 asks before a copy takes the place of what is entered', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate');
    await listed();
    await formIsShown();
    inForm('textarea')?.focus();
    await type('Valid from May');
    const copy = screen.place.querySelector<HTMLElement>('button[aria-label="Copy submission 5003"]')!;
    const dialog = () => screen.place.querySelector('dialog');
    const answer = (name: string) =>
      click([...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!);
    await click(copy);
    await waitUntil(() => dialog()?.textContent?.includes('Replace what is entered?'), 'the question');
    await expect(screen.place).to.be.accessible();
    await answer('Keep the entries');
    await waitUntil(() => !dialog(), 'it is closed');
    expect(text('From', 1)).to.equal('');
    await click(copy);
    await waitUntil(dialog, 'the question');
    await answer('Copy into the form');
    await waitUntil(() => text('From', 1) === 'PVG', 'the lanes');
    expect(inForm('[role=status]')?.textContent).to.include('Submission 5003 copied.');
    await watched();
  });

  it('MOD-15 on a phone the buttons stand on the cards', async () => {
    await setViewport({ width: 375, height: 800 });
    signIn();
    screen.open(<AirRatePage />, '/air-rate');
    const cards = () =>
      [...screen.place.querySelectorAll('tbody tr')].filter((one) => one.querySelector('dl'));
    await waitUntil(() => cards().length === LIST.length, 'the cards');
    expect([...cards()[1]!.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Compare with submission 5002',
      'Copy submission 5002',
    ]);
  });

  it('a submission that is not there is said to be missing, and a new draft is one link away', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate?record_id=77');
    const line = () => screen.place.querySelector('p');
    await waitUntil(() => line()?.textContent?.includes('This record was not found.'), 'the line');
    expect(line()?.querySelector('a')?.getAttribute('href')).to.equal('/air-rate');
  });

  it('MOD-15 the list is read again after a submit', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate');
    await listed();
    const before = asked().length;
    element()?.dispatchEvent(
      new CustomEvent('fp-submitted', {
        detail: { recordId: null, rates: [] },
        bubbles: true,
        composed: true,
      }),
    );
    await waitUntil(() => asked().length === before + 1, 'the second load');
    await listed();
  });

  it('D-31 AIR-04 entries are kept on the device, so that leaving the page asks nothing and loads no page', async () => {
    signIn();
    screen.open(<AirRatePage />, '/air-rate?record_id=5001');
    await listed();
    await formIsShown();
    let isDirty = false;
    element()?.addEventListener('fp-dirty', ({ detail }) => {
      isDirty = detail.dirty;
    });
    inForm('textarea')?.focus();
    await type('Valid from May');
    await waitUntil(() => isDirty, 'fp-dirty');
    expect(hasUnsavedWork()).to.equal(false);
    await click(rows()[1]!);
    await waitUntil(() => element()?.recordId === 5002, 'the other submission');
    const stored = () => JSON.parse(localStorage.getItem('airRateForm5001') ?? '{}').submissionNotes;
    await waitUntil(() => stored() === 'Valid from May', 'the draft');
  });
});
