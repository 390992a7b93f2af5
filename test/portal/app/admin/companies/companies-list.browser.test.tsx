import { expect } from '@open-wc/testing';
import { CompaniesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { graphqlError } from '../../../../helpers/network.ts';
import { eachCompaniesPage, LIST } from './companies-screen.tsx';

describe('the companies', () => {
  const { screen, rows, shows, signIn, sent, open } = eachCompaniesPage();

  it('MOD-01 are asked for as the address says, each with its people and an invitation one click away', async () => {
    await open('?search=north&type=Importer');
    const [asked] = sent(LIST);
    expect([asked.text, asked.type]).to.deep.equal(['north', 'Importer']);
    expect(rows()[0]).to.contain('Northfold & Co').and.contain('C-101').and.contain('Newark, United States');
    const links = [...screen.place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([
      '/admin/companies?search=north&type=Importer&company=101',
      '/admin/accounts?search=Northfold+%26+Co',
      '/admin/invites?company=101',
    ]);
    await expect(screen.place).to.be.accessible();
  });

  it('D-101 an admin of another company is told whose list it is', async () => {
    signIn();
    screen.network.on(LIST, graphqlError('Only an admin of the provider can manage companies.', 403));
    screen.open(<CompaniesPage />, '/admin/companies');
    await shows('Only admins of the provider can manage companies.');
  });
});
