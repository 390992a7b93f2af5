import { expect } from '@open-wc/testing';
import { AccountsPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../../helpers/network.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { eachAdminPage } from '../admin-screen.tsx';

const CHANGE = 'action changeAccount';
const ACCOUNT = {
  id: 3,
  email: 'noname@shop.example',
  name: 'Moreno',
  firstName: '',
  lastName: 'Moreno',
  companyPosition: '',
  entity: { id: 101, companyName: 'Importer A', isProvider: false },
  roles: ['User'],
  state: 'open',
  lastSignInAt: null,
  inviteId: null,
};

describe('the name of an account', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();

  it('D-51 MOD-20 is given to whoever has none, by the keyboard; without a first name nothing is sent', async () => {
    signIn();
    screen.network.on('action listAccounts', { accounts: [ACCOUNT], hasMore: false });
    screen.network.on('query allCompany', { results: [] });
    screen.network.on(CHANGE, { ...ACCOUNT, firstName: 'Ida', name: 'Ida Moreno' });
    screen.open(<AccountsPage />, '/admin/accounts');
    await waitUntil(() => rows().length === 1, 'the list');
    screen.place.querySelector<HTMLElement>('tbody button')?.focus();
    await press('Enter');
    await waitUntil(() => screen.place.querySelector('[role=menuitem]'), 'the menu');
    await press('Enter');
    await shows('People without a first name cannot sign in.');
    expect(screen.input('Last Name')?.value).to.equal('Moreno');
    screen.input('Last Name')?.focus();
    await press('Enter');
    await waitUntil(() => screen.complaints('First Name').length > 0, 'the complaint');
    expect(focused()).to.equal(screen.input('First Name'));
    await expect(screen.place).to.be.accessible();
    fill(screen.input('First Name')!, 'Ida');
    await press('Enter');
    await shows('noname@shop.example has another name or position.');
    expect(screen.network.to(CHANGE).map(fieldsOf)).to.deep.equal([
      { accountId: 3, firstName: 'Ida', lastName: 'Moreno', companyPosition: '' },
    ]);
  });
});
