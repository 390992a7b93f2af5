import { type RawBuilder, sql } from 'kysely';
import type { LinkGrant } from './caller.ts';

/** Names the holder of a link in logs and in the audit log. */
export const linkLabel = ({ recordType, recordId, role, onBehalfOf }: LinkGrant): string =>
  `link to ${recordType} ${recordId} as ${role}${onBehalfOf ? ` for ${onBehalfOf}` : ''}`;

/** Names the holder of a service key, and the key as the giver of a link, in the audit log. No email looks like it. */
export const serviceKeyLabel = (name: string): string => `service key ${name}`;

/** SQL of the same, of an SQL expression of the key's name. */
export const serviceKeyLabelOf = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`'service key ' || ${name}`;

/** SQL of who used the link that a label names; null where the label doesn't say so, or is that of somebody else. */
export const onBehalfOfIn = (label: string): string =>
  `substring(${label} from '^link to [a-zA-Z]+ [0-9]+ as [a-z]+ for (.*)$')`;
