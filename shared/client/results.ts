import * as v from 'valibot';
import { withoutNulls } from '../contract/answered-rows.ts';
import { Entity } from '../contract/entity.ts';
import type { StatusAnswer } from '../contract/search.ts';
import { texts } from '../reasons/browser/texts/index.ts';
import { ClientError } from './client-error.ts';
import { expected } from './send.ts';

/** What came of a call that answers a list as text; `problem` is to be shown. */
interface StatusList<T> {
  list: T[];
  problem: string | undefined;
}

/**
 * API-41, D-13: the list that stands as JSON text in a `SUCCEEDED` answer. Another status gives no entries and the
 * service's own words to show.
 *
 * @throws ClientError `unexpected` where the text is no JSON, or not a list of `schema`
 */
export function statusList<S extends v.GenericSchema>(
  schema: S,
  { status, statusMessage }: v.InferOutput<typeof StatusAnswer>,
  request: string,
): StatusList<v.InferOutput<S>> {
  if (status !== 'SUCCEEDED') return { list: [], problem: statusMessage || status };
  return { list: expected(v.array(schema), parsed(statusMessage, request), request), problem: undefined };
}

function parsed(text: string, request: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ClientError('unexpected', texts('reason.unexpected'), { request, cause });
  }
}

/** API-35: the results object of an action; `{}` where there is none, and for one that failed. */
export async function objectResult(work: Promise<unknown>): Promise<Record<string, unknown>> {
  const results = await work.catch(() => null);
  const isObject = typeof results === 'object' && results !== null && !Array.isArray(results);
  return isObject ? (results as Record<string, unknown>) : {};
}

/** API-36: true only for results that are exactly true. */
export const trueResult = async (work: Promise<unknown>): Promise<boolean> => (await work) === true;

/**
 * API-39, API-40: the results of an action that names what is wrong in its error, which the client throws.
 *
 * @throws ClientError also where results are null without any error
 */
export async function givenResult<T>(work: Promise<T>, request: string): Promise<NonNullable<T>> {
  const results = await work;
  if (results === null || results === undefined)
    throw new ClientError('unexpected', texts('reason.unexpected'), { request });
  return results;
}

/** API-30, API-32, API-61, API-62: any results but none mean that the action is done; their form is looked at afterwards. */
export const Done = v.pipe(v.unknown(), v.check(Boolean));

/** One page of companies: as ENT-18 says, or as the bare list of other backends; none at all is an empty page. */
const CompanyPage = v.nullish(
  v.union([v.tuple([v.literal(200), withoutNulls(Entity), v.number()]), withoutNulls(Entity)]),
);

/**
 * API-37, API-38, ENT-18: all companies, asked for page by page until an empty one, in the order of their names
 * whatever their case; `[200, [], 0]` where there are none. `compare` is the language's.
 */
export async function companiesResult(
  ask: (skip: number, schema: typeof CompanyPage) => Promise<v.InferOutput<typeof CompanyPage>>,
  compare: (a: string, b: string) => number,
): Promise<readonly [200, Entity[], number]> {
  const all = new Map<number, Entity>();
  for (let skip = 0, isNew = true; isNew; ) {
    const answer = (await ask(skip, CompanyPage)) ?? [];
    const page = answer[0] === 200 ? (answer[1] as Entity[]) : (answer as Entity[]);
    // A backend that passes over `skip` would go on for ever.
    isNew = page.some(({ id }) => !all.has(id));
    for (const company of page) all.set(company.id, company);
    skip += page.length;
  }
  const companies = [...all.values()].sort((a, b) => compare(a.companyName, b.companyName));
  return [200, companies, companies.length];
}
