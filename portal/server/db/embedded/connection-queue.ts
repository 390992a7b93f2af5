import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../database.ts';
import { TOO_MANY_CONNECTIONS } from '../sql-state.ts';

/** Far more than the requests of a small installation at the same time. */
const MOST_WAITING = 1_000;
/** Whoever waited so long for its turn is told so, while the browser still listens. */
const LONGEST_WAIT_MS = 10_000;

/** Gives the one connection of the embedded database to one user after the other, in the order in which they came. */
export class ConnectionQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isTaken = false;
  #isClosed = false;

  /**
   * Waits for its turn and answers how to end it.
   *
   * @throws an error with {@link TOO_MANY_CONNECTIONS} where too many wait, or this one waited too long
   */
  async take(): Promise<() => void> {
    if (this.#isClosed) throw new Error('The database is closed.');
    if (this.#waiting >= MOST_WAITING) throw refusal('too many requests wait for the embedded database');
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => done);
    this.#waiting += 1;
    const patience = new AbortController();
    const tooLong = sleep(LONGEST_WAIT_MS, 'too long', { signal: patience.signal, ref: false });
    tooLong.catch(() => undefined);
    const outcome = await Promise.race([before, tooLong]);
    patience.abort();
    this.#waiting -= 1;
    if (outcome === 'too long') {
      end();
      throw refusal('waited too long for the embedded database');
    }
    this.#isTaken = true;
    return () => {
      this.#isTaken = false;
      end();
    };
  }

  connections(): Connections {
    return { open: 1, idle: this.#isTaken ? 0 : 1, waiting: this.#waiting };
  }

  /** Waits for those in the queue, then lets nobody in. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }
}

const refusal = (message: string) => Object.assign(new Error(message), { code: TOO_MANY_CONNECTIONS });
