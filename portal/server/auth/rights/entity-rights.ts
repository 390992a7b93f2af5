import { type RawBuilder, sql } from 'kysely';
import { type Caller, isAgent, type LinkRole } from './caller.ts';
import { entityOfSubmission } from './rate-rights.ts';

/** Who writes what belongs to a company, beside admins of the provider and the tools' own scope. */
interface Writers {
  /** Of those who act for the company: all, or its agents and admins alone. */
  people: 'all' | 'agents';
  /** Types of records whose links write for the company of that record, with one of these roles. */
  links: readonly ('entity' | 'submission')[];
  linkRoles: readonly LinkRole[];
  /** Agents, and links with their role, only what belongs to an agents' company. */
  agentsOfAgents?: boolean;
}

const WRITERS = {
  /** D-129 */
  rateSubmission: { people: 'agents', links: ['entity', 'submission'], linkRoles: ['agent', 'admin'] },
  /** Its page is opened by links to a company, also those of a user (NAV-45). */
  routeSubscription: { people: 'all', links: ['entity'], linkRoles: ['user', 'agent', 'admin'] },
  file: { people: 'all', links: ['entity'], linkRoles: ['agent', 'admin'] },
  /**
   * Its form stands on the page of the routes, for everybody who sees that (SUB-07). A customer's sheet is no agent's business: beside
   * its own cost the price of one of its rates tells the mark-up, and with that the cost of all others (D-147).
   */
  rateSheet: {
    people: 'all',
    links: ['entity'],
    linkRoles: ['user', 'agent', 'admin'],
    agentsOfAgents: true,
  },
} as const satisfies Record<string, Writers>;

/** What belongs to one company alone. */
export type OfEntity = keyof typeof WRITERS;

/**
 * SQL that is true when the caller may add, change or remove what belongs to `entity`, an SQL expression of type integer
 * (D-15, D-02): an admin of the provider and the tools' own scope for every company; who acts for a company for that
 * one; a link for the company that it opens.
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
    const own = sql<boolean>`${entity} = ${caller.entityId}::integer`;
    return writers.agentsOfAgents && isAgent(caller) ? sql`(${own} and ${isAgents(entity)})` : own;
  }
  const { recordType, recordId, role } = caller;
  if (!writers.linkRoles.includes(role)) return sql`false`;
  if (!writers.links.some((type) => type === recordType)) return sql`false`;
  if (recordType === 'entity') {
    const own = sql<boolean>`${entity} = ${recordId}::integer`;
    return writers.agentsOfAgents && role === 'agent' ? sql`(${own} and ${isAgents(entity)})` : own;
  }
  return sql`${entity} = ${entityOfSubmission(recordId)}`;
}

const isAgents = (entity: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from company agency where agency.id = ${entity} and agency.entity_type = 'Agent')`;
