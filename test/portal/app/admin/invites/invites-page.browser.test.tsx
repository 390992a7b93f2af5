import { expect } from '@open-wc/testing';
import { InvitesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { readSession } from '../../../../../shared/client/session.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { click, focused, type } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { AGENT, eachAdminPage } from '../admin-screen.tsx';

const INVITE = {
  id: 'i-1',
  email: 'bo@importer.example',
  entityId: 101,
  entityName: 'Northfold Apparel',
  role: 'User',
  invitedBy: null,
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-08T10:00:00Z',
};
const PROVIDER = { id: 1, companyName: 'Bluemoor Forwarding', entityType: 'Provider' };
const IMPORTER_A = { id: 101, companyName: 'Northfold Apparel', entityType: 'Importer' };

describe('invitations', () => {
  const { screen, text, shows, rows, signIn } = eachAdminPage();
  const openInvites = async (companies = [IMPORTER_A]) => {
    signIn();
    screen.network.on('GET /api/invites', { invites: [INVITE] });
    screen.network.on('query allCompany', { results: companies });
    screen.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => rows().length === 1, 'the list');
  };
  const fillInvite = async (email: string) => {
    fill(screen.input('Email')!, email);
    await click(screen.input('Company'));
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'companies');
    await click(screen.place.querySelector('[role=option]'));
    screen.button('Send invitation')?.click();
  };

  it('AUTH-52 the open invitations are listed by the session’s own token, and those past their end are marked', async () => {
    await openInvites();
    const { headers } = screen.network.to('GET /api/invites')[0]!;
    expect(headers.get('authorization')).to.equal(`Bearer ${jwt(4_000_000_000)}`);
    expect(rows()[0]).to.contain('bo@importer.example').and.to.contain('expired');
  });

  it('MOD-21 the own company is the first to choose, then the others as the server has them', async () => {
    signIn();
    screen.network.on('GET /api/invites', { invites: [INVITE] });
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
    screen.network.on('POST /api/invites', broken(), Response.json(INVITE, { status: 201 }));
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
    answer.give(Response.json(INVITE, { status: 201 }));
    await shows('The invitation is on its way to new@importer.example.');
    expect(region?.isConnected && region.textContent).to.contain('new@importer.example');
    expect([screen.input('Email')?.value, screen.input('Email')?.readOnly]).to.deep.equal(['', false]);
  });

  it('ENT-01 ROLE-02 a warning before an admin of a customer’s company is invited, who can act for every company', async () => {
    await openInvites([PROVIDER, IMPORTER_A]);
    const choose = async (name: string) => {
      const option = () =>
        [...screen.place.querySelectorAll('[role=option]')].find((one) => one.textContent === name);
      await click(screen.input('Company'));
      await waitUntil(option, name);
      await click(option());
    };
    const roles = screen.input('Role') as unknown as HTMLSelectElement;
    roles.value = 'Admin';
    roles.dispatchEvent(new Event('change', { bubbles: true }));
    await choose('Bluemoor Forwarding');
    await settled();
    expect(text()).not.to.contain('is not limited to');
    await choose('Northfold Apparel');
    await shows('An Admin is not limited to Northfold Apparel');
    await expect(screen.place).to.be.accessible();
  });

  it('D-101 the company that a link names is chosen already', async () => {
    signIn();
    screen.network.on('GET /api/invites', { invites: [] });
    screen.network.on('query allCompany', ({ body }: { body: { variables: object } }) => ({
      results: 'id' in body.variables ? [IMPORTER_A] : [PROVIDER],
    }));
    screen.open(<InvitesPage />, '/admin/invites?company=101');
    await waitUntil(() => screen.input('Company')?.value === 'Northfold Apparel', 'the company');
    screen.network.on('POST /api/invites', Response.json(INVITE, { status: 201 }));
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
    await openInvites();
    screen.network.on('DELETE /api/invites/i-1', { status: '200' });
    screen.network.on('GET /api/invites', { invites: [] });
    screen.place.querySelector<HTMLElement>('tbody button')?.click();
    await shows('The link in the email to bo@importer.example will no longer work.');
    screen.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
    await shows('No invitation is open.');
    expect(screen.network.to('DELETE /api/invites/i-1')).to.have.length(1);
    // The focused button was removed with its row.
    expect(focused()?.textContent).to.equal('Open invitations');
    expect(screen.banner('status')).to.equal('The invitation of bo@importer.example is withdrawn.');
  });

  it('D-105 while the list is loaded again, that is shown over the invitations so far', async () => {
    await openInvites();
    const again = held<object>();
    screen.network.on('DELETE /api/invites/i-1', { status: '200' });
    screen.network.on('GET /api/invites', again.answer);
    screen.place.querySelector<HTMLElement>('tbody button')?.click();
    await shows('The link in the email to bo@importer.example will no longer work.');
    screen.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
    const isBusy = () => screen.place.querySelector('table')?.closest('[aria-busy=true]');
    await waitUntil(isBusy, 'the list that is loaded again');
    await shows('Loading');
    expect(rows()).to.have.length(1);
    again.give({ invites: [] });
    await shows('No invitation is open.');
  });

  it('a list that was lost without a connection says so, and is asked for again', async () => {
    signIn();
    screen.network.on('GET /api/invites', broken());
    screen.network.on('query allCompany', { results: [] });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      screen.open(<InvitesPage />, '/admin/invites');
      await shows('You are offline. Please try again when the connection is back.');
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    screen.network.on('GET /api/invites', { invites: [INVITE] });
    screen.button('Try again')?.click();
    await waitUntil(() => rows().length === 1, 'the list');
  });

  it('an invitation that was accepted meanwhile is not withdrawn, and the list is loaded again', async () => {
    await openInvites();
    const gone = Response.json({ error: 'no', code: 'not_found' }, { status: 404 });
    screen.network.on('DELETE /api/invites/i-1', gone);
    screen.network.on('GET /api/invites', { invites: [] });
    screen.place.querySelector<HTMLElement>('tbody button')?.click();
    await shows('The link in the email to bo@importer.example will no longer work.');
    screen.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
    await shows('This invitation is no longer open');
    await shows('No invitation is open.');
  });

  it('D-101 people who are no admins see the server’s refusal', async () => {
    signIn(AGENT);
    screen.network.on('GET /api/invites', Response.json({ error: 'no', code: 'forbidden' }, { status: 403 }));
    screen.network.on('query allCompany', { results: [] });
    screen.open(<InvitesPage />, '/admin/invites');
    await shows('You do not have the right to do this.');
  });

  it('AUTH-51 a session that the server ended is cleared, so that the form to sign in opens', async () => {
    signIn();
    screen.network.on(
      'GET /api/invites',
      Response.json({ error: 'no', code: 'unauthorized' }, { status: 401 }),
    );
    screen.network.on('query allCompany', { results: [] });
    screen.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => readSession() === undefined, 'no session');
  });
});
