import * as v from 'valibot';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';
import { LINK_RECORD_TYPES, LINK_ROLES } from './sign-in.ts';

const HOLDER_MAX_LENGTH = 200;
const REFERENCE_MAX_LENGTH = 200;

/** Those of {@link LINK_RECORD_TYPES} that have a number of the host's own, which no two of a type share. */
export const REFERENCE_RECORD_TYPES = ['booking', 'shipment', 'quote', 'manifest'] as const;

/**
 * `POST /api/link-tokens`: a signed link to one record for a back-office page; `expiresIn` in seconds, a year at most.
 * The record is named by its id, or by the number that the host knows it by. `onBehalfOf` says who uses the link there,
 * such as a name or an email: it is shown with whatever is done by the link, and can be read in its token.
 */
export const LinkTokenInput = v.pipe(
  v.object({
    recordType: v.picklist(LINK_RECORD_TYPES),
    recordId: v.nullish(Id, null),
    recordReference: v.nullish(
      v.pipe(
        plainText(REFERENCE_MAX_LENGTH),
        v.transform((text) => text.trim()),
        v.nonEmpty(),
      ),
      null,
    ),
    role: v.picklist(LINK_ROLES),
    expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    onBehalfOf: v.nullish(
      v.pipe(
        plainText(HOLDER_MAX_LENGTH),
        v.transform((text) => text.replace(/\s+/g, ' ').trim() || null),
      ),
      null,
    ),
  }),
  v.forward(
    v.check(({ recordId, recordReference }) => recordId !== null || recordReference !== null),
    ['recordId'],
  ),
  v.forward(
    v.check(
      ({ recordType, recordId, recordReference }) =>
        recordReference === null ||
        (recordId === null && REFERENCE_RECORD_TYPES.some((type) => type === recordType)),
    ),
    ['recordReference'],
  ),
);

/** `recordId` is that of the link, also where it was asked for by reference; `expiresAt` in ISO 8601, UTC. */
export const LinkTokenAnswer = v.object({
  id: v.nullish(v.string()),
  recordId: v.nullish(v.number()),
  token: v.string(),
  url: v.string(),
  expiresAt: v.nullish(v.string()),
});
