import { ClientError } from '../client/client-error.ts';
import type { MessageId, Text, Translate } from '../i18n/text.ts';

/** The one alert of a tool (PO-16, PO-17). `contact` puts the provider's contact behind it (PO-52). */
export interface Alert {
  readonly severity: 'warning' | 'success';
  readonly text: Text;
  readonly contact: boolean;
  /** Stands below the text: the words of the server. */
  readonly detail?: string;
  /** Tries again what failed, where that is neither the load nor the save of the record. */
  readonly retry?: () => void;
}

/** A warning of the specification's catalogue: `{text}: {reason}`, followed by the provider's contact (PO-52). */
export const failed = (id: MessageId, reason: string): Alert => ({
  severity: 'warning',
  text: { id, values: { reason } },
  contact: true,
});

/** A warning that is complete as it is. */
export const plain = (id: MessageId, values: Text['values'] = {}): Alert => ({
  severity: 'warning',
  text: { id, values },
  contact: false,
});

export const success = (text: Text): Alert => ({ severity: 'success', text, contact: false });

/** What is said of a failure whatever was tried: an ended session (MSG-20), or an error with a text of its own. */
export function ownAlert(error: unknown): Alert | undefined {
  if (codeOf(error) === 'session-expired') return plain('error.sessionExpired');
  const text = error instanceof ClientError ? error.text : undefined;
  return text && plain(text.id, text.values);
}

/** The alert for a failed call. */
export const alertOf = (id: MessageId, error: unknown): Alert =>
  ownAlert(error) ?? failed(id, reasonOf(error));

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const codeOf = (error: unknown): string => (error instanceof ClientError ? error.code : 'unexpected');

/** The finished sentence; full stops are never doubled (D-107). */
export function sentence(
  { text: { id, values }, contact }: Alert,
  text: Translate,
  provider: string | null,
): string {
  const message = text(id, values);
  if (!contact) return message;
  return text('error.withContact', {
    message: message.replace(/[.。\s]+$/, ''),
    provider: (provider || text('common.theProvider')).replace(/[.。\s]+$/, ''),
  });
}
