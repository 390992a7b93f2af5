/** One mail to one person, in their language. */
export interface Mail {
  /** null: nobody; the mail is written and kept for a moment as any other, and then dropped (D-08). */
  to: string | null;
  subject: string;
  text: string;
  html: string;
}

/** Which mail it is, for the log: neither the person nor the secret in it may stand there. */
export type MailKind = 'reset' | 'invite';
