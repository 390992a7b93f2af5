import entry from 'entry:../../../../widgets/route-subscriptions/list/define.ts';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { FreightElement } from '../../../../widgets/index.d.ts';
import { commonElementSuite } from '../../../helpers/element/common-suite.ts';
import { found } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held, isOwnBackend } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import {
  ALL_ROUTES,
  DELETE,
  IS_ADMIN,
  LIST,
  RATES,
  RESTORE,
  related,
  route,
  routes,
  SAVE,
} from '../fixtures.ts';
import { eachRoutesPage, type RoutesPage } from '../page-object.ts';
import { routesNetwork } from '../test-list.ts';

const openDialog = async (element: HTMLElement, button: string) => {
  (await found<HTMLButtonElement>(element, 'button', button)).click();
  await found(element, 'dialog');
};

commonElementSuite({
  tag: 'route-subscriptions',
  entry,
  prepare(element) {
    element.setAttribute('record-id', '101');
    element.fetcher = routesNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  drawn: 'table',
  states: {
    'with the drawer open': (element) => openDialog(element, 'Add Route'),
    'with the question before a deletion': (element) => openDialog(element, 'Delete route 1'),
    ...(isOwnBackend && {
      'with the dialog for a pasted list': (element: HTMLElement) => openDialog(element, 'Paste Routes'),
    }),
  },
});

describe('<route-subscriptions>', () => {
  let page: RoutesPage;
  let saved: CustomEvent[];
  eachRoutesPage('route-subscriptions', (fresh, events) => {
    page = fresh;
    saved = events.saved;
  });

  describe('the list', () => {
    it('SUB-08 SUB-09 SUB-10 SUB-11 D-53 has five columns that sort nothing, names alone, and all else in ACTION', async () => {
      await page.ready();
      const table = page.all('table')[0]!;
      expect(table.ariaLabel).to.equal('Route subscriptions');
      expect(page.texts('thead th')).to.deep.equal([
        'ORIGIN',
        'DISCHARGE PORT',
        'DESTINATION',
        'CARRIER',
        'ACTION',
      ]);
      expect(page.all('thead button, thead [aria-sort], thead [tabindex]')).to.deep.equal([]);
      expect(page.namesIn(1)).to.deep.equal(['Shanghai', '', 'Hamburg', 'Maersk']);
      expect(page.all('tbody td:not(:last-child) > *')).to.deep.equal([]);
      expect(page.button('Delete route 1')).to.not.equal(undefined);
    });

    it('ACTION says in words which routes have rates in the days of the form, and which stand there twice', async () => {
      page.network.on(LIST, { list: [route(1), route(2, { duplicateOf: 1 })], count: 2 });
      await page.ready();
      await waitUntil(() => page.action(1).textContent?.includes('Rates until'));
      expect(page.action(1).textContent).to.contain('Nov 30, 2026');
      expect(page.action(2).textContent).to.contain('No rates');
      expect(page.action(2).textContent).to.contain('Duplicate');
      await found(page.element, 'button', 'Generate Rate Sheet');
      expect(page.network.to(RATES)).to.have.length(1);
      page.all<HTMLInputElement>('input[name=includeExternalRates]')[0]!.click();
      await waitUntil(() => page.network.to(RATES).length === 2);
      expect(page.sent(RATES)[1].includeExternalRates).to.equal(true);
    });

    it('SUB-04 SUB-07 outside the profile stands below the form for rate sheets, without a search', async () => {
      await page.ready();
      const generate = await found(page.element, 'button', 'Generate Rate Sheet');
      const isBefore = generate.compareDocumentPosition(page.all('table')[0]!);
      expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0);
      expect(page.all('input[type=search]')).to.deep.equal([]);
      expect(page.button('Reset Filter')).to.equal(undefined);
    });

    it('finds a route among all stored ones where the form for rate sheets stands, and shows all again', async () => {
      await page.ready();
      const find = page.combobox('Find a route');
      expect(find.type).to.equal('text');
      find.focus();
      page.network.on(LIST, { list: [route(60)], count: 1 });
      await type('shanghai hamburg');
      await press('Enter');
      await waitUntil(() => page.text().includes('1 route'), 'what is found');
      expect(page.sent(LIST).at(-1)).to.include({ searchText: 'shanghai hamburg', offset: 0 });
      await page.click('Show all routes');
      await waitUntil(() => page.sent(LIST).at(-1).searchText === undefined, 'all routes');
      expect(find.value).to.equal('');
      expect(page.button('Show all routes')).to.equal(undefined);
    });

    it('SUB-05 SUB-06 SUB-39 ROLE-04 in the profile of who is no admin a search stands in its place', async () => {
      page.network.on(IS_ADMIN, false);
      await page.ready({ profile: '' });
      await found(page.element, 'button', 'Search');
      expect(page.button('Generate Rate Sheet')).to.equal(undefined);
      const search = page.all<HTMLInputElement>('input[type=search]')[0]!;
      expect(search.placeholder).to.equal('Search by port or carrier');
      search.focus();
      await type('hamb');
      await press('Enter');
      await waitUntil(() => page.sent(LIST).at(-1).searchText === 'hamb');
      await page.click('Reset Filter');
      await waitUntil(() => page.sent(LIST).at(-1).searchText === undefined);
      expect(search.value).to.equal('');
    });

    it('SUB-04 ROLE-04 in the profile of an admin the form is there', async () => {
      page.network.on(IS_ADMIN, true);
      await page.ready({ profile: '' });
      await found(page.element, 'button', 'Generate Rate Sheet');
      expect(page.all('input[type=search]')).to.deep.equal([]);
    });

    it('SUB-17 SUB-18 D-119 a load that lasts shows a spinner; an empty list says so', async () => {
      const answer = held();
      page.network.on(LIST, answer.answer);
      await page.open();
      await waitUntil(() => page.texts('[part=overlay]').includes('Loading routes'), 'the spinner');
      answer.give({ list: [], count: 0 });
      await waitUntil(() => page.text().includes('No Any Data To Show!'), 'the empty text');
      expect(page.all('[part=overlay]')).to.deep.equal([]);
    });

    it('SUB-19 SUB-20 D-90 Load More brings the next routes, then the end text stands in its place', async () => {
      page.network.on(LIST, { list: routes(1, 50), count: 60 }, { list: routes(51, 10), count: 60 });
      await page.ready();
      await page.click('Load More');
      await waitUntil(() => page.all('tbody tr').length === 60, 'the next page');
      expect(page.text()).to.contain('Currently No Any New Data To Load!');
      expect(page.button('Load More')).to.equal(undefined);
    });

    it('its rows are worked with by the keyboard', async () => {
      await page.ready();
      page.button('Update route 1')!.focus();
      await press('ArrowDown');
      expect(page.focusedName()).to.equal('Update route 2');
      await press('Home', 'Delete');
      await page.dialog('Confirm Deletion');
      await press('Escape');
      await page.isGone('Confirm Deletion');
      expect(page.focusedName()).to.equal('Delete route 1');
    });
  });

  describe('the drawer', () => {
    it('SUB-12 SUB-13 SUB-14 SUB-15 ROUTE-02 D-57 D-104 a click on a row opens it at the right, with the way to the page of the route', async () => {
      await setViewport({ width: 1200, height: 800 });
      try {
        await page.ready();
        await click(page.row(2).querySelector('td'));
        const drawer = await page.dialog('Update Route');
        await waitUntil(() => Math.round(drawer.getBoundingClientRect().right) === 1200, 'the right edge');
        expect(drawer.getBoundingClientRect().width).to.be.at.least(768);
        const link = drawer.querySelector('a')!;
        expect(link.textContent).to.equal('Open in new window');
        expect(new URL(link.href).pathname).to.equal('/route-subscription/products/productsview/2');
        expect(new URL(link.href).searchParams.get('record_id')).to.equal('101');
        await setViewport({ width: 480, height: 800 });
        expect(Math.round(drawer.getBoundingClientRect().width)).to.equal(480);
        await page.click('Back');
        await page.isGone('Update Route');
        expect(page.focusedName()).to.equal('Update route 2');
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });

    it('SUB-12 Enter on the button before the trash opens it, too, with the focus in its first field', async () => {
      await page.ready();
      page.button('Update route 1')!.focus();
      await press('Enter');
      await page.dialog('Update Route');
      expect(page.focused()).to.equal(page.combobox('Origin Port'));
      expect(page.combobox('Destination Port').value).to.equal('Hamburg, Germany (DEHAM)');
      await press('Escape');
      await page.isGone('Update Route');
      expect(page.focusedName()).to.equal('Update route 1');
    });

    it('SUB-16 SUB-43 ROUTE-17 Add Route opens an empty one; after the save it closes and the list says so', async () => {
      await page.ready();
      await page.click('Add Route');
      await page.dialog('Add Route');
      await page.choose('Origin Port', 'CNNGB');
      await page.choose('Destination Port', 'netherl');
      page.network.on(SAVE, route(9));
      await page.click('Save Route');
      await page.isGone('Add Route');
      await page.banner('Route Subscription Created Successfully');
      expect(saved.map(({ detail }) => detail)).to.deep.equal([{ routeSubscriptionId: 9 }]);
      expect(page.focusedName()).to.equal('Add Route');
    });

    it('asks before it closes over changes, and keeps them where the user stays', async () => {
      await page.ready();
      await page.click('Update route 1');
      await page.choose('Carrier', 'hapag');
      await press('Escape');
      await page.dialog('Leave without saving?');
      await page.click('Keep editing');
      expect(page.combobox('Carrier').value).to.equal('Hapag-Lloyd');
      await page.click('Back');
      await page.click('Discard changes');
      await page.isGone('Update Route');
      expect(page.namesIn(1)[3]).to.equal('Maersk');
    });

    for (const [way, leave] of [
      ['Escape', () => press('Escape', 'Escape')],
      ['the X', () => page.click('Close')],
      ['Back', () => page.click('Back')],
    ] as const)
      it(`D-31 asks before ${way} loses a text that is no choice yet, and counts it as one change`, async () => {
        await page.ready();
        await page.click('Update route 1');
        await page.dialog('Update Route');
        const carrier = page.combobox('Carrier');
        carrier.focus();
        carrier.select();
        await type('zzz');
        await leave();
        const question = await page.dialog('Leave without saving?');
        expect(question.textContent).to.contain('1 change of this record');
        await page.click('Discard changes');
        await page.isGone('Update Route');
      });

    it('opens filled in with the ports and the carrier that the page names, once', async () => {
      await page.ready({ origin: '12', destination: '22', carrier: '999' });
      await page.dialog('Add Route');
      const values = ['Origin Port', 'Destination Port', 'Discharge Port', 'Carrier'].map(
        (label) => page.combobox(label).value,
      );
      expect(values).to.deep.equal(['Ningbo, China (CNNGB)', 'Rotterdam, Netherlands (NLRTM)', '', '']);
      await press('Escape');
      await page.isGone('Add Route');
      (page.element as unknown as FreightElement).reload();
      await waitUntil(() => page.network.to(LIST).length === 2);
      await settled();
      expect(page.all('dialog')).to.deep.equal([]);
    });
  });

  describe('deleting', () => {
    it('SUB-21 SUB-22 SUB-23 SUB-24 SUB-25 asks first; the focus goes on to the next row', async () => {
      await page.ready();
      await page.click('Delete route 1');
      const dialog = await page.dialog('Confirm Deletion');
      expect(dialog.textContent).to.contain('Do you really want to unsubscribe this route?');
      expect(page.button('Cancel')).to.not.equal(undefined);
      const answer = held();
      page.network.on(DELETE, answer.answer);
      page.network.on(LIST, { list: [route(2)], count: 1 });
      await page.click('Yes, Delete');
      await found(page.element, 'button', 'Deleting...');
      answer.give({ ids: [1] });
      await page.isGone('Confirm Deletion');
      await waitUntil(() => page.all('tbody tr').length === 1, 'the shorter list');
      expect(page.focusedName()).to.equal('Delete route 1');
    });

    it('of all that are selected is one question, and can be undone', async () => {
      await page.ready();
      page.all<HTMLInputElement>('input[type=checkbox][data-control=select]')[0]!.click();
      await waitUntil(() => page.text().includes('1 route selected'));
      page.network.on(DELETE, { ids: [1] });
      await page.click('Delete selected');
      await page.click('Yes, Delete');
      await page.banner('1 route deleted.');
      page.network.on(RESTORE, { list: [route(1)] });
      await page.click('Undo');
      await page.banner('1 route is there again.');
      expect(page.sent(RESTORE)[0].ids).to.deep.equal([1]);
    });
  });

  it('a route that the company has is pointed out before the save, with the way to it', async () => {
    page.network.on(ALL_ROUTES, { results: [related(route(7, { carrier: null }))] });
    await page.ready({ origin: '11', destination: '21' });
    await page.banner('This company subscribes to this route already.');
    const link = page
      .all<HTMLAnchorElement>('dialog a')
      .find((one) => one.textContent === 'Open the other one');
    expect(new URL(link!.href).pathname).to.match(/productsview\/7$/);
  });
});
