import { type RawBuilder, sql } from 'kysely';
import { type Caller, isAgent, type LinkRole } from './caller.ts';
import { entityOfSubmission } from './rate-rights.ts';
import { isCompanyOrItsAgent } from './record-rights.ts';

/** Who writes what belongs to a company, beside admins of the provider and the tools' own scope. */
interface Writers {
  /** Of those who act for the company: all, or its agents and admins alone. */
  people: 'all' | 'agents';
  /** Types of records whose links write for the company of that record, with one of these roles. */
  links: readonly ('entity' | 'submission')[];
  linkRoles: readonly LinkRole[];
  /** Also who acts for an agent of the company, in its name. */
  forAgents?: boolean;
}

const WRITERS = {
  /** D-129 */
  rateSubmission: { people: 'agents', links: ['entity', 'submission'], linkRoles: ['agent', 'admin'] },
  /** Its page is opened by links to a company, also those of a user (NAV-45). */
  routeSubscription: { people: 'all', links: ['entity'], linkRoles: ['user', 'agent', 'admin'] },
  file: { people: 'all', links: ['entity'], linkRoles: ['agent', 'admin'] },
  /** Its form stands on the page of the routes, for everybody who sees that (SUB-07). */
  rateSheet: {
    people: 'all',
    links: ['entity'],
    linkRoles: ['user', 'agent', 'admin'],
    forAgents: true,
  },
} as const satisfies Record<string, Writers>;

/** What belongs to one company alone. */
export type OfEntity = keyof typeof WRITERS;

/**
 * SQL that is true when the caller may add, change or remove what belongs to `entity`, an SQL expression of type integer
 * (D-15, D-02): an admin of the provider and the tools' own scope for every company; who acts for a company for that
 * one, and where {@link Writers} says so for those it is agent of; a link for the company that it opens.
 */
export function mayWriteOfEntity(
  caller: Caller,
  what: OfEntity,
  entity: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const writers: Writers = WRITERS[what];
  if (caller.kind === 'service') return sql`true`;
  if (caller.kind === 'user') {
    if (caller.seesAll) return sql`true`;
    if (writers.people === 'agents' && !caller.isAdmin && !isAgent(caller)) return sql`false`;
    const own = sql`${caller.entityId}::integer`;
    return writers.forAgents ? isCompanyOrItsAgent(own, entity) : sql`${entity} = ${own}`;
  }
  const { recordType, recordId, role } = caller;
  if (!writers.linkRoles.includes(role)) return sql`false`;
  if (!writers.links.some((type) => type === recordType)) return sql`false`;
  if (recordType === 'entity') return sql`${entity} = ${recordId}::integer`;
  return sql`${entity} = ${entityOfSubmission(recordId)}`;
}
