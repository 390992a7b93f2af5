import type { Kysely } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { unauthorized } from '../../http/errors/api-error.ts';
import { LruMap } from '../../lru-map.ts';
import { networkOf } from '../attempt-limits/network-of.ts';
import { type Clock, createThrottle } from '../attempt-limits/throttle.ts';
import type { ServiceKeyCaller } from '../rights/caller.ts';
import { serviceKeyHash } from './service-key.ts';
import { findServiceKey } from './stored-service-keys.ts';

const REMEMBERED = 1_000;

/**
 * The holder of a service key, with the rights of this moment. Wrong keys from a network are slowed down as wrong
 * passwords are (D-10), but not a key that was right before: neither by the guesses of others behind the same address,
 * nor by how many requests its own server sends at once.
 *
 * @throws ApiError 401 for a key that is unknown, revoked or expired, {@link TooManyAttempts}
 */
export type ServiceKeyCallers = (key: string, address: string) => Promise<ServiceKeyCaller>;

export function createServiceKeyCallers(db: Kysely<Tables>, clock?: Clock): ServiceKeyCallers {
  const throttle = createThrottle({ free: 50, inTurns: false, ...(clock && { clock }) });
  const wasRight = new LruMap<string, true>(REMEMBERED);

  return async (key, address) => {
    const keyHash = serviceKeyHash(key);
    let caller: ServiceKeyCaller | undefined;
    const find = async () => {
      caller = await findServiceKey(db, keyHash);
      return caller !== undefined;
    };
    if (!(wasRight.get(keyHash) && (await find()))) await throttle(networkOf(address), find);
    if (!caller) {
      wasRight.delete(keyHash);
      throw unauthorized(reason('badServiceKey'));
    }
    wasRight.set(keyHash, true);
    return caller;
  };
}
