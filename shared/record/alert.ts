import { ClientError } from '../client/client-error.ts';
import { inLanguage, type Text, type TextValue, withoutStop } from '../i18n/define-texts.ts';
import type { Locale } from '../i18n/locales.ts';
import { texts } from '../i18n/texts/index.ts';

/** The one alert of a tool (PO-16, PO-17). `contact` puts the provider's contact behind it (PO-52). */
export interface Alert {
  readonly severity: 'warning' | 'success';
  readonly text: Text;
  readonly contact: boolean;
  /** Tries again what failed, where that is neither the load nor the save of the record. */
  readonly retry?: () => void;
  /** Stands below the text: why the server refused. */
  readonly detail?: TextValue;
}

/** A warning of the specification's catalogue: `{text}: {reason}`, followed by the provider's contact (PO-52). */
export const failed = (text: Text, reason: TextValue): Alert => ({
  severity: 'warning',
  text: { ...text, values: { ...text.values, reason } },
  contact: true,
});

/** A warning that is complete as it is. */
export const plain = (text: Text): Alert => ({ severity: 'warning', text, contact: false });

export const success = (text: Text): Alert => ({ severity: 'success', text, contact: false });

/** What is said of a failure whatever was tried: an ended session (MSG-20), or an error with a text of its own. */
export function ownAlert(error: unknown): Alert | undefined {
  if (codeOf(error) === 'session-expired') return plain(texts('error.sessionExpired'));
  const notice = error instanceof ClientError ? error.notice : undefined;
  return notice && plain(notice);
}

/** The alert for a failed call. */
export const alertOf = (text: Text, error: unknown): Alert =>
  ownAlert(error) ?? failed(text, reasonOf(error));

export function reasonOf(error: unknown): TextValue {
  if (error instanceof ClientError) return error.text;
  return error instanceof Error ? error.message : String(error);
}

export const codeOf = (error: unknown): string => (error instanceof ClientError ? error.code : 'unexpected');

/** All that the user reads and `fp-error` says: the finished sentence, and the words of the server on a line below it. */
export function alertText(alert: Alert, locale: Locale, provider: string | null): string {
  const { detail } = alert;
  const first = sentence(alert, locale, provider);
  return detail ? `${first}\n${texts.in(locale)('error.withReason', { reason: detail })}` : first;
}

/** Full stops are never doubled (D-107). */
function sentence({ text, contact }: Alert, locale: Locale, provider: string | null): string {
  const message = inLanguage(locale, text);
  if (!contact) return message;
  const say = texts.in(locale);
  return say('error.withContact', {
    message: withoutStop(message),
    provider: withoutStop(provider || say('common.theProvider')),
  });
}
