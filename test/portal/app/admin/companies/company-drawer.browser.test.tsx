import { expect } from '@open-wc/testing';
import { CompaniesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, graphqlError } from '../../../../helpers/network.ts';
import { focused, press, type } from '../../../../shared/ui/user-input.ts';
import { COMPANY, COUNTRIES, eachCompaniesPage, LOAD } from './companies-screen.tsx';

describe('the drawer of a company', () => {
  const { screen, text, shows, prepare, dialog, inDrawer, openNew } = eachCompaniesPage();

  it('D-31 unsaved work is asked about; kept it stays with the focus in it, discarded the focus is where it came from', async () => {
    await openNew();
    inDrawer('Company Name').focus();
    await type('Alder');
    await press('Escape');
    await waitUntil(() => text().includes('Leave without saving?'), 'the question');
    screen.button('Keep editing')?.click();
    await waitUntil(() => focused() === inDrawer('Company Name'), 'back');
    expect(inDrawer('Company Name').value).to.equal('Alder');
    await press('Escape');
    await waitUntil(() => screen.button('Discard changes'), 'the question again');
    screen.button('Discard changes')?.click();
    await waitUntil(() => !dialog() && location.search === '', 'closed');
    await waitUntil(() => focused() === screen.button('New company'), 'the focus');
  });

  it('without changes it closes at once, also by the X', async () => {
    await openNew();
    dialog()?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
    await waitUntil(() => !dialog(), 'closed');
  });

  it('one that can’t be loaded is tried again; one that is not there is said to be gone', async () => {
    prepare();
    screen.network.on(LOAD, broken(), broken(), broken(), { company: COMPANY, countries: COUNTRIES });
    screen.open(<CompaniesPage />, '/admin/companies?company=101');
    await shows('The company could not be loaded. Please try again.');
    screen.network.on(LOAD, graphqlError('This company does not exist.', 404));
    screen.button('Try again')?.click();
    await shows('This company does not exist.');
    expect(screen.button('Try again')).to.equal(undefined);
  });
});
