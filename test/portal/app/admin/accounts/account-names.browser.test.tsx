import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { AccountsPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../../helpers/network.ts';
import { focused, press, type } from '../../../../shared/ui/user-input.ts';
import { counted, page } from '../../modules/list/list-screen.tsx';
import { eachAdminPage } from '../admin-screen.tsx';

const CHANGE = 'action changeAccount';
const ACCOUNT = {
  id: 3,
  email: 'noname@shop.example',
  name: 'Moreno',
  firstName: '',
  lastName: 'Moreno',
  companyPosition: '',
  entity: { id: 101, companyName: 'Importer A', type: 'Importer' },
  roles: ['User'],
  state: 'open',
  lastSignInAt: null,
  inviteId: null,
  revision: 4,
};

/** The same as the list has it. */
const ROW = {
  ...ACCOUNT,
  accountId: 3,
  roles: 'User',
  entity: { id: 101, companyName: 'Importer A', entityType: 'Importer' },
};

describe('the name of an account', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();

  before(watchUnsavedWork);
  afterEach(() => resetMouse());

  const dialog = () => screen.place.querySelector('dialog');
  const isAsked = () => screen.button('Discard changes') !== undefined;
  const open = async () => {
    signIn();
    screen.network.on('query allAccount', page([ROW]));
    screen.network.on('query countAccount', counted(1));
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on('query allCompany', page([]));
    screen.network.on(CHANGE, { ...ACCOUNT, firstName: 'Ida', name: 'Ida Moreno' });
    screen.open(<AccountsPage />, '/admin/accounts');
    await waitUntil(() => rows().length === 1, 'the list');
    screen.button('Change')?.focus();
    await press('Enter');
    await waitUntil(() => screen.place.querySelector('[role=menuitem]'), 'the menu');
    await press('Enter');
    await shows('People without a first name cannot sign in.');
  };
  const typeName = async () => {
    screen.input('First Name')?.focus();
    await type('Ida');
  };

  it('D-51 MOD-20 is given to whoever has none, by the keyboard; without a first name nothing is sent', async () => {
    await open();
    expect(screen.input('Last Name')?.value).to.equal('Moreno');
    screen.input('Last Name')?.focus();
    await press('Enter');
    await waitUntil(() => screen.complaints('First Name').length > 0, 'the complaint');
    expect(focused()).to.equal(screen.input('First Name'));
    await expect(screen.place).to.be.accessible();
    await typeName();
    await press('Enter');
    await shows('noname@shop.example has another name or position.');
    expect(screen.network.to(CHANGE).map(fieldsOf)).to.deep.equal([
      { accountId: 3, firstName: 'Ida', lastName: 'Moreno', companyPosition: '', revision: 4 },
    ]);
    expect(dialog()).to.equal(null);
  });

  it('D-31 that was typed is asked about by Escape and by Cancel; kept it stays with the focus in it, discarded nothing is sent', async () => {
    await open();
    await typeName();
    await press('Escape');
    await waitUntil(isAsked, 'the question');
    await expect(screen.place).to.be.accessible();
    screen.button('Keep editing')?.click();
    await waitUntil(() => focused() === screen.input('First Name'), 'back');
    expect(screen.input('First Name')?.value).to.equal('Ida');
    screen.button('Cancel')?.click();
    await waitUntil(isAsked, 'the question again');
    screen.button('Discard changes')?.click();
    await waitUntil(() => !dialog(), 'closed');
    await waitUntil(() => focused() === screen.button('Change'), 'the focus where it came from');
    expect(screen.network.to(CHANGE)).to.have.length(0);
  });

  it('D-31 that was typed outlives a click beside the dialog, and Escape pressed again and again', async () => {
    await open();
    await typeName();
    await sendMouse({ type: 'click', position: [2, 2] });
    expect([isAsked(), screen.input('First Name')?.value]).to.deep.equal([false, 'Ida']);
    await press('Escape', 'Escape', 'Escape', 'Escape', 'Escape');
    await waitUntil(isAsked, 'the question');
    expect(screen.input('First Name')?.checkVisibility()).to.equal(true);
  });

  it('that is as it was is left without a question', async () => {
    await open();
    await typeName();
    await press('Backspace', 'Backspace', 'Backspace', 'Escape');
    await waitUntil(() => !dialog(), 'closed');
  });
});
