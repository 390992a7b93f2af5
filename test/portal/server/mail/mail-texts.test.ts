import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inviteMail, resetMail } from '../../../../portal/server/mail/mail-texts.ts';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { codeIn } from '../accounts/account-servers.ts';

describe('the mails', () => {
  test('AUTH-19 in every language the code is the only number of five digits', async () => {
    for (const locale of LOCALES) {
      const { subject, text, html } = await resetMail(locale, { code: '01234', minutes: 10 });
      assert.equal(codeIn(text), '01234');
      assert.equal(codeIn(html), '01234');
      assert.doesNotMatch(subject, /\d/, 'a locked phone shows the subject');
    }
  });

  test('AUTH-35 in every language the link stands alone in its line', async () => {
    const link =
      'https://portal.example/auth/set-password-new-user?email=a%2Bb%40c.example&invite_verification=x';
    for (const locale of LOCALES) {
      const { text, html } = await inviteMail(locale, {
        link,
        company: 'A & <B>',
        expiresAt: '2026-11-28T23:30:00.000Z',
      });
      assert.ok(text.split('\n').includes(link));
      assert.ok(text.includes('A & <B>'));
      assert.match(text, /28/, 'the day is that of UTC wherever the server is');
      assert.ok(html.includes('A &amp; &lt;B&gt;') && !html.includes('<B>'), 'a name is no markup');
      assert.ok(html.includes(`href="${link.replaceAll('&', '&amp;')}"`));
      assert.ok(html.includes(`<html lang="${locale}">`));
    }
  });
});
