import * as v from 'valibot';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';
import { LINK_RECORD_TYPES, LINK_ROLES } from './sign-in.ts';

const HOLDER_MAX_LENGTH = 200;

/**
 * `POST /api/link-tokens`: a signed link to one record for a back-office page; `expiresIn` in seconds, a year at most.
 * `onBehalfOf` says who uses it there, such as a name or an email: it is shown with whatever is done by the link, and can
 * be read in its token.
 */
export const LinkTokenInput = v.object({
  recordType: v.picklist(LINK_RECORD_TYPES),
  recordId: Id,
  role: v.picklist(LINK_ROLES),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  onBehalfOf: v.nullish(
    v.pipe(
      plainText(HOLDER_MAX_LENGTH),
      v.transform((text) => text.replace(/\s+/g, ' ').trim() || null),
    ),
    null,
  ),
});

/** `expiresAt` in ISO 8601, UTC. */
export const LinkTokenAnswer = v.object({
  id: v.nullish(v.string()),
  token: v.string(),
  url: v.string(),
  expiresAt: v.nullish(v.string()),
});
