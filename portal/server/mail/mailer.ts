import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { KeyedCrypto } from '../auth/keyed-crypto.ts';
import type { Tables } from '../db/tables.ts';
import { JobFailure, type JobKind, type RunningJob } from '../jobs/job-kind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Mail, MailKind } from './mail.ts';
import { MailFailure, type SendMail } from './smtp.ts';

/**
 * Mails that outlive a crash: each is a job, written in the transaction that gives a reason for it, sent after its
 * commit. One whose server dies before it knows that the mail has gone is sent again, with the same id.
 */
export interface Mailer {
  /** Writes the mail down. What it carries may be of no use after `uselessAt`, and then neither is the mail. */
  post(trx: Transaction<Tables>, mail: Mail, about: { kind: MailKind; uselessAt?: Date }): Promise<void>;
  /** To call after the commit: sends what is due, in the background. */
  wake(): void;
}

/** Several hours altogether; what ends before, as a code does, is not sent after its end. */
const PAUSES_MS = [5_000, 20_000, 80_000, 320_000, 1_280_000, 5_120_000];

/** The mail itself is encrypted. */
const MailPayload = v.object({ mail: v.string(), sealed: v.string() });
type MailPayload = v.InferOutput<typeof MailPayload>;

/**
 * @param send without it (in a demo) mails go to the outbox, which `/demo/` shows
 * @param pauses between the attempts, in milliseconds; after the last one the mail is given up
 */
export function createMailer({
  jobs,
  keyedCrypto,
  send,
  pauses = PAUSES_MS,
}: {
  jobs: Jobs;
  keyedCrypto: KeyedCrypto;
  send: SendMail | undefined;
  pauses?: readonly number[];
}): Mailer {
  if (!send) return outbox;

  const kind: JobKind<MailPayload, void> = {
    name: 'mail',
    payload: MailPayload,
    pauses,
    facts: ({ mail }) => ({ mail }),
    async run({ sealed }, job) {
      const { to, ...content } = opened(keyedCrypto, sealed);
      if (to !== null) await sent(send, { to, ...content }, job);
    },
  };
  jobs.add(kind);

  return {
    async post(trx, mail, about) {
      const payload = { mail: about.kind, sealed: keyedCrypto.encrypt(JSON.stringify(mail)) };
      await enqueue(trx, kind, { payload, ...(about.uselessAt && { uselessAt: about.uselessAt }) });
    },
    wake: jobs.wake,
  };
}

function opened(keyedCrypto: KeyedCrypto, sealed: string): Mail {
  try {
    return JSON.parse(keyedCrypto.decrypt(sealed));
  } catch {
    throw new JobFailure('it can not be read', { isFinal: true });
  }
}

async function sent(send: SendMail, mail: Mail & { to: string }, { id, signal }: RunningJob): Promise<void> {
  try {
    await send(mail, id, signal);
  } catch (error) {
    if (error instanceof MailFailure) throw new JobFailure(error.message, error);
    throw error;
  }
}

const outbox: Mailer = {
  async post(trx, { to, subject, text }) {
    if (to !== null) await trx.insertInto('mail_outbox').values({ recipient: to, subject, text }).execute();
  },
  wake: () => undefined,
};
