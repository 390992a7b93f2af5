import { expect } from '@open-wc/testing';
import { InvitePage } from '../../../../../portal/app/auth/invite/lazy-page.ts';
import { writeSession } from '../../../../../shared/client/session.ts';
import { heldClock } from '../../../../helpers/clock.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { click, focused, type } from '../../../../shared/ui/user-input.ts';
import { drawnUntil, eachAuthPage } from '../auth-screen.tsx';

const PATH = '/auth/set-password-new-user';
const LINK = `${PATH}?email=ida%40importer.example&invite_verification=v-1`;
const VERIFY = 'POST /api/portal_open_requests/set-password-verification';
const SET = 'POST /api/portal_open_requests/set-password';
const OK = { status: '200' };
const REFUSED = () => Response.json({ status: '404' }, { status: 404 });
const FILLED = {
  Password: 'Blue-anchor-7',
  'Confirm Password': 'Blue-anchor-7',
  'First Name': 'Ida',
  'Last Name': 'Moreno',
};

describe('invitation', () => {
  const screen = eachAuthPage();
  const open = (at = LINK) => screen.open(<InvitePage />, at);
  const opened = async () => {
    screen.network.on(VERIFY, OK);
    open();
    await waitUntil(() => screen.input('First Name'), 'the form');
  };

  for (const link of [
    PATH,
    `${PATH}?email=a%40b.cc`,
    `${PATH}?invite_verification=v-1`,
    `${PATH}?email=&invite_verification=v`,
  ])
    it(`AUTH-36 a link that lacks a parameter leads to the sign-in page at once: ${link}`, async () => {
      open(link);
      await waitUntil(() => location.pathname === '/login', 'the sign-in page');
      expect(screen.network.to(VERIFY)).to.have.length(0);
    });

  it('AUTH-35 AUTH-37 NAV-05 the link is verified first, behind a spinner', async () => {
    const answer = held<object>();
    screen.network.on(VERIFY, answer.answer);
    open();
    await waitUntil(() => screen.place.textContent?.includes('Checking your invitation'), 'the spinner');
    expect(screen.input('Password')).to.equal(undefined);
    expect(screen.network.to(VERIFY)[0]?.body).to.deep.equal({
      email: 'ida@importer.example',
      invite_verification: 'v-1',
    });
    answer.give(OK);
    await waitUntil(() => screen.input('Password'), 'the form');
    expect(screen.place.textContent).not.to.contain('Checking your invitation');
  });

  it('AUTH-38 the form asks for a password twice and the names, and gives a password manager the account', async () => {
    await opened();
    for (const label of Object.keys(FILLED))
      expect(screen.input(label), label).to.be.instanceOf(HTMLInputElement);
    expect(screen.input('Email')?.value).to.equal('ida@importer.example');
    const hints = ['Email', 'Password', 'First Name', 'Last Name'].map(
      (label) => screen.input(label)?.autocomplete,
    );
    expect(hints).to.deep.equal(['username', 'new-password', 'given-name', 'family-name']);
  });

  it('D-92 it opens for signed-in people too', async () => {
    writeSession({
      authToken: jwt(4_000_000_000),
      expiresAt: 4_000_000_000,
      user: { id: 1, firstname: 'Bo' },
    });
    await opened();
    expect(location.pathname).to.equal(PATH);
  });

  it('AUTH-39 AUTH-40 CONST-04 a wrong link is reported, and 5000 ms later the sign-in page comes', async () => {
    screen.network.on(VERIFY, REFUSED());
    const clock = heldClock();
    try {
      open();
      await drawnUntil(() => screen.banner('alert') === 'Verification link is wrong', 'the message');
      clock.pass(4999);
      expect(location.pathname).to.equal(PATH);
      clock.pass(1);
      expect(location.pathname).to.equal('/login');
    } finally {
      clock.release();
    }
  });

  it('MSG-22 a service that is away while the link is verified adds a second line and what to do', async () => {
    screen.network.on(VERIFY, broken());
    open();
    const both = 'Verification link is wrongThe service cannot be reached at the moment.';
    await waitUntil(() => screen.banner('alert') === both, both);
    expect(screen.place.textContent).to.contain('Open the link again later.');
  });

  it('AUTH-41 AUTH-42 D-48 D-49 D-153 all fields are checked before anything is sent', async () => {
    await opened();
    const labels = Object.keys(FILLED);
    const shown = () => labels.map((label) => screen.complaints(label).join());
    const complains = async (values: Record<string, string>, ...complaints: string[]) => {
      await screen.submit(values);
      await waitUntil(() => shown().join('|') === complaints.join('|'), `${complaints}, not ${shown()}`);
    };
    await complains({}, 'Required field', 'Required field', 'Required field', 'Required field');
    const long = 'a'.repeat(129);
    const many = Object.fromEntries(labels.map((label) => [label, long]));
    const most = (count: number) => [`Maximum ${count} character`, `Maximum ${count} character`];
    await complains(many, ...most(128), ...most(50));
    await complains(
      { ...FILLED, Password: 'ab', 'Confirm Password': 'abc' },
      'Minimum 8 symbols',
      'Password and Confirm Password must be same',
      '',
      '',
    );
    await complains({ ...FILLED, 'First Name': '  ' }, '', '', 'Required field', '');
    expect(screen.network.to(SET)).to.have.length(0);
  });

  it('AUTH-41 the first click on Submit counts, though a field shows an error when it is left', async () => {
    await opened();
    screen.input('Password')?.focus();
    await type('ab');
    await click(screen.button('Submit'));
    await waitUntil(() => screen.complaints('Last Name').length > 0, 'all complaints');
    expect(focused()).to.equal(screen.input('Password'));
  });

  it('AUTH-44 AUTH-45 CONST-03 success is announced, and 3000 ms later the sign-in page comes', async () => {
    await opened();
    screen.network.on(SET, OK);
    const clock = heldClock();
    try {
      await screen.submit(FILLED);
      await drawnUntil(() => screen.banner('status') === 'Password Set Successfully', 'success');
      clock.pass(2999);
      expect(location.pathname).to.equal(PATH);
      clock.pass(1);
      expect(location.pathname).to.equal('/login');
      expect(history.state, 'who signs in there').to.deep.equal({ email: 'ida@importer.example' });
    } finally {
      clock.release();
    }
  });

  it('AUTH-46 AUTH-47 D-06 D-07 a failed set stays, names the field and never shows the password', async () => {
    await opened();
    screen.network.on(SET, { status: '409' });
    await screen.submit(FILLED);
    await waitUntil(() => screen.banner('alert') === 'Password is not valid', 'the message');
    expect(screen.place.textContent).not.to.contain('Blue-anchor-7');
    expect(screen.input('First Name')?.value).to.equal('Ida');
    expect(location.pathname).to.equal(PATH);
  });
});
