import { expect, waitUntil } from '@open-wc/testing';
import { CompanyPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { graphqlError, held } from '../../../../helpers/network.ts';
import { press, settled, type as typeKeys } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-page.tsx';
import { COMPANY, eachProfilePage } from '../profile-page.tsx';

const LOAD = 'action loadCompany';
const SAVE = 'action saveCompany';
const LOOK = 'action lookupAddress';

describe('the company profile', () => {
  const { stage, open, value, said, payloads, isOn } = eachProfilePage();
  const ready = () => open(<CompanyPage />, 'Company Name');
  const type = (label: string, text: string) => fill(stage.input(label)!, text);
  beforeEach(() => stage.network.on(LOAD, COMPANY));

  it('NAV-20 MOD-21 has name, address and the rate profile to read', async () => {
    await ready();
    expect(stage.heading()).to.equal('Company Profile');
    const labels = ['Company Name', 'Address', 'Postal Code', 'City', 'Country'];
    expect(labels.map(value)).to.deep.equal([
      'Importer A',
      'Harbour Lane 7',
      '07102',
      'Newark',
      'United States',
    ]);
    expect(stage.place.textContent).to.contain('Rates A');
    expect(stage.button('Switch entity')?.textContent, 'ENT-03').to.equal(undefined);
    await expect(stage.place).to.be.accessible();
  });

  it('MOD-21 a save sends the revision that was loaded, and its result is seen', async () => {
    stage.network.on(SAVE, { ...COMPANY, city: 'Trenton', revision: 4 });
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await said('The company is saved.');
    await waitUntil(
      () => stage.network.to('query meWebUser').length === 1,
      'the portal asks what it is called',
    );
    const [{ city, revision, countryCode }] = payloads(SAVE);
    expect([city, revision, countryCode]).to.deep.equal(['Trenton', 3, 'US']);
    type('City', 'Camden');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await waitUntil(() => payloads(SAVE).length === 2);
    expect(payloads(SAVE)[1].revision).to.equal(4);
  });

  it('MOD-21 the country is chosen by typing', async () => {
    stage.network.on(SAVE, COMPANY);
    await ready();
    stage.input('Country')?.focus();
    stage.input('Country')?.select();
    await typeKeys('germ');
    await press('ArrowDown', 'Enter');
    type('Postal Code', '20457');
    await waitUntil(() => value('Country') === 'Germany');
    stage.button('Save')?.click();
    await said('The company is saved.');
    expect(payloads(SAVE)[0].countryCode).to.equal('DE');
  });

  it('MOD-21 what somebody else saved meanwhile is loaded beneath the own changes', async () => {
    stage.network.on(SAVE, graphqlError('This company was changed by someone else.', 409), COMPANY);
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await said('It was not saved: This company was changed by someone else.', 'alert');
    stage.network.on(LOAD, { ...COMPANY, address_1: 'Other Lane 1', city: 'Camden', revision: 9 });
    stage.button('Load the current data and keep my changes')?.click();
    await waitUntil(() => value('Address') === 'Other Lane 1');
    expect(value('City')).to.equal('Trenton');
    stage.button('Save')?.click();
    await waitUntil(() => payloads(SAVE).length === 2);
    expect([payloads(SAVE)[1].revision, payloads(SAVE)[1].address_1]).to.deep.equal([9, 'Other Lane 1']);
  });

  it('MOD-21 what was saved is no change of one’s own any more: what others save over it is shown', async () => {
    stage.network.on(SAVE, { ...COMPANY, city: 'Trenton', revision: 4 });
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await said('The company is saved.');
    await waitUntil(() => !stage.button('Undo changes'), 'nothing is changed');
    type('Company Name', 'Importer AA');
    await waitUntil(() => isOn('Save'));
    stage.network.on(SAVE, graphqlError('This company was changed by someone else.', 409));
    stage.button('Save')?.click();
    await waitUntil(() => stage.button('Load the current data and keep my changes'), 'the way on');
    stage.network.on(LOAD, { ...COMPANY, city: 'Camden', revision: 9 });
    stage.button('Load the current data and keep my changes')?.click();
    await waitUntil(() => value('City') === 'Camden', 'the city of the others');
    expect(value('Company Name')).to.equal('Importer AA');
  });

  it('MOD-21 current data that cannot be loaded are told, and what was typed stays', async () => {
    stage.network.on(SAVE, graphqlError('This company was changed by someone else.', 409));
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await waitUntil(() => stage.button('Load the current data and keep my changes'), 'the way on');
    stage.network.on(LOAD, new Response('', { status: 404 }), { ...COMPANY, revision: 9 });
    stage.button('Load the current data and keep my changes')?.click();
    await said('The company could not be loaded. Please try again.', 'alert');
    expect(value('City')).to.equal('Trenton');
    stage.button('Try again')?.click();
    await waitUntil(() => !stage.banner('alert'), 'loaded');
    expect(value('City')).to.equal('Trenton');
  });

  it('MOD-21 ENT-09 what was typed for one company is not kept for the next one acted for', async () => {
    stage.network.on(SAVE, graphqlError('You act for another company now.', 409));
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await said('It was not saved: You act for another company now.', 'alert');
    expect(payloads(SAVE)[0].id).to.equal(101);
    stage.network.on(LOAD, { ...COMPANY, id: 102, companyName: 'Importer B', city: 'Hoboken' });
    stage.button('Load the current data and keep my changes')?.click();
    await waitUntil(() => value('Company Name') === 'Importer B');
    expect(value('City')).to.equal('Hoboken');
    expect(isOn('Save')).to.equal(false);
  });

  it('MOD-21 REF-22 what is wrong is said at its field, the first one gets the focus, nothing is sent', async () => {
    await ready();
    type('Company Name', '');
    type('City', '');
    type('Postal Code', 'K1A 0B1');
    await waitUntil(() => isOn('Save'));
    stage.button('Save')?.click();
    await waitUntil(() => stage.complaints('City').length > 0);
    expect(stage.complaints('Company Name')).to.deep.equal(['Required field']);
    expect(stage.complaints('City')).to.deep.equal(['Required field']);
    expect(stage.complaints('Postal Code')).to.deep.equal([
      'This is not a postal code of United States, where they look like 12345.',
    ]);
    expect(document.activeElement).to.equal(stage.input('Company Name'));
    expect(stage.network.to(SAVE)).to.have.length(0);
    await expect(stage.place).to.be.accessible();
  });

  it('API-40 REF-22 the address is looked up, and what was found holds until it is changed', async () => {
    stage.network.on(LOOK, true, graphqlError('Please enter the city.', 422));
    await ready();
    stage.button('Check address')?.click();
    await said('The address is complete');
    expect(payloads(LOOK)[0]).to.deep.equal({
      address_1: 'Harbour Lane 7',
      city: 'Newark',
      country: 'United States',
      countryCode: 'US',
      postalCode: '07102',
    });
    type('City', '12');
    await waitUntil(() => !stage.banner('status'));
    stage.button('Check address')?.click();
    await said('Please enter the city.', 'alert');
  });

  it('D-128 API-40 a postal code that is empty is not sent', async () => {
    stage.network.on(LOOK, true);
    await ready();
    type('Postal Code', '');
    await waitUntil(() => isOn('Save'));
    stage.button('Check address')?.click();
    await said('The address is complete');
    expect(payloads(LOOK)[0]).to.deep.equal({
      address_1: 'Harbour Lane 7',
      city: 'Newark',
      country: 'United States',
      countryCode: 'US',
    });
  });

  it('REF-22 an answer about an address that is no longer asked about leaves the newer one', async () => {
    const late = held<object>();
    stage.network.on(LOOK, late.answer, true);
    await ready();
    stage.button('Check address')?.click();
    await waitUntil(() => stage.network.to(LOOK).length === 1, 'the first question');
    type('City', 'Trenton');
    await waitUntil(() => isOn('Check address'), 'another address');
    stage.button('Check address')?.click();
    await said('The address is complete');
    late.give(graphqlError('Please enter the city.', 422));
    await settled();
    await settled();
    expect(stage.banner('status')).to.contain('The address is complete');
    expect(stage.banner('alert')).to.equal('');
  });

  it('MOD-21 a failed load says so and is tried again', async () => {
    stage.network.on(LOAD, new Response('', { status: 404 }), COMPANY);
    const opening = ready();
    await said('The company could not be loaded. Please try again.', 'alert');
    stage.button('Try again')?.click();
    await opening;
  });
});
