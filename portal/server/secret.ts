import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './db/make-folder.ts';

/** Below the data folder. */
export const SECRET_FILE = 'jwt-secret';

/**
 * The secret that signs tokens, for servers that were given none: generated once and kept in `dataDir` for its owner
 * alone. Two servers starting at the same time get the same one.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  try {
    return read(file) ?? create(file, dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: can't keep the generated secret: ${reason}.`);
  }
}

/**
 * The file of a generated secret that a `JWT_SECRET` has taken the place of, unless the settings know it: what it signed
 * has ended. Undefined where there is none.
 */
export function replacedSecret({
  dataDir,
  jwtSecret,
  jwtSecretPrevious,
}: Pick<Config, 'dataDir' | 'jwtSecret' | 'jwtSecretPrevious'>): string | undefined {
  const file = join(dataDir, SECRET_FILE);
  if (jwtSecret === undefined || !existsSync(file)) return undefined;
  return [jwtSecret, jwtSecretPrevious].includes(read(file)) ? undefined : file;
}

/** A link appears complete or not at all, and never replaces another server's file. */
function create(file: string, dataDir: string): string {
  makeFolder(dataDir);
  const secret = randomBytes(32).toString('base64url');
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, secret, { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
    return secret;
  } catch (error) {
    const winner = read(file);
    if (winner) return winner;
    throw error;
  } finally {
    rmSync(own);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
