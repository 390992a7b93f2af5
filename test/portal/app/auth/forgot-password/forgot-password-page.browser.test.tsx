import { expect } from '@open-wc/testing';
import { ForgotPasswordPage } from '../../../../../portal/app/auth/forgot-password/lazy-page.ts';
import { readSession, writeSession } from '../../../../../shared/client/session.ts';
import { heldClock } from '../../../../helpers/clock.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { focused } from '../../../../shared/ui/user-input.ts';
import { drawnUntil, eachAuthPage, fill } from '../auth-screen.tsx';

const PATH = '/auth/forgot-password';
const FORGOT = 'POST /api/portal_open_requests/forgot_password';
const CHECK = 'POST /api/portal_open_requests/check_otp';
const RESET = 'POST /api/portal_open_requests/reset-password';
const IDA = 'ida@importer.example';
const OK = { status: '200' };
const NO = { status: '404', code: 'unknown_account' };

describe('forgotten password', () => {
  const screen = eachAuthPage();
  const open = () => screen.open(<ForgotPasswordPage />, PATH);
  const shows = (heading: string) => waitUntil(() => screen.heading() === heading, heading);
  const toOtp = async () => {
    open();
    screen.network.on(FORGOT, OK);
    await screen.submit({ Email: IDA });
    await shows('OTP Has been sent successfully on your email');
  };
  const toPassword = async () => {
    await toOtp();
    screen.network.on(CHECK, OK);
    await screen.submit({ OTP: '12345' });
    await waitUntil(() => screen.input('New Password'), 'the new password');
  };
  const alert = (text: string) =>
    waitUntil(() => screen.banner('alert') === text, `${text}, not ${screen.banner('alert')}`);

  it('AUTH-16 AUTH-17 begins with the email, by the rules and texts of the sign-in', async () => {
    open();
    await screen.submit({ Email: '' });
    await waitUntil(() => screen.complaints('Email').length, 'a complaint');
    expect(screen.complaints('Email')).to.deep.equal(['Required field']);
    expect(focused()).to.equal(screen.input('Email'));
    await screen.submit({ Email: 'ab' });
    await waitUntil(() => screen.complaints('Email').length === 2, 'two complaints');
    expect(screen.complaints('Email')).to.deep.equal(['Wrong email format', 'Minimum 3 symbols']);
    await screen.submit({ Email: `${'a'.repeat(46)}@b.cc` });
    await waitUntil(() => screen.complaints('Email')[0] === 'Maximum 50 symbols', 'too long');
    expect(screen.network.to(FORGOT)).to.have.length(0);
  });

  it('AUTH-18 AUTH-19 an accepted email leads to the code, which a phone fills in and a number pad types', async () => {
    await toOtp();
    expect(screen.network.to(FORGOT)[0]?.body).to.deep.equal({ email: IDA, locale: 'en' });
    const otp = screen.input('OTP');
    expect([otp?.inputMode, otp?.autocomplete]).to.deep.equal(['numeric', 'one-time-code']);
    expect(focused()).to.equal(otp);
    expect(screen.place.textContent).to.contain(IDA);
  });

  it('AUTH-20 AUTH-34 an email that is not accepted is named, and its step stays', async () => {
    open();
    screen.network.on(FORGOT, Response.json(NO, { status: 404 }));
    await screen.submit({ Email: IDA });
    await alert(`The requested ${IDA} is not found`);
    expect(screen.input('Email')?.value).to.equal(IDA);
    screen.network.on(FORGOT, { status: 200 });
    await screen.submit();
    await shows('OTP Has been sent successfully on your email');
  });

  it('MSG-22 D-43 a service that is away adds a second line, at each step', async () => {
    const away = ' The service cannot be reached at the moment.'.trim();
    open();
    screen.network.on(FORGOT, broken());
    await screen.submit({ Email: IDA });
    await alert(`The requested ${IDA} is not found${away}`);
    screen.network.on(FORGOT, OK);
    await screen.submit();
    await shows('OTP Has been sent successfully on your email');
    screen.network.on(CHECK, Response.json({ status: '503' }, { status: 503 }));
    await screen.submit({ OTP: '12345' });
    await alert(`12345 is not valid${away}`);
    screen.network.on(CHECK, OK);
    await screen.submit();
    await waitUntil(() => screen.input('New Password'), 'the new password');
    screen.network.on(RESET, broken());
    await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
    await alert(`Failed to update password${away}`);
  });

  it('D-10 AUTH-26 after too many tries a second line explains what to do', async () => {
    await toOtp();
    const slow = { status: '429', code: 'too_many_attempts' };
    screen.network.on(CHECK, Response.json(slow, { status: 429 }));
    await screen.submit({ OTP: '12345' });
    await alert('12345 is not validPlease Try After Sometime');
  });

  it('AUTH-18 who leaves while the code is sent is not taken back by it', async () => {
    const answer = held<object>();
    open();
    screen.network.on(FORGOT, answer.answer);
    await screen.submit({ Email: IDA });
    await waitUntil(() => screen.network.to(FORGOT).length === 1, 'the question');
    screen.open(<p>Another page</p>, '/auth/login');
    await waitUntil(() => screen.place.textContent === 'Another page', 'another page');
    answer.give(OK);
    await settled();
    await settled();
    expect(location.pathname).to.equal('/auth/login');
  });

  it('AUTH-25 who goes back while the code is checked stays there', async () => {
    await toOtp();
    const answer = held<object>();
    screen.network.on(CHECK, answer.answer);
    await screen.submit({ OTP: '12345' });
    await waitUntil(() => screen.network.to(CHECK).length === 1, 'the question');
    screen.button('Back')?.click();
    await waitUntil(() => screen.input('Email') && !screen.input('OTP'), 'the first step');
    answer.give(OK);
    await settled();
    await settled();
    expect(screen.input('Email')?.value).to.equal(IDA);
    expect(screen.input('New Password')?.name).to.equal(undefined);
  });

  it('AUTH-21 AUTH-22 AUTH-23 AUTH-24 D-47 a code is checked before it is sent', async () => {
    await toOtp();
    const complains = async (otp: string, ...complaints: string[]) => {
      await screen.submit({ OTP: otp });
      await waitUntil(() => screen.complaints('OTP').join() === complaints.join(), complaints.join());
    };
    await complains('', 'Required field');
    await complains('12', 'Minimum 3 character');
    await complains('123456', 'Maximum 5 character');
    await complains('12x45', 'OTP must be 5 digit number');
    expect(screen.network.to(CHECK)).to.have.length(0);
  });

  it('AUTH-25 D-47 a code pasted with spaces is taken without them', async () => {
    await toOtp();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' 12 3 45\n');
    screen
      .input('OTP')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitUntil(() => screen.input('OTP')?.value === '12345', 'the code');
    screen.network.on(CHECK, OK);
    await screen.submit();
    await shows('Set a new password');
    expect(screen.network.to(CHECK)[0]?.body).to.deep.equal({ email: IDA, otp: '12345' });
  });

  it('AUTH-26 AUTH-34 D-09 a code that is not accepted is shown as text, and its step stays', async () => {
    await toOtp();
    screen.network.on(CHECK, Response.json({ status: '400' }, { status: 400 }));
    await screen.submit({ OTP: '54321' });
    await alert('54321 is not valid');
    expect(screen.input('OTP')?.value).to.equal('54321');
  });

  it('AUTH-27 AUTH-28 AUTH-29 D-48 D-153 the new password is checked before it is sent', async () => {
    await toPassword();
    const complains = async (password: string, confirm: string, first: string, second: string) => {
      await screen.submit({ 'New Password': password, 'Confirm Password': confirm });
      const shown = () => [
        screen.complaints('New Password').join(),
        screen.complaints('Confirm Password').join(),
      ];
      await waitUntil(() => shown().join('|') === `${first}|${second}`, `${first}|${second}, not ${shown()}`);
    };
    await complains('', '', 'Required field', 'Required field');
    await complains('abcdefg', 'abcdefg', 'Minimum 8 symbols', '');
    const long = 'a'.repeat(129);
    await complains(long, long, 'Maximum 128 character', 'Maximum 128 character');
    await complains('Blue-anchor-7', 'other', '', 'Password and Confirm Password must be same');
    expect(screen.network.to(RESET)).to.have.length(0);
  });

  it('AUTH-33 AUTH-34 a failed update shows an error and keeps the entries', async () => {
    await toPassword();
    screen.network.on(RESET, Response.json({ status: '400', code: 'invalid_code' }, { status: 400 }));
    await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
    await alert('Failed to update password');
    expect(screen.input('New Password')?.value).to.equal('Blue-anchor-7');
  });

  it('D-153 a password that the server finds too common is told at its field, until it is another one', async () => {
    await toPassword();
    screen.network.on(RESET, Response.json({ status: '422', code: 'common_password' }, { status: 422 }));
    await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
    await alert('Failed to update password');
    expect(screen.complaints('New Password')).to.deep.equal([
      'This is one of the most common passwords. Please choose another one.',
    ]);
    fill(screen.input('New Password')!, 'Blue-anchor-8');
    await waitUntil(() => screen.complaints('New Password').length === 0, 'another one');
  });

  it('AUTH-30 a step without email and code asks for another try, and leads back to the start', async () => {
    open();
    history.replaceState({ step: 'password' }, '', PATH);
    dispatchEvent(new PopStateEvent('popstate'));
    await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
    await waitUntil(() => screen.banner('alert').includes('Please Try After Sometime'), 'the message');
    screen.button('Start again')?.click();
    await waitUntil(() => screen.input('Email') && !screen.input('New Password'), 'the first step');
  });

  it('AUTH-31 AUTH-32 CONST-02 success is announced, and 2000 ms later the sign-in page comes', async () => {
    await toPassword();
    writeSession({
      authToken: jwt(4_000_000_000),
      expiresAt: 4_000_000_000,
      user: { id: 1, firstname: 'I', email: IDA },
    });
    screen.network.on(RESET, OK);
    const clock = heldClock();
    try {
      await screen.submit({ 'New Password': 'Blue-anchor-7', 'Confirm Password': 'Blue-anchor-7' });
      await drawnUntil(() => screen.banner('status') === 'Password Reset Successfully', 'success');
      clock.pass(1999);
      expect(location.pathname).to.equal(PATH);
      clock.pass(1);
      expect(location.pathname).to.equal('/login');
    } finally {
      clock.release();
    }
    expect(screen.network.to(RESET)[0]?.body).to.deep.equal({
      email: IDA,
      otp: '12345',
      password: 'Blue-anchor-7',
    });
    expect(readSession(), 'the session that the reset ended').to.equal(undefined);
  });

  it('Back goes a step back with what was typed, by its button and by the browser', async () => {
    await toPassword();
    history.back();
    await waitUntil(() => screen.input('OTP')?.value === '12345', 'the code again');
    screen.button('Back')?.click();
    await waitUntil(() => screen.input('Email')?.value === IDA, 'the email again');
    expect(screen.input('Email')?.readOnly).to.equal(false);
  });

  it('a password is shown on demand, and hidden again', async () => {
    await toPassword();
    const password = screen.input('New Password');
    expect(password?.type).to.equal('password');
    screen.button('Show')?.click();
    await waitUntil(() => screen.input('New Password')?.type === 'text', 'shown');
    screen.button('Hide')?.click();
    await waitUntil(() => screen.input('New Password')?.type === 'password', 'hidden');
  });
});
