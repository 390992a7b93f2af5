import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Hashes and encrypts with keys derived from the server's secret; servers on one database share them. */
export interface KeyedCrypto {
  /**
   * The hash that is stored in place of `parts`. Five digits are found at once from a plain hash, but not from this one
   * without the secret. `purpose` keeps hashes of different things apart.
   */
  hash(purpose: string, ...parts: string[]): string;
  /**
   * {@link KeyedCrypto.hash} by the present secret and, while it is being replaced, by the previous one: what may
   * be stored.
   */
  hashes(purpose: string, ...parts: string[]): string[];
  /** Encrypts a text; {@link KeyedCrypto.decrypt} reads it. */
  encrypt(text: string): string;
  /** Throws for what was encrypted with neither secret, or altered. */
  decrypt(sealed: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param previousSecret by which something may still be stored */
export function createKeyedCrypto(secret: string, previousSecret?: string): KeyedCrypto {
  const present = keysOf(secret);
  const previous = previousSecret ? keysOf(previousSecret) : undefined;
  const hashBy = ({ hashKey }: Keys, parts: string[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url');
  return {
    hash: (...parts) => hashBy(present, parts),

    hashes: (...parts) => [present, ...(previous ? [previous] : [])].map((keys) => hashBy(keys, parts)),

    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, present.sealKey, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },

    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        return open(bytes, present);
      } catch (error) {
        if (previous) return open(bytes, previous);
        throw error;
      }
    },
  };
}

interface Keys {
  hashKey: Buffer;
  sealKey: Buffer;
}

function keysOf(secret: string): Keys {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `freight-portal ${use}`, 32));
  return { hashKey: keyFor('hash'), sealKey: keyFor('seal') };
}

function open(bytes: Buffer, { sealKey }: Keys): string {
  const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).toString('utf8');
}
