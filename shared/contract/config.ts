import * as v from 'valibot';
import type { ActionName } from './actions.ts';
import type { Naming } from './backend-names.ts';

/**
 * What every element needs of the answer of `GET /config.json`: the ids that differ between backends, and the
 * provider's name (PROD-08). The rest of the answer stays in it: `PortalConfig` reads that, which no element has to
 * carry.
 */
export interface PublicConfig {
  appId: string;
  /** By name; one that a backend leaves out is its own id. No element carries the names of all the others. */
  actions: Partial<Record<ActionName, string | null>>;
  providerName: string;
  /**
   * `idempotency: false` of a backend of another make: it knows no keys, and nothing beyond the specification. The rest are
   * names that it has instead of the contract's; where there are any, `BackendNames` checks them.
   */
  backend?: (Naming & { idempotency?: boolean | null }) | null;
}

export const PublicConfig = v.pipe(
  v.unknown(),
  v.check((answer) => {
    const { appId, actions, providerName } = Object(answer);
    return actions && [appId, providerName].every((text) => typeof text === 'string');
  }),
) as v.GenericSchema<unknown, PublicConfig>;
