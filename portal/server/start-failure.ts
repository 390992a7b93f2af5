import { ConfigError } from './config.ts';
import { DatabaseUnavailable } from './db/database-error.ts';

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  path?: string;
}

/** Why the server can't start, in one line that names the setting to look at. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The server can't start: ${String(error)}`;
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code, syscall, address, port, path }: SystemError = error;
  const network = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo';
  if (network && code === 'EADDRINUSE') return `PORT: ${port} on ${address} is already in use.`;
  if (network && code === 'EACCES') return `PORT: not allowed to listen on ${port}.`;
  if (network) return `HOST: can't listen there (${code}).`;
  // The only files that a start writes or locks.
  if (path !== undefined && syscall !== undefined) return `DATA_DIR: can't use ${path} (${code}).`;
  return `The server can't start: ${error.message.split('\n', 1)[0]}`;
}
