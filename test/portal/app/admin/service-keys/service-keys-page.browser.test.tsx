import { expect } from '@open-wc/testing';
import { ServiceKeysPage } from '../../../../../portal/app/admin/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken } from '../../../../helpers/network.ts';
import { click, focused, type } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { counted, page } from '../../modules/list/list-screen.tsx';
import { AGENT, eachAdminPage } from '../admin-screen.tsx';

const KEY = {
  id: 7,
  name: 'Back office',
  entities: [{ id: 101, companyName: 'Northfold Apparel' }],
  recordTypes: ['booking', 'quote'],
  roles: ['user'],
  createdBy: 'ada@provider.example',
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
};
/** As the list has it. */
const LISTED = { ...KEY, state: 'live' };
/** As making one answers it. */
const MADE = { ...KEY, isLive: true, key: 'fpk_secret' };

const COMPANY = {
  id: 101,
  reference: 'N-1',
  companyName: 'Northfold Apparel',
  type: 'Importer',
  city: '',
  countryCode: 'US',
};

describe('service keys', () => {
  const { screen, shows, rows, signIn } = eachAdminPage();
  /** What the list has each time that it is loaded. */
  const listed = (...pages: object[][]) => {
    screen.network.on('action loadListSettings', { lists: {} });
    screen.network.on('query allServiceKey', ...pages.map(page));
    screen.network.on('query countServiceKey', ...pages.map(({ length }) => counted(length)));
  };
  const open = async (keys: object[] = [], then: object[] = keys) => {
    signIn();
    listed(keys, then);
    screen.network.on('action listCompanies', { companies: [COMPANY], hasMore: false });
    screen.open(<ServiceKeysPage />, '/admin/service-keys');
    if (keys.length > 0) await waitUntil(() => rows().length === keys.length, 'the list');
    else await shows('There is no service key.');
  };

  it('ROLE-02 who is no admin is offered no form for keys', async () => {
    signIn(AGENT);
    screen.open(<ServiceKeysPage />, '/admin/service-keys');
    await shows('You do not have the right to do this.');
    expect(screen.place.querySelector('form')).to.equal(null);
  });

  it('a key without a name or a type of records is not sent', async () => {
    await open();
    await shows('Please choose at least one.');
    expect(screen.input('Booking')?.getAttribute('aria-invalid'), 'said before it is missed').to.equal(null);
    screen.button('Make key')?.click();
    await waitUntil(() => screen.complaints('Name').length > 0, 'the complaint');
    expect(screen.complaints('Name')).to.deep.equal(['Required field']);
    expect(screen.input('Booking')?.getAttribute('aria-invalid')).to.equal('true');
    expect(screen.network.to('POST /api/service-keys')).to.have.length(0);
  });

  it('D-37 a key is made within its limits, at the second try too, shown once and stays while the next one is filled in', async () => {
    await open([], [LISTED]);
    fill(screen.input('Name')!, ' Back office ');
    await click(screen.input('Companies'));
    await type('North');
    await waitUntil(() => screen.place.querySelector('[role=option]'), 'companies');
    await click(screen.place.querySelector('[role=option]'));
    await click(screen.input('Quote'));
    await click(screen.input('Booking'));
    screen.network.on('POST /api/service-keys', broken(), Response.json(MADE, { status: 201 }));
    screen.button('Make key')?.click();
    await shows('The service could not be reached.');
    screen.button('Make key')?.click();
    await shows('The key is ready. Copy it now');
    expect(screen.input('Service key')?.value).to.equal('fpk_secret');
    const [first, second] = screen.network.to('POST /api/service-keys');
    expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'));
    expect(second?.body).to.deep.equal({
      name: 'Back office',
      entityIds: [101],
      recordTypes: ['booking', 'quote'],
      roles: ['user'],
      expiresIn: 366 * 24 * 3600,
    });
    await waitUntil(() => rows()[0]?.includes('Back office'), 'the list');
    fill(screen.input('Name')!, 'Another');
    await click(screen.input('Manifest'));
    expect(screen.input('Service key')?.value).to.equal('fpk_secret');
  });

  it('keys are listed with limits and last use; one that has ended says why', async () => {
    const past = '2026-01-02T10:00:00Z';
    await open([
      LISTED,
      {
        ...LISTED,
        id: 6,
        entities: null,
        recordTypes: null,
        expiresAt: past,
        lastUsedAt: '2026-01-01T12:00:00Z',
        state: 'expired',
      },
      { ...LISTED, id: 5, state: 'ended' },
    ]);
    const [live, expired, ended] = rows();
    for (const part of ['Northfold Apparel', 'Booking, Quote', 'User', 'Valid', 'No end', 'Never'])
      expect(live).to.contain(part);
    for (const part of ['All companies', 'All record types', 'Expired']) expect(expired).to.contain(part);
    expect(expired).not.to.contain('Never');
    expect(ended).to.contain('Ended with the access of ada@provider.example');
    await expect(screen.place).to.be.accessible();
  });

  it('a key is revoked after a question, with its links where the admin ticks that', async () => {
    await open([LISTED], []);
    const revoke = () =>
      screen.place.querySelector<HTMLButtonElement>('button[aria-label="Revoke the key Back office"]');
    revoke()?.click();
    await shows('unless you revoke them, too');
    screen.button('Cancel')?.click();
    await waitUntil(() => !screen.place.querySelector('dialog[open]'), 'closed');
    revoke()?.click();
    await waitUntil(() => screen.input('Revoke its links, too'), 'the question');
    expect(screen.input('Revoke its links, too')?.checked).to.equal(false);
    await click(screen.input('Revoke its links, too'));
    screen.network.on('DELETE /api/service-keys/7', { status: '200' });
    [...screen.place.querySelectorAll('dialog button')]
      .find((one) => one.textContent === 'Revoke')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitUntil(() => focused()?.textContent === 'The key Back office is revoked.', 'the message');
    await shows('There is no service key.');
    expect(screen.network.to('DELETE /api/service-keys/7')[0]?.query).to.equal('?withdrawLinks=true');
  });
});
