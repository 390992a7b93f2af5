import { expect } from '@open-wc/testing';
import { ForgotPasswordPage } from '../../../../portal/app/auth/forgot-password/lazy-page.ts';
import { InvitePage } from '../../../../portal/app/auth/invite/lazy-page.ts';
import { CompanyPage, PersonalPage } from '../../../../portal/app/profile/lazy-pages.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachAuthPage, fill } from '../auth/auth-screen.tsx';
import { COMPANY, eachProfilePage, USER } from '../profile/profile-screen.tsx';

/** The live region that announces a success later: it must be in the page, empty, before. */
function emptyPlaceIn(place: HTMLElement, heading: string): Element {
  const section = [...place.querySelectorAll('section, main')].find(
    (one) => one.querySelector('h1, h2')?.textContent === heading,
  );
  const region = section?.querySelector('[role=status]:not(form *)');
  expect(region?.textContent, `an empty live region in ${heading}`).to.equal('');
  // Without a box, but still in the accessibility tree.
  expect(getComputedStyle(region!).display).to.equal('contents');
  return region!;
}

describe('the success of a form', () => {
  const { screen, open, shows, isOn } = eachProfilePage();
  const save = async (label: string, text: string) => {
    fill(screen.input(label)!, text);
    await waitUntil(() => isOn('Save'), 'Save');
    screen.button('Save')?.click();
  };

  it('MOD-20 a saved profile is announced in a live region that was there before', async () => {
    const { firstName, lastName } = USER;
    const answer = { firstName, lastName, companyPosition: 'Head of Buying', revision: 5 };
    screen.network.on('action saveProfile', answer);
    await open(<PersonalPage />, 'First Name');
    const region = emptyPlaceIn(screen.place, 'Personal information');
    await save('Position', 'Head of Buying');
    await shows('Your profile is saved.');
    expect(region.isConnected && region.textContent).to.equal('Your profile is saved.');
    expect(region.querySelectorAll('[role=status]'), 'no live region within another').to.have.length(0);
    screen.network.on('query meWebUser', USER);
    region.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click();
    await waitUntil(() => region.textContent === '', 'dismissed');
  });

  it('MOD-21 a saved company is announced in a live region that was there before', async () => {
    screen.network.on('action loadCompany', COMPANY);
    screen.network.on('action saveCompany', COMPANY);
    await open(<CompanyPage />, 'Company Name');
    const region = emptyPlaceIn(screen.place, 'Company');
    await save('City', 'Trenton');
    await shows('The company is saved.');
    expect(region.isConnected && region.textContent).to.equal('The company is saved.');
  });
});

describe('the success of a password form', () => {
  const screen = eachAuthPage();
  const PATH = '/api/portal_open_requests';

  it('AUTH-31 a reset is announced in a live region that was there before', async () => {
    for (const step of ['forgot_password', 'check_otp', 'reset-password'])
      screen.network.on(`POST ${PATH}/${step}`, { status: '200' });
    screen.open(<ForgotPasswordPage />, '/auth/forgot-password');
    await screen.submit({ Email: 'ida@importer.example' });
    await screen.submit({ OTP: '12345' });
    await waitUntil(() => screen.input('New Password'), 'the last step');
    const region = emptyPlaceIn(screen.place, 'Set a new password');
    await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
    await waitUntil(() => region.textContent === 'Password Reset Successfully', 'success');
    expect(region.isConnected).to.equal(true);
  });

  it('AUTH-44 an accepted invitation is announced in a live region that was there before', async () => {
    for (const step of ['set-password-verification', 'set-password'])
      screen.network.on(`POST ${PATH}/${step}`, { status: '200' });
    screen.open(<InvitePage />, '/auth/set-password-new-user?email=a%40b.cc&invite_verification=v');
    await waitUntil(() => screen.input('Password'), 'the form');
    const region = emptyPlaceIn(screen.place, screen.heading()!);
    await screen.submit({
      Password: 'Blue-anchor-7',
      'Confirm Password': 'Blue-anchor-7',
      'First Name': 'Ida',
      'Last Name': 'Moreno',
    });
    await waitUntil(() => region.textContent === 'Password Set Successfully', 'success');
  });
});
