import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Hashes and encrypts with keys derived from the server's secret; servers on one database share them. */
export interface KeyedCrypto {
  /**
   * The hash that is stored in place of `parts`. Five digits are found at once from a plain hash, but not from this one
   * without the secret. `purpose` keeps hashes of different things apart.
   */
  hash(purpose: string, ...parts: string[]): string;
  /** Encrypts a text; {@link KeyedCrypto.decrypt} reads it. */
  encrypt(text: string): string;
  /** Throws for what was encrypted with another secret, or altered. */
  decrypt(sealed: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createKeyedCrypto(secret: string): KeyedCrypto {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `freight-portal ${use}`, 32));
  const hashKey = keyFor('hash');
  const sealKey = keyFor('seal');
  return {
    hash: (purpose, ...parts) =>
      createHmac('sha256', hashKey)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),

    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },

    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([content, decipher.final()]).toString('utf8');
    },
  };
}
