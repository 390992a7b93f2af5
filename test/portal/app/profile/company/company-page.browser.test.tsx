import { expect } from '@open-wc/testing';
import { CompanyPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../../helpers/network.ts';
import { press, type as typeKeys } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { COMPANY, eachProfilePage } from '../profile-screen.tsx';

const LOAD = 'action loadCompany';
const SAVE = 'action saveCompany';
const LOOK = 'action lookupAddress';

const stale = () =>
  graphqlError('This company was changed by someone else.', 409, [{ code: 'staleCompany' }]);

describe('the company profile', () => {
  const { screen, open, value, shows, payloads, isOn } = eachProfilePage();
  const ready = () => open(<CompanyPage />, 'Company Name');
  const type = (label: string, text: string) => fill(screen.input(label)!, text);
  beforeEach(() => screen.network.on(LOAD, COMPANY));

  it('NAV-20 MOD-21 has name, address and the rate profile to read', async () => {
    await ready();
    expect(screen.heading()).to.equal('Company Profile');
    const labels = ['Company Name', 'Address', 'Postal Code', 'City', 'Country'];
    expect(labels.map(value)).to.deep.equal([
      'Importer A',
      'Harbour Lane 7',
      '07102',
      'Newark',
      'United States',
    ]);
    expect(screen.place.textContent).to.contain('Rates A');
    expect(screen.button('Switch entity')?.textContent, 'ENT-03').to.equal(undefined);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-21 of the provider says that it is quoted no rates, and leads to its contact and bank', async () => {
    screen.network.on(LOAD, { ...COMPANY, id: 1, entityType: 'Provider', rateProfile: null });
    await ready();
    expect(screen.place.textContent).not.to.contain('Only the provider');
    const links = [...screen.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).to.include('/admin/companies?company=1');
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-21 a save sends the revision that was loaded, and its result is seen', async () => {
    screen.network.on(SAVE, { ...COMPANY, city: 'Trenton', revision: 4 });
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await shows('The company is saved.');
    await waitUntil(
      () => screen.network.to('query meWebUser').length === 1,
      'the portal asks what it is called',
    );
    const [{ city, revision, countryCode }] = payloads(SAVE);
    expect([city, revision, countryCode]).to.deep.equal(['Trenton', 3, 'US']);
    type('City', 'Camden');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await waitUntil(() => payloads(SAVE).length === 2);
    expect(payloads(SAVE)[1].revision).to.equal(4);
  });

  it('MOD-21 the country is chosen by typing', async () => {
    screen.network.on(SAVE, COMPANY);
    await ready();
    screen.input('Country')?.focus();
    screen.input('Country')?.select();
    await typeKeys('germ');
    await press('ArrowDown', 'Enter');
    type('Postal Code', '20457');
    await waitUntil(() => value('Country') === 'Germany');
    screen.button('Save')?.click();
    await shows('The company is saved.');
    expect(payloads(SAVE)[0].countryCode).to.equal('DE');
  });

  it('MOD-21 D-151 what somebody else saved meanwhile is loaded beneath the own changes, and told', async () => {
    screen.network.on(SAVE, stale(), COMPANY);
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    screen.network.on(LOAD, { ...COMPANY, address_1: 'Other Lane 1', revision: 9 });
    screen.button('Save')?.click();
    await waitUntil(() => screen.place.textContent?.includes('Address: Harbour Lane 7 → Other Lane 1'));
    expect([value('City'), value('Address')]).to.deep.equal(['Trenton', 'Other Lane 1']);
    await expect(screen.place).to.be.accessible();
    screen.button('Save')?.click();
    await waitUntil(() => payloads(SAVE).length === 2);
    expect([payloads(SAVE)[1].revision, payloads(SAVE)[1].address_1]).to.deep.equal([9, 'Other Lane 1']);
  });

  it('MOD-21 what was saved is no change of one’s own any more: what others save over it is shown', async () => {
    screen.network.on(SAVE, { ...COMPANY, city: 'Trenton', revision: 4 });
    await ready();
    type('City', ' Trenton ');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await shows('The company is saved.');
    await waitUntil(() => !screen.button('Undo changes'), 'nothing is changed');
    expect(screen.place.textContent).not.to.include('meanwhile');
    type('Company Name', 'Importer AA');
    await waitUntil(() => isOn('Save'));
    screen.network.on(SAVE, stale());
    screen.network.on(LOAD, { ...COMPANY, city: 'Camden', revision: 9 });
    screen.button('Save')?.click();
    await waitUntil(() => value('City') === 'Camden', 'the city of the others');
    expect(value('Company Name')).to.equal('Importer AA');
  });

  it('MOD-21 current data that cannot be loaded are reported, and what was typed stays', async () => {
    screen.network.on(SAVE, stale());
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    screen.network.on(LOAD, new Response('', { status: 404 }), { ...COMPANY, revision: 9 });
    screen.button('Save')?.click();
    await shows('The company could not be loaded. Please try again.', 'alert');
    expect(value('City')).to.equal('Trenton');
    screen.button('Try again')?.click();
    await waitUntil(() => !screen.button('Try again'), 'loaded');
    expect(value('City')).to.equal('Trenton');
  });

  it('MOD-21 ENT-09 what was typed for one company is dropped when the person acts for another one', async () => {
    screen.network.on(
      SAVE,
      graphqlError('You act for another company now.', 409, [{ code: 'otherCompany' }]),
    );
    await ready();
    type('City', 'Trenton');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await shows('It was not saved: You act for another company now.', 'alert');
    expect(payloads(SAVE)[0].id).to.equal(101);
    screen.network.on(LOAD, { ...COMPANY, id: 102, companyName: 'Importer B', city: 'Hoboken' });
    screen.button('Load the current data and keep my changes')?.click();
    await waitUntil(() => value('Company Name') === 'Importer B');
    expect(value('City')).to.equal('Hoboken');
    expect(isOn('Save')).to.equal(false);
  });

  it('MOD-21 REF-22 errors are shown at their fields, the first one is focused, nothing is sent', async () => {
    await ready();
    type('Company Name', '');
    type('City', '');
    type('Postal Code', 'K1A 0B1');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await waitUntil(() => screen.complaints('City').length > 0);
    expect(screen.complaints('Company Name')).to.deep.equal(['Required field']);
    expect(screen.complaints('City')).to.deep.equal(['Required field']);
    expect(screen.complaints('Postal Code')).to.deep.equal([
      'This is not a postal code of United States, where they look like 12345.',
    ]);
    expect(document.activeElement).to.equal(screen.input('Company Name'));
    expect(screen.network.to(SAVE)).to.have.length(0);
    await expect(screen.place).to.be.accessible();
  });

  it('API-40 REF-22 the address is looked up, and what was found holds until it is changed', async () => {
    screen.network.on(LOOK, true, graphqlError('Please enter the city.', 422));
    await ready();
    screen.button('Check address')?.click();
    await shows('The address is complete');
    expect(payloads(LOOK)[0]).to.deep.equal({
      address_1: 'Harbour Lane 7',
      city: 'Newark',
      country: 'United States',
      countryCode: 'US',
      postalCode: '07102',
    });
    type('City', '12');
    await waitUntil(() => !screen.banner('status'));
    screen.button('Check address')?.click();
    await shows('Please enter the city.', 'alert');
  });

  it('D-128 API-40 a postal code that is empty is not sent', async () => {
    screen.network.on(LOOK, true);
    await ready();
    type('Postal Code', '');
    await waitUntil(() => isOn('Save'));
    screen.button('Check address')?.click();
    await shows('The address is complete');
    expect(payloads(LOOK)[0]).to.deep.equal({
      address_1: 'Harbour Lane 7',
      city: 'Newark',
      country: 'United States',
      countryCode: 'US',
    });
  });

  it('REF-22 an answer about an address that is no longer asked about leaves the newer one', async () => {
    const late = held<object>();
    screen.network.on(LOOK, late.answer, true);
    await ready();
    screen.button('Check address')?.click();
    await waitUntil(() => screen.network.to(LOOK).length === 1, 'the first question');
    type('City', 'Trenton');
    await waitUntil(() => isOn('Check address'), 'another address');
    screen.button('Check address')?.click();
    await shows('The address is complete');
    late.give(graphqlError('Please enter the city.', 422));
    await settled();
    await settled();
    expect(screen.banner('status')).to.contain('The address is complete');
    expect(screen.banner('alert')).to.equal('');
  });

  it('MOD-21 a failed load is reported and tried again', async () => {
    screen.network.on(LOAD, new Response('', { status: 404 }), COMPANY);
    const opening = ready();
    await shows('The company could not be loaded. Please try again.', 'alert');
    screen.button('Try again')?.click();
    await opening;
  });
});
