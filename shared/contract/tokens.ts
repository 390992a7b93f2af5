import * as v from 'valibot';
import { SentReasons } from './reasons.ts';

/** The end of a session: ISO text here, other backends send seconds or milliseconds (D-89). */
export const Expiry = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'string' || typeof value === 'number'),
);

/** `POST /api/betty/login` answers a token, or an error (API-13); `expired` with that of a link whose end is past. */
export const TokenAnswer = v.object({
  token: v.nullish(v.string()),
  error: v.nullish(v.string()),
  expired: v.nullish(v.boolean()),
  reasons: SentReasons,
});
