import type { EngineAnswer } from './engine.ts';

/** What the thread of the embedded database begins with. */
export interface ThreadData {
  folder: string;
  /** PGlite, compiled: each thread would do that again, and begin with slow code. */
  program: WebAssembly.Module;
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

/** What the thread says: `ready` once, then one of the others a request. `bytes` is the memory that its database has. */
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; error: ThreadError }
  | { kind: 'answer'; id: number; answer: EngineAnswer; bytes: number }
  | { kind: 'error'; id: number; error: ThreadError; bytes: number }
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
