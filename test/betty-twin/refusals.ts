import type { DocumentedActionName } from '../../shared/contract/documented/actions.ts';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { Twin } from './twin.ts';

/** What an element has sent, as the fake network of a browser test saw it. */
interface Asked {
  /** Beside the names of the documented actions, which the tests use as their ids. */
  readonly id?: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Why an application of the platform would refuse it; empty where it wouldn't. */
async function refusalOf({ id, query, variables }: Asked): Promise<string> {
  const twin = new Twin();
  const known = id && { id: TWIN_ACTION_IDS[id as DocumentedActionName] ?? id };
  await twin.answer({ token: twin.token(), query, variables: { ...variables, ...known } });
  return twin.refused.join(' ');
}

interface Context {
  readonly path: string;
  readonly req: AsyncIterable<Buffer>;
  body: unknown;
}

/** Serves {@link refusalOf} to the pages of the browser tests: `POST /__twin`. */
export async function serveRefusals(context: Context, next: () => Promise<unknown>): Promise<void> {
  if (context.path !== '/__twin') return void (await next());
  const parts: Buffer[] = [];
  for await (const part of context.req) parts.push(part);
  context.body = await refusalOf(JSON.parse(Buffer.concat(parts).toString()));
}
