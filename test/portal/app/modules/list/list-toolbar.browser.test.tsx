import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ModuleDefinition } from '../../../../../portal/lists/definition.ts';
import { texts } from '../../../../../portal/lists/texts/index.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { click, press, type } from '../../../../shared/ui/user-input.ts';
import { bookings, LIST, type ListScreen, openList, page } from './list-screen.tsx';

const start = location.pathname + location.search;
const REPORT: ModuleDefinition = {
  ...LIST,
  searchHint: 'list.searchIn.orders',
  filters: [
    ...(LIST.filters ?? []),
    {
      id: 'from',
      label: 'list.filter.from',
      kind: 'date',
      until: 'to',
      where: (day) => ({ createdAt: { gteq: day } }),
    },
    { id: 'to', label: 'list.filter.to', kind: 'date', where: (day) => ({ createdAt: { lteq: day } }) },
  ],
};
const AGENTS_ALONE: ModuleDefinition = {
  ...LIST,
  emptyHint: ({ role }) =>
    role
      ? undefined
      : { text: 'list.none.submissions', link: { text: texts('menu.rateSheet'), href: '/rate-sheet' } },
};

let screen: ListScreen;
const days = () => [...screen.place.querySelectorAll<HTMLInputElement>('input[aria-haspopup=grid]')];

describe('search and filters of a list', () => {
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });
  const threeRows = (network: ListScreen['network']) =>
    network.on('query allBooking', () => page(bookings(1, 3)));

  it('MOD-04 the search is named Search, and says what it looks in', async () => {
    await setViewport({ width: 1440, height: 800 });
    screen = openList('/list', threeRows, REPORT);
    await screen.text('3 records');
    expect(screen.search().labels?.[0]?.textContent).to.equal('Search');
    expect(screen.search().placeholder).to.equal('Search by order number, purchaser or style number');
    expect(screen.search().title).to.equal(screen.search().placeholder);
  });

  it('I18N-12 what the search looks in stands above it where it has no room inside', async () => {
    await setViewport({ width: 1440, height: 800 });
    screen = openList('/list', threeRows, REPORT);
    await screen.text('3 records');
    const hint = screen.search().placeholder;
    await setViewport({ width: 375, height: 800 });
    await waitUntil(() => screen.search().placeholder === 'Search');
    const above = document.getElementById(screen.search().getAttribute('aria-describedby') ?? '')!;
    expect(above.textContent).to.equal(hint);
    expect(above.scrollWidth).to.be.at.most(above.clientWidth);
    expect(above.getBoundingClientRect().bottom).to.be.at.most(screen.search().getBoundingClientRect().top);
    expect(screen.search().labels?.[0]?.textContent).to.equal('Search');
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-02 a filter of the address that can’t be read is said to be ignored, until it is reset', async () => {
    screen = openList('/list?from=2026-13-45', threeRows, REPORT);
    await screen.text('3 records');
    await screen.text('is ignored: “2026-13-45” can’t be read');
    await expect(screen.place).to.be.accessible();
    [...screen.place.querySelectorAll('button')].find((one) => one.textContent === 'Reset Filter')!.click();
    await waitUntil(() => !screen.place.textContent?.includes('is ignored'));
  });

  it('MOD-17 a period that ends before it begins is told at both days, and nothing is asked for', async () => {
    screen = openList('/list?from=2026-05-01&to=2026-04-01', () => {}, REPORT);
    await screen.text('The first day is after the last one: nothing can be found');
    await screen.text('0 records');
    for (const day of days()) {
      expect(day.ariaInvalid).to.equal('true');
      const message = document.getElementById(day.getAttribute('aria-describedby') ?? '');
      expect(message?.textContent).to.equal('The first day is after the last one: nothing can be found');
    }
    await expect(screen.place).to.be.accessible();
    threeRows(screen.network);
    await click(screen.button('Reset Filter'));
    await screen.text('3 records');
    expect(days().map((day) => day.ariaInvalid)).to.deep.equal([null, null]);
    expect(screen.place.textContent).not.to.include('The first day is after');
  });

  it('I18N-03 a day is typed as the list writes it; what is none filters nothing, stays, and says which form is meant', async () => {
    screen = openList('/list', threeRows, REPORT);
    await screen.text('3 records');
    const [from] = days();
    from!.focus();
    await type('end of May');
    await press('Tab');
    await screen.text('Please write a date such as Dec 31, 2026 or 2026-12-31.');
    expect([from!.value, from!.ariaInvalid]).to.deep.equal(['end of May', 'true']);
    expect(location.search).to.equal('');
    threeRows(screen.network);
    from!.select();
    await type('May 31, 2026');
    await press('Tab');
    await waitUntil(() => location.search === '?from=2026-05-31');
    expect([from!.value, from!.ariaInvalid]).to.deep.equal(['May 31, 2026', null]);
    expect(screen.place.textContent).not.to.include('Please write a date');
    await expect(screen.place).to.be.accessible();
  });

  it('I18N-12 on a phone the filters are behind a button that tells how many are set; the search stays', async () => {
    await setViewport({ width: 375, height: 600 });
    screen = openList('/list?status=open&to=2026-04-01', threeRows, REPORT);
    await screen.text('3 records');
    expect(screen.search().offsetWidth).to.be.greaterThan(100);
    expect(days().length).to.equal(0);
    expect(screen.button('Filters (2)')?.ariaExpanded).to.equal('false');
    await click(screen.button('Filters (2)'));
    expect(days().map(({ value }) => value)).to.deep.equal(['', 'Apr 1, 2026']);
    expect(screen.button('Filters (2)')?.ariaExpanded).to.equal('true');
    await expect(screen.place).to.be.accessible();
    await click(screen.button('Reset Filter'));
    await waitUntil(() => screen.button('Filters'));
  });

  it('MOD-15 a list that can have nothing for a role says why, and where to go; a search in it does not', async () => {
    const none = (network: ListScreen['network']) => network.on('query allBooking', () => page([]));
    screen = openList('/list', none, AGENTS_ALONE, { role: undefined, companyId: 101 });
    await screen.text('Air rates are submitted by agents.');
    const link = [...screen.place.querySelectorAll('a')].find((each) => each.textContent === 'Rate Sheets');
    expect(link?.getAttribute('href')).to.equal('/rate-sheet');
    screen.close();
    screen = openList('/list?search=x', none, AGENTS_ALONE, { role: undefined, companyId: 101 });
    await screen.text('No Any Data To Show!');
    expect(screen.place.textContent).not.to.include('Air rates are submitted');
    screen.close();
    screen = openList('/list', none, AGENTS_ALONE);
    await screen.text('No Any Data To Show!');
    expect(screen.place.textContent).not.to.include('Air rates are submitted');
  });
});
