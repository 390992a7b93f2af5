import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { KeyedCrypto } from '../auth/keyed-crypto.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Mail, MailKind } from './mail.ts';
import { endLeases, enqueue, type Job, nextDue, postpone, remove, take } from './queue.ts';
import { MailFailure, type SendMail } from './smtp.ts';

/** Logs a mail that is given up. */
export interface MailLog {
  error(facts: object, message: string): void;
}

/**
 * Mails that outlive a crash: written in the transaction that gives a reason for them, sent after its commit. Of several
 * servers on one database one sends each mail; if that process ends while it sends, another one sends it.
 */
export interface Mailer {
  /** Writes the mail down. What it carries is of no use after `uselessAt`, and neither is the mail. */
  post(trx: Transaction<Tables>, mail: Mail, about: { kind: MailKind; uselessAt: Date }): Promise<void>;
  /** To call after the commit: sends what is due, in the background. */
  wake(): void;
  /** Also sends what an earlier run left. */
  start(log: MailLog): void;
  /** Waits a moment for a mail on its way. */
  stop(): Promise<void>;
}

/** Several hours altogether; what ends before, as a code does, is not sent after its end. */
const PAUSES_MS = [5_000, 20_000, 80_000, 320_000, 1_280_000, 5_120_000];
/** Another server may have died with mails of its own. */
const LONGEST_WAIT_MS = 60_000;
const SHORTEST_WAIT_MS = 50;
/** One whose server is silent is left to the next run. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * @param send without it (in a demo) mails go to the outbox, which `/demo/` shows
 * @param pauses between the attempts, in milliseconds; after the last one the mail is given up
 */
export function createMailer({
  database,
  keyedCrypto,
  send,
  pauses = PAUSES_MS,
}: {
  database: Database;
  keyedCrypto: KeyedCrypto;
  send: SendMail | undefined;
  pauses?: readonly number[];
}): Mailer {
  if (!send) return outbox;
  const { db, kind } = database;
  let log: MailLog = { error: () => undefined };
  let isStopped = true;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAgain = false;

  async function deliver({ id, kind, sealed, tries, isUseless }: Job): Promise<void> {
    const giveUp = async (reason: string) => {
      await remove(db, id);
      log.error({ mail: id, kind, tries, reason }, 'a mail was given up');
    };
    if (isUseless) return giveUp('not sent in time');
    try {
      const mail: Mail = JSON.parse(keyedCrypto.decrypt(sealed));
      if (mail.to !== null) await send?.({ ...mail, to: mail.to }, id);
    } catch (error) {
      const isFinal = !(error instanceof MailFailure) || error.isFinal;
      const pause = pauses[tries - 1];
      const reason = error instanceof MailFailure ? error.message : 'it can not be read';
      return isFinal || pause === undefined ? giveUp(reason) : postpone(db, id, pause);
    }
    await remove(db, id);
  }

  async function work(): Promise<void> {
    let wait = LONGEST_WAIT_MS;
    try {
      for (;;) {
        isAgain = false;
        const job = isStopped ? undefined : await take(db);
        if (job) await deliver(job);
        else if (!isAgain) break;
      }
      wait = Math.min(wait, (await nextDue(db)) ?? wait);
    } catch {
      // The database can't be reached, which every request logs; the mail stays in its queue.
    }
    working = undefined;
    if (isStopped) return;
    timer = setTimeout(wake, Math.max(SHORTEST_WAIT_MS, wait)).unref();
    if (isAgain) wake();
  }

  function wake(): void {
    if (isStopped) return;
    isAgain = true;
    clearTimeout(timer);
    working ??= work();
  }

  return {
    post: (trx, mail, about) => enqueue(trx, { ...about, sealed: keyedCrypto.encrypt(JSON.stringify(mail)) }),
    wake,

    start(given) {
      log = given;
      isStopped = false;
      // Nobody else can be sending from the embedded database: what is under way there was left by a crash.
      const begin = kind === 'embedded' ? endLeases(db).catch(() => undefined) : Promise.resolve();
      begin.then(wake);
    },

    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([working, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const outbox: Mailer = {
  async post(trx, { to, subject, text }) {
    if (to !== null) await trx.insertInto('mail_outbox').values({ recipient: to, subject, text }).execute();
  },
  wake: () => undefined,
  start: () => undefined,
  stop: async () => undefined,
};
