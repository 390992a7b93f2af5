import { networkOf } from '../auth/attempt-limits/network-of.ts';
import { type Clock, createThrottle } from '../auth/attempt-limits/throttle.ts';

/**
 * Slows down who guesses and who floods, by network address and by account (D-10); `RATE_LIMIT` doesn't touch these.
 * Each throws `TooManyAttempts`. How long a code lives and how often it may be tried stands in `reset-codes.ts`, how
 * many wrong ones a day in `code-attempts.ts`.
 */
export interface Limits {
  /** Runs one guess at a code. `account` is a digest. */
  guesses(address: string, account: string, run: () => Promise<boolean>): Promise<boolean>;
  /** Counts one request that may send a mail; how many an account gets is counted in the database. */
  mails(address: string): Promise<void>;
}

export function createLimits(clock?: Clock): Limits {
  const time = clock && { clock };
  const byAddress = createThrottle({ free: 50, inTurns: false, ...time });
  const byAccount = createThrottle({ free: 10, inTurns: true, ...time });
  // In turns, so that one address gets a mail out every few seconds at most, however many it asks for at once.
  const mailsByAddress = createThrottle({ free: 50, inTurns: true, ...time });
  return {
    guesses: (address, account, run) => byAddress(networkOf(address), () => byAccount(account, run)),
    async mails(address) {
      await mailsByAddress(networkOf(address), async () => false);
    },
  };
}
