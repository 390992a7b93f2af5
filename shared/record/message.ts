import { ClientError } from '../client/client-error.ts';
import type { ErrorCode } from '../element/events.ts';
import { inLanguage, type Text, type TextValue, withoutStop } from '../i18n/define-texts.ts';
import type { Locale } from '../i18n/locales.ts';
import { texts } from '../i18n/texts/index.ts';

/** What stands above a record for the user to read (PO-16, PO-17). `contact` puts the provider's contact behind it (PO-52). */
export interface Message {
  readonly severity: 'error' | 'warning' | 'success';
  readonly text: Text;
  readonly contact: boolean;
  /** Tries again what failed, where that is not the load of the record. */
  readonly retry?: () => void;
  /** Stands below the text: why the server refused. */
  readonly detail?: TextValue;
}

/** A warning that is complete as it is. */
export const warning = (text: Text): Message => ({ severity: 'warning', text, contact: false });

/** An error that is complete as it is (AIR-59). */
export const failure = (text: Text): Message => ({ severity: 'error', text, contact: false });

/** A warning of the specification's catalogue: `{text}: {reason}`, followed by the provider's contact (PO-52). */
export const warningWithContact = (text: Text, reason: TextValue): Message => ({
  severity: 'warning',
  text: { ...text, values: { ...text.values, reason } },
  contact: true,
});

export const success = (text: Text): Message => ({ severity: 'success', text, contact: false });

/** Whether the message is that the session has ended (MSG-20). */
export const isOfEndedSession = ({ text }: Message): boolean => text.id === 'error.sessionExpired';

/** The message of a failure whatever was tried: an ended session (MSG-20), or an error with a text of its own. */
export function ownMessage(error: unknown): Message | undefined {
  if (codeOf(error) === 'session-expired') return warning(texts('error.sessionExpired'));
  const notice = error instanceof ClientError ? error.notice : undefined;
  return notice && warning(notice);
}

/** The message for a failed call, with its reason and the provider's contact. */
export const failureMessage = (text: Text, error: unknown): Message =>
  ownMessage(error) ?? warningWithContact(text, reasonOf(error));

export function reasonOf(error: unknown): TextValue {
  if (error instanceof ClientError) return error.text;
  return error instanceof Error ? error.message : String(error);
}

/** What kind of message the error makes; one that was given up makes none. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof ClientError && error.code !== 'aborted' ? error.code : 'unexpected';

const REFUSALS = new Set<ErrorCode>(['unauthorized', 'forbidden', 'session-expired']);

/** What is said where something could not be read: that the caller has no right to it (MSG-19), else the message. */
export const readFailure = (message: Message, error: unknown): Message =>
  isRefusal(error) ? warning(texts('error.noAccess')) : message;

/** Whether the caller has no right to what was asked, or no session any more. */
export const isRefusal = (error: unknown): boolean => REFUSALS.has(codeOf(error));

/** All that the user reads and that `fp-error` holds: the finished sentence, and the reason of the server on a line below it. */
export function messageText(message: Message, locale: Locale, provider: string | null): string {
  const { detail } = message;
  const first = sentence(message, locale, provider);
  return detail ? `${first}\n${texts.in(locale)('error.withReason', { reason: detail })}` : first;
}

/** Full stops are never doubled (D-107). */
function sentence({ text, contact }: Message, locale: Locale, provider: string | null): string {
  const message = inLanguage(locale, text);
  if (!contact) return message;
  const translate = texts.in(locale);
  return translate('error.withContact', {
    message: withoutStop(message),
    provider: withoutStop(provider || translate('common.theProvider')),
  });
}
