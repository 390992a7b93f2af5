import * as v from 'valibot';
import type { ActionName } from './actions.ts';

/** By name; one that a backend leaves out is its own id. No element carries the names of all the others. */
const ActionIds = v.pipe(
  v.unknown(),
  v.check((ids) => Object.values(ids ?? [0]).every((id) => id === null || typeof id === 'string')),
) as v.GenericSchema<unknown, Partial<Record<ActionName, string | null>>>;

/**
 * What every element needs of the answer of `GET /config.json`: the ids that differ between backends, and the
 * provider's name (PROD-08). `PortalConfig` reads the rest of the same answer, which no element has to carry.
 */
export const PublicConfig = v.object({
  appId: v.string(),
  actions: ActionIds,
  providerName: v.string(),
});

export type PublicConfig = v.InferOutput<typeof PublicConfig>;
