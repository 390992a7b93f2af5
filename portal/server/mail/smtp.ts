import { isThisMachine } from '../setting-types.ts';
import type { Mail } from './mail.ts';

/**
 * Sends one mail, or stops with the signal; `id` is the same in every attempt, so that a mail sent twice is
 * recognised as one.
 */
export type SendMail = (mail: Mail & { to: string }, id: string, signal: AbortSignal) => Promise<void>;

const TIMEOUT_MS = 60_000;
const STEP_TIMEOUT_MS = 15_000;

/** A mail server refused this mail for good, or could not be reached. The message has neither address nor text. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** Another attempt can't help. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/**
 * The mail server of `SMTP_URL`; nodemailer's options may follow in its query (`?requireTLS=true`). Where it says who we
 * are, another machine has to be spoken to through TLS: an answer without STARTTLS would have the password told openly.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): SendMail {
  // Most starts send nothing and needn't load it.
  const opening = once(async () => {
    const { createTransport } = await import('nodemailer');
    const { username, hostname } = new URL(url);
    return createTransport({
      url,
      requireTLS: username !== '' && !isThisMachine(hostname),
      connectionTimeout: STEP_TIMEOUT_MS,
      greetingTimeout: STEP_TIMEOUT_MS,
      socketTimeout: STEP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';

  return async ({ to, subject, text, html }, id, signal) => {
    const transport = await opening();
    try {
      await transport.sendMail({
        from,
        // An object is never read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** What the log may know of it: the server's words might quote the mail. */
function failureOf(error: unknown): MailFailure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const facts = [code, responseCode, command].filter((fact) => fact !== undefined);
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return new MailFailure(facts.join(' ') || 'no reason given', isFinal);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
