import * as v from 'valibot';

/** `mailTrouble`: mails that the server could not hand over, for admins of the provider. */
export const MailTrouble = v.object({
  /** Mails whose last try failed, and that are tried again. */
  retried: v.number(),
  /** Mails of the last seven days that nobody tries to send any more. */
  givenUp: v.number(),
  /** Why the last one of them failed: codes and the step of SMTP, no words of a mail. null where that isn't known. */
  failure: v.nullable(v.string()),
});

export type MailTrouble = v.InferOutput<typeof MailTrouble>;
