/** What a statement answered, as node-postgres would say it. */
export interface EngineAnswer {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
  /** Whether the connection is inside a transaction now. */
  isInTransaction: boolean;
}

/**
 * The one connection of the embedded database. Statements are run one after the other, in the order in which they
 * came; {@link EmbeddedPool} sees to it that two users of the connection don't mix theirs.
 */
export interface Engine {
  /**
   * Runs one statement; parameters are the text that PostgreSQL reads. Errors carry the SQLSTATE as `code` and never
   * the parameters. After `timeoutMs` (0: never) the statement is stopped and fails with `QUERY_CANCELED`; whatever transaction
   * was open is gone with it, as after a lost connection.
   */
  query(sql: string, parameters: readonly (string | null)[], timeoutMs: number): Promise<EngineAnswer>;
  close(): Promise<void>;
}
