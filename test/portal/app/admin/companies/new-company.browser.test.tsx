import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held } from '../../../../helpers/network.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { COMPANY, CREATE, eachCompaniesPage } from './companies-screen.tsx';

describe('a new company', () => {
  const { screen, shows, dialog, inDrawer, typeInto, save, sent, keysOf, openNew } = eachCompaniesPage();

  it('D-101 is sent as it was typed, with the agents that were found, once for a double click; the list says so', async () => {
    await openNew();
    typeInto('Reference', 'C-2001');
    typeInto('Company Name', 'Alder Vale');
    await click(inDrawer('Country'));
    await type('uni');
    await press('ArrowDown', 'Enter');
    await click(inDrawer('Agents'));
    await waitUntil(() => dialog()?.querySelectorAll('[role=option]').length === 2, 'the agents');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await waitUntil(() => dialog()?.querySelector('[aria-label="Remove Lotus Gate"]'), 'it is added');
    await expect(screen.place).to.be.accessible();
    const answer = held<object>();
    screen.network.on(CREATE, answer.answer);
    await save();
    screen.button('Save')?.click();
    await waitUntil(() => sent(CREATE).length > 0, 'sent');
    expect(inDrawer('Reference').readOnly).to.equal(true);
    answer.give({ ...COMPANY, id: 900, companyName: 'Alder Vale' });
    await shows('Alder Vale is created.');
    expect(sent(CREATE)).to.deep.equal([
      {
        reference: 'C-2001',
        type: 'Importer',
        companyName: 'Alder Vale',
        address_1: '',
        city: '',
        postalCode: '',
        countryCode: 'US',
        contactName: '',
        billing: COMPANY.billing,
        agentIds: [3],
        supplierIds: [],
      },
    ]);
    await waitUntil(
      () => !dialog() && focused()?.textContent === 'Alder Vale is created. Invite its people',
      'back in the list',
    );
    expect(location.search).to.equal('');
  });

  it('D-37 an answer that was lost is asked for again with the same key', async () => {
    await openNew();
    typeInto('Company Name', 'Alder Vale');
    screen.network.on(CREATE, broken(), broken(), broken(), COMPANY);
    await save();
    await shows('The service could not be reached.');
    expect(inDrawer('Company Name').value).to.equal('Alder Vale');
    await save();
    await waitUntil(() => !dialog(), 'saved');
    expect(new Set(keysOf(CREATE)).size).to.equal(1);
  });

  it('MOD-21 an address that is begun marks the parts that it needs before they are missed, and Save stays in sight', async () => {
    await openNew();
    const needed = () =>
      ['Address', 'Postal Code', 'City', 'Country'].filter((label) => inDrawer(label).required);
    expect(needed()).to.deep.equal([]);
    expect(dialog()?.textContent).to.include('A country may stand alone.');
    typeInto('Company Name', 'Alder Vale');
    typeInto('City', 'Newark');
    await waitUntil(() => needed().join() === 'Address,City,Country', 'the stars');
    await save();
    await waitUntil(() => screen.complaints('Address').length > 0, 'the complaint');
    const { bottom } = screen.button('Save')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(dialog()!.getBoundingClientRect().bottom);
    typeInto('City', '');
    await waitUntil(() => needed().length === 0, 'no stars');
  });

  it('REF-22 what is missing is said at its field, and nothing is sent', async () => {
    await openNew();
    typeInto('City', 'Newark');
    await save();
    await waitUntil(() => screen.complaints('Company Name').length > 0, 'the complaint');
    expect(focused()).to.equal(inDrawer('Company Name'));
    expect(screen.network.to(CREATE)).to.have.length(0);
  });
});
