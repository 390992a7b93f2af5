import * as v from 'valibot';
import { GivenPassword, LONGEST_EMAIL } from './account.ts';
import { plainText } from './input-values.ts';
import { Expiry } from './tokens.ts';

/** `POST /api/login` (API-02). */
export const LoginInput = v.object({ email: plainText(LONGEST_EMAIL), password: GivenPassword });

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
