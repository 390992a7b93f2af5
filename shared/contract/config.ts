import * as v from 'valibot';
import { ACTION_NAMES, type ActionName } from './actions.ts';

const ActionId = v.nullish(v.string());

/** The answer of `GET /config.json`: branding, links and ids that differ between backends (PROD-08). */
export const PublicConfig = v.object({
  appId: v.string(),
  actions: v.object(
    Object.fromEntries(ACTION_NAMES.map((name) => [name, ActionId])) as Record<ActionName, typeof ActionId>,
  ),
  providerName: v.string(),
  helpUrl: v.string(),
  signupUrl: v.nullish(v.string()),
  demo: v.nullish(v.boolean(), false),
});

export type PublicConfig = v.InferOutput<typeof PublicConfig>;
