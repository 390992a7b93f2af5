import type { Locale } from '../../../shared/i18n/locales.ts';
import { texts as commonTexts } from '../../../shared/i18n/texts/index.ts';
import { texts } from './texts/index.ts';
import { type Content, written } from './written.ts';

/** A change of somebody's access. */
interface Change {
  /** Of the account. */
  email: string;
  at: Date;
  /** IANA name of the zone that the time is told in, with its name: the person may be anywhere. */
  timeZone: string;
  /** Empty: the portal's own neutral name. */
  providerName: string;
}

/** The account has another password (D-153). `link` leads to a new one. */
export async function passwordChangedMail(
  locale: Locale,
  { email, by, link, ...change }: Change & { by: 'owner' | 'code'; link: string },
): Promise<Content> {
  const text = await texts.load(locale);
  return written(locale, text('mail.password.subject'), [
    text('mail.password.intro', { email }),
    text('mail.access.when', { when: moment(locale, change) }),
    text(by === 'owner' ? 'mail.password.byOwner' : 'mail.password.byCode'),
    text('mail.access.ignore'),
    text('mail.password.otherwise', { provider: await providerOf(locale, change) }),
    { link },
  ]);
}

/** An admin gave the account another role (D-153). */
export async function roleChangedMail(
  locale: Locale,
  { email, before, after, ...change }: Change & { before: string; after: string },
): Promise<Content> {
  const text = await texts.load(locale);
  const provider = await providerOf(locale, change);
  return written(locale, text('mail.role.subject'), [
    text('mail.role.intro', { email, role: text('mail.role.name', { role: after }) }),
    ...(before ? [text('mail.role.before', { role: text('mail.role.name', { role: before }) })] : []),
    text('mail.access.when', { when: moment(locale, change) }),
    text('mail.role.by', { provider }),
    text('mail.role.signIn'),
    text('mail.role.otherwise', { provider }),
  ]);
}

const moment = (locale: Locale, { at, timeZone }: Pick<Change, 'at' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

const providerOf = async (locale: Locale, { providerName }: Pick<Change, 'providerName'>): Promise<string> =>
  providerName || (await commonTexts.load(locale))('common.theProvider');
