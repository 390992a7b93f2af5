import { expect } from '@open-wc/testing';
import { ProfileLoader } from '../../../../../portal/app/session/profile/profile-loader.tsx';
import { reloadProfile } from '../../../../../portal/app/session/profile/reload-profile.ts';
import { useProfile } from '../../../../../portal/app/session/profile/use-profile.ts';
import { clearSession, readSession, writeSession } from '../../../../../shared/client/session.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { held, jwt } from '../../../../helpers/network.ts';
import { eachAuthPage } from '../../auth/auth-screen.tsx';

const USER = {
  id: 7,
  email: 'ida@importer.example',
  firstName: 'Ida',
  lastName: 'Moreno',
  companyPosition: null,
  roles: [{ id: 3, name: 'User' }],
  entity: { id: 101 },
};
const SESSION = { authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000 };

function Greeting() {
  return <p>{useProfile()?.firstname ?? 'N/A'}</p>;
}

describe('the profile of the signed-in person', () => {
  const screen = eachAuthPage();
  const shown = () => screen.place.querySelector('p')?.textContent;
  const open = (user?: object) => {
    writeSession({ ...SESSION, user });
    screen.open(
      <>
        <ProfileLoader />
        <Greeting />
      </>,
      '/dashboard',
    );
  };

  it('AUTH-13 AUTH-48 AUTH-56 is loaded once a session, N/A until then, and stored in it', async () => {
    const answer = held<object>();
    screen.network.on('query meWebUser', answer.answer);
    open();
    await waitUntil(() => shown() === 'N/A', 'N/A');
    answer.give(USER);
    await waitUntil(() => shown() === 'Ida', 'the name');
    expect((readSession()!.user as { entity_id: number }).entity_id).to.equal(101);
    await settled();
    expect(screen.network.to('query meWebUser')).to.have.length(1);
  });

  for (const [name, user] of [
    ['without a first name', { ...USER, firstName: ' ' }],
    ['that is absent', null],
  ] as const)
    it(`SHELL-18 D-51 AUTH-59 a person ${name} is signed out, here and at the server, with a notice`, async () => {
      screen.network.on('query meWebUser', user);
      screen.network.on('POST /api/logout', { status: '200' });
      open();
      await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
      expect(history.state).to.deep.equal({ notice: 'no-first-name' });
      expect(readSession()).to.equal(undefined);
      await waitUntil(() => screen.network.to('POST /api/logout').length === 1, 'the token is revoked');
    });

  it('SHELL-18 a stored user without a first name is loaded again, before anybody is signed out', async () => {
    const kept = { ...USER, firstname: ' ', lastname: 'Moreno' };
    screen.network.on('query meWebUser', USER, { ...USER, firstName: null });
    screen.network.on('POST /api/logout', { status: '200' });
    open(kept);
    await waitUntil(() => shown() === 'Ida', 'the name');
    expect(location.pathname).to.equal('/dashboard');
    writeSession({ ...SESSION, user: kept });
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(readSession()).to.equal(undefined);
  });

  it('D-51 a load that fails signs nobody out', async () => {
    screen.network.on('query meWebUser', Response.json({ error: 'no' }, { status: 400 }));
    open();
    await waitUntil(() => screen.network.to('query meWebUser').length === 1, 'the load');
    await settled();
    expect(readSession()?.authToken).to.equal(SESSION.authToken);
    expect(location.pathname).to.equal('/dashboard');
  });

  for (const [back, event] of [
    ['network', () => dispatchEvent(new Event('online'))],
    ['person', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const)
    it(`AUTH-56 a profile that could not be loaded is asked for again when the ${back} is back`, async () => {
      screen.network.on('query meWebUser', Response.json({ error: 'no' }, { status: 400 }), USER);
      open();
      await waitUntil(() => screen.network.to('query meWebUser').length === 1, 'the load');
      await settled();
      expect(shown()).to.equal('N/A');
      event();
      await waitUntil(() => shown() === 'Ida', 'the name');
    });

  it('a reload takes over what changed, and what comes for a former session is dropped', async () => {
    screen.network.on('query meWebUser', USER, { ...USER, firstName: 'Ada' });
    open();
    await waitUntil(() => shown() === 'Ida', 'the name');
    await reloadProfile();
    await waitUntil(() => shown() === 'Ada', 'the new name');
    const late = held<object>();
    screen.network.on('query meWebUser', late.answer);
    const reloading = reloadProfile();
    clearSession();
    late.give(USER);
    await reloading;
    expect(readSession()).to.equal(undefined);
  });

  it('of two loads the newer one counts, in whatever order they are answered', async () => {
    screen.network.on('query meWebUser', USER);
    open();
    await waitUntil(() => shown() === 'Ida', 'the name');
    const late = held<object>();
    screen.network.on('query meWebUser', late.answer, { ...USER, firstName: 'Ada' });
    const older = reloadProfile();
    await waitUntil(() => screen.network.to('query meWebUser').length === 2, 'the older load');
    await reloadProfile();
    await waitUntil(() => shown() === 'Ada', 'the newer name');
    late.give(USER);
    expect(await older).to.equal(true);
    await settled();
    expect(shown()).to.equal('Ada');
  });
});
