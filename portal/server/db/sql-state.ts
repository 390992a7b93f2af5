/** PostgreSQL's code of a statement that its time limit ended. */
export const QUERY_CANCELED = '57014';
/** PostgreSQL's code of statements that end because the server crashed. */
export const CRASH_SHUTDOWN = '57P02';
/** PostgreSQL's code of a refusal for too many connections: for callers, a database that can't work now. */
export const TOO_MANY_CONNECTIONS = '53300';

/** Whether the database refused values: as no data of their type (class 22), or against a constraint (class 23). */
export function isDataRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]...$/.test(String(error.code));
}
