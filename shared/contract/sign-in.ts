import * as v from 'valibot';

/** `POST /api/login` (API-02). */
export const LoginInput = v.object({ email: v.string(), password: v.string() });

/** The end of a session: ISO text here, other backends send seconds or milliseconds (D-89). */
export const Expiry = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'string' || typeof value === 'number'),
);

/** Its answer. */
export const LoginAnswer = v.object({
  jwtToken: v.string(),
  accessExpiresAt: Expiry,
});

/** `POST /api/betty/login` answers a token, or an error (API-13). */
export const TokenAnswer = v.object({ token: v.nullish(v.string()), error: v.nullish(v.string()) });

export const LINK_RECORD_TYPES = [
  'booking',
  'shipment',
  'quote',
  'manifest',
  'submission',
  'entity',
] as const;
export const LINK_ROLES = ['user', 'agent', 'admin'] as const;

/** `POST /api/link-tokens`: a signed link to one record for a back-office page; `expiresIn` in seconds. */
export const LinkTokenInput = v.object({
  recordType: v.picklist(LINK_RECORD_TYPES),
  recordId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  role: v.picklist(LINK_ROLES),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const LinkTokenAnswer = v.object({ token: v.string(), url: v.string() });
