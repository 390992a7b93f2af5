import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pgUtils from 'pg/lib/utils.js';
import { CRASH_SHUTDOWN, QUERY_CANCELED } from '../sql-state.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { Engine, EngineAnswer } from './engine.ts';

/**
 * The embedded database behind the interface of node-postgres' pool, as far as Kysely uses it, so that one dialect
 * runs on both databases. A client has the one connection alone until its release, others wait in `queue`.
 */
export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  readonly #engine: Engine;
  readonly #queue: ConnectionQueue;
  readonly #statementTimeoutMs: number;

  constructor(engine: Engine, queue: ConnectionQueue, statementTimeoutMs: number) {
    this.#engine = engine;
    this.#queue = queue;
    this.#statementTimeoutMs = statementTimeoutMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    const done = await this.#queue.take();
    return new EmbeddedClient(this.#engine, done, this.#statementTimeoutMs);
  }

  async end(): Promise<void> {}
}

/** As `withoutTimeout` and `migrate` say it: PGlite knows the setting, but has no clock that would end a statement. */
const TIMEOUT_SETTING = /^(?:set (?:local )?statement_timeout = (\d+)|reset statement_timeout)$/;

/** Failures after which whatever was open on the connection is gone. */
const LOST = new Set<unknown>([QUERY_CANCELED, CRASH_SHUTDOWN]);

class EmbeddedClient implements PostgresPoolClient {
  readonly processID = 1;
  readonly #engine: Engine;
  readonly #done: () => void;
  readonly #defaultTimeoutMs: number;
  #timeoutMs: number;
  #running: Promise<unknown> = Promise.resolve();
  #isReleased = false;
  #isInTransaction = false;
  #isTransactionLost = false;

  constructor(engine: Engine, done: () => void, timeoutMs: number) {
    this.#engine = engine;
    this.#done = done;
    this.#defaultTimeoutMs = timeoutMs;
    this.#timeoutMs = timeoutMs;
  }

  query<R>(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // A late query of a finished transaction would otherwise run inside somebody else's.
    if (this.#isReleased) return Promise.reject(new Error('The connection was already released.'));
    const result = this.#run(sql, parameters) as Promise<unknown> as Promise<PostgresQueryResult<R>>;
    this.#running = Promise.allSettled([this.#running, result]);
    return result;
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<EngineAnswer> {
    // What follows in a transaction that a time limit ended must not be done outside of it.
    if (this.#isTransactionLost) throw new Error('Connection terminated: its transaction is lost.');
    const timeout = TIMEOUT_SETTING.exec(sql);
    if (timeout) this.#timeoutMs = timeout[1] ? Number(timeout[1]) : this.#defaultTimeoutMs;
    const values = parameters.map((value) => pgUtils.prepareValue(value));
    try {
      const answer = await this.#engine.query(sql, values, this.#timeoutMs);
      this.#isInTransaction = answer.isInTransaction;
      return answer;
    } catch (error) {
      const isLost = LOST.has((error as { code?: unknown }).code);
      this.#isTransactionLost = isLost && this.#isInTransaction;
      throw error;
    }
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    void this.#cleanUp().finally(this.#done);
  }

  /** The next user of the connection finds no open transaction, however the last one ended. */
  async #cleanUp(): Promise<void> {
    await this.#running;
    if (!this.#isInTransaction || this.#isTransactionLost) return;
    await this.#engine.query('rollback', [], 0).catch(() => undefined);
  }
}
