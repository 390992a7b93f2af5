import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DashboardPage } from '../../../../portal/app/dashboard/lazy-page.ts';
import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, graphqlError, held, never } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const QUERY = 'query allShipments';
const record = (id: number) => ({ id, reference: `BKG-${id}`, status: 'Confirmed', createdAt: '2026-11-20' });
const none = { results: [], totalCount: 0 };

const SUMMARY = {
  openShipments: { totalCount: 1204 },
  openBookings: { totalCount: 3 },
  openQuotes: { totalCount: 0 },
  shipments: { results: [{ ...record(5), status: 'In Transit', stage: 'Discharged' }] },
  bookings: { results: [record(1)] },
  quotes: { results: [] },
  lateShipments: { results: [{ ...record(4), milestones: [] }], totalCount: 2 },
  quoteRequests: { results: [record(7)], totalCount: 3 },
  expiringQuotes: { results: [{ ...record(8), validUntil: '2026-12-04' }], totalCount: 4 },
  expiringRates: none,
  bookingTasks: { results: [record(2)], totalCount: 7 },
  quoteTasks: { results: [record(3)], totalCount: 1 },
  bookingRequests: none,
  deliveryRequests: none,
  manifestTasks: none,
  invoiceTasks: {
    results: [{ ...record(6), dueOn: '2026-11-01', totals: [] }],
    totalCount: 1,
  },
};
const ORDERS = 'query allPurchaseOrder';
const UNBOOKED = {
  id: 9,
  orderNumbers: 'PO-9',
  orderPurchaser: { id: 101, companyName: 'Northfold Apparel' },
  shipUntil: '2026-11-02',
};
const unbooked = (unbookedOrders: object) => Response.json({ data: { unbookedOrders } });
const ARRIVALS = 'action countArrivals';
const SHEETS = 'action listRateSheets';
const MAP = 'action mapShipments';
const PORT = { kind: 'port', latitude: 53.5, longitude: 10 };
const places = [
  { ...PORT, id: 1, code: 'DEHAM', name: 'Hamburg', shipments: 3, late: 2 },
  {
    ...PORT,
    id: 2,
    code: 'USLAX',
    name: 'Los Angeles',
    longitude: -118,
    latitude: 33,
    shipments: 1,
    late: 0,
  },
  { ...PORT, id: 3, code: 'XXNIL', name: 'Nowhere', longitude: null, latitude: null, shipments: 1, late: 0 },
];
const NO_SHIPMENTS = { places: [], lanes: [], others: 0, without: 0 };
/** Two are planned for the second week of those that are asked for, one by air. */
const arrivals = (call: Call) => {
  const { from, weeks } = fieldsOf(call);
  const later = (week: number) => new Date(Date.parse(from) + week * 604_800_000).toISOString().slice(0, 10);
  return {
    earlier: { ocean: 0, air: 0 },
    weeks: Array.from({ length: weeks }, (_, week) => ({
      ...{ from: later(week), ocean: week === 1 ? 1 : 0, air: week === 1 ? 1 : 0 },
    })),
  };
};
const summary = (more: object = {}) => Response.json({ data: { ...SUMMARY, ...more } });

