import * as v from 'valibot';
import { SHORTEST_PASSWORD } from '../passwords/password-lengths.ts';

const Text = v.nullish(v.string());

/** What the portal needs of the answer of `GET /config.json`: branding, links and outside parts (PROD-08). */
export const PortalConfig = v.object({
  providerName: v.string(),
  /** IANA name of the zone whose calendar day decides what is due, overdue, expired or valid (D-154). */
  providerTimeZone: Text,
  helpUrl: v.string(),
  signupUrl: Text,
  /** `idempotency: false` where the records are at an application of another make. */
  backend: v.exactOptional(v.nullable(v.object({ idempotency: v.exactOptional(v.nullable(v.boolean())) }))),
  demo: v.nullish(v.boolean(), false),
  /** Scripts that the shell loads once, where they are configured. */
  chatScriptUrl: Text,
  helpWidgetScriptUrl: Text,
  /** Replaces the bundled font (D-116). */
  fontStylesheetUrl: Text,
  /** Host names, lower case, that the viewer may show with all below them; none = any host (D-11). */
  viewerHosts: v.nullish(v.array(v.string())),
  /** What the viewer's entry in the menu opens; without one there is no such entry (D-68). */
  viewerUrl: Text,
  /** The shortest new password that the server takes (D-48, D-153). */
  passwordMinLength: v.nullish(v.number(), SHORTEST_PASSWORD),
});

export type PortalConfig = v.InferOutput<typeof PortalConfig>;
