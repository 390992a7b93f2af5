import type { EngineAnswer } from './engine.ts';

/** What the thread begins with. */
export interface ThreadData {
  folder: string;
  /** Of PGlite, compiled: `pglite-module.ts`. */
  module: WebAssembly.Module;
  /** {@link DurableFolder} */
  onDiskBefore: number;
  /** Of the processor, for a query of the data API: `query-time.ts`. */
  queryTimeMs: number;
}

/** What the server asks of the thread of the embedded database. */
export type ThreadRequest =
  | { kind: 'query'; id: number; sql: string; parameters: readonly (string | null)[] }
  | { kind: 'close' };

/** An error as it travels between threads, which lose whatever isn't standard about an `Error`. */
export interface ThreadError {
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

/** What the thread has used so far. */
export interface ThreadUse {
  /** The memory that its database has. */
  bytes: number;
  /** Of a processor, from its start on. */
  milliseconds: number;
}

/** What the thread says: `ready` once, then one of the others a request. */
export type ThreadAnswer =
  | ({ kind: 'ready' } & ThreadUse)
  | { kind: 'failed'; error: ThreadError }
  | ({ kind: 'answer'; id: number; answer: EngineAnswer } & ThreadUse)
  | ({ kind: 'error'; id: number; error: ThreadError } & ThreadUse)
  | { kind: 'closed' };

/** Keeps what PostgreSQL says beside the message, such as `code` and `constraint`. */
export function toThreadError(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields: {} };
  const told = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { message: error.message, stack: error.stack, fields: Object.fromEntries(told) };
}

export function fromThreadError({ message, stack, fields }: ThreadError): Error {
  const error = Object.assign(new Error(message), fields);
  if (stack !== undefined) error.stack = stack;
  return error;
}
