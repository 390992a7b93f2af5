import { createHash, randomBytes } from 'node:crypto';
import { SERVICE_KEY_PREFIX } from '../../../../shared/contract/service-keys.ts';

const RANDOM_BYTES = 32;

/** A new key, of 256 random bits. */
export const newServiceKey = (): string =>
  SERVICE_KEY_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');

/** Whether a bearer means to be a service key. */
export const isServiceKey = (bearer: string | undefined): bearer is string =>
  bearer?.startsWith(SERVICE_KEY_PREFIX) ?? false;

/**
 * What is stored of a key. A plain hash is enough: nobody finds 256 random bits by trying. A key is found by its hash, so
 * that how long the search takes tells nothing of the key.
 */
export const serviceKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
