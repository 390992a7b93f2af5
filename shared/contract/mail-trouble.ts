import * as v from 'valibot';

/** `mailTrouble`: mails that the server could not hand over, for admins of the provider. */
export const MailTrouble = v.object({
  /** Mails whose last try failed, and that are tried again. */
  retried: v.number(),
  /** Mails of the last seven days that nobody tries to send any more. */
  givenUp: v.number(),
  /** Why the last one of them failed: codes and the step of SMTP, no words of a mail. null where that isn't known. */
  failure: v.nullable(v.string()),
  /** The same mails by what they are, those that are tried again first; none from a server of an earlier release. */
  kinds: v.optional(
    v.array(
      v.object({
        /** `invite`, `reset` (a code), `password` and `role` (notices); null where that isn't known any more. */
        mail: v.nullable(v.string()),
        isGivenUp: v.boolean(),
        count: v.number(),
        /** When the first of them was written. */
        since: v.string(),
      }),
    ),
    [],
  ),
});

export type MailTrouble = v.InferOutput<typeof MailTrouble>;
