import { formatsOf } from '../../../shared/i18n/formats.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { texts } from './texts/index.ts';
import { type Content, written } from './written.ts';

/** The code for a new password (AUTH-19). No other number of five digits may be in it. */
export async function resetMail(
  locale: Locale,
  { code, minutes }: { code: string; minutes: number },
): Promise<Content> {
  const text = await texts.load(locale);
  return written(locale, text('mail.reset.subject'), [
    text('mail.reset.intro'),
    { strong: text('mail.reset.code', { code }) },
    text('mail.reset.limits', { minutes }),
    text('mail.reset.ignore'),
  ]);
}

/** The link of an invitation (AUTH-35); `expiresAt` in ISO 8601. */
export async function inviteMail(
  locale: Locale,
  { link, company, expiresAt }: { link: string; company: string; expiresAt: string },
): Promise<Content> {
  const text = await texts.load(locale);
  return written(locale, text('mail.invite.subject'), [
    text('mail.invite.intro', { company }),
    text('mail.invite.link'),
    { link },
    // Whoever reads it may be anywhere: the day in UTC is the same text for all.
    text('mail.invite.limits', { date: formatsOf(locale).date(expiresAt.slice(0, 10)) }),
    text('mail.invite.ignore'),
  ]);
}
