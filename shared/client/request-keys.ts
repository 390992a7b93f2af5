import { plainJson } from '../plain-json.ts';
import { ClientError } from './client-error.ts';
import { idempotencyKey } from './idempotency-key.ts';

/** Runs a change under the key of its content: a second try of the same content has the same key (D-122). */
export type WithKey = <T>(content: object, run: (key: string) => Promise<T>) => Promise<T>;

/** The idempotency keys of changes that are under way or failed; what worked is forgotten, so that doing it again is new. */
export function requestKeys(): WithKey {
  const keys = new Map<string, string>();
  return async (content, run) => {
    const name = plainJson(content);
    const key = keys.get(name) ?? idempotencyKey();
    keys.set(name, key);
    try {
      const result = await run(key);
      keys.delete(name);
      return result;
    } catch (error) {
      // A key that the server holds for something else would fail for ever.
      if (error instanceof ClientError && error.status === 409) keys.delete(name);
      throw error;
    }
  };
}
