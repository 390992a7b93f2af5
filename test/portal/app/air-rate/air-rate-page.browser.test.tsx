import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { AirRatePage } from '../../../../portal/app/air-rate/lazy-page.ts';
import { hasUnsavedWork, watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { jwt } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const submission = (id: number) => ({
  id,
  createdAt: '2026-05-04T09:00:00.000000Z',
  submissionNotes: 'May',
  entity: { id: 2, companyName: 'Jetty' },
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
  const formIsShown = () => waitUntil(() => inForm('[role=table], table, [role=grid]'), 'the form');
  const rows = () => [...screen.place.querySelectorAll<HTMLAnchorElement>('tbody th a')];
  const listed = () => waitUntil(() => rows().length === LIST.length, 'the list');
  const asked = () => screen.network.to('query allRateSubmission');
  const signIn = () => writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000_000 });

  beforeEach(async () => {
    await setViewport({ width: 1200, height: 800 });
    for (const list of ['allAirport', 'allCompany', 'allChargeType'])
      screen.network.on(`query ${list}`, { results: [] });
    screen.network.on('query allRateSubmission', () =>
      Response.json({ data: { page: { results: LIST, totalCount: LIST.length } } }),
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
  afterEach(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('airRateForm')) localStorage.removeItem(key);
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

    const link = (name: string) =>
      [...screen.place.querySelectorAll('p a')].find(({ textContent }) => textContent === name);
    await waitUntil(() => link('Submitted rates'), 'the line of the submission');
    expect(screen.place.querySelector('p')?.textContent).to.include('Submission 5003 · Jetty · May 4, 2026');
    await click(link('Submitted rates')!);
    await waitUntil(() => screen.place.querySelector('dialog')?.textContent?.includes('PVG – HAM, Sky Line'));
    expect(screen.place.querySelector('dialog')?.textContent).to.include(
      '+100 USD\u00a04.50 · 2–4 days · May 1, 2026',
    );
    await expect(screen.place).to.be.accessible();
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
    const from = () => inForm('[aria-label="From row 1"]') as HTMLInputElement;
    await waitUntil(() => from().value === 'PVG', 'the lanes');
    await waitUntil(() => document.activeElement === screen.place.querySelector('h1'), 'the focus');
    expect(scrollY).to.equal(0);
    expect(inForm('[role=status]')?.textContent).to.include('Submission 5003 copied.');
    expect(location.search).to.equal('');
    await expect(screen.place).to.be.accessible();

    button('Compare with submission 5002').click();
    await waitUntil(() => inForm('[role=alert]'), 'the message');
    await waitUntil(() => document.activeElement === screen.place.querySelector('h1'), 'the focus');
    expect(inForm('[role=alert]')?.textContent).to.include('Submission 5002 was not found, or has no rates.');
  });

  it('MOD-15 on a phone the buttons stand on the cards', async () => {
    await setViewport({ width: 375, height: 800 });
    signIn();
    screen.open(<AirRatePage />, '/air-rate');
    const cards = () =>
      [...screen.place.querySelectorAll('ul > li')].filter((one) => one.querySelector('dl'));
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
