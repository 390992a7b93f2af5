import { formatsOf } from '../../../shared/i18n/formats.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Mail } from './mail.ts';
import { texts } from './texts/index.ts';

type Content = Omit<Mail, 'to'>;

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

type Part = string | { strong: string } | { link: string };

function written(locale: Locale, subject: string, parts: readonly Part[]): Content {
  const text = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'link' in part ? part.link : part.strong;
  });
  const html = parts.map((part) => `<p>${htmlOf(part)}</p>`).join('\n');
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title>
<body style="font: 16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  };
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  if ('strong' in part) return `<strong style="font-size: 20px">${escaped(part.strong)}</strong>`;
  const link = escaped(part.link);
  return `<a href="${link}">${link}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
