import { expect } from '@open-wc/testing';
import { Guard } from '../../../../portal/app/session/guard.tsx';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { jwt } from '../../../helpers/network.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const ALIVE = { authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000 };

describe('who may see a page', () => {
  const screen = eachAuthPage();
  const open = (access: 'anyone' | 'signed-in' | 'auth', at = '/shipments?page=3') =>
    screen.open(<Guard access={access}>the page</Guard>, at);
  const drawn = () => waitUntil(() => screen.place.textContent === 'the page', 'the page');

  it('NAV-48 D-92 a visitor goes to the sign-in page, and returns to the very place', async () => {
    open('signed-in', '/shipments?page=3#content');
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(new URLSearchParams(location.search).get('returnTo')).to.equal('/shipments?page=3#content');
    expect(history.state).to.equal(null);
    expect(screen.place.textContent).to.equal('');
  });

  for (const place of ['/shipments?q=a%20b%26c%2Bd+e%25&q=%2526#x%20y%23', '/shipments?q=%E4%20%26'])
    it(`D-92 the place to return to is ${place}, letter by letter`, async () => {
      open('signed-in', place);
      await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
      expect(new URLSearchParams(location.search).get('returnTo')).to.equal(place);
    });

  it('AUTH-51 a visitor with an expired session gets a notice', async () => {
    writeSession({ ...ALIVE, expiresAt: '2020-01-01T00:00:00Z' });
    open('signed-in');
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(history.state).to.deep.equal({ notice: 'session-expired' });
  });

  it('NAV-48 signed-in people see it, and it stays when their session ends on it', async () => {
    writeSession(ALIVE);
    open('signed-in');
    await drawn();
    clearSession();
    await settled();
    expect(screen.place.textContent).to.equal('the page');
    expect(location.pathname).to.equal('/shipments');
  });

  for (const access of ['anyone', 'auth'] as const)
    it(`NAV-48 a page for ${access === 'auth' ? 'signing in' : 'anyone'} shows itself to visitors`, async () => {
      open(access);
      await drawn();
    });
});
