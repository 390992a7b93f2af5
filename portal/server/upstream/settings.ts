import * as v from 'valibot';
import { serviceUrl, words } from '../setting-types.ts';

/** Of an application of the platform, whose id is its last part. */
export const applicationUrl = v.pipe(
  serviceUrl,
  v.regex(
    /\/api\/runtime\/[^/]+$/,
    'must be the whole address of the application, https://{application}/api/runtime/{id}',
  ),
);

/** `createPurchaseOrder=1f0a..., loadCharges=2b1c...` */
export const actionIds = v.pipe(
  words,
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^\w+=[\w-]+$/, 'must be a list such as createPurchaseOrder={id}, separated by commas'),
      v.transform((entry) => entry.split('=') as [string, string]),
    ),
  ),
  v.transform((entries) => Object.fromEntries(entries)),
);

/** The variables of the provider's application. */
export const BETTY_ENTRIES = {
  BETTY_URL: v.optional(applicationUrl),
  BETTY_AUTH_PROFILE: v.optional(v.string()),
  BETTY_USERNAME: v.optional(v.string()),
  BETTY_PASSWORD: v.optional(v.string()),
  BETTY_ACTIONS: v.optional(actionIds),
};

export interface BettySettings {
  /** The whole address of the application's data API. */
  url: string;
  authProfile: string;
  username: string;
  password: string;
  /** Ids of the application's actions by their names; others have those of this server. */
  actions: Readonly<Record<string, string>>;
}

type Given = v.InferOutput<v.ObjectSchema<typeof BETTY_ENTRIES, undefined>>;

/** The variables that are set are of no use without the others; actions alone go without. */
export function missingOfBetty(given: Given): [name: string, why: string][] {
  const names = Object.keys(BETTY_ENTRIES) as (keyof Given)[];
  const set = names.filter((name) => given[name]);
  if (set.length === 0) return [];
  const missing = names.filter((name) => name !== 'BETTY_ACTIONS' && !given[name]);
  return missing.map((name) => [name, `must be set together with ${set.join(', ')}`]);
}

/** Undefined where the records are in this server's database. */
export function bettySettings(given: Given): BettySettings | undefined {
  const { BETTY_ACTIONS: actions = {}, BETTY_URL: url, ...account } = given;
  const { BETTY_AUTH_PROFILE: authProfile, BETTY_USERNAME: username, BETTY_PASSWORD: password } = account;
  if (!url || !authProfile || !username || !password) return undefined;
  return { url, authProfile, username, password, actions };
}
