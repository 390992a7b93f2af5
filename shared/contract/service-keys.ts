import * as v from 'valibot';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';
import { LINK_RECORD_TYPES, LINK_ROLES } from './sign-in.ts';

export const SERVICE_KEY_NAME_MAX_LENGTH = 100;
const MOST_COMPANIES = 200;
const TEN_YEARS_S = 10 * 366 * 24 * 3600;

/** How every service key begins, so that whoever searches code and logs for secrets can find it. */
export const SERVICE_KEY_PREFIX = 'fpk_';

/**
 * `POST /api/service-keys` (bearer, admin of the provider): a key by which the server of a host's page makes signed links.
 * `entityIds` and `recordTypes` limit which records its links may open, null does not; `expiresIn` in seconds, ten years
 * at most, null for no end.
 */
export const ServiceKeyInput = v.object({
  name: v.pipe(
    plainText(SERVICE_KEY_NAME_MAX_LENGTH),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.minLength(1),
  ),
  entityIds: v.nullish(v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_COMPANIES)), null),
  recordTypes: v.nullish(
    v.pipe(v.array(v.picklist(LINK_RECORD_TYPES)), v.minLength(1), v.maxLength(LINK_RECORD_TYPES.length)),
    null,
  ),
  roles: v.pipe(v.array(v.picklist(LINK_ROLES)), v.minLength(1), v.maxLength(LINK_ROLES.length)),
  expiresIn: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TEN_YEARS_S)), null),
});
export type ServiceKeyInput = v.InferOutput<typeof ServiceKeyInput>;

/** A key that was not revoked; it may be past its end. Times are ISO 8601, UTC. */
export const ServiceKey = v.object({
  id: v.number(),
  name: v.string(),
  /** Companies whose records its links may open; null: of all. */
  entities: v.nullable(v.array(v.object({ id: v.number(), companyName: v.string() }))),
  /** null: all */
  recordTypes: v.nullable(v.array(v.string())),
  roles: v.array(v.string()),
  /** Email of the admin who made it. */
  createdBy: v.string(),
  createdAt: v.string(),
  /** null: never */
  expiresAt: v.nullable(v.string()),
  /** To the minute; null: never */
  lastUsedAt: v.nullable(v.string()),
  /** Whether links can be made with it: its end is not past, and its maker's access has not ended. */
  isLive: v.boolean(),
});
export type ServiceKey = v.InferOutput<typeof ServiceKey>;

/** 201; `key` is shown once: the server stores its hash alone. */
export const ServiceKeyAnswer = v.object({ ...ServiceKey.entries, key: v.string() });

/** `GET /api/service-keys` (bearer, admin of the provider), newest first. */
export const ServiceKeyList = v.object({ keys: v.array(ServiceKey) });
