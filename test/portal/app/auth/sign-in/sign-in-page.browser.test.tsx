import stylesheets from 'stylesheets:../../../../../portal/app/auth/sign-in/sign-in-page.tsx';
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from '@open-wc/testing';
import { SignInPage } from '../../../../../portal/app/auth/sign-in/sign-in-page.tsx';
import { readSession } from '../../../../../shared/client/session.ts';
import { adoptStylesheets } from '../../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { jwt } from '../../../../helpers/network.ts';
import { eachAuthPage } from '../auth-screen.tsx';

const LOGIN = { jwtToken: jwt(4_000_000_000), accessExpiresAt: '2100-01-01T00:00:00Z' };

describe('signing in by ear', () => {
  const screen = eachAuthPage();
  adoptStylesheets(document, stylesheets);
  afterEach(() => virtual.stop());

  it('AUTH-01 AUTH-10 AUTH-14 the whole sign-in, from the heading to the success', async () => {
    screen.open(<SignInPage />, '/auth/login');
    await waitUntil(() => screen.input('Email'), 'the form');
    await virtual.start({ container: screen.place });
    const to = async (phrase: string) => {
      for (let n = 0; n < 60; n += 1) {
        if ((await virtual.lastSpokenPhrase()) === phrase) return;
        await virtual.next();
      }
      throw new Error(`Never said: ${phrase}`);
    };
    const log = () => virtual.spokenPhraseLog();
    /** The announced phrases, in their order. */
    const announced = async (...phrases: string[]) => {
      const said = async () => (await log()).filter((phrase) => phrases.includes(phrase)).join('; ');
      const expected = phrases.join('; ');
      await waitUntil(async () => (await said()).includes(expected), expected);
    };

    await to('end of banner');
    await to('button, Sign In');
    expect((await virtual.spokenPhraseLog()).slice(4)).to.deep.equal([
      'end of banner',
      'main',
      'heading, Sign In, level 1',
      'form, not busy',
      'Email',
      'textbox, Email',
      'Password',
      'Password',
      'button, Show, Password',
      'link, Forgot Password?',
      'button, Sign In',
    ]);

    // Both fields are empty: both show errors, and the first one is focused.
    await virtual.act();
    await announced('textbox, Email, Required field, invalid', 'polite: Required field');

    await virtual.type('ida@importer.example');
    await virtual.press('Tab');
    await virtual.type('wrong');
    screen.network.on('POST /api/login', Response.json({ error: 'no' }, { status: 401 }), LOGIN);
    await virtual.press('Enter');
    await announced('polite: Signing in');
    await waitUntil(() => screen.banner('alert'), 'the refusal');
    await to('alert');
    await to('The login detail is incorrect');

    await to('button, Sign In');
    await virtual.act();
    await waitUntil(() => readSession()?.authToken === LOGIN.jwtToken, 'the session');
  }).timeout(30_000);
});
