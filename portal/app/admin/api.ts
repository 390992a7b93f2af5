import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { readSession } from '../../../shared/client/session.ts';
import { Invite, type InviteInput } from '../../../shared/contract/account.ts';
import { LinkTokenAnswer, type LinkTokenInput } from '../../../shared/contract/link-tokens.ts';
import type { Option } from '../../../shared/ui/options/option.ts';
import { callAsUser } from '../session/call-as-user.ts';
import { profileOf } from '../session/presence.ts';

export type InviteRequest = v.InferOutput<typeof InviteInput>;
type LinkWish = v.InferInput<typeof LinkTokenInput>;
/** A record that was chosen here is named by its id. */
export type LinkRequest = Pick<LinkWish, 'recordType' | 'role' | 'expiresIn' | 'onBehalfOf'> & {
  recordId: number;
};

const Done = v.object({ status: v.string() });

/** `key` stays the same for a second try of the same invitation. */
export const sendInvite = (invite: InviteRequest, key: string): Promise<unknown> =>
  callAsUser(Invite, {
    request: 'invite',
    url: '/api/invites',
    headers: { 'idempotency-key': key },
    body: invite,
  });

export const withdrawInvite = (id: string): Promise<unknown> =>
  callAsUser(Done, {
    request: 'withdraw invite',
    url: `/api/invites/${encodeURIComponent(id)}`,
    method: 'DELETE',
  });

/**
 * Answers the link's id and whole address, which the server shows only once; `key` stays the same for a second try of the
 * same link.
 */
export async function makeLink(
  link: LinkRequest,
  key: string,
): Promise<v.InferOutput<typeof LinkTokenAnswer>> {
  const headers = { 'idempotency-key': key };
  const call = { request: 'link', url: '/api/link-tokens', headers, body: link };
  return callAsUser(LinkTokenAnswer, call);
}

export const revokeLink = (id: string): Promise<unknown> =>
  callAsUser(Done, {
    request: 'revoke link',
    url: `/api/link-tokens/${encodeURIComponent(id)}`,
    method: 'DELETE',
  });

const Found = v.object({
  results: v.array(
    v.object({ id: v.number(), companyName: v.nullish(v.string()), entityType: v.nullish(v.string()) }),
  ),
});
const Companies = v.object({ own: v.optional(Found), allCompany: Found });

const QUERY = `query companies($text: String, $own: Int) {
  own: allCompany(where: { id: { eq: $own }, companyName: { matches: $text } }, take: 1) {
    results { id companyName entityType }
  }
  allCompany(
    where: { companyName: { matches: $text } }
    sort: [{ field: isReference, order: ASC }, { field: companyName, order: ASC }]
    take: 50
  ) {
    results { id companyName entityType }
  }
}`;

const BY_ID = `query company($id: Int) {
  allCompany(where: { id: { eq: $id } }, take: 1) {
    results { id companyName entityType }
  }
}`;

export interface CompanyOption extends Option {
  readonly id: number;
  /** Which roles its people have goes by it; empty where it isn't known. */
  readonly type: string;
}

/**
 * The first companies whose name contains the text: the own one, those that it works with, then carriers and airlines.
 */
export async function searchCompanies(
  client: Client,
  text: string,
  signal: AbortSignal,
): Promise<CompanyOption[]> {
  const own = profileOf(readSession()?.user)?.entity_id ?? 0;
  return askForCompanies(client, QUERY, { text, own }, signal);
}

/** The company with this id, if the person may see it. */
export async function findCompany(
  client: Client,
  id: number,
  signal: AbortSignal,
): Promise<CompanyOption | undefined> {
  const [company] = await askForCompanies(client, BY_ID, { id }, signal);
  return company;
}

async function askForCompanies(
  client: Client,
  query: string,
  variables: object,
  signal: AbortSignal,
): Promise<CompanyOption[]> {
  const asked = { name: 'allCompany', query, variables: { ...variables }, signal };
  const { own, allCompany } = await client.query(Companies, asked);
  const first = own?.results ?? [];
  const others = allCompany.results.filter(({ id }) => first.every((company) => company.id !== id));
  return [...first, ...others].map(({ id, companyName, entityType }) => ({
    id,
    label: companyName || String(id),
    type: entityType ?? '',
  }));
}
