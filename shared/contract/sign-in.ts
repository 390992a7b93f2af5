import * as v from 'valibot';
import { GivenText } from './account.ts';
import { Expiry } from './tokens.ts';

/** `POST /api/login` (API-02). */
export const LoginInput = v.object({ email: GivenText, password: GivenText });

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
