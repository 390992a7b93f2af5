import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { InvitesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { readSession } from '../../../../../shared/client/session.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held } from '../../../../helpers/network.ts';
import { click, focused, type } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { counted, page } from '../../modules/list/list-screen.tsx';
import { AGENT, eachAdminPage, MANAGER } from '../admin-screen.tsx';

const LIST = 'query allInvitation';
const SENT = {
  role: 'User',
  invitedBy: null,
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-08T10:00:00Z',
};
/** As the list has it. */
const INVITE = {
  ...SENT,
  id: 5001,
  inviteId: 'i-1',
  email: 'bo@importer.example',
  entity: { id: 101, companyName: 'Northfold Apparel' },
  state: 'expired',
};
/** As sending one answers it. */
const ANSWER = {
  ...SENT,
  id: 'i-2',
  email: 'new@importer.example',
  entityId: 101,
  entityName: 'Northfold Apparel',
};
const PROVIDER = { id: 1, companyName: 'Bluemoor Forwarding', entityType: 'Provider' };
const AGENTS = { id: 2, companyName: 'Harbour Agency', entityType: 'Agent' };
const IMPORTER_A = { id: 101, companyName: 'Northfold Apparel', entityType: 'Importer' };

describe('invitations', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();
  // Wide enough for every column.
  beforeEach(() => setViewport({ width: 1440, height: 800 }));
  /** What the list has each time that it is loaded. */
  const listed = (...pages: object[][]) => {
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on(LIST, ...pages.map(page));
    screen.network.on('query countInvitation', ...pages.map(({ length }) => counted(length)));
  };
  const openInvites = async (companies = [IMPORTER_A], pages: object[][] = [[INVITE]]) => {
    signIn();
    listed(...pages);
    screen.network.on('query allCompany', { results: companies });
    screen.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => rows().length === 1, 'the list');
  };
  const asked = () => screen.network.to(LIST).map(({ body }) => body.variables);
  const begin = (name: string) => screen.place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
  const confirm = () => screen.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
  const fillInvite = async (email: string) => {
    fill(screen.input('Email')!, email);
    await click(screen.input('Company'));
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'companies');
    await click(screen.place.querySelector('[role=option]'));
    screen.button('Send invitation')?.click();
  };

  it('MOD-02 AUTH-35 the invitations are searched, filtered and sorted as the address says, and those past their end are marked', async () => {
    signIn();
    listed([INVITE]);
    screen.network.on('query allCompany', { results: [IMPORTER_A] });
    screen.open(<InvitesPage />, '/admin/invites?search=bo&state=expired&sort=email&order=asc');
    await waitUntil(() => rows().length === 1, 'the list');
    for (const words of ['bo@importer.example', 'Northfold Apparel', 'User', 'The server', 'Expired'])
      expect(rows()[0]).to.contain(words);
    expect(asked()[0]?.sort).to.deep.equal({ field: 'email', order: 'ASC' });
    expect(asked()[0]?.where._and[1]).to.deep.equal({ state: { eq: 'expired' } });
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-21 the own company is the first to choose, then the others as the server has them', async () => {
    signIn();
    listed([INVITE]);
    screen.network.on(
      'query allCompany',
      Response.json({
        data: { own: { results: [PROVIDER] }, allCompany: { results: [IMPORTER_A, PROVIDER] } },
      }),
    );
    screen.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => rows().length === 1, 'the list');
    await click(screen.input('Company'));
    const options = () => [...screen.place.querySelectorAll('[role=option]')].map((one) => one.textContent);
    await waitUntil(() => options().length > 0, 'companies');
    expect(options()).to.deep.equal(['Bluemoor Forwarding', 'Northfold Apparel']);
  });

  it('an invitation without email and company is not sent', async () => {
    await openInvites();
    screen.button('Send invitation')?.click();
    await waitUntil(() => text().split('Required field').length === 3, 'two complaints');
    expect(screen.network.to('POST /api/invites')).to.have.length(0);
  });

  it('a failed invitation shows its error, keeps the entries, and a second try has the same key', async () => {
    await openInvites();
    screen.network.on('POST /api/invites', broken(), Response.json(ANSWER, { status: 201 }));
    await fillInvite('new@importer.example');
    await shows('The service could not be reached. Please try again');
    expect(screen.input('Email')?.value).to.equal('new@importer.example');
    screen.button('Send invitation')?.click();
    await shows('The invitation is on its way to new@importer.example.');
    const [first, second] = screen.network.to('POST /api/invites');
    expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'));
    expect(second?.body).to.deep.equal({
      email: 'new@importer.example',
      entityId: 101,
      role: 'User',
      locale: 'en',
    });
  });

  it('MOD-20 D-123 an invitation is read-only while it is sent, and its success is announced in a live region that was there before', async () => {
    await openInvites();
    const region = screen.place.querySelector('form [role=status]');
    expect(region?.textContent).to.equal('');
    const answer = held<Response>();
    screen.network.on('POST /api/invites', answer.answer);
    await fillInvite('new@importer.example');
    await waitUntil(() => screen.network.to('POST /api/invites').length === 1, 'sent');
    screen.input('Email')?.focus();
    await type('x');
    expect(screen.input('Email')?.value).to.equal('new@importer.example');
    expect([screen.input('Email'), screen.input('Company')].map((field) => field?.readOnly)).to.deep.equal([
      true,
      true,
    ]);
    answer.give(Response.json(ANSWER, { status: 201 }));
    await shows('The invitation is on its way to new@importer.example.');
    expect(region?.isConnected && region.textContent).to.contain('new@importer.example');
    expect([screen.input('Email')?.value, screen.input('Email')?.readOnly]).to.deep.equal(['', false]);
  });

  it('ROLE-02 D-15 admins are invited into the provider alone, agents into agents’ companies, managers into all but the provider; each role says what it may do', async () => {
    await openInvites([PROVIDER, IMPORTER_A, AGENTS]);
    const option = (name: string) => () =>
      [...screen.place.querySelectorAll('[role=option]')].find((one) => one.textContent === name);
    const choose = async (name: string) => {
      await click(screen.input('Company'));
      await waitUntil(option(name), name);
      await click(option(name)());
    };
    const roles = screen.input('Role') as unknown as HTMLSelectElement;
    const offered = () => [...roles.options].map(({ text: role }) => role).join();
    const guide = () => [...screen.place.querySelectorAll('dt')].map((role) => role.textContent).join();
    await choose('Bluemoor Forwarding');
    await waitUntil(() => offered() === 'User,Agent,Admin', 'the roles of the provider');
    expect(guide()).to.equal(offered());
    expect(text()).not.to.include('A customer’s own administrator is a manager.');
    roles.value = 'Admin';
    roles.dispatchEvent(new Event('change', { bubbles: true }));
    await choose('Harbour Agency');
    await waitUntil(() => offered() === 'User,Agent,Manager', 'those of agents');
    expect(roles.value).to.equal('User');
    expect(text()).not.to.include(
      'people of agents’ companies and of the provider can be agents, who see costs',
    );
    roles.value = 'Agent';
    roles.dispatchEvent(new Event('change', { bubbles: true }));
    await choose('Northfold Apparel');
    await waitUntil(() => offered() === 'User,Manager', 'those of an importer');
    expect(roles.value).to.equal('User');
    expect(text()).to.include('people of agents’ companies and of the provider can be agents, who see costs');
    expect(guide()).to.equal(offered());
    expect(text()).to.include('A customer’s own administrator is a manager.');
    await expect(screen.place).to.be.accessible();
  });

  it('D-15 a manager invites into the own company alone, with roles that its people have', async () => {
    signIn(MANAGER);
    listed([INVITE]);
    screen.network.on('query allCompany', { results: [IMPORTER_A] });
    screen.open(<InvitesPage />, '/admin/invites?company=102');
    await waitUntil(() => screen.input('Company')?.value === 'Northfold Apparel', 'the own company');
    expect(screen.input('Company')?.readOnly).to.equal(true);
    const roles = screen.input('Role') as unknown as HTMLSelectElement;
    expect([...roles.options].map(({ text: role }) => role)).to.deep.equal(['User', 'Manager']);
    expect(screen.network.to('query allCompany')[0]?.body.variables).to.deep.equal({ id: 101 });
  });

  it('D-101 the company that a link names is chosen already', async () => {
    signIn();
    listed([]);
    screen.network.on('query allCompany', ({ body }: { body: { variables: object } }) => ({
      results: 'id' in body.variables ? [IMPORTER_A] : [PROVIDER],
    }));
    screen.open(<InvitesPage />, '/admin/invites?company=101');
    await waitUntil(() => screen.input('Company')?.value === 'Northfold Apparel', 'the company');
    screen.network.on('POST /api/invites', Response.json(ANSWER, { status: 201 }));
    fill(screen.input('Email')!, 'new@importer.example');
    screen.button('Send invitation')?.click();
    await shows('The invitation is on its way to new@importer.example.');
    expect(screen.network.to('POST /api/invites')[0]?.body.entityId).to.equal(101);
  });

  it('an email that has an account is refused with that reason', async () => {
    await openInvites();
    screen.network.on(
      'POST /api/invites',
      Response.json({ error: 'taken', code: 'conflict' }, { status: 409 }),
    );
    await fillInvite('bo@importer.example');
    await shows('There is an account with this email already.');
  });

  it('an invitation is withdrawn after a question', async () => {
    await openInvites([IMPORTER_A], [[INVITE], []]);
    screen.network.on('DELETE /api/invites/i-1', { status: '200' });
    begin('Withdraw the invitation of bo@importer.example');
    await shows('The link in the email to bo@importer.example will no longer work.');
    confirm();
    await shows('No invitation is open.');
    expect(screen.network.to('DELETE /api/invites/i-1')).to.have.length(1);
    // The focused button was removed with its row.
    expect(focused()?.textContent).to.equal('The invitation of bo@importer.example is withdrawn.');
  });

  it('an invitation that was accepted meanwhile is not withdrawn, and the list is loaded again', async () => {
    await openInvites([IMPORTER_A], [[INVITE], []]);
    const gone = Response.json({ error: 'no', code: 'not_found' }, { status: 404 });
    screen.network.on('DELETE /api/invites/i-1', gone);
    begin('Withdraw the invitation of bo@importer.example');
    await shows('The link in the email to bo@importer.example will no longer work.');
    confirm();
    await shows('This invitation is no longer open');
    await shows('No invitation is open.');
  });

  it('AUTH-35 D-37 one is sent again after a question, a second try with the same key', async () => {
    await openInvites();
    screen.network.on('POST /api/invites', broken(), Response.json(ANSWER, { status: 201 }));
    begin('Send again the invitation of bo@importer.example');
    await shows('An email with a new link goes to bo@importer.example');
    confirm();
    await shows('The service could not be reached. Please try again');
    confirm();
    await waitUntil(
      () => focused()?.textContent?.includes('on its way to bo@importer.example'),
      'the message',
    );
    const sent = screen.network.to('POST /api/invites');
    expect(sent[1]?.body).to.deep.equal({
      ...{ email: 'bo@importer.example', entityId: 101, role: 'User', locale: 'en' },
    });
    expect(sent[0]?.headers.get('idempotency-key')).to.equal(sent[1]?.headers.get('idempotency-key'));
  });

  it('MOD-17 AUTH-35 several are withdrawn by one request, which tells what became of each', async () => {
    const other = { ...INVITE, id: 5002, inviteId: 'i-3', email: 'cy@importer.example' };
    signIn();
    listed([INVITE, other], []);
    screen.network.on('query allCompany', { results: [] });
    screen.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => rows().length === 2, 'the list');
    screen.place.querySelector<HTMLElement>('thead [data-selects-row]')?.click();
    const bar = () => screen.place.querySelector('[data-selection-actions]');
    await waitUntil(bar, 'the selection');
    [...bar()!.querySelectorAll('button')].at(-1)?.click();
    await shows('Withdraw 2 invitations');
    screen.network.on('POST /api/invites/withdraw', {
      outcomes: [
        { id: 5001, email: 'bo@importer.example', outcome: 'withdrawn' },
        { id: 5002, email: '', outcome: 'unknown' },
      ],
    });
    confirm();
    await shows('Left as it is: no longer there');
    expect(screen.network.to('POST /api/invites/withdraw')[0]?.body).to.deep.equal({ ids: [5001, 5002] });
    confirm();
    await shows('No invitation is open.');
  });

  it('D-101 people who are no admins are told so, and nothing is asked for', async () => {
    signIn(AGENT);
    screen.open(<InvitesPage />, '/admin/invites');
    await shows('You do not have the right to do this.');
  });

  it('AUTH-51 a session that the server ended is cleared, so that the form to sign in opens', async () => {
    await openInvites();
    screen.network.on(
      'POST /api/invites',
      Response.json({ error: 'no', code: 'unauthorized' }, { status: 401 }),
    );
    await fillInvite('new@importer.example');
    await waitUntil(() => readSession() === undefined, 'no session');
  });

  it('PROD-07 tells the provider’s admins at once of mails that can’t be sent, and that they can again', async () => {
    let trouble = { retried: 2, givenUp: 1, failure: 'EAUTH 535 AUTH PLAIN' as string | null };
    screen.network.on('action mailTrouble', () => trouble);
    await openInvites();
    await shows('2 emails could not be sent. They are tried again.');
    await shows('1 email of the last seven days was given up');
    await shows('The mail server refuses the account that it is given (EAUTH 535 AUTH PLAIN).');
    await expect(screen.place).to.be.accessible();
    trouble = { retried: 0, givenUp: 0, failure: null };
    await waitUntil(() => !text().includes('could not be sent'), 'no notice any more');
  });
});
