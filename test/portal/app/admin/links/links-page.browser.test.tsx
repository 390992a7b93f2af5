import { expect } from '@open-wc/testing';
import { LinksPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { click, type } from '../../../../shared/ui/user-input.ts';
import { AGENT, eachAdminPage, IMPORTER } from '../admin-screen.tsx';

const LINK = {
  id: 'l-1',
  recordType: 'booking',
  recordId: 1001,
  role: 'user',
  onBehalfOf: 'Jane Clerk',
  createdBy: 'ada@provider.example',
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2100-01-08T10:00:00Z',
};

describe('links', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();

  it('ROLE-02 who is neither admin nor agent is offered no form for links', async () => {
    signIn(IMPORTER);
    screen.network.on('GET /api/link-tokens', { links: [] });
    screen.open(<LinksPage />, '/admin/links');
    await shows('You do not have the right to do this.');
    expect(screen.place.querySelector('form')).to.equal(null);
  });

  it('a link is made for a plain number, shown once, and listed; agents give no admin’s links', async () => {
    signIn(AGENT);
    screen.network.on(
      'GET /api/link-tokens',
      { links: [] },
      { links: [LINK, { ...LINK, id: 'l-2', serviceKey: 'Host page' }] },
    );
    screen.network.on('action searchRecords', { status: 'SUCCEEDED', statusMessage: '[]' });
    screen.open(<LinksPage />, '/admin/links');
    await shows('No link is in use.');
    const roles = screen.input('Role') as unknown as HTMLSelectElement;
    expect([...roles.options].map(({ value }) => value)).to.deep.equal(['user', 'agent']);
    await click(screen.input('Record'));
    await type('1001');
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'the number');
    await click(screen.place.querySelector('[role=option]'));
    screen.network.on('POST /api/link-tokens', { token: 't', url: 'https://portal.example/booking?token=t' });
    screen.button('Make link')?.click();
    await shows('The link is ready.');
    expect(screen.input('Link')?.value).to.equal('https://portal.example/booking?token=t');
    expect(screen.network.to('POST /api/link-tokens')[0]?.body).to.deep.equal({
      recordType: 'booking',
      recordId: 1001,
      role: 'user',
      expiresIn: 7 * 24 * 3600,
    });
    await waitUntil(() => rows()[0]?.includes('Booking 1001'), 'the list');
    expect(rows()[0]).to.contain('ada@provider.example, for Jane Clerk');
    expect(rows()[1]).to.contain('Service key Host page, for Jane Clerk');
    expect(screen.place.querySelector('form')?.textContent, 'what the link opens').to.contain('Booking 1001');
  });

  it('a record that is not one’s own to share is refused in words', async () => {
    signIn();
    screen.network.on('GET /api/link-tokens', { links: [] });
    screen.network.on('action searchRecords', { status: 'SUCCEEDED', statusMessage: '[]' });
    screen.open(<LinksPage />, '/admin/links');
    await shows('No link is in use.');
    await click(screen.input('Record'));
    await type('77');
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'the number');
    await click(screen.place.querySelector('[role=option]'));
    screen.network.on(
      'POST /api/link-tokens',
      Response.json({ error: 'no', code: 'forbidden' }, { status: 403 }),
    );
    screen.button('Make link')?.click();
    await shows('No link can be made for this record.');
  });
});