describe('the dashboard', () => {
  const screen = eachPanelsPage();
  beforeEach(() => {
    screen.network.on(ARRIVALS, arrivals);
    screen.network.on(SHEETS, { list: [], count: 0 });
    screen.network.on(MAP, NO_SHIPMENTS);
    screen.network.on(ORDERS, () => unbooked(none));
  });
  const shows = (words: string) => waitUntil(() => screen.app.textContent?.includes(words), words);
  const tasks = () => screen.app.querySelector('#tasks')?.textContent ?? '';
  /** Stores the session of a person with this role; without a role the profile is still loading. */
  const isKnown = (role?: string) => {
    const user = role && { id: 7, firstname: 'Ida', roles: [{ id: 1, name: role }] };
    writeSession({ ...readSession()!, user });
  };

  it('MOD-01 shows the numbers, the latest records, and of what waits the part of the person', async () => {
    screen.network.on(QUERY, () => summary());
    screen.network.on(ORDERS, () => unbooked({ results: [UNBOOKED], totalCount: 1 }));
    for (const [role, mine] of [
      ['User', { orders: true, charges: false }],
      ['Agent', { orders: false, charges: true }],
      ['Admin', { orders: true, charges: true }],
    ] as const) {
      isKnown(role);
      await screen.open(<DashboardPage key={role} />);
      await shows('1,204');
      await shows('Latest bookings');
      await shows('Discharged');
      expect(tasks().includes('Shipments behind plan'), role).to.equal(true);
      expect(tasks().includes('Bookings without purchase orders'), `${role}, orders`).to.equal(mine.orders);
      expect(tasks().includes('Purchase orders not booked in time'), `${role}, unbooked`).to.equal(
        mine.orders,
      );
      expect(tasks().includes('ship by Nov 2, 2026'), `${role}, ship window`).to.equal(mine.orders);
      expect(tasks().includes('Overdue invoices'), `${role}, invoices`).to.equal(mine.orders);
      expect(tasks().includes('Quotes without charges'), `${role}, charges`).to.equal(mine.charges);
      expect(tasks().includes('Quote requests waiting'), `${role}, requests`).to.equal(mine.charges);
      expect(tasks().includes('until Dec 4, 2026'), `${role}, quotes that end`).to.equal(true);
    }
    await screen.accessible();
  });

  it('MOD-01 D-97 shows a text where there are no tasks', async () => {
    screen.network.on(QUERY, () =>
      summary({ lateShipments: none, bookingTasks: none, invoiceTasks: none, expiringQuotes: none }),
    );
    await screen.open(<DashboardPage />);
    await shows('Nothing is waiting for you.');
  });

  it('MOD-01 shows what it has before it is known whose tasks are whose', async () => {
    isKnown();
    screen.network.on(QUERY, () => summary());
    await screen.open(<DashboardPage />);
    await shows('Latest bookings');
    expect(tasks()).to.equal('Waiting for you');
    isKnown('User');
    await shows('Bookings without purchase orders');
  });

  it('shows that it loads, and when the server is away a retry that loads the contents', async () => {
    const first = held<Response>();
    screen.network.on(QUERY, first.answer, () => summary());
    await screen.open(<DashboardPage />);
    await shows('Loading');
    first.give(graphqlError('No database', 404));
    await shows('Unable to load the dashboard. Please try again.');
    await screen.accessible();
    await click(screen.find('button', 'Try again'));
    await shows('Latest bookings');
    expect(screen.app.querySelector('[role=alert]')).to.equal(null);
  });

  const table = () => screen.app.querySelector<HTMLTableElement>('table[aria-labelledby=arrivals-title]')!;

  it('MOD-01 counts arrivals by week in a table, whose rows are there before their numbers, and lead to the shipments', async () => {
    const coming = held<unknown>();
    screen.network.on(QUERY, () => summary());
    screen.network.on(ARRIVALS, async (call: Call) => {
      await coming.answer();
      return arrivals(call);
    });
    await screen.open(<DashboardPage />);
    await shows('Arrivals by week');
    const height = table().offsetHeight;
    expect([table().rows.length, table().getAttribute('aria-busy')]).to.deep.equal([10, 'true']);
    expect(table().querySelector('a')).to.equal(null);
    coming.give(undefined);
    await waitUntil(() => table().querySelector('a'));
    expect(table().offsetHeight).to.equal(height);
    const [link, ...others] = table().querySelectorAll('a');
    expect(others).to.deep.equal([]);
    expect([...link!.closest('tr')!.querySelectorAll('td')].map((cell) => cell.textContent)).to.deep.equal([
      ...['1', '1', '2', ''],
    ]);
    const { pathname, searchParams } = new URL(link!.href);
    const [first, last] = ['arrivesFrom', 'arrivesTo'].map((name) => Date.parse(searchParams.get(name)!));
    expect([pathname, new Date(first!).getUTCDay(), last! - first!]).to.deep.equal([
      ...['/shipments', 1, 6 * 86_400_000],
    ]);
    await screen.accessible();
  });

  it('MOD-01 says that no arrivals are expected, and that they can’t be loaded, and tries again', async () => {
    screen.network.on(QUERY, () => summary());
    screen.network.on(ARRIVALS, graphqlError('No database', 404), (call: Call) => {
      const { earlier, weeks } = arrivals(call);
      return { earlier, weeks: weeks.map((week) => ({ ...week, ocean: 0, air: 0 })) };
    });
    await screen.open(<DashboardPage />);
    await shows('Unable to load the arrivals. Please try again.');
    await screen.accessible();
    await click(screen.find('button', 'Try again'));
    await shows('No arrivals are expected in these weeks.');
  });

  const marks = () => [...screen.app.querySelectorAll<HTMLAnchorElement>('figure li a')];

  it('MOD-01 places open shipments on a map of links, beside a table of the same figures, which moves nothing when it comes', async () => {
    screen.network.on(QUERY, () => summary());
    screen.network.on(MAP, { ...NO_SHIPMENTS, places, others: 4, without: 2 });
    await screen.open(<DashboardPage />);
    await shows('Open shipments on the map');
    const below = () => screen.app.querySelector('#latest-shipments')!.getBoundingClientRect().top;
    const top = below();
    await waitUntil(() => marks().length > 0, 'the marks');
    expect(below()).to.equal(top);
    expect(marks().map(({ textContent }) => textContent)).to.deep.equal([
      ...['3!Hamburg (DEHAM): 3 shipments, 2 behind plan', '1Los Angeles (USLAX): 1 shipment'],
    ]);
    expect(new URL(marks()[0]!.href).search).to.equal('?status=open&destination=DEHAM');
    const rows = [...screen.app.querySelectorAll('table[aria-labelledby=map-title] tbody tr')];
    expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
      ...['Hamburg (DEHAM)32', 'Los Angeles (USLAX)10', 'Nowhere (XXNIL)10'],
    ]);
    await shows('Not on the map, because their position is unknown: Nowhere (XXNIL)');
    await shows('4 shipments go to further destinations.');
    await shows('2 open shipments have no destination yet.');
    await screen.accessible();
  });

  it('MOD-01 a mark of the map tells its place while it has the focus, until Escape', async () => {
    screen.network.on(QUERY, () => summary());
    screen.network.on(MAP, { ...NO_SHIPMENTS, places });
    await screen.open(<DashboardPage />);
    await waitUntil(() => marks().length > 0, 'the marks');
    const note = () => screen.app.querySelector('figure li > span')?.textContent;
    marks()[0]!.focus();
    await waitUntil(() => note() === 'Hamburg (DEHAM)3 shipments, 2 behind plan', 'the note');
    await screen.accessible();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => note() === undefined, 'no note');
  });

  it('MOD-01 says that there are no open shipments, and that the map can’t be loaded, and tries again', async () => {
    screen.network.on(QUERY, () => summary());
    screen.network.on(MAP, graphqlError('No database', 404), NO_SHIPMENTS);
    await screen.open(<DashboardPage />);
    await shows('Unable to load the map of shipments. Please try again.');
    await screen.accessible();
    await click(screen.find('button', 'Try again'));
    await shows('There are no open shipments.');
    expect(marks()).to.deep.equal([]);
  });

  it('MOD-01 leads an admin of the provider through what an installation lacks, and nobody else', async () => {
    const none = { results: [] };
    const one = { results: [{ id: 1 }] };
    const found = { companies: one, people: one, shipments: none, bookings: none, orders: none };
    const steps = (more: object) =>
      Response.json({
        data: { ...found, quotes: none, baseRates: none, airRates: none, sheets: none, ...more },
      });
    const STEPS = 'query allManagedCompany';
    screen.network.on(QUERY, () => summary());
    screen.network.on(
      STEPS,
      () => steps({}),
      () => steps({ people: { results: [{ id: 1 }, { id: 2 }] }, orders: one, airRates: one, sheets: one }),
    );
    const provider = { id: 1, companyName: 'Bluemoor Forwarding', entityType: 'Provider' };
    const signIn = (company: object) => {
      const roles = [{ id: 1, name: 'Admin' }];
      const user = { id: 7, firstname: 'Ida', roles, entity: company, homeEntity: provider };
      writeSession({ ...readSession()!, user });
    };
    signIn(provider);
    await screen.open(<DashboardPage />);
    await shows('First steps');
    const shown = [...screen.app.querySelectorAll('section[aria-labelledby=first-steps-title] li')];
    expect(shown.map((step) => step.querySelector('p')!.textContent!.trim())).to.deep.equal([
      ...['Companies Done', 'People', 'Orders, bookings and shipments', 'Rates', 'Routes and rate sheets'],
    ]);
    const links = shown.map((step) => new URL(step.querySelector('a')!.href));
    expect(links.map(({ pathname }) => pathname)).to.deep.equal([
      ...[
        '/admin/companies',
        '/admin/invites',
        '/admin/imports',
        '/admin/imports',
        '/route-subscription/products',
      ],
    ]);
    await screen.accessible();

    await screen.open(<DashboardPage key="later" />);
    await waitUntil(() => !screen.app.textContent?.includes('First steps'), 'no steps');
    await shows('Latest bookings');
    const asked = screen.network.to(STEPS).length;
    signIn({ id: 101 });
    await screen.open(<DashboardPage key="elsewhere" />);
    await shows('Latest bookings');
    expect(screen.network.to(STEPS).length).to.equal(asked);
  });

  it('gives its questions up when it is left', async () => {
    screen.network.on(QUERY, never());
    await screen.open(<DashboardPage />);
    await waitUntil(() => screen.network.to(QUERY).length === 2);
    await screen.open(<h1>Shipments</h1>);
    await waitUntil(() => screen.network.to(QUERY).every(({ signal }) => signal?.aborted));
  });
});
