import entry from 'entry:../../../../widgets/route-subscriptions/form/define.ts';
import { expect } from '@open-wc/testing';
import { commonElementSuite } from '../../../helpers/element/common-suite.ts';
import { found } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { GET, PORT_LIST, PORTS, route, SAVE } from '../fixtures.ts';
import { eachRoutesPage, type RoutesPage } from '../page-object.ts';
import { routesNetwork } from '../test-list.ts';

commonElementSuite({
  tag: 'route-form',
  entry,
  prepare(element) {
    element.setAttribute('record-id', '101');
    element.fetcher = routesNetwork().fetch;
  },
  attribute: { name: 'route-id', property: 'routeId', text: '12', value: 12, empty: null },
  states: {
    'with what is missing': async (element) => {
      (await found<HTMLButtonElement>(element, 'button', 'Save Route')).click();
      await found(element, '[aria-invalid=true]');
    },
  },
});

describe('<route-form>', () => {
  let page: RoutesPage;
  let closed: CustomEvent[];
  eachRoutesPage('route-form', (fresh, events) => {
    page = fresh;
    closed = events.closed;
  });
  const options = () => page.all('[role=option]').map((one) => one.textContent);

  it('ROUTE-01 ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-09 has four dropdowns and its button', async () => {
    await page.ready();
    expect(page.texts('label').map((label) => label?.replace(/\s*\*$/, ''))).to.deep.equal([
      'Origin Port',
      'Destination Port',
      'Discharge Port',
      'Carrier',
    ]);
    expect(page.all('input').every((input) => input.role === 'combobox')).to.equal(true);
    expect(page.all<HTMLInputElement>('input').map(({ required }) => required)).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    expect(page.button('Save Route')).to.not.equal(undefined);
  });

  it('ROUTE-03 ROUTE-07 ROUTE-08 finds ports by name, country and UN/LOCODE, and carriers by name', async () => {
    await page.ready();
    const found = async (label: string, text: string) => {
      const input = page.combobox(label);
      input.focus();
      input.select();
      await type(text);
      await settled();
      const labels = options();
      await press('Escape', 'Escape');
      return labels;
    };
    for (const text of ['hamb', 'germany', 'deham'])
      expect(await found('Origin Port', text), text).to.deep.equal(['Hamburg, Germany (DEHAM)']);
    expect(await found('Carrier', 'lloyd')).to.deep.equal(['Hapag-Lloyd']);
  });

  it('ROUTE-07 begins with the ports in use, finds one by another name or with a typo, and keeps its code', async () => {
    const more: Record<number, object> = {
      22: { isInUse: true },
      21: { words: 'Hambourg; Amburgo' },
    };
    page.network.on(
      PORTS,
      PORT_LIST.map((port) => ({ ...port, ...more[port.id] })),
    );
    await page.ready();
    const origin = page.combobox('Origin Port');
    origin.focus();
    await press('ArrowDown');
    expect(options().slice(0, 2)).to.deep.equal([
      'Rotterdam, Netherlands (NLRTM)',
      'Shanghai, China (CNSHA)',
    ]);
    for (const text of ['amburgo', 'hambrug']) {
      origin.select();
      await type(text);
      await settled();
      expect(options(), text).to.deep.equal(['Hamburg, Germany (DEHAM)']);
    }
    await press('Enter');
    expect(origin.value).to.equal('Hamburg, Germany (DEHAM)');
  });

  it('ROUTE-12 ROUTE-13 ROUTE-14 says required at the fields that need a port, and goes to the first', async () => {
    await page.ready();
    await page.click('Save Route');
    await waitUntil(() => page.all('[aria-invalid=true]').length === 2);
    expect(page.focused()).to.equal(page.combobox('Origin Port'));
    expect(page.said('Origin Port')).to.contain('required');
    expect(page.said('Destination Port')).to.contain('required');
    await page.choose('Origin Port', 'CNSHA');
    expect(page.combobox('Origin Port').ariaInvalid).to.not.equal('true');
  });

  it('D-102 says at the destination that it is the origin, too, until another port is chosen, and saves it all the same', async () => {
    page.network.on(SAVE, route(7));
    await page.ready();
    await page.choose('Origin Port', 'CNSHA');
    await page.choose('Destination Port', 'CNSHA');
    expect(page.said('Destination Port')).to.contain('This is the origin port, too.');
    expect(page.said('Origin Port')).to.not.contain('This is the origin port');
    await page.choose('Destination Port', 'DEHAM');
    expect(page.said('Destination Port')).to.not.contain('This is the origin port');
    await page.choose('Origin Port', 'DEHAM');
    expect(page.said('Destination Port')).to.contain('This is the origin port, too.');
    await page.click('Save Route');
    await page.banner('Route Subscription Created Successfully');
    const [{ origin, destination }] = page.sent(SAVE);
    expect(origin).to.equal(destination);
  });

  for (const [how, save] of [
    ['a press of the button', () => page.click('Save Route')],
    ['Ctrl+S in the field itself', () => press('Control+s')],
  ] as const)
    it(`D-123 with ${how} waits for the ports that are still on their way, and saves the one that was typed`, async () => {
      const ports = held();
      page.network.on(PORTS, graphqlError('Down', 422), ports.answer);
      page.network.on(GET, route(7));
      page.network.on(SAVE, route(7, { destinationPort: 22, revision: 2 }));
      await page.ready({ 'route-id': '7' });
      await page.click('Try again');
      page.combobox('Destination Port').focus();
      await press('Control+a');
      await type('rotter');
      await save();
      await waitUntil(() => page.button('Save Route')?.ariaBusy === 'true', 'that it waits');
      expect(page.sent(SAVE)).to.deep.equal([]);
      ports.give(PORT_LIST);
      await page.banner('Route Subscription updated Successfully');
      expect(page.sent(SAVE)[0].destination).to.equal(22);
    });

  it('D-123 does not leave out of a route what was typed into a field that may be empty, and means nothing', async () => {
    await page.ready();
    await page.choose('Origin Port', 'CNSHA');
    await page.choose('Destination Port', 'DEHAM');
    page.combobox('Carrier').focus();
    await type('qqq');
    await press('Tab');
    await page.click('Save Route');
    expect(page.focused()).to.equal(page.combobox('Carrier'));
    expect(page.said('Carrier')).to.contain('"qqq" is not known.');
  });

  it('SUB-41 ROUTE-10 ROUTE-17 shows a spinner while it saves, then that it is saved, and lets the page close it', async () => {
    page.network.on(GET, route(7));
    await page.ready({ 'route-id': '7' });
    await page.choose('Discharge Port', 'Singap');
    const answer = held();
    page.network.on(SAVE, answer.answer);
    await page.click('Save Route');
    await waitUntil(() => page.button('Save Route')?.ariaBusy === 'true', 'the spinner');
    expect(page.combobox('Carrier').readOnly).to.equal(true);
    answer.give(route(7, { dischargePort: 13, revision: 2 }));
    await page.banner('Route Subscription updated Successfully');
    expect(closed).to.have.length(1);
    expect(page.sent(SAVE)[0].discharge).to.equal(13);
  });

  it('MSG-24 a route that there is not is said, and there is no form', async () => {
    page.network.on(GET, {});
    await page.open({ 'route-id': '7' });
    await page.banner('This route subscription was not found.');
    expect(page.all('input')).to.deep.equal([]);
  });
});
