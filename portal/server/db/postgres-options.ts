export interface PostgresOptions {
  /** Connections at most. */
  databasePool: number;
  /** A statement that runs longer is the server's mistake: nobody waits for its answer any more. */
  statementTimeoutMs: number;
  /**
   * Whether a pooler in transaction mode is between, which hands on no settings of a connection: those of the role must
   * then be ours.
   */
  databasePooler: boolean;
}

/** What the settings DATABASE_POOL, STATEMENT_TIMEOUT_MS and DATABASE_POOLER are where nobody sets them. */
export const POSTGRES_DEFAULTS: PostgresOptions = {
  databasePool: 14,
  statementTimeoutMs: 15_000,
  databasePooler: false,
};
