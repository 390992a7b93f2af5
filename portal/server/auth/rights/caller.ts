import type { LINK_RECORD_TYPES, LINK_ROLES } from '../../../../shared/contract/sign-in.ts';

export type LinkRecordType = (typeof LINK_RECORD_TYPES)[number];
export type LinkRole = (typeof LINK_ROLES)[number];

/** What a signed link opens, and with which role. */
export interface LinkGrant {
  recordType: LinkRecordType;
  recordId: number;
  role: LinkRole;
  /** Who uses it, in the words of whoever gave it. */
  onBehalfOf?: string | null;
}

/** A signed-in person, with the rights as they stood when the session was last read. */
export interface UserCaller {
  kind: 'user';
  sessionId: string;
  userId: number;
  /** {@link rightsUnchangedSql} compares it, so that a changed role or entity is noticed at once (D-15). */
  rightsVersion: number;
  /** What this person gives out counts as long as the account's is this one; see `endAccess`. */
  accessVersion: number;
  /** Those that count; see `rolesOfSql`. */
  roles: string[];
  /** ROLE-02: one of the provider's own people. */
  isAdmin: boolean;
  /** An admin who acts for the provider sees every row; after a switch only those of the entity (D-15). */
  seesAll: boolean;
  entityId: number;
  /** Names the actor in logs and in the audit log. */
  label: string;
}

/** The holder of a signed link to one record (D-01, D-02). */
export interface LinkCaller {
  kind: 'link';
  /** {@link rightsUnchangedSql} asks whether it was revoked. */
  linkId: string;
  recordType: LinkRecordType;
  recordId: number;
  role: LinkRole;
  label: string;
}

/** Anybody, where `PUBLIC_ACCESS=open` gives the tools' own scope to every caller (D-01). */
export interface ServiceCaller {
  kind: 'service';
  label: string;
}

/**
 * The server of a host's page, by its service key. It makes links and does nothing else, so it is no {@link Caller}: no
 * data statement takes it.
 */
export interface ServiceKeyCaller {
  kind: 'serviceKey';
  keyId: number;
  /** Names the actor in the audit log; see {@link serviceKeyLabel}. */
  label: string;
  /** Companies whose records its links may open; null: of all. */
  entityIds: number[] | null;
  /** null: all */
  recordTypes: string[] | null;
  roles: string[];
  /** Whose key it is: its links are links of this account. */
  userId: number;
  accessVersion: number;
}

/** The server itself, for what is done in nobody's name; it asks for nothing and has no rights. */
export const SERVER = { kind: 'server', label: 'server' } as const;

/** Who asks. Every data statement is limited to the rights of one of these. */
export type Caller = UserCaller | LinkCaller | ServiceCaller;

/** Which records a caller sees, while the rights stand. */
export type RecordReader =
  | Pick<UserCaller, 'kind' | 'seesAll' | 'entityId'>
  | Pick<LinkCaller, 'kind' | 'recordType' | 'recordId'>
  | Pick<ServiceCaller, 'kind'>;

/** What {@link rightsUnchangedSql} needs of a caller. */
export type RightsHolder =
  | Pick<UserCaller, 'kind' | 'sessionId' | 'userId' | 'rightsVersion'>
  | Pick<LinkCaller, 'kind' | 'linkId' | 'recordType'>
  | Pick<ServiceCaller, 'kind'>;

/** Acts for companies as their overseas agent; compared as ROLE-02 compares admins. */
export const isAgent = (user: UserCaller): boolean => hasRole(user, 'agent');

/** Manages the people of the own company, which is not the provider (D-15). */
export const isManager = (user: UserCaller): boolean => hasRole(user, 'manager');

/** Whose people the user manages: null for everybody's, undefined for nobody's. */
export const managedCompany = (user: UserCaller): number | null | undefined => {
  if (user.isAdmin) return null;
  return isManager(user) ? user.entityId : undefined;
};

const hasRole = ({ roles }: UserCaller, name: string) => roles.some((role) => role.toLowerCase() === name);

/** The space in which an idempotency key counts: the same key of another caller is another key (D-37). */
export function callerScope(caller: Caller | ServiceKeyCaller): string {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'link') return `link:${caller.recordType}:${caller.recordId}:${caller.role}`;
  if (caller.kind === 'serviceKey') return `serviceKey:${caller.keyId}`;
  return 'service';
}
