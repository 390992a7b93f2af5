import type { ActionName } from '../../shared/contract/actions.ts';
import type { SentReason } from '../../shared/contract/reasons.ts';

const MUTATION = 'mutation ($id: String!, $input: JSON) { action(id: $id, input: $input) }';

const configs = new Map<string, Promise<{ appId: string; actions: Record<string, string> }>>();

const configOf = (url: string) => {
  const known = configs.get(url) ?? fetch(`${url}/config.json`).then((answer) => answer.json());
  configs.set(url, known);
  return known;
};

/** A refused action or query: the HTTP status, or the one of the GraphQL error. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly SentReason[];
  constructor(status: number, message: string, code: string, reasons: readonly SentReason[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Runs an action over HTTP as the holder of `bearer`, once: no attempts, no key unless given. */
export async function actOn(
  url: string,
  bearer: string,
  name: ActionName,
  payload: object,
  key?: string,
): Promise<unknown> {
  const { actions } = await configOf(url);
  const variables = { id: actions[name], input: { payload } };
  const data = await send(url, bearer, { query: MUTATION, variables }, key);
  return (data.action as { results: unknown }).results;
}

/** Asks the data API as the holder of `bearer`. */
export const queryAs = (url: string, bearer: string, query: string, variables?: object) =>
  send(url, bearer, { query, variables });

async function send(
  url: string,
  bearer: string,
  body: object,
  key?: string,
): Promise<Record<string, unknown>> {
  const { appId } = await configOf(url);
  const response = await fetch(`${url}/api/runtime/${appId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(response.status, answer.error, answer.code, answer.reasons);
  const [error] = answer.errors ?? [];
  if (error) {
    const { statusCode, code, reasons } = error.extensions;
    throw new Refused(statusCode, error.message, code, reasons);
  }
  return answer.data;
}
