import { reason } from '../../../shared/contract/reasons.ts';
import type { Caller, RecordReader, RightsHolder } from '../auth/rights/caller.ts';
import { createTokens } from '../auth/tokens.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';

/** Who was given an address: whether the rights stand, and what these let them see, is asked at each download. */
export type AddressHolder = RightsHolder & RecordReader;

/** Addresses of a few minutes that download a file without a bearer, which a browser's own download doesn't send. */
export interface FileAddresses {
  /** An address, and when it ends: ISO 8601, UTC. */
  sign(caller: Caller, fileId: string): Promise<{ url: string; expiresAt: string }>;
  /**
   * Who was given the address of the file; whether their rights stand is still to be asked.
   *
   * @throws ApiError 401 for a token that isn't one of this file, 410 for one whose time is over
   */
  holderOf(token: string | undefined, fileId: string): Promise<AddressHolder>;
}

/** Enough for the browser's question where to store the file; the download itself may take longer. */
const ADDRESS_MS = 5 * 60_000;

/**
 * @param secret signs the addresses; servers on one database share it
 * @param previous the secret before this one: its addresses are accepted
 */
export function createFileAddresses(secret: string, previous?: string): FileAddresses {
  const tokens = createTokens(secret, previous);
  return {
    async sign(caller, fileId) {
      const expiresAt = Math.floor((Date.now() + ADDRESS_MS) / 1000) * 1000;
      const token = await tokens.sign('file', { fid: fileId, by: holderIn(caller) }, expiresAt);
      return { url: `/api/files/${fileId}?token=${token}`, expiresAt: new Date(expiresAt).toISOString() };
    },

    async holderOf(token, fileId) {
      const address = await tokens.verify(token, 'file');
      if (address?.claims.fid === fileId) return address.claims.by;
      if (!address && (await tokens.hasExpired(token, 'file')))
        throw new ApiError(410, 'address_expired', reason('badLink'));
      throw unauthorized(reason('badLink'));
    },
  };
}

function holderIn(caller: Caller): AddressHolder {
  if (caller.kind === 'user') {
    const { kind, sessionId, userId, rightsVersion, seesAll, entityId } = caller;
    return { kind, sessionId, userId, rightsVersion, seesAll, entityId };
  }
  if (caller.kind === 'link') {
    const { kind, linkId, recordType, recordId } = caller;
    return { kind, linkId, recordType, recordId };
  }
  return { kind: caller.kind };
}
