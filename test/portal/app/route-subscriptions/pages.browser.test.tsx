import { expect } from '@open-wc/testing';
import {
  ProfileRoutePage,
  ProfileRoutesPage,
  RoutePage,
  RoutesPage,
} from '../../../../portal/app/route-subscriptions/lazy-pages.ts';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, jwt } from '../../../helpers/network.ts';
import { MARKUPS, markupsRefused } from '../../../helpers/rate-sheet-answers.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import {
  CARRIER_LIST,
  CARRIERS,
  GET,
  IS_ADMIN,
  LIST,
  PORT_LIST,
  PORTS,
  RATES,
  route,
} from '../../../widgets/route-subscriptions/fixtures.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const LISTS = '/route-subscription/products';

describe('the pages of route subscriptions', () => {
  const screen = eachAuthPage();
  const element = (tag: string) => screen.place.querySelector<HTMLElement>(tag)!;
  const companies = () => screen.network.to(LIST).map((call) => fieldsOf(call).entityId);
  const said = (tag: string) => element(tag)?.shadowRoot?.querySelector('[role=alert]')?.textContent;
  const signIn = (entityId: number | null, more: object = {}) =>
    writeSession({
      authToken: jwt(4_000_000_000),
      expiresAt: 4_000_000_000,
      user: { id: 1, firstname: 'Iris', entity_id: entityId, ...more },
    });

  beforeEach(() => {
    screen.network.on(MARKUPS, markupsRefused());
    screen.network.on(LIST, { list: [route(7)], count: 1 });
    screen.network.on(PORTS, PORT_LIST);
    screen.network.on(CARRIERS, { results: CARRIER_LIST });
    screen.network.on(RATES, { list: [] });
    screen.network.on(GET, route(7));
    screen.network.on(IS_ADMIN, false);
  });

  it('SUB-03 NAV-24 record_id selects the company; the rest of the address fills Add Route in', async () => {
    signIn(101);
    screen.open(<RoutesPage />, `${LISTS}?record_id=102&origin=11&destination=21&carrier=31`);
    await waitUntil(() => companies().length === 1, 'the list');
    expect(companies()).to.deep.equal([102]);
    await waitUntil(() => element('route-subscriptions').shadowRoot?.querySelector('dialog'), 'the drawer');
    expect(screen.heading()).to.equal('Route Subscriptions');
  });

  it('SUB-03 D-52 without it a signed-in person sees the own company, and a visitor none', async () => {
    signIn(101);
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(() => companies().length === 1, 'the list');
    expect(companies()).to.deep.equal([101]);
  });

  it('ENT-03 who acts for the provider is told that it has no routes, and switches to a customer from there', async () => {
    const admin = (id: number) => ({
      ...{ roles: [{ name: 'Admin' }], homeEntity: { id: 1, companyName: 'Bluemoor' } },
      entity: { id, companyName: 'One' },
    });
    signIn(1, admin(1));
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(
      () => screen.place.textContent?.includes('The provider has none of its own'),
      'the words',
    );
    expect(screen.button('Switch entity')).not.to.equal(undefined);
    signIn(101, admin(101));
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(() => companies().includes(101), 'the list of the customer');
    expect(screen.place.textContent).not.to.include('none of its own');
  });

  it('SUB-03 who acts for the provider chooses the customer whose routes are shown', async () => {
    screen.network.on(CARRIERS, { results: [{ id: 101, companyName: 'Northfold' }, ...CARRIER_LIST] });
    signIn(1, {
      ...{ roles: [{ name: 'Admin' }], homeEntity: { id: 1, companyName: 'Bluemoor' } },
      entity: { id: 1, companyName: 'Bluemoor' },
    });
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(() => screen.input('Routes of'), 'the choice');
    screen.input('Routes of')!.focus();
    await type('North');
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'the customer');
    await press('ArrowDown', 'Enter');
    await waitUntil(() => companies().includes(101), 'the list of the customer');
    expect(location.search).to.equal('?record_id=101');
    await waitUntil(() => screen.input('Routes of')?.value === 'Northfold', 'its name');
    expect(screen.place.textContent).not.to.include('none of its own');
  });

  it('D-46 NAV-45 MSG-18 a visitor without it is asked to choose, and nothing is asked for', async () => {
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(() => said('route-subscriptions')?.includes('No record selected.'), 'the message');
    expect(companies()).to.deep.equal([]);
  });

  it('D-133 a malformed one is no company, also for who has one', async () => {
    signIn(101);
    screen.open(<RoutesPage />, `${LISTS}?record_id=12abc`);
    await waitUntil(() => said('route-subscriptions')?.includes('No record selected.'), 'the message');
    await settled();
    expect(companies()).to.deep.equal([]);
  });

  it('SUB-02 NAV-26 in the profile it is the own company, whatever the address says', async () => {
    signIn(101);
    screen.open(<ProfileRoutesPage />, '/user-profile/route-subscription/products?record_id=102');
    await waitUntil(() => companies().length === 1, 'the list');
    const { entityId, profile } = fieldsOf(screen.network.to(LIST)[0]!);
    expect([entityId, profile]).to.deep.equal([101, true]);
  });

  it('keeps the list and the work on it when the session ends', async () => {
    signIn(101);
    screen.open(<RoutesPage />, LISTS);
    await waitUntil(() => companies().length === 1, 'the list');
    clearSession();
    await settled();
    expect(element('route-subscriptions').getAttribute('record-id')).to.equal('101');
  });

  for (const [title, page, address, back] of [
    [
      'NAV-25',
      <RoutePage key="1" params={{ id: '7' }} />,
      `${LISTS}/productsview/7?record_id=102`,
      `${LISTS}?record_id=102`,
    ],
    ['NAV-25', <RoutePage key="2" params={{ id: '7' }} />, `${LISTS}/productsview/7`, LISTS],
    [
      'NAV-27 D-56',
      <ProfileRoutePage key="3" params={{ id: '7' }} />,
      '/user-profile/route-subscription/productsview/7',
      '/user-profile/route-subscription/products',
    ],
  ] as const)
    it(`SUB-26 SUB-27 D-57 ${title} ${address} shows one route, with the way back to its list`, async () => {
      signIn(101);
      screen.open(page, address);
      await waitUntil(() => screen.network.to(GET).length === 1, 'the route');
      expect(screen.heading()).to.equal('Update Route Subscription');
      const links = [...screen.place.querySelectorAll('a')].filter(
        ({ textContent }) => textContent === 'Back',
      );
      expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([back]);
    });

  it('SUB-28 MSG-24 an address without a route is said to have none', async () => {
    signIn(101);
    screen.open(<RoutePage params={{ id: 'x' }} />, `${LISTS}/productsview/x`);
    await waitUntil(
      () => said('route-form')?.includes('This route subscription was not found.'),
      'the message',
    );
    expect(screen.network.to(GET)).to.deep.equal([]);
  });
});
