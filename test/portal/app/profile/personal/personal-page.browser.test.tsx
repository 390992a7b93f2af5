import { expect } from '@open-wc/testing';
import { PersonalPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { presence } from '../../../../../portal/app/session/presence.ts';
import { readSession, writeSession } from '../../../../../shared/client/session.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { graphqlError, held, jwt } from '../../../../helpers/network.ts';
import { click, type as typeKeys } from '../../../../shared/ui/user-input.ts';
import { fill } from '../../auth/auth-screen.tsx';
import { eachProfilePage, USER } from '../profile-screen.tsx';

const SAVE = 'action saveProfile';
const NAMES = { firstName: 'Ida', lastName: 'Moreno' };
const PASSWORD = 'POST /api/change-password';

describe('the personal information', () => {
  const { screen, open, value, shows, payloads, isOn } = eachProfilePage();
  const ready = () => open(<PersonalPage />, 'First Name');
  const type = (label: string, text: string) => fill(screen.input(label)!, text);
  const asked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('NAV-19 MOD-20 has names and position to change, and the email to read', async () => {
    await ready();
    expect(screen.heading()).to.equal('User Profile');
    const labels = ['First Name', 'Last Name', 'Position', 'Email'];
    expect(labels.map(value)).to.deep.equal(['Ida', 'Moreno', 'Buyer', 'ida@importer.example']);
    expect(screen.input('Email')?.readOnly).to.equal(true);
    expect(isOn('Save')).to.equal(false);
    await expect(screen.place).to.be.accessible();
  });

  it('NAV-18 NAV-20 NAV-21 leads to the other pages of the profile', async () => {
    await ready();
    const links = [...screen.place.querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    expect(links).to.deep.equal([
      ['User Profile', '/user-profile/personal-information', 'page'],
      ['Company Profile', '/user-profile/account-information', null],
      ['Route Subscription', '/user-profile/route-subscription/products', null],
    ]);
  });

  it('MOD-20 API-12 a save is sent once, its result is shown, and the stored profile is updated', async () => {
    const answer = held();
    screen.network.on(SAVE, answer.answer);
    await ready();
    type('Position', 'Head of Buying');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await waitUntil(() => !isOn('Save'));
    screen.button('Save')?.click();
    const saved = { ...NAMES, companyPosition: 'Head of Buying', revision: 5 };
    screen.network.on('query meWebUser', { ...USER, ...saved });
    answer.give(saved);
    await shows('Your profile is saved.');
    expect(payloads(SAVE)).to.deep.equal([{ ...NAMES, companyPosition: 'Head of Buying', revision: 4 }]);
    await waitUntil(() => !asked(), 'nothing is unsaved any more');
    expect(value('Position')).to.equal('Head of Buying');
    type('Position', 'Other');
    await waitUntil(() => !screen.banner('status'), 'the result of the last save goes with the next change');
  });

  it('MOD-20 D-51 a name that is missing or too long is reported at its field, and nothing is sent', async () => {
    await ready();
    type('First Name', ' ');
    type('Last Name', 'x'.repeat(51));
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await waitUntil(() => screen.complaints('First Name').length > 0);
    expect(screen.complaints('First Name')).to.deep.equal(['Required field']);
    expect(screen.complaints('Last Name')).to.deep.equal(['Maximum 50 character']);
    expect(document.activeElement).to.equal(screen.input('First Name'));
    expect(screen.network.to(SAVE)).to.have.length(0);
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-20 a refused save shows the reason and loses nothing', async () => {
    screen.network.on(SAVE, graphqlError('firstName: It has a control character.', 422));
    await ready();
    type('First Name', 'Idá');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await shows('It was not saved: firstName: It has a control character.', 'alert');
    expect(value('First Name')).to.equal('Idá');
    expect(isOn('Save')).to.equal(true);
  });

  it('MOD-20 what was saved stays on the page, also where the profile cannot be loaded again', async () => {
    screen.network.on(SAVE, { ...NAMES, companyPosition: 'Head of Buying', revision: 5 });
    await ready();
    type('Position', 'Head of Buying');
    await waitUntil(() => isOn('Save'));
    screen.network.on('query meWebUser', Response.json({ error: 'no' }, { status: 400 }));
    screen.button('Save')?.click();
    await shows('Your profile is saved.');
    await waitUntil(() => screen.network.to('query meWebUser').length > 0, 'the load');
    await waitUntil(() => !asked(), 'nothing is unsaved');
    expect(value('Position')).to.equal('Head of Buying');
  });

  it('MOD-20 the first click on Save counts, though a field shows an error when it is left', async () => {
    await ready();
    screen.input('First Name')?.focus();
    await typeKeys('x'.repeat(60));
    type('Last Name', '');
    await waitUntil(() => isOn('Save'));
    await click(screen.button('Save'));
    await waitUntil(() => screen.complaints('Last Name').length > 0, 'all complaints');
    expect(document.activeElement).to.equal(screen.input('First Name'));
  });

  it('MSG-20 the message that the session has ended is removed after the next sign-in', async () => {
    await ready();
    expect(presence()).to.equal('present');
    const session = readSession()!;
    type('Last Name', 'Other');
    await waitUntil(() => isOn('Save'));
    writeSession({ ...session, expiresAt: 1 });
    screen.button('Save')?.click();
    await shows('Your session has expired. Please sign in again.', 'alert');
    writeSession({ ...session, authToken: jwt(4_000_000_001) });
    await waitUntil(() => !screen.banner('alert'), 'the banner is gone');
    expect(value('Last Name')).to.equal('Other');
    expect(isOn('Save')).to.equal(true);
  });

  it('D-31 the browser asks before unsaved changes are left, and they can be undone', async () => {
    await ready();
    expect(asked()).to.equal(false);
    type('Last Name', 'Other');
    await waitUntil(() => asked());
    screen.button('Undo changes')?.click();
    await waitUntil(() => !asked());
    expect(value('Last Name')).to.equal('Moreno');
  });

  const passwords = async (old: string, next: string, confirm = next) => {
    type('Old Password', old);
    type('New Password', next);
    type('Confirm Password', confirm);
    await waitUntil(() => value('Confirm Password') === confirm);
    screen.button('Change password')?.click();
  };

  it('MOD-20 a new password needs the old one, and the fields are empty afterwards', async () => {
    screen.network.on(PASSWORD, { status: '200' });
    await ready();
    await passwords('old-Pass-1', 'new-Pass-2');
    await shows('Your password is changed.');
    expect(screen.network.to(PASSWORD).map(({ body }) => body)).to.deep.equal([
      { old: 'old-Pass-1', new: 'new-Pass-2' },
    ]);
    expect(screen.network.to(PASSWORD)[0]?.headers.get('authorization')).to.match(/^Bearer /);
    expect(['Old Password', 'New Password', 'Confirm Password'].map(value)).to.deep.equal(['', '', '']);
    expect(asked()).to.equal(false);
  });

  it('D-123 the fields of a password are read-only while it is sent, and the focus stays', async () => {
    const slow = held();
    screen.network.on(PASSWORD, slow.answer);
    await ready();
    await passwords('old-Pass-1', 'new-Pass-2');
    await waitUntil(() => screen.network.to(PASSWORD).length === 1);
    const password = screen.input('New Password');
    password?.focus();
    await typeKeys('x');
    expect([password?.readOnly, value('New Password')]).to.deep.equal([true, 'new-Pass-2']);
    slow.give({ status: '200' });
    await shows('Your password is changed.');
    expect(document.activeElement).to.equal(password);
    expect([password?.readOnly, value('New Password')]).to.deep.equal([false, '']);
  });

  it('D-122 a second try after a lost answer has the same key, and a changed profile another one', async () => {
    const saved = { ...NAMES, companyPosition: 'Head', revision: 5 };
    screen.network.on(SAVE, graphqlError('no', 422), saved);
    await ready();
    screen.network.on('query meWebUser', { ...USER, ...saved });
    type('Position', 'Head');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await shows('It was not saved', 'alert');
    screen.button('Save')?.click();
    await shows('Your profile is saved.');
    await waitUntil(() => !asked(), 'nothing is unsaved');
    type('Position', 'Head of Buying');
    await waitUntil(() => isOn('Save'));
    screen.button('Save')?.click();
    await waitUntil(() => screen.network.to(SAVE).length === 3, 'the changed profile');
    const [first, again, changed] = screen.network.to(SAVE).map(({ body }) => body.variables.input.requestId);
    expect(again).to.equal(first);
    expect(changed).not.to.equal(first);
  });

  it('MOD-20 the fields of a changed password show no errors, though each was left', async () => {
    screen.network.on(PASSWORD, { status: '200' });
    await ready();
    for (const label of ['Old Password', 'New Password', 'Confirm Password']) {
      screen.input(label)?.focus();
      await typeKeys('new-Pass-2');
    }
    screen.input('First Name')?.focus();
    screen.button('Change password')?.click();
    await shows('Your password is changed.');
    await waitUntil(() => value('New Password') === '', 'empty fields');
    expect(screen.place.querySelectorAll('[aria-invalid]'), 'fields that complain').to.have.length(0);
  });

  it('AUTH-51 a session that the server ended is over for the change of a password, too', async () => {
    const over = Response.json({ error: 'no', code: 'unauthorized' }, { status: 401 });
    screen.network.on(PASSWORD, over);
    await ready();
    // The portal's guard reads the presence, too: the page then keeps its person.
    expect(presence()).to.equal('present');
    await passwords('old-Pass-1', 'new-Pass-2');
    await shows('Your session has expired. Please sign in again.', 'alert');
    expect(readSession()).to.equal(undefined);
    expect(value('New Password')).to.equal('new-Pass-2');
  });

  it('MOD-20 a wrong old password is reported at its field, which is focused', async () => {
    screen.network.on(PASSWORD, () =>
      Response.json({ error: 'The old password is wrong.', code: 'wrong_password' }, { status: 403 }),
    );
    await ready();
    await passwords('no', 'new-Pass-2');
    await waitUntil(() => screen.complaints('Old Password').length > 0);
    expect(screen.complaints('Old Password')).to.deep.equal(['The old password is wrong.']);
    expect(document.activeElement).to.equal(screen.input('Old Password'));
    expect(value('New Password')).to.equal('new-Pass-2');
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-20 D-48 D-153 the rules of a new password are those of a reset, and nothing is sent', async () => {
    await ready();
    await passwords('', 'ab', 'abc');
    await waitUntil(() => screen.complaints('New Password').length > 0);
    expect(screen.complaints('Old Password')).to.deep.equal(['Required field']);
    expect(screen.complaints('New Password')).to.deep.equal(['Minimum 8 symbols']);
    expect(screen.complaints('Confirm Password')).to.deep.equal([
      'Password and Confirm Password must be same',
    ]);
    expect(screen.network.to(PASSWORD)).to.have.length(0);
  });

  it('MOD-20 D-10 too many tries, and a service that is away, show what to do', async () => {
    const slow = { error: 'Too many attempts. Try again in 8 seconds.', code: 'too_many_attempts' };
    screen.network.on(PASSWORD, () => Response.json(slow, { status: 429 }));
    await ready();
    await passwords('no', 'new-Pass-2');
    await shows('It was not saved: Too many attempts. Try again in 8 seconds.', 'alert');
    screen.network.on(PASSWORD, () => {
      throw new TypeError('Failed to fetch');
    });
    screen.button('Change password')?.click();
    await shows('The service cannot be reached at the moment.', 'alert');
    expect(value('Old Password')).to.equal('no');
  });
});
