import { expect, waitUntil } from '@open-wc/testing';
import { InvitesPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { readSession } from '../../../../../shared/client/session.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { click, focused, settled, type } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-page.tsx';
import { AGENT, eachAdminPage } from '../admin-page.tsx';

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
const COMPANIES = { results: [IMPORTER_A] };

describe('invitations', () => {
  const { stage, text, says, rows, signIn } = eachAdminPage();
  const openInvites = async () => {
    signIn();
    stage.network.on('GET /api/invites', { invites: [INVITE] });
    stage.network.on('query allCompany', COMPANIES);
    stage.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => rows().length === 1, 'the list', { timeout: 4000 });
  };
  const fillInvite = async (email: string) => {
    fill(stage.input('Email')!, email);
    await click(stage.input('Company'));
    await waitUntil(() => stage.place.querySelector('[role=option]'), 'companies', { timeout: 4000 });
    await click(stage.place.querySelector('[role=option]'));
    stage.button('Send invitation')?.click();
  };

  it('AUTH-52 the open invitations are listed by the session’s own token, and those past their end are marked', async () => {
    await openInvites();
    const { headers } = stage.network.to('GET /api/invites')[0]!;
    expect(headers.get('authorization')).to.equal(`Bearer ${jwt(4_000_000_000)}`);
    expect(rows()[0]).to.contain('bo@importer.example').and.to.contain('expired');
  });

  it('an invitation without email and company is not sent', async () => {
    await openInvites();
    stage.button('Send invitation')?.click();
    await waitUntil(() => text().split('Required field').length === 3, 'two complaints');
    expect(stage.network.to('POST /api/invites')).to.have.length(0);
  });

  it('what went wrong with an invitation is said, what was typed stays, and a second try has the same key', async () => {
    await openInvites();
    stage.network.on('POST /api/invites', broken(), Response.json(INVITE, { status: 201 }));
    await fillInvite('new@importer.example');
    await says('The service cannot be reached at the moment. Nothing was changed');
    expect(stage.input('Email')?.value).to.equal('new@importer.example');
    stage.button('Send invitation')?.click();
    await says('The invitation is on its way to new@importer.example.');
    const [first, second] = stage.network.to('POST /api/invites');
    expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'));
    expect(second?.body).to.deep.equal({
      email: 'new@importer.example',
      entityId: 101,
      role: 'User',
      locale: 'en',
    });
  });

  it('MOD-20 D-123 an invitation is read-only while it is sent, and told sent in a live region that was there before', async () => {
    await openInvites();
    const region = stage.place.querySelector('form [role=status]');
    expect(region?.textContent).to.equal('');
    const answer = held<Response>();
    stage.network.on('POST /api/invites', answer.answer);
    await fillInvite('new@importer.example');
    await waitUntil(() => stage.network.to('POST /api/invites').length === 1, 'sent');
    stage.input('Email')?.focus();
    await type('x');
    expect(stage.input('Email')?.value).to.equal('new@importer.example');
    expect([stage.input('Email'), stage.input('Company')].map((field) => field?.readOnly)).to.deep.equal([
      true,
      true,
    ]);
    answer.give(Response.json(INVITE, { status: 201 }));
    await says('The invitation is on its way to new@importer.example.');
    expect(region?.isConnected && region.textContent).to.contain('new@importer.example');
    expect([stage.input('Email')?.value, stage.input('Email')?.readOnly]).to.deep.equal(['', false]);
  });

  it('ENT-01 ROLE-02 an admin of a customer’s company is no less an admin: said before one is invited', async () => {
    await openInvites();
    stage.network.on('query allCompany', { results: [PROVIDER, IMPORTER_A] });
    const choose = async (name: string) => {
      const option = () =>
        [...stage.place.querySelectorAll('[role=option]')].find((one) => one.textContent === name);
      await click(stage.input('Company'));
      await waitUntil(option, name, { timeout: 4000 });
      await click(option());
    };
    const roles = stage.input('Role') as unknown as HTMLSelectElement;
    roles.value = 'Admin';
    roles.dispatchEvent(new Event('change', { bubbles: true }));
    await choose('Bluemoor Forwarding');
    await settled();
    expect(text()).not.to.contain('is not limited to');
    await choose('Northfold Apparel');
    await says('An Admin is not limited to Northfold Apparel');
    await expect(stage.place).to.be.accessible();
  });

  it('an email that has an account is told so', async () => {
    await openInvites();
    stage.network.on(
      'POST /api/invites',
      Response.json({ error: 'taken', code: 'conflict' }, { status: 409 }),
    );
    await fillInvite('bo@importer.example');
    await says('There is an account with this email already.');
  });

  it('an invitation is withdrawn after a question', async () => {
    await openInvites();
    stage.network.on('DELETE /api/invites/i-1', { status: '200' });
    stage.network.on('GET /api/invites', { invites: [] });
    stage.place.querySelector<HTMLElement>('tbody button')?.click();
    await says('The link in the email to bo@importer.example will no longer work.');
    stage.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
    await says('No invitation is open.');
    expect(stage.network.to('DELETE /api/invites/i-1')).to.have.length(1);
    // The button that asked is gone with its row.
    expect(focused()?.textContent).to.equal('Open invitations');
    expect(stage.banner('status')).to.equal('The invitation of bo@importer.example is withdrawn.');
  });

  it('an invitation that was taken up meanwhile is not withdrawn, and the list says how it is', async () => {
    await openInvites();
    const gone = Response.json({ error: 'no', code: 'not_found' }, { status: 404 });
    stage.network.on('DELETE /api/invites/i-1', gone);
    stage.network.on('GET /api/invites', { invites: [] });
    stage.place.querySelector<HTMLElement>('tbody button')?.click();
    await says('The link in the email to bo@importer.example will no longer work.');
    stage.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
    await says('The invitation could not be withdrawn.');
    await says('No invitation is open.');
  });

  it('D-101 who is no admin is told, by the server’s word', async () => {
    signIn(AGENT);
    stage.network.on('GET /api/invites', Response.json({ error: 'no', code: 'forbidden' }, { status: 403 }));
    stage.network.on('query allCompany', { results: [] });
    stage.open(<InvitesPage />, '/admin/invites');
    await says('You do not have the right to do this.');
  });

  it('AUTH-51 a session that the server ended is cleared, so that the form to sign in opens', async () => {
    signIn();
    stage.network.on(
      'GET /api/invites',
      Response.json({ error: 'no', code: 'unauthorized' }, { status: 401 }),
    );
    stage.network.on('query allCompany', { results: [] });
    stage.open(<InvitesPage />, '/admin/invites');
    await waitUntil(() => readSession() === undefined, 'no session');
  });
});
