import { hash, verify } from '@node-rs/argon2';
import { passwordText } from '../../../shared/passwords/password-text.ts';
import { networkOf } from './attempt-limits/network-of.ts';
import { createPasswordQueue } from './password-queue.ts';

/**
 * A real hash of a password nobody has, with the parameters of all our hashes: checking against it costs an unknown
 * email the same time as a known one (D-08).
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Trp3PwcPicF2/BZAzgt8pg$YLNNBzVeiSTNkKQ1X21MlbMMH6SQF3YWu/30ErVNksk';

/** One for the whole process, whose memory it spares. */
const queue = createPasswordQueue();

/**
 * Whether `password` is the one behind an argon2id hash; without a hash never, but after the same time. `address` is the
 * network address that asks.
 *
 * @throws ApiError 503 where too many are checked already
 */
export async function passwordMatches(
  hash: string | null | undefined,
  password: string,
  address: string,
): Promise<boolean> {
  // Older hashes are those of the letters as they were typed.
  for (const letters of new Set([passwordText(password), password])) {
    const matches = await queue.run(networkOf(address), () => verify(hash ?? NOBODY, letters));
    if (matches && hash) return true;
  }
  return false;
}

/** The argon2id hash to keep of a new password, for `address`. @throws ApiError 503 as {@link passwordMatches} */
export const hashPassword = (password: string, address: string): Promise<string> =>
  queue.run(networkOf(address), () => hash(passwordText(password)));
