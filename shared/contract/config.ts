import * as v from 'valibot';
import { ACTION_NAMES, type ActionName } from './actions.ts';

const ActionId = v.nullish(v.string());

/**
 * What every element needs of the answer of `GET /config.json`: the ids that differ between backends, and the
 * provider's name (PROD-08). `PortalConfig` reads the rest of the same answer, which no element has to carry.
 */
export const PublicConfig = v.object({
  appId: v.string(),
  actions: v.object(
    Object.fromEntries(ACTION_NAMES.map((name) => [name, ActionId])) as Record<ActionName, typeof ActionId>,
  ),
  providerName: v.string(),
});

export type PublicConfig = v.InferOutput<typeof PublicConfig>;
