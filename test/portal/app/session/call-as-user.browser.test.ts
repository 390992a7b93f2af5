import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { callAsUser } from '../../../../portal/app/session/call-as-user.ts';
import { clearSession, readSession, writeSession } from '../../../../shared/client/session.ts';
import { type FakeNetwork, fakeNetwork, held, jwt } from '../../../helpers/network.ts';

const { fetch } = window;
const ROUTE = 'POST /api/change-password';
const TOKEN = jwt(4_000_000_000);

describe('a call of the signed-in person', () => {
  let network: FakeNetwork;
  const call = () =>
    callAsUser(v.object({ status: v.string() }), {
      request: 'x',
      url: '/api/change-password',
      body: { a: 1 },
    });
  const failure = async () => {
    const error = await call().then(
      () => undefined,
      (reason: Error & { code: string }) => reason,
    );
    return [error?.code, error?.message];
  };
  const ENDED = ['session-expired', 'Your session has expired. Please sign in again.'];

  beforeEach(() => {
    network = fakeNetwork();
    network.on(ROUTE, { status: '200' });
    window.fetch = network.fetch;
  });
  afterEach(() => {
    window.fetch = fetch;
    clearSession();
  });

  it('AUTH-52 carries the token of the session', async () => {
    writeSession({ authToken: TOKEN, expiresAt: 4_000_000_000 });
    expect(await call()).to.deep.equal({ status: '200' });
    expect(network.to(ROUTE)[0]?.headers.get('authorization')).to.equal(`Bearer ${TOKEN}`);
  });

  for (const [name, session] of [
    ['that is not there', undefined],
    ['without a token', { authToken: '', expiresAt: 4_000_000_000 }],
    ['without an end', { authToken: TOKEN, expiresAt: null }],
    ['past its end', { authToken: TOKEN, expiresAt: '2020-01-01T00:00:00Z' }],
  ] as const)
    it(`AUTH-51 MSG-20 with a session ${name} asks nothing of the server, and nobody is signed in`, async () => {
      if (session) writeSession(session);
      expect(await failure()).to.deep.equal(ENDED);
      expect(network.calls).to.deep.equal([]);
      expect(readSession()).to.equal(undefined);
    });

  it('AUTH-51 ends a session that the server ended', async () => {
    writeSession({ authToken: TOKEN, expiresAt: 4_000_000_000 });
    network.on(ROUTE, Response.json({ error: 'no' }, { status: 401 }));
    expect(await failure()).to.deep.equal(ENDED);
    expect(readSession()).to.equal(undefined);
  });

  it('AUTH-51 leaves the session that has taken the place of the refused one meanwhile', async () => {
    const answer = held<Response>();
    network.on(ROUTE, answer.answer);
    writeSession({ authToken: TOKEN, expiresAt: 4_000_000_000 });
    const refused = failure();
    const newer = { authToken: jwt(4_000_000_001), expiresAt: 4_000_000_001 };
    writeSession(newer);
    answer.give(Response.json({ error: 'no' }, { status: 401 }));
    expect(await refused).to.deep.equal(ENDED);
    expect(readSession()?.authToken).to.equal(newer.authToken);
  });
});
