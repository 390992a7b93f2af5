import { join, relative } from 'node:path';

/** Where the running server puts the copy that a backup is made of; whatever is left there is of no use to anybody. */
export const copyFolder = (dataDir: string): string => join(dataDir, 'backup');

/** Systems cut longer addresses of sockets off, or refuse them. */
const LONGEST_SOCKET = 100;

/**
 * Where the running server hears that a backup is wanted: a socket of the data folder, which nobody but its owner may
 * enter. `undefined` where there can't be one.
 */
export function socketOf(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(dataDir, 'backup.sock');
  const shorter = relative(process.cwd(), path);
  return [path, shorter].find((address) => Buffer.byteLength(address) <= LONGEST_SOCKET);
}
