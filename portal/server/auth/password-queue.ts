import { createCallerQueue } from '../caller-queue.ts';

/**
 * Lets few passwords be hashed at a time: each takes 19 MB and some 20 ms of a core, so that a flood of sign-ins would
 * take all of either from everybody. Networks take turns.
 */
export const createPasswordQueue = ({ waitMs = 5_000 } = {}) =>
  createCallerQueue({
    // Half of the threads that Node has for such work: files and names of hosts are looked up by the others.
    atOnce: 2,
    ofCaller: 2,
    // Some hundred milliseconds of work.
    waiting: 20,
    waitingOfAll: 200,
    // Whoever would wait longer is told so while the page still listens.
    waitMs,
    refusal: 'passwordsBusy',
  });
