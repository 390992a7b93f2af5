import { expect } from '@open-wc/testing';
import { CompaniesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { COMPANY, eachCompaniesPage, LIST } from './companies-screen.tsx';

describe('the companies', () => {
  const { screen, rows, shows, prepare, dialog, inDrawer, typeInto, save, open } = eachCompaniesPage();
  const asked = () => screen.network.to(LIST).map(({ body }) => body.variables);

  it('MOD-01 are asked for as the address says, each with its people and an invitation one click away', async () => {
    await open('?search=north&type=Importer&sort=reference&order=desc');
    expect(asked()[0]?.sort).to.deep.equal({ field: 'reference', order: 'DESC' });
    expect(asked()[0]?.where).to.deep.equal({
      _and: [
        {
          _or: ['companyName', 'reference', 'city', 'country'].map((field) => ({
            [field]: { matches: 'north' },
          })),
        },
        { type: { eq: 'Importer' } },
      ],
    });
    for (const words of ['Northfold & Co', 'C-101', 'Importer', 'Newark', 'United States'])
      expect(rows()[0]).to.contain(words);
    const links = [...screen.place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([
      '/admin/companies?search=north&type=Importer&sort=reference&order=desc&company=101',
      '/admin/accounts?search=Northfold+%26+Co',
      '/admin/invites?company=101',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('D-31 a row opens the company beside the list, and closed by Back the list is as it was', async () => {
    await open('?type=Importer');
    await press('j', 'Enter');
    await waitUntil(() => inDrawer('Reference'), 'the form');
    expect(location.search).to.equal('?type=Importer&company=101');
    history.back();
    await waitUntil(() => !dialog(), 'closed');
    expect(location.search).to.equal('?type=Importer');
  });

  it('MOD-02 what was saved is said above the list, which is loaded anew', async () => {
    await open('?company=101');
    await waitUntil(() => inDrawer('Reference'), 'the form');
    typeInto('City', 'Trenton');
    screen.network.on('action changeCompany', { ...COMPANY, city: 'Trenton' });
    const before = asked().length;
    await save();
    await waitUntil(() => focused()?.textContent === 'Northfold & Co is saved.', 'the message');
    await waitUntil(() => asked().length > before, 'the list again');
  });

  it('D-101 an admin of another company is told whose list it is', async () => {
    prepare();
    screen.open(<CompaniesPage />, '/admin/companies');
    await shows('Only admins of the provider can manage companies.');
  });
});
