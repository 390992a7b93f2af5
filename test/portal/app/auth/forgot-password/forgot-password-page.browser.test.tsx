import { expect, waitUntil } from '@open-wc/testing';
import { ForgotPasswordPage } from '../../../../../portal/app/auth/forgot-password/lazy-page.ts';
import { readSession, writeSession } from '../../../../../shared/client/session.ts';
import { heldClock } from '../../../../helpers/clock.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { focused, settled } from '../../../../shared/ui/user-input.ts';
import { drawnUntil, eachAuthPage } from '../auth-page.tsx';

const PATH = '/auth/forgot-password';
const FORGOT = 'POST /api/portal_open_requests/forgot_password';
const CHECK = 'POST /api/portal_open_requests/check_otp';
const RESET = 'POST /api/portal_open_requests/reset-password';
const IDA = 'ida@importer.example';
const OK = { status: '200' };
const NO = { status: '404', code: 'unknown_account' };

describe('forgotten password', () => {
  const stage = eachAuthPage();
  const open = () => stage.open(<ForgotPasswordPage />, PATH);
  const shows = (heading: string) => waitUntil(() => stage.heading() === heading, heading);
  const toOtp = async () => {
    open();
    stage.network.on(FORGOT, OK);
    await stage.submit({ Email: IDA });
    await shows('OTP Has been sent successfully on your email');
  };
  const toPassword = async () => {
    await toOtp();
    stage.network.on(CHECK, OK);
    await stage.submit({ OTP: '12345' });
    await waitUntil(() => stage.input('New Password'), 'the new password');
  };
  const alert = (text: string) =>
    waitUntil(() => stage.banner('alert') === text, `${text}, not ${stage.banner('alert')}`);

  it('AUTH-16 AUTH-17 begins with the email, by the rules and texts of the sign-in', async () => {
    open();
    await stage.submit({ Email: '' });
    await waitUntil(() => stage.complaints('Email').length, 'a complaint');
    expect(stage.complaints('Email')).to.deep.equal(['Required field']);
    expect(focused()).to.equal(stage.input('Email'));
    await stage.submit({ Email: 'ab' });
    await waitUntil(() => stage.complaints('Email').length === 2, 'two complaints');
    expect(stage.complaints('Email')).to.deep.equal(['Wrong email format', 'Minimum 3 symbols']);
    await stage.submit({ Email: `${'a'.repeat(46)}@b.cc` });
    await waitUntil(() => stage.complaints('Email')[0] === 'Maximum 50 symbols', 'too long');
    expect(stage.network.to(FORGOT)).to.have.length(0);
  });

  it('AUTH-18 AUTH-19 an accepted email leads to the code, which a phone fills in and a number pad types', async () => {
    await toOtp();
    expect(stage.network.to(FORGOT)[0]?.body).to.deep.equal({ email: IDA, locale: 'en' });
    const otp = stage.input('OTP');
    expect([otp?.inputMode, otp?.autocomplete]).to.deep.equal(['numeric', 'one-time-code']);
    expect(focused()).to.equal(otp);
    expect(stage.place.textContent).to.contain(IDA);
  });

  it('AUTH-20 AUTH-34 an email that is not accepted is named, and its step stays', async () => {
    open();
    stage.network.on(FORGOT, Response.json(NO, { status: 404 }));
    await stage.submit({ Email: IDA });
    await alert(`The requested ${IDA} is not found`);
    expect(stage.input('Email')?.value).to.equal(IDA);
    stage.network.on(FORGOT, { status: 200 });
    await stage.submit();
    await shows('OTP Has been sent successfully on your email');
  });

  it('MSG-22 D-43 a service that is away adds a second line, at each step', async () => {
    const away = ' The service cannot be reached at the moment.'.trim();
    open();
    stage.network.on(FORGOT, broken());
    await stage.submit({ Email: IDA });
    await alert(`The requested ${IDA} is not found${away}`);
    stage.network.on(FORGOT, OK);
    await stage.submit();
    await shows('OTP Has been sent successfully on your email');
    stage.network.on(CHECK, Response.json({ status: '503' }, { status: 503 }));
    await stage.submit({ OTP: '12345' });
    await alert(`12345 is not valid${away}`);
    stage.network.on(CHECK, OK);
    await stage.submit();
    await waitUntil(() => stage.input('New Password'), 'the new password');
    stage.network.on(RESET, broken());
    await stage.submit({ 'New Password': 'secret', 'Confirm Password': 'secret' });
    await alert(`Failed to update password${away}`);
  });

  it('D-10 AUTH-26 after too many tries a second line says what to do', async () => {
    await toOtp();
    const slow = { status: '429', code: 'too_many_attempts' };
    stage.network.on(CHECK, Response.json(slow, { status: 429 }));
    await stage.submit({ OTP: '12345' });
    await alert('12345 is not validPlease Try After Sometime');
  });

  it('AUTH-18 who leaves while the code is sent is not taken back by it', async () => {
    const answer = held<object>();
    open();
    stage.network.on(FORGOT, answer.answer);
    await stage.submit({ Email: IDA });
    await waitUntil(() => stage.network.to(FORGOT).length === 1, 'the question');
    stage.open(<p>Another page</p>, '/auth/login');
    await waitUntil(() => stage.place.textContent === 'Another page', 'another page');
    answer.give(OK);
    await settled();
    await settled();
    expect(location.pathname).to.equal('/auth/login');
  });

  it('AUTH-25 who goes back while the code is checked stays there', async () => {
    await toOtp();
    const answer = held<object>();
    stage.network.on(CHECK, answer.answer);
    await stage.submit({ OTP: '12345' });
    await waitUntil(() => stage.network.to(CHECK).length === 1, 'the question');
    stage.button('Back')?.click();
    await waitUntil(() => stage.input('Email') && !stage.input('OTP'), 'the first step');
    answer.give(OK);
    await settled();
    await settled();
    expect(stage.input('Email')?.value).to.equal(IDA);
    expect(stage.input('New Password')?.name).to.equal(undefined);
  });

  it('AUTH-21 AUTH-22 AUTH-23 AUTH-24 D-47 a code is checked before it is sent', async () => {
    await toOtp();
    const tells = async (otp: string, ...complaints: string[]) => {
      await stage.submit({ OTP: otp });
      await waitUntil(() => stage.complaints('OTP').join() === complaints.join(), complaints.join());
    };
    await tells('', 'Required field');
    await tells('12', 'Minimum 3 character');
    await tells('123456', 'Maximum 5 character');
    await tells('12x45', 'OTP must be 5 digit number');
    expect(stage.network.to(CHECK)).to.have.length(0);
  });

  it('AUTH-25 D-47 a code pasted with spaces is taken without them', async () => {
    await toOtp();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' 12 3 45\n');
    stage
      .input('OTP')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitUntil(() => stage.input('OTP')?.value === '12345', 'the code');
    stage.network.on(CHECK, OK);
    await stage.submit();
    await shows('Set a new password');
    expect(stage.network.to(CHECK)[0]?.body).to.deep.equal({ email: IDA, otp: '12345' });
  });

  it('AUTH-26 AUTH-34 D-09 a code that is not accepted is shown as text, and its step stays', async () => {
    await toOtp();
    stage.network.on(CHECK, Response.json({ status: '400' }, { status: 400 }));
    await stage.submit({ OTP: '54321' });
    await alert('54321 is not valid');
    expect(stage.input('OTP')?.value).to.equal('54321');
  });

  it('AUTH-27 AUTH-28 AUTH-29 D-48 the new password is checked before it is sent', async () => {
    await toPassword();
    const tells = async (password: string, confirm: string, first: string, second: string) => {
      await stage.submit({ 'New Password': password, 'Confirm Password': confirm });
      const said = () => [
        stage.complaints('New Password').join(),
        stage.complaints('Confirm Password').join(),
      ];
      await waitUntil(() => said().join('|') === `${first}|${second}`, `${first}|${second}, not ${said()}`);
    };
    await tells('', '', 'Required field', 'Required field');
    await tells('ab', 'ab', 'Minimum 3 symbols', '');
    const long = 'a'.repeat(51);
    await tells(long, long, 'Maximum 50 character', 'Maximum 50 character');
    await tells('secret', 'other', '', 'Password and Confirm Password must be same');
    expect(stage.network.to(RESET)).to.have.length(0);
  });

  it('AUTH-33 AUTH-34 a failed update says so and stays', async () => {
    await toPassword();
    stage.network.on(RESET, Response.json({ status: '400', code: 'invalid_code' }, { status: 400 }));
    await stage.submit({ 'New Password': 'secret', 'Confirm Password': 'secret' });
    await alert('Failed to update password');
    expect(stage.input('New Password')?.value).to.equal('secret');
  });

  it('AUTH-30 a step without email and code asks for another try, and leads back to the start', async () => {
    open();
    history.replaceState({ step: 'password' }, '', PATH);
    dispatchEvent(new PopStateEvent('popstate'));
    await stage.submit({ 'New Password': 'secret', 'Confirm Password': 'secret' });
    await waitUntil(() => stage.banner('alert').includes('Please Try After Sometime'), 'the message');
    stage.button('Start again')?.click();
    await waitUntil(() => stage.input('Email') && !stage.input('New Password'), 'the first step');
  });

  it('AUTH-31 AUTH-32 CONST-02 success is told, and 2000 ms later the sign-in page comes', async () => {
    await toPassword();
    writeSession({
      authToken: jwt(4_000_000_000),
      expiresAt: 4_000_000_000,
      user: { id: 1, firstname: 'I', email: IDA },
    });
    stage.network.on(RESET, OK);
    const clock = heldClock();
    try {
      await stage.submit({ 'New Password': 'secret', 'Confirm Password': 'secret' });
      await drawnUntil(() => stage.banner('status') === 'Password Reset Successfully', 'success');
      clock.pass(1999);
      expect(location.pathname).to.equal(PATH);
      clock.pass(1);
      expect(location.pathname).to.equal('/login');
    } finally {
      clock.release();
    }
    expect(stage.network.to(RESET)[0]?.body).to.deep.equal({ email: IDA, otp: '12345', password: 'secret' });
    expect(readSession(), 'the session that the reset ended').to.equal(undefined);
  });

  it('Back goes a step back with what was typed, by its button and by the browser', async () => {
    await toPassword();
    history.back();
    await waitUntil(() => stage.input('OTP')?.value === '12345', 'the code again');
    stage.button('Back')?.click();
    await waitUntil(() => stage.input('Email')?.value === IDA, 'the email again');
    expect(stage.input('Email')?.readOnly).to.equal(false);
  });

  it('a password is shown on demand, and hidden again', async () => {
    await toPassword();
    const password = stage.input('New Password');
    expect(password?.type).to.equal('password');
    stage.button('Show')?.click();
    await waitUntil(() => stage.input('New Password')?.type === 'text', 'shown');
    stage.button('Hide')?.click();
    await waitUntil(() => stage.input('New Password')?.type === 'password', 'hidden');
  });
});
