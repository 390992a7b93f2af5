import * as v from 'valibot';

/** The answer of `GET /config.json`: branding, links and ids that differ between backends (PROD-08). */
export const PublicConfig = v.object({
  appId: v.string(),
  actions: v.record(v.string(), v.string()),
  providerName: v.string(),
  helpUrl: v.string(),
  signupUrl: v.optional(v.string()),
  demo: v.optional(v.boolean(), false),
});

export type PublicConfig = v.InferOutput<typeof PublicConfig>;
