import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { KeyedCrypto } from '../keyed-crypto.ts';
import { networkOf } from './network-of.ts';

/** Where attempts to get into an account come from, as far as one source can be told from another. */
export interface AttemptSource {
  /** The key that its attempts are counted under; neither email nor network can be read from it. */
  key: string;
  /** The account was signed into from this network lately. */
  isKnown: boolean;
}

/**
 * Whose tries count together (D-10): those from each network that knows the account on their own, all others as one. So
 * strangers, however many they are, use up what strangers have, and its owner can still sign in from a known network.
 */
interface KnownNetworks {
  /** The same work for an account that isn't there (D-08). */
  attemptSourceOf(email: string, address: string): Promise<AttemptSource>;
  /** After a sign-in; the network is forgotten when the access of the account ends (`endAccess`). */
  remember(account: { id: number; email: string; accessVersion: number }, address: string): Promise<void>;
}

const KNOWN_FOR = sql`interval '180 days'`;

export function createKnownNetworks(db: Kysely<Tables>, keyedCrypto: KeyedCrypto): KnownNetworks {
  const accountOf = (email: string) => email.trim().toLowerCase();
  const networkHashes = (email: string, address: string) =>
    keyedCrypto.hashes('network', accountOf(email), networkOf(address)) as [string, ...string[]];

  return {
    async attemptSourceOf(email, address) {
      const hashes = networkHashes(email, address);
      const found = await db
        .selectFrom('known_network')
        .innerJoin('web_user', (join) =>
          join
            .onRef('web_user.id', '=', 'known_network.web_user_id')
            .onRef('web_user.access_version', '=', 'known_network.access_version'),
        )
        .select('network')
        .where('network', 'in', hashes)
        .where('seen_at', '>', sql<string>`now() - ${KNOWN_FOR}`)
        .executeTakeFirst();
      if (found) return { key: hashes[0], isKnown: true };
      return { key: keyedCrypto.hash('stranger', accountOf(email)), isKnown: false };
    },

    async remember({ id, email, accessVersion }, address) {
      const [network] = networkHashes(email, address);
      await sql`
        with forgotten as (
          delete from known_network
          where web_user_id = ${id} and network <> ${network}
            and (seen_at < now() - ${KNOWN_FOR} or access_version <> ${accessVersion})
        )
        insert into known_network (network, web_user_id, access_version)
        values (${network}, ${id}, ${accessVersion})
        on conflict (network) do update set seen_at = now(), access_version = excluded.access_version`.execute(
        db,
      );
    },
  };
}
