import { expect } from '@open-wc/testing';
import { ringAtOnce } from '../../../helpers/element/ring-at-once.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken } from '../../../helpers/network.ts';
import { ALL_ROUTES, DELETE, GET, LIST, related, route, SAVE } from '../fixtures.ts';
import { eachRoutesPage, type RoutesPage } from '../page-object.ts';

describe('<route-subscriptions> at a backend without keys', () => {
  let page: RoutesPage;
  let saved: CustomEvent[];
  ringAtOnce(5_000);
  eachRoutesPage('route-subscriptions', (fresh, events) => {
    page = fresh;
    saved = events.saved;
    page.network.on('GET /config.json', { backend: { idempotency: false } });
  });

  it('API-56 asks for a page as it is documented, and offers nothing that such a backend does not know', async () => {
    page.network.on(LIST, { list: [null, route(1)], count: null });
    await page.ready();
    expect(page.network.to(LIST)[0]?.body.variables.input).to.deep.equal({
      entityId: 101,
      profile: false,
      offset: 0,
      pageSize: 50,
    });
    expect(page.all('tbody tr')).to.have.length(1);
    expect(page.button('Paste Routes')).to.equal(undefined);
    expect(page.text()).not.to.include('Find a route');
  });

  it('API-27 D-37 a new route whose answer was lost is told from an equal one that was there before', async () => {
    page.network.on(SAVE, broken());
    page.network.on(ALL_ROUTES, { results: [related(route(7))] });
    await page.ready();
    await page.click('Add Route');
    await page.dialog('Add Route');
    await page.choose('Origin Port', 'Shanghai');
    await page.choose('Destination Port', 'Hamburg');
    await page.choose('Carrier', 'Maersk');
    const answers = [related(route(7))];
    page.network.on(ALL_ROUTES, () => {
      if (page.network.to(SAVE).length > 0) answers[1] = related(route(8));
      return { results: answers };
    });
    await page.click('Save Route');
    await waitUntil(() => saved.length === 1, 'the route is saved');
    expect(saved[0]?.detail).to.deep.equal({ routeSubscriptionId: 8 });
    expect(page.network.to(SAVE)).to.have.length(1);
  });

  it('D-37 a deletion that was not found is said, and one that is found is done; there is no undo', async () => {
    page.network.on(DELETE, broken());
    page.network.on(GET, route(1));
    await page.ready();
    await page.click('Delete route 1');
    await page.click('Yes, Delete');
    await page.banner('It was not found in what is stored: please try again.');
    page.network.on(GET, {});
    await page.click('Yes, Delete');
    await page.banner('1 route deleted.');
    expect(page.button('Undo')).to.equal(undefined);
    expect(page.network.to(DELETE)).to.have.length(2);
  });
});
