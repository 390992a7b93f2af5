import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createClient } from '../shared/client/client.ts';
import { expected } from '../shared/client/send.ts';
import { clearSession, readSession, subscribeSession, writeSession } from '../shared/client/session.ts';
import { ApiErrorBody } from '../shared/contract/errors.ts';
import { LinkTokenAnswer, type LinkTokenInput } from '../shared/contract/link-tokens.ts';
import { LoginAnswer } from '../shared/contract/sign-in.ts';
import { BUNDLE_BACKEND } from '../shared/element/bundle-backend.ts';
import type { RecordKind } from './shown-element.ts';

const PASSWORD = 'Demo-pass-1';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same stored session that portal and elements use; the page adds the email to it. */
export function useSession(): { email: string; authToken: string } | undefined {
  const text = useSyncExternalStore(subscribeSession, () => {
    const session = readSession();
    return session ? JSON.stringify([session.authToken, (session.user as { email?: string })?.email]) : '';
  });
  if (!text) return undefined;
  const [authToken, email] = JSON.parse(text) as [string, string | null];
  return { authToken, email: email ?? 'signed in' };
}

async function call<S extends v.GenericSchema>(schema: S, path: string, init: RequestInit) {
  const session = readSession();
  const response = await fetch(BUNDLE_BACKEND + path, {
    ...init,
    headers: {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(session ? { authorization: `Bearer ${session.authToken}` } : {}),
    },
  });
  if (!response.ok) {
    const body = v.safeParse(ApiErrorBody, await response.json().catch(() => undefined));
    throw new Error(body.success ? body.output.error : `HTTP ${response.status}`);
  }
  return expected(schema, await response.json(), path);
}

/** Signs in as a demo account, in place of whoever was. */
export async function signIn(email: string): Promise<void> {
  clearSession();
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await call(LoginAnswer, '/api/login', { method: 'POST', body });
  writeSession({ authToken: answer.jwtToken, expiresAt: answer.accessExpiresAt, user: { email } });
}

/** Revokes the session at the server and forgets it here. */
export async function signOut(): Promise<void> {
  try {
    await call(v.unknown(), '/api/logout', { method: 'POST' });
  } finally {
    clearSession();
  }
}

export type LinkToken = v.InferOutput<typeof LinkTokenAnswer>;

/** `POST /api/link-tokens`; admins and agents may. */
export const makeLinkToken = (input: v.InferInput<typeof LinkTokenInput>): Promise<LinkToken> =>
  call(LinkTokenAnswer, '/api/link-tokens', { method: 'POST', body: JSON.stringify(input) });

const Outbox = v.array(
  v.object({ to: v.string(), subject: v.string(), text: v.string(), sentAt: v.string() }),
);
export type Mail = v.InferOutput<typeof Outbox>[number];

export const readOutbox = (): Promise<Mail[]> => call(Outbox, '/demo/outbox.json', {});

const ReadyLinks = v.array(v.object({ title: v.string(), url: v.string() }));
export type ReadyLink = v.InferOutput<typeof ReadyLinks>[number];

/** The links that the start prints, too: they open without signing in. */
export const readReadyLinks = (): Promise<ReadyLink[]> => call(ReadyLinks, '/demo/links.json', {});

const DemoDay = v.object({ today: v.nullable(v.string()), hint: v.nullable(v.string()) });

/** The day on which the demo plays, and how it is renewed once that is long ago. */
export const readDemoDay = (): Promise<v.InferOutput<typeof DemoDay>> => call(DemoDay, '/demo/day.json', {});

export interface RecordRow {
  id: number;
  /** Undefined where a record has only its number. */
  reference: string | undefined;
  /** Company, mode and state, for people. */
  text: string;
}

const Company = v.nullish(v.object({ companyName: v.string() }));
const Row = v.object({
  id: v.number(),
  reference: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  submissionNotes: v.nullish(v.string()),
  companyName: v.optional(v.string()),
  entityType: v.nullish(v.string()),
  mode: v.nullish(v.string()),
  container_type: v.nullish(v.string()),
  status: v.optional(v.string()),
  customer: Company,
  companyRelation: Company,
  entity: Company,
});
const Found = v.object({ found: v.object({ totalCount: v.number(), results: v.array(Row) }) });

const KINDS = {
  booking: { field: 'allBooking', text: 'reference', more: 'status mode customer { companyName }' },
  shipment: {
    field: 'allShipments',
    text: 'reference',
    more: 'status mode companyRelation { companyName }',
  },
  quote: {
    field: 'allQuote',
    text: 'reference',
    more: 'status mode container_type customer { companyName }',
  },
  manifest: { field: 'allManifest', text: 'reference', more: 'status customer { companyName }' },
  submission: {
    field: 'allRateSubmission',
    text: 'submissionNotes',
    more: 'createdAt entity { companyName }',
  },
  entity: { field: 'allCompany', text: 'companyName', more: 'entityType' },
} as const;

/** Ports and carriers are companies, too. */
const WITH_ROUTES = { entityType: { in: ['Importer', 'Agent', 'Provider'] } };

const client = createClient({ apiBase: BUNDLE_BACKEND, tokens: {} });

const actionNames = new Map<string, string>();
client.config().then(
  ({ actions }) => {
    for (const [name, id] of Object.entries(actions)) if (id) actionNames.set(id, name);
  },
  (error: unknown) => console.warn('The actions have no names:', error),
);

/** What `GET /config.json` calls the action of this id, once it has arrived. */
export const actionName = (id: string): string | undefined => actionNames.get(id);

/** The account's records of a kind whose reference or notes contain the text, or whose number it is. */
export async function findRecords(kind: RecordKind, text: string, signal: AbortSignal) {
  const { field, text: name, more } = KINDS[kind];
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const byText = { [name]: { matches: text } };
  const found = text === '' ? {} : number === undefined ? byText : { _or: [{ id: { eq: number } }, byText] };
  const where = kind === 'entity' ? { _and: [WITH_ROUTES, found] } : found;
  const { found: page } = await client.query(Found, {
    name: 'records',
    query: `query records($where: JSON) {
      found: ${field}(where: $where, sort: { field: id, order: ASC }, take: 50) {
        totalCount
        results { id ${name} ${more} }
      }
    }`,
    variables: { where },
    signal,
  });
  const rows = page.results.map((row): RecordRow => {
    const company = (row.customer ?? row.companyRelation ?? row.entity)?.companyName;
    const day = row.createdAt?.slice(0, 10);
    return {
      id: row.id,
      reference: row.reference ?? row.companyName,
      text: [company, row.mode, row.container_type, row.status, row.entityType, day, row.submissionNotes]
        .filter(Boolean)
        .join(' · '),
    };
  });
  return { rows, total: page.totalCount };
}
