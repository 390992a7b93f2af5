import type { PrimitiveAtom } from 'jotai';
import { isAborted } from '../client/client-error.ts';
import type { ErrorCode } from '../element/events.ts';
import type { Host } from '../element/host.ts';
import { localeAtom } from '../i18n/use-text.ts';
import { providerAtom } from './backend-state.ts';
import { codeOf, type Message, messageText, ownMessage } from './message.ts';

/** Where a message is shown, and the element that sends the event. */
export interface MessageTarget {
  readonly host: Pick<Host, 'store' | 'emit'>;
  readonly messageAtom: PrimitiveAtom<Message | null>;
}

/**
 * Shows a message and, unless it is of a success, sends `fp-error` with exactly the text that the user reads.
 *
 */
export function report(
  { host, messageAtom }: MessageTarget,
  message: Message,
  code: ErrorCode = 'unexpected',
  cause?: unknown,
): void {
  const { store } = host;
  store.set(messageAtom, message);
  if (message.severity === 'success') return;
  const text = messageText(message, store.get(localeAtom), store.get(providerAtom));
  host.emit('fp-error', { message: text, code, cause });
}

/**
 * Reports what failed with an error, in the error's own words where it has some; what tries it again stays offered. A
 * request that was given up is no failure.
 */
export function reportError(target: MessageTarget, message: Message, error: unknown): void {
  if (isAborted(error)) return;
  const own = ownMessage(error);
  const { retry } = message;
  report(target, own ? { ...own, ...(retry && { retry }) } : message, codeOf(error), error);
}
