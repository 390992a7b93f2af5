import * as v from 'valibot';
import { LONGEST_EMAIL } from './account.ts';
import { plainText } from './input-values.ts';
import { Expiry } from './tokens.ts';

/** A password that is compared: any text, also one that could not be chosen, as far as there can be one. */
export const GivenPassword = v.pipe(v.string(), v.maxLength(1000));

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
