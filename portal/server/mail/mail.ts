/** One mail to one person, in their language. */
export interface Mail {
  /** null: nobody; the mail is queued as any other, and then dropped, so that both take the same time (D-08). */
  to: string | null;
  subject: string;
  text: string;
  html: string;
}

/** Which mail it is, for the log: it may name neither the person nor the secret. */
export type MailKind = 'reset' | 'invite' | 'password' | 'role';
