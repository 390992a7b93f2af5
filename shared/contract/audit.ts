import * as v from 'valibot';
import { LOCATION_KINDS } from './locations.ts';

const EntryId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const Take = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 30);

/** Newest first; `before` is the id of the last entry of the page before. */
const page = { before: v.nullish(EntryId), take: Take };

const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/**
 * One thing that changed: `before` is null where there was none, `after` null where there is none any more. `of` says
 * of what, where there are several: the currency of a total, the purchase order of style numbers.
 */
export const AuditChange = v.object({
  field: v.string(),
  of: v.optional(v.string()),
  before: Value,
  after: Value,
});

export type AuditChange = v.InferOutput<typeof AuditChange>;

/** Who did what and when to which record (D-96). */
export const AuditEntry = v.object({
  id: v.number(),
  /** ISO 8601, UTC */
  at: v.string(),
  /** The person's name or email, or the label of a link or of a service key. */
  actor: v.string(),
  /** Whether the caller did it. */
  own: v.boolean(),
  action: v.string(),
  recordType: v.string(),
  recordId: v.number(),
  /** The record's reference at that time. */
  reference: v.nullable(v.string()),
  /** Of the charges of a quote or manifest. */
  feature: v.nullable(v.string()),
  /** Of a location that there still is. */
  locationKind: v.nullish(v.picklist(LOCATION_KINDS)),
  /** The company whose record it was. */
  company: v.nullable(v.string()),
  changes: v.array(AuditChange),
  /** The network address that it came from, for the person themselves and the provider's admins. */
  address: v.nullish(v.string()),
  /** The link that it was done by, and the email of whoever gave that link, or `service key` and the name of the key. */
  linkId: v.nullish(v.string()),
  givenBy: v.nullish(v.string()),
  /** Who used that link, as it says; nobody has checked it. */
  onBehalfOf: v.nullish(v.string()),
});

export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** `mine`: only what the caller did. */
export const ListAuditLog = v.object({ mine: v.nullish(v.boolean(), false), ...page });

export const AuditLogAnswer = v.object({ entries: v.array(AuditEntry), hasMore: v.boolean() });

export const ListNotifications = v.object(page);

export const Notification = v.object({ ...AuditEntry.entries, read: v.boolean() });

export type Notification = v.InferOutput<typeof Notification>;

/** What others did to the company's records. `unread` counts to {@link MOST_UNREAD}. */
export const NotificationsAnswer = v.object({
  results: v.array(Notification),
  hasMore: v.boolean(),
  unread: v.number(),
});

export const MOST_UNREAD = 100;

/** Single ones that are marked read at once. */
export const MOST_MARKED = 200;

/** Single ones, or all up to and including one. */
export const MarkNotificationsRead = v.pipe(
  v.object({
    ids: v.nullish(v.pipe(v.array(EntryId), v.maxLength(MOST_MARKED))),
    upTo: v.nullish(EntryId),
  }),
  v.check(({ ids, upTo }) => Boolean(ids) !== Boolean(upTo), 'Send either ids or upTo.'),
);

export const UnreadAnswer = v.object({ unread: v.number() });
