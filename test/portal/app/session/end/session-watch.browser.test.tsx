import stylesheets from 'stylesheets:../../../../../portal/app/session/end/session-watch.tsx';
import { expect } from '@open-wc/testing';
import { SessionWatch } from '../../../../../portal/app/session/end/session-watch.tsx';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import {
  clearSession,
  readSession,
  SESSION_KEY,
  writeSession,
} from '../../../../../shared/client/session.ts';
import { adoptStylesheets } from '../../../../../shared/element/stylesheets.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { jwt } from '../../../../helpers/network.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { eachAuthPage, fill } from '../../auth/auth-screen.tsx';
import { unsavedIn } from '../../unsaved-work/unsaved.ts';

const EXPIRED = 'Your session has expired. Please sign in again.';
const IDA = { id: 7, firstname: 'Ida', email: 'ida@importer.example' };
const HOUR = 3_600_000;
const LOGIN = { jwtToken: jwt(4_000_000_001), accessExpiresAt: '2100-01-01T00:00:00Z' };

adoptStylesheets(document, stylesheets);
watchUnsavedWork();

describe('the end of a session on an open page', () => {
  const screen = eachAuthPage();
  const dialog = () => screen.place.querySelector<HTMLDialogElement>('dialog');
  const opened = () => waitUntil(() => dialog()?.matches(':modal'), 'the dialog');
  /** The form waits a second before it sends (AUTH-11). */
  const closed = () => waitUntil(() => !dialog(), 'no dialog');
  const work = () => screen.place.querySelector<HTMLInputElement>('[name=work]')!;

  /** A page with a text that somebody types, and a session that ends in `left` ms. */
  const open = async (left = HOUR) => {
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: Date.now() + left, user: IDA });
    screen.open(
      <>
        <input name="work" aria-label="Work" />
        <SessionWatch />
      </>,
      '/shipments?page=3',
    );
    await waitUntil(work, 'the page');
    await settled();
    work().focus();
    fill(work(), 'half a sentence');
  };
  /** The event that this tab gets when another one removes the session. */
  const endElsewhere = () => {
    clearSession();
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  };
  const signIn = (password: string) => {
    fill(screen.input('Password')!, password);
    screen.input('Password')!.form!.requestSubmit();
  };

  it('MSG-20 AUTH-51 opens the form over the page, with the person’s email and the focus on the password', async () => {
    await open();
    clearSession();
    await opened();
    expect(dialog()?.querySelector('[role=alert]')?.textContent).to.equal(EXPIRED);
    expect(screen.input('Email')?.value).to.equal(IDA.email);
    await waitUntil(() => focused() === screen.input('Password'), 'the focus');
  });

  it('D-88 the same person goes on where they were, and what was typed is still there', async () => {
    await open();
    clearSession();
    await opened();
    screen.network.on('POST /api/login', LOGIN);
    signIn('secret');
    await closed();
    expect(readSession()?.authToken).to.equal(LOGIN.jwtToken);
    expect(work().value).to.equal('half a sentence');
    expect(focused()).to.equal(work());
    expect(location.pathname + location.search).to.equal('/shipments?page=3');
  });

  it('AUTH-14 a wrong password stays in the dialog', async () => {
    await open();
    clearSession();
    await opened();
    screen.network.on('POST /api/login', Response.json({ error: 'no' }, { status: 401 }));
    signIn('wrong');
    await waitUntil(() => dialog()?.textContent?.includes('The login detail is incorrect'), 'the message');
  });

  it('D-88 elements that got no data for want of a session load again; those with data are left alone', async () => {
    await open();
    const reloads: string[] = [];
    const tool = (name: string) => {
      const element = Object.assign(document.createElement('div'), { reload: () => reloads.push(name) });
      screen.place.append(element);
      const say = (type: string, detail: object = {}) =>
        element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
      return { say };
    };
    tool('empty').say('fp-error', { code: 'session-expired' });
    const full = tool('full');
    full.say('fp-ready');
    full.say('fp-error', { code: 'session-expired' });
    tool('broken').say('fp-error', { code: 'http' });
    clearSession();
    await opened();
    screen.network.on('POST /api/login', LOGIN);
    signIn('secret');
    await closed();
    expect(reloads).to.deep.equal(['empty']);
  });

  it('D-92 Cancel leads to the sign-in page, and back from there', async () => {
    await open();
    clearSession();
    await opened();
    screen.button('Cancel')?.click();
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(new URLSearchParams(location.search).get('returnTo')).to.equal('/shipments?page=3');
    expect(history.state).to.deep.equal({ notice: 'session-expired' });
  });

  it('Escape puts the form aside to look at the page; a bar brings it back', async () => {
    await open();
    clearSession();
    await opened();
    await press('Escape');
    await closed();
    expect(location.pathname).to.equal('/shipments');
    expect(screen.banner('alert')).to.contain(EXPIRED);
    screen.button('Sign In')?.click();
    await opened();
  });

  it('AUTH-51 a session ends at its end without any call', async () => {
    await open(400);
    await opened();
    expect(localStorage.getItem(SESSION_KEY)).to.equal(null);
  });

  it('announces the end of the session some minutes before, once, and nothing before that', async () => {
    await open(HOUR);
    expect(screen.banner('status')).to.equal('');
    await open(4 * 60_000);
    await waitUntil(
      () => screen.banner('status').includes('Your session ends in less than 5 minutes.'),
      'the notice',
    );
    screen.place.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click();
    await waitUntil(() => screen.banner('status') === '', 'no notice');
  });

  it('who signs in before the end goes on with a new session; Cancel goes on with the old one', async () => {
    await open(4 * 60_000);
    await waitUntil(() => screen.button('Sign in again'), 'the notice');
    screen.button('Sign in again')?.click();
    await opened();
    screen.button('Cancel')?.click();
    await closed();
    expect(location.pathname).to.equal('/shipments');
    screen.button('Sign in again')?.click();
    await opened();
    screen.network.on('POST /api/login', LOGIN);
    signIn('secret');
    await closed();
    await waitUntil(() => screen.banner('status') === '', 'no notice');
  });

  it('AUTH-53 signing out in another tab signs out this one, with a notice', async () => {
    await open();
    endElsewhere();
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(history.state).to.deep.equal({ notice: 'ended-elsewhere' });
    expect(new URLSearchParams(location.search).get('returnTo')).to.equal('/shipments?page=3');
  });

  it('AUTH-53 a tab with unsaved work keeps it and asks to sign in', async () => {
    await open();
    const end = unsavedIn(work());
    endElsewhere();
    await opened();
    expect(work().value).to.equal('half a sentence');
    expect(location.pathname).to.equal('/shipments');
    end();
  });

  it('AUTH-53 a page that comes back from the browser’s cache after signing out shows nothing of the person', async () => {
    await open();
    // The page was put aside, and no event of a storage comes to it.
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => location.pathname === '/auth/login', 'the sign-in page');
    expect(history.state).to.deep.equal({ notice: 'ended-elsewhere' });
  });

  it('AUTH-53 a page that comes back while the person is signed in goes on', async () => {
    await open();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(location.pathname).to.equal('/shipments');
    expect(dialog()).to.equal(null);
    expect(work().value).to.equal('half a sentence');
  });

  it('signing in again in another tab closes the form in this one', async () => {
    await open();
    clearSession();
    await opened();
    writeSession({ authToken: jwt(4_000_000_002), expiresAt: Date.now() + HOUR, user: IDA });
    await closed();
    expect(work().value).to.equal('half a sentence');
  });
});
