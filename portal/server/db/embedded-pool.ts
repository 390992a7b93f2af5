import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pgUtils from 'pg/lib/utils.js';
import type { Connections, CountedPool } from './database.ts';
import { PARSERS } from './type-parsers.ts';

/** Parameters are already the text that node-postgres would send, for whatever type the statement wants. */
const SERIALIZERS = new Proxy<Record<number, (value: string) => string>>({}, { get: () => String });

/**
 * PGlite behind the interface of node-postgres' pool, as far as Kysely uses it, so that one dialect runs on both
 * databases. PGlite is one connection: a client has it alone until its release, others wait in line.
 */
export class EmbeddedPool implements CountedPool {
  readonly options = {};
  readonly #pglite: PGlite;
  #turn: Promise<void> = Promise.resolve();
  /** Whoever has the connection, and those in line. */
  #users = 0;
  #ended = false;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    pglite.parsers = PARSERS;
    pglite.serializers = SERIALIZERS;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#ended) throw new Error('The database is closed.');
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    this.#users += 1;
    await before;
    return new EmbeddedClient(this.#pglite, () => {
      this.#users -= 1;
      resolve();
    });
  }

  connections(): Connections {
    return { open: 1, idle: this.#users === 0 ? 1 : 0, waiting: Math.max(0, this.#users - 1) };
  }

  /** Waits for those in line, then lets nobody in. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#turn;
  }
}

class EmbeddedClient implements PostgresPoolClient {
  readonly processID = 1;
  readonly #pglite: PGlite;
  readonly #done: () => void;
  #running: Promise<unknown> = Promise.resolve();
  #released = false;

  constructor(pglite: PGlite, done: () => void) {
    this.#pglite = pglite;
    this.#done = done;
  }

  query<R>(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // A late query of a finished transaction would otherwise run inside somebody else's.
    if (this.#released) return Promise.reject(new Error('The connection was already released.'));
    const result = this.#run<R>(sql, parameters);
    this.#running = Promise.allSettled([this.#running, result]);
    return result;
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const values = parameters.map((value) => pgUtils.prepareValue(value));
      const { command, rowCount = 0, rows } = await this.#pglite.query<R>(sql, values);
      return { command: command as PostgresQueryResult<R>['command'], rowCount, rows };
    } catch (error) {
      throw withoutValues(error);
    }
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    void this.#cleanUp().finally(this.#done);
  }

  /** The next user of the connection finds no open transaction, however the last one ended. */
  async #cleanUp(): Promise<void> {
    await this.#running;
    if (!this.#pglite.closed && this.#pglite.isInTransaction()) {
      await this.#pglite.query('rollback').catch(() => undefined);
    }
  }
}

/** PGlite hangs statement and parameters on its errors; parameters may be secrets, and errors get logged. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) {
    for (const key of ['query', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
  }
  return error;
}
