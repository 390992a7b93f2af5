import { expect, waitUntil } from '@open-wc/testing';
import { ForgotPasswordPage } from '../../../../portal/app/auth/forgot-password/lazy-page.ts';
import { InvitePage } from '../../../../portal/app/auth/invite/lazy-page.ts';
import { CompanyPage, PersonalPage } from '../../../../portal/app/profile/lazy-pages.ts';
import { eachAuthPage, fill } from '../auth/auth-page.tsx';
import { COMPANY, eachProfilePage, USER } from '../profile/profile-page.tsx';

/** The live region that says a text in the end: it has to be the one that stood there, empty, before. */
function emptyPlaceIn(place: HTMLElement, heading: string): Element {
  const section = [...place.querySelectorAll('section, main')].find(
    (one) => one.querySelector('h1, h2')?.textContent === heading,
  );
  const region = section?.querySelector('[role=status]:not(form *)');
  expect(region?.textContent, `an empty live region in ${heading}`).to.equal('');
  // Without a box, and still there for screen readers.
  expect(getComputedStyle(region!).display).to.equal('contents');
  return region!;
}

describe('what a form says of its success', () => {
  const { stage, open, said, isOn } = eachProfilePage();
  const save = async (label: string, text: string) => {
    fill(stage.input(label)!, text);
    await waitUntil(() => isOn('Save'), 'Save');
    stage.button('Save')?.click();
  };

  it('MOD-20 a profile is told saved in a live region that was there before', async () => {
    stage.network.on('action saveProfile', {});
    await open(<PersonalPage />, 'First Name');
    const region = emptyPlaceIn(stage.place, 'Personal information');
    await save('Position', 'Head of Buying');
    await said('Your profile is saved.');
    expect(region.isConnected && region.textContent).to.equal('Your profile is saved.');
    expect(region.querySelectorAll('[role=status]'), 'no live region within another').to.have.length(0);
    stage.network.on('query meWebUser', USER);
    region.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click();
    await waitUntil(() => region.textContent === '', 'dismissed');
  });

  it('MOD-21 a company is told saved in a live region that was there before', async () => {
    stage.network.on('action loadCompany', COMPANY);
    stage.network.on('action saveCompany', COMPANY);
    await open(<CompanyPage />, 'Company Name');
    const region = emptyPlaceIn(stage.place, 'Company');
    await save('City', 'Trenton');
    await said('The company is saved.');
    expect(region.isConnected && region.textContent).to.equal('The company is saved.');
  });
});

describe('what a form around passwords says of its success', () => {
  const stage = eachAuthPage();
  const PATH = '/api/portal_open_requests';

  it('AUTH-31 a reset is told in a live region that was there before', async () => {
    for (const step of ['forgot_password', 'check_otp', 'reset-password'])
      stage.network.on(`POST ${PATH}/${step}`, { status: '200' });
    stage.open(<ForgotPasswordPage />, '/auth/forgot-password');
    await stage.submit({ Email: 'ida@importer.example' });
    await stage.submit({ OTP: '12345' });
    await waitUntil(() => stage.input('New Password'), 'the last step');
    const region = emptyPlaceIn(stage.place, 'Set a new password');
    await stage.submit({ 'New Password': 'secret', 'Confirm Password': 'secret' });
    await waitUntil(() => region.textContent === 'Password Reset Successfully', 'success');
    expect(region.isConnected).to.equal(true);
  });

  it('AUTH-44 an invitation that was taken up is told in a live region that was there before', async () => {
    for (const step of ['set-password-verification', 'set-password'])
      stage.network.on(`POST ${PATH}/${step}`, { status: '200' });
    stage.open(<InvitePage />, '/auth/set-password-new-user?email=a%40b.cc&invite_verification=v');
    await waitUntil(() => stage.input('Password'), 'the form');
    const region = emptyPlaceIn(stage.place, stage.heading()!);
    await stage.submit({
      Password: 'secret',
      'Confirm Password': 'secret',
      'First Name': 'Ida',
      'Last Name': 'Moreno',
    });
    await waitUntil(() => region.textContent === 'Password Set Successfully', 'success');
  });
});
