import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LinksPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { counted, page } from '../../modules/list/list-screen.tsx';
import { ADMIN, AGENT, eachAdminPage, IMPORTER } from '../admin-screen.tsx';

const LIST = 'query allSignedLink';
const LINK = {
  id: 1,
  linkId: 'l-1',
  recordType: 'booking',
  recordId: 1001,
  reference: 'BKG-7',
  role: 'user',
  onBehalfOf: 'Jane Clerk',
  serviceKey: null,
  createdBy: 'ada@provider.example',
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: '2100-01-08T10:00:00Z',
};

describe('links', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();
  const open = (user: object, ...pages: (readonly object[])[]) => {
    signIn(user);
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on('action searchRecords', { status: 'SUCCEEDED', statusMessage: '[]' });
    screen.network.on(LIST, ...pages.map((links) => page([...links])));
    screen.network.on('query countSignedLink', ...pages.map(({ length }) => counted(length)));
    screen.open(<LinksPage />, '/admin/links');
  };
  const confirm = () => screen.place.querySelector<HTMLElement>('dialog footer button:last-child')?.click();
  const asked = () => screen.network.to(LIST).map(({ body }) => body.variables);

  it('ROLE-02 who is neither admin nor agent is offered no form for links', async () => {
    open(IMPORTER, []);
    await shows('You do not have the right to do this.');
    expect(screen.place.querySelector('form')).to.equal(null);
  });

  for (const width of [1400, 992, 375]) {
    it(`I18N-12 the button of the form stands beside or right below its fields in a window of ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      open(ADMIN, []);
      await waitUntil(() => screen.button('Make link'));
      const { top, bottom } = screen.button('Make link')!.getBoundingClientRect();
      const last = screen.input('Valid for')!.getBoundingClientRect();
      const isBeside = Math.abs(top - last.top) <= 2 && Math.abs(bottom - last.bottom) <= 2;
      expect(isBeside || (top > last.bottom && top - last.bottom <= 16)).to.equal(true);
    });
  }

  it('a link is made for a plain number, shown once, and listed; agents give no admin’s links', async () => {
    open(AGENT, [], [LINK, { ...LINK, id: 2, linkId: 'l-2', serviceKey: 'Host page' }]);
    await shows('None of the links that you made is in use.');
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
    await waitUntil(() => rows()[0]?.includes('Booking BKG-7'), 'the list');
    expect(rows()[0]).to.contain('ada@provider.example, for Jane Clerk');
    expect(rows()[1]).to.contain('Service key Host page, for Jane Clerk');
    expect(screen.place.querySelector('form')?.textContent, 'what the link opens').to.contain('Booking 1001');
  });

  it('D-01 one is revoked after a question; the list is loaded anew, and the focus is at what was done', async () => {
    open(ADMIN, [LINK], []);
    await waitUntil(() => rows().length === 1, 'the list');
    await expect(screen.place).to.be.accessible();
    screen.network.on('DELETE /api/link-tokens/l-1', { status: '200' });
    screen.place.querySelector<HTMLElement>('[aria-label="Revoke the link to Booking BKG-7"]')?.click();
    await shows('Whoever has the link can no longer open the record with it.');
    confirm();
    await waitUntil(() => focused()?.textContent === 'The link to Booking BKG-7 is revoked.', 'the message');
    await shows('No link is in use.');
  });

  it('one that is gone already says so, and the list is loaded anew', async () => {
    open(ADMIN, [LINK], []);
    await waitUntil(() => rows().length === 1, 'the list');
    screen.network.on(
      'DELETE /api/link-tokens/l-1',
      Response.json({ error: 'no', code: 'not_found' }, { status: 404 }),
    );
    screen.place.querySelector<HTMLElement>('[aria-label="Revoke the link to Booking BKG-7"]')?.click();
    await shows('Whoever has the link');
    confirm();
    await shows('This link no longer works: it was revoked or has expired.');
    await waitUntil(() => asked().length === 2, 'the list again');
  });

  it('MOD-02 are searched by number and by the words for their records, as the address says; a row leads to its record', async () => {
    open(ADMIN, [LINK]);
    await waitUntil(() => rows().length === 1, 'the list');
    expect(asked()[0]?.sort).to.deep.equal({ field: 'createdAt', order: 'DESC' });
    await press('/');
    await type('1001');
    await waitUntil(() => asked().length === 2, 'the search');
    expect(asked()[1]?.where._or[0]).to.deep.equal({ recordId: { eq: 1001 } });
    await waitUntil(() => rows().length === 1, 'the list again');
    expect(screen.place.querySelector('[data-opens-row]')?.getAttribute('href')).to.equal('/booking/1001');
  });

  it('D-101 a link to a company leads an admin to where it is managed', async () => {
    const link = { ...LINK, recordType: 'entity', recordId: 101 };
    open(ADMIN, [link]);
    await waitUntil(() => rows().length === 1, 'the list');
    expect(screen.place.querySelector('[data-opens-row]')?.getAttribute('href')).to.equal(
      '/admin/companies?company=101',
    );
  });

  it('D-01 a link that was just made is no longer offered once it is revoked, and the form says when it was', async () => {
    open(AGENT, [], [LINK], []);
    await shows('None of the links that you made is in use.');
    await shows('It opens the purchase orders and style numbers of the booking, and nothing else.');
    await click(screen.input('Record'));
    await type('1001');
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'the number');
    await click(screen.place.querySelector('[role=option]'));
    screen.network.on('POST /api/link-tokens', {
      id: 'l-1',
      token: 't',
      url: 'https://portal.example/?token=t',
    });
    screen.button('Make link')?.click();
    await waitUntil(() => screen.input('Link'), 'the link');
    await waitUntil(() => rows().length === 1, 'the list');
    screen.network.on('DELETE /api/link-tokens/l-1', { status: '200' });
    screen.place.querySelector<HTMLElement>('[aria-label="Revoke the link to Booking BKG-7"]')?.click();
    await shows('Whoever has the link can no longer open the record with it.');
    confirm();
    await shows('The link to Booking 1001 was revoked on');
    expect([screen.input('Link'), screen.button('Copy')]).to.deep.equal([undefined, undefined]);
  });

  it('a record that is not one’s own to share is refused in words', async () => {
    open(ADMIN, []);
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
