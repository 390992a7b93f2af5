import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { find, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { BOOKING } from '../fixtures.ts';
import { eachTest, LOAD, LOGIN, ORDERS, type PageObject } from '../page-object.ts';

type Told = { code: string; message: string; cause: Error };

const NOT_SIGNED_IN =
  'This page could not sign you in here. Please reload it, or tell the people who run it.';

describe('<po-style-manager>, loading a record', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  it('PO-05 D-46 MSG-18 without a record asks nothing, says so, and disables everything', async () => {
    await tool.open({ 'record-id': '12abc' });
    await tool.bannerWith('No record selected.');
    expect(tool.network.calls.filter(({ route }) => route.startsWith('query'))).to.have.length(0);
    expect((await tool.combobox(ORDERS)).disabled).to.equal(true);
    expect(tool.save()?.disabled).to.equal(true);
    expect(tool.text()).to.contain('Please remember to save changes');
  });

  it('PO-03 a type of record that there is not is told to the user, and by its attribute to the page', async () => {
    const errors = record<Told>(tool.element, 'fp-error');
    await tool.open({ 'record-type': 'bookings' });
    await tool.bannerWith('Unknown kind of record: bookings.');
    expect(errors.map(({ detail: { code, cause } }) => [code, cause.message])).to.deep.equal([
      ['unknown-type', 'record-type "bookings" is neither booking nor shipment.'],
    ]);
    expect(tool.text()).not.to.contain('record-type');
    expect(tool.save()?.disabled).to.equal(true);
    tool.element.setAttribute('record-type', 'booking');
    await waitUntil(() => tool.save()?.disabled === false);
  });

  it('D-17 PO-51 PO-53 a failed load disables everything and offers another try', async () => {
    tool.network.on(LOAD, new Response('', { status: 404 }), { results: [BOOKING] });
    await tool.open();
    const alert = await tool.bannerWith('Error fetching booking data: HTTP error! Status: 404');
    await tool.bannerWith('Please try again later, if issue stays, contact Blue Anchor Forwarding.');
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(tool.save()?.disabled).to.equal(true);
    (await tool.button('Try again')).click();
    await waitUntil(() => tool.save()?.disabled === false);
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('D-17 after Try again the focus is in the element: at the button again, then at the purchase orders', async () => {
    tool.network.on(LOAD, new Response('', { status: 404 }));
    await tool.open();
    (await tool.button('Try again')).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => tool.network.to(LOAD).length === 2);
    await waitUntil(async () => tool.focused() === (await tool.button('Try again')));
    tool.network.on(LOAD, { results: [BOOKING] });
    await sendKeys({ press: 'Enter' });
    await waitUntil(async () => tool.focused() === (await tool.combobox(ORDERS)));
  });

  it('D-17 after Try again whoever has moved on keeps the focus', async () => {
    const answer = held();
    tool.network.on(LOAD, new Response('', { status: 404 }), answer.answer);
    await tool.open();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    (await tool.button('Try again')).click();
    elsewhere.focus();
    answer.give({ results: [BOOKING] });
    await waitUntil(() => tool.save()?.disabled === false);
    await settled();
    expect(document.activeElement === elsewhere).to.equal(true);
    elsewhere.remove();
  });

  it('D-127 a service with too many requests is waited for and says so', async () => {
    tool.network.on(LOAD, new Response('', { status: 429, headers: { 'retry-after': '30' } }));
    await tool.open();
    const banner = await tool.bannerWith('Too many requests at the moment. Work goes on by itself shortly.');
    expect(banner.getAttribute('role')).to.equal('status');
    expect(tool.network.to(LOAD)).to.have.length(1);
  });

  it('MSG-19 a refused record says so and tells the page', async () => {
    tool.network.on(LOAD, { results: [] });
    const errors = record<{ code: string }>(tool.element, 'fp-error');
    await tool.open();
    await tool.bannerWith('You do not have access to this record.');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['forbidden']);
  });

  it('PO-55 PO-52 a page that gets no token says that its load failed, and can be tried again', async () => {
    const errors = record<{ code: string }>(tool.element, 'fp-error');
    tool.network.on(LOGIN, new Response('', { status: 404 }), { token: 'opaque' });
    await tool.open();
    const alert = await tool.bannerWith(
      'Error loading page: Failed to obtain JWT. Please try again later, if issue stays, contact Blue Anchor Forwarding.',
    );
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['http']);
    expect(tool.save()?.disabled).to.equal(true);
    expect(tool.network.to(LOAD)).to.have.length(0);
    (await tool.button('Try again')).click();
    await waitUntil(() => tool.save()?.disabled === false);
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it("PO-55 a fault in the page's own getToken is reported as such at once, and can be tried again", async () => {
    const errors = record<Told>(tool.element, 'fp-error');
    tool.element.getToken = () => {
      throw new TypeError('session.token is undefined');
    };
    await tool.open();
    await tool.bannerWith(NOT_SIGNED_IN);
    expect(
      errors.map(({ detail: { code, message, cause } }) => [code, message, cause.message]),
      'the name of the function is for the page alone',
    ).to.deep.equal([['get-token', NOT_SIGNED_IN, 'getToken failed.']]);
    expect(tool.network.to(LOGIN)).to.have.length(0);
    expect((await tool.combobox(ORDERS)).disabled).to.equal(true);
    tool.element.getToken = () => 'from-page';
    (await tool.button('Try again')).click();
    await waitUntil(() => tool.save()?.disabled === false);
  });

  it('PO-21 PO-22 covers itself while loading, after 200 ms and not before', async () => {
    const answer = held();
    tool.network.on(LOAD, answer.answer);
    const started = performance.now();
    await tool.open();
    const overlay = () => find(tool.element, '[part~=overlay]');
    await waitUntil(overlay);
    expect(performance.now() - started).to.be.at.least(200);
    answer.give({ results: [BOOKING] });
    await waitUntil(() => !overlay());
  });

  it('says that the page is offline and goes on by itself', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await tool.open();
      await tool.bannerWith('You are offline.');
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    dispatchEvent(new Event('online'));
    await waitUntil(() => tool.save()?.disabled === false);
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('MSG-20 an ended portal session says so', async () => {
    localStorage.setItem(
      'fp-session',
      JSON.stringify({ authToken: 'old', expiresAt: '2020-01-01T00:00:00Z' }),
    );
    await tool.open();
    await tool.bannerWith('Your session has expired. Please sign in again.');
    expect(localStorage.getItem('fp-session')).to.equal(null);
  });

  it('D-105 full-screen covers the window while loading', async () => {
    const answer = held();
    tool.network.on(LOAD, answer.answer);
    await tool.open({ 'full-screen': '' });
    await waitUntil(() => find(tool.element, '[part~=overlay]')?.matches(':popover-open'));
    answer.give({ results: [BOOKING] });
    await waitUntil(() => tool.save()?.disabled === false);
  });

  it('a token that comes after the element opens a refused record', async () => {
    tool.network.on(LOGIN, Response.json({ error: 'No rights' }, { status: 401 }));
    await tool.open();
    await tool.bannerWith('You do not have access to this record.');
    tool.network.on(LOGIN, { token: 'opaque' });
    tool.element.setAttribute('token', 'link');
    await waitUntil(() => tool.save()?.disabled === false);
  });
});
