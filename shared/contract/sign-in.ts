import * as v from 'valibot';
import { Expiry } from './tokens.ts';

/** Whatever a person gives to be compared, as far as anybody types it. */
const Given = v.pipe(v.string(), v.maxLength(1000));
/** A password that is compared: any text, also one that nobody could choose. */
export const GivenPassword = Given;

/** `POST /api/login` (API-02). */
export const LoginInput = v.object({ email: Given, password: Given });

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
