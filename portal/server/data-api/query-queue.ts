import { type CallerQueue, createCallerQueue } from '../caller-queue.ts';
import type { Database } from '../db/database.ts';

/** What the queries of callers who ask for much leave to everybody else, by kind of database. */
const LONG_QUERIES = {
  /** Of a few cores each of these queries takes one: together they take a quarter of it, so that what others ask finds one free. */
  postgres: { longMs: 2_000, pause: { times: 3, mostMs: 2_000 } },
  /**
   * Everybody waits for the one connection who comes while such a query runs. In the pause after it they ask all that they
   * came for, so that nobody waits for two of them.
   */
  embedded: { longMs: 500, pause: { times: 1, mostMs: 250 } },
};

/** Where everybody's queries wait for each other, whatever address they came to; one for a server. */
export const createQueryQueue = ({ kind, readsAtOnce }: Database): CallerQueue =>
  createCallerQueue({
    atOnce: readsAtOnce,
    longAtOnce: Math.max(1, Math.floor(readsAtOnce / 4)),
    ...LONG_QUERIES[kind],
  });
