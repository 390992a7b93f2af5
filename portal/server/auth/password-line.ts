import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** Half of the threads that Node has for such work: files and names of hosts are looked up by the others. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
/** Some hundred milliseconds of work: what one network may put before everybody else. */
const MOST_OF_NETWORK = 20;
/** Whoever would wait longer is told so while the page still listens. */
const LONGEST_WAIT_MS = 5_000;

interface Waiting {
  network: string;
  begin(): void;
}

/** Runs one piece of work of a network when it is its turn. @throws ApiError 503 where too many wait, or for too long */
type PasswordLine = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets few passwords be hashed at a time, in the order in which they came: each takes 19 MB and some 20 ms of a core, so
 * that a flood of sign-ins would take all of either from everybody.
 */
export function createPasswordLine({ longestWaitMs = LONGEST_WAIT_MS } = {}): PasswordLine {
  const waiting: Waiting[] = [];
  let running = 0;

  async function turn(network: string): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    const ofNetwork = waiting.filter((other) => other.network === network).length;
    if (waiting.length >= MOST_WAITING || ofNetwork >= MOST_OF_NETWORK) throw tooBusy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own: Waiting = { network, begin: resolve };
    const tooLate = setTimeout(() => {
      waiting.splice(waiting.indexOf(own), 1);
      reject(tooBusy());
    }, longestWaitMs);
    waiting.push(own);
    return promise.finally(() => clearTimeout(tooLate));
  }

  return async (network, work) => {
    await turn(network);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

const tooBusy = () => new ApiError(503, 'busy', reason('passwordsBusy'));
