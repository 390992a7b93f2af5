import { statfsSync } from 'node:fs';
import { DEFAULT_DATA_DIR } from './config.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseUnavailable } from './db/database-error.ts';

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  path?: string;
}

/** A database that finds less than this fails with words that don't say so. */
const LEAST_ROOM_BYTES = 50e6;

/** Why the server can't start, in one line that names the setting to look at. */
export function startFailure(error: unknown, dataDir = process.env.DATA_DIR ?? DEFAULT_DATA_DIR): string {
  if (!(error instanceof Error)) return `The server can't start: ${String(error)}`;
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code, syscall, address, port, path }: SystemError = error;
  const network = syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo';
  if (network && code === 'EADDRINUSE')
    return `PORT: ${port} on ${address} is already in use. Set PORT to another one, such as PORT=${(port ?? 0) + 1}, or to 0 for any that is free.`;
  if (network && code === 'EACCES') return `PORT: not allowed to listen on ${port}.`;
  if (network) return `HOST: can't listen there (${code}).`;
  // The only files that a start writes or locks.
  if (path !== undefined && syscall !== undefined) return `DATA_DIR: can't use ${path} (${code}).`;
  const failure = `The server can't start: ${error.message.split('\n', 1)[0]}`;
  const room = roomOf(dataDir);
  if (room > LEAST_ROOM_BYTES) return failure;
  return `DATA_DIR: ${dataDir} has only ${Math.floor(room / 1e6)} MB of room left. ${failure}`;
}

/** How many bytes can still be written in `folder`; as many as one likes where that can't be told. */
export function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
