import * as v from 'valibot';
import { Expiry } from './tokens.ts';

/** `POST /api/login` (API-02). */
export const LoginInput = v.object({ email: v.string(), password: v.string() });

/** Its answer. */
export const LoginAnswer = v.object({
  jwtToken: v.string(),
  accessExpiresAt: Expiry,
});

export const LINK_RECORD_TYPES = [
  'booking',
  'shipment',
  'quote',
  'manifest',
  'submission',
  'entity',
] as const;
export const LINK_ROLES = ['user', 'agent', 'admin'] as const;

/** `POST /api/link-tokens`: a signed link to one record for a back-office page; `expiresIn` in seconds, a year at most. */
export const LinkTokenInput = v.object({
  recordType: v.picklist(LINK_RECORD_TYPES),
  recordId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  role: v.picklist(LINK_ROLES),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** `expiresAt` in ISO 8601, UTC. */
export const LinkTokenAnswer = v.object({
  id: v.nullish(v.string()),
  token: v.string(),
  url: v.string(),
  expiresAt: v.nullish(v.string()),
});
