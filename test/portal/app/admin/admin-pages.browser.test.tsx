import { expect, waitUntil } from '@open-wc/testing';
import { InvitesPage, LinksPage } from '../../../../portal/app/admin/load.ts';
import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { broken, jwt } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/hands.ts';
import { eachAuthPage, fill } from '../auth/auth-stage.tsx';

const ADMIN = { id: 1, firstname: 'Ada', email: 'ada@provider.example', roles: [{ id: 1, name: 'Admin' }] };
const AGENT = { ...ADMIN, roles: [{ id: 2, name: 'Agent' }] };
const IMPORTER = { ...ADMIN, roles: [{ id: 3, name: 'User' }] };
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
const LINK = {
  id: 'l-1',
  recordType: 'booking',
  recordId: 1001,
  role: 'user',
  createdBy: 'ada@provider.example',
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2100-01-08T10:00:00Z',
};
const COMPANIES = { results: [{ id: 101, companyName: 'Northfold Apparel' }] };

describe('pages for admins', () => {
  const stage = eachAuthPage();
  const text = () => stage.place.textContent ?? '';
  const says = (words: string) => waitUntil(() => text().includes(words), words, { timeout: 4000 });
  const rows = () => [...stage.place.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  const signIn = (user: object = ADMIN) =>
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user });

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
  });

  it('D-101 who is no admin is told, by the server’s word', async () => {
    signIn(AGENT);
    stage.network.on('GET /api/invites', Response.json({ error: 'no', code: 'forbidden' }, { status: 403 }));
    stage.network.on('query allCompany', { results: [] });
    stage.open(<InvitesPage />, '/admin/invites');
    await says('You do not have the right to do this.');
  });

  it('ROLE-02 who is neither admin nor agent is offered no form for links', async () => {
    signIn(IMPORTER);
    stage.network.on('GET /api/link-tokens', { links: [] });
    stage.open(<LinksPage />, '/admin/links');
    await says('You do not have the right to do this.');
    expect(stage.place.querySelector('form')).to.equal(null);
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

  it('a link is made for a plain number, shown once, and listed; agents give no admin’s links', async () => {
    signIn(AGENT);
    stage.network.on('GET /api/link-tokens', { links: [] }, { links: [LINK] });
    stage.network.on('action searchRecords', { status: 'SUCCEEDED', statusMessage: '[]' });
    stage.open(<LinksPage />, '/admin/links');
    await says('No link is in use.');
    const roles = stage.input('Role') as unknown as HTMLSelectElement;
    expect([...roles.options].map(({ value }) => value)).to.deep.equal(['user', 'agent']);
    await click(stage.input('Record'));
    await type('1001');
    await waitUntil(() => stage.place.querySelector('[role=option]'), 'the number', { timeout: 4000 });
    await click(stage.place.querySelector('[role=option]'));
    stage.network.on('POST /api/link-tokens', { token: 't', url: 'https://portal.example/booking?token=t' });
    stage.button('Make link')?.click();
    await says('The link is ready.');
    expect(stage.input('Link')?.value).to.equal('https://portal.example/booking?token=t');
    expect(stage.network.to('POST /api/link-tokens')[0]?.body).to.deep.equal({
      recordType: 'booking',
      recordId: 1001,
      role: 'user',
      expiresIn: 7 * 24 * 3600,
    });
    await waitUntil(() => rows()[0]?.includes('Booking 1001'), 'the list');
  });

  it('a record that is not one’s own to share is refused in words', async () => {
    signIn();
    stage.network.on('GET /api/link-tokens', { links: [] });
    stage.network.on('action searchRecords', { status: 'SUCCEEDED', statusMessage: '[]' });
    stage.open(<LinksPage />, '/admin/links');
    await says('No link is in use.');
    await click(stage.input('Record'));
    await type('77');
    await waitUntil(() => stage.place.querySelector('[role=option]'), 'the number', { timeout: 4000 });
    await click(stage.place.querySelector('[role=option]'));
    stage.network.on(
      'POST /api/link-tokens',
      Response.json({ error: 'no', code: 'forbidden' }, { status: 403 }),
    );
    stage.button('Make link')?.click();
    await says('No link can be made for this record.');
  });
});
