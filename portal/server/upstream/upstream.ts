import { pruneBeside } from '../actions/prune-expired.ts';
import { ACTION_IDS, actionById } from '../actions/registry.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { areRightsUnchanged } from '../auth/rights/rights-unchanged.ts';
import { createCallerQueue } from '../caller-queue.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import type { Operation } from '../data-api/execute.ts';
import { queueName, type RequestFacts } from '../data-api/run-statement.ts';
import type { Database } from '../db/database.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import { ALLOWED_ACTIONS, type HandedOnName } from './allowed/actions.ts';
import { createChanges } from './changes.ts';
import { createCompanyCopies } from './companies.ts';
import { handOnAction } from './hand-on-action.ts';
import { handOnQuery } from './hand-on-query.ts';
import { notOffered } from './not-offered.ts';
import { isOwnAction, isOwnQuery, listsCompanies, readsCompanies } from './own.ts';
import { createOwnerLookup } from './owners.ts';
import { createPlatform } from './platform.ts';
import { answerTo, PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';
import { type Rights, rightsOf } from './rights.ts';

/** The one root field of a mutation. */
interface Mutation {
  key: string;
  name: string;
  args: Record<string, unknown>;
}

/** The provider's application behind the data API. */
export interface Upstream {
  /** Whether this is answered by this server itself, whose database keeps what it is about. */
  isOwn(operation: Operation, mutation: Mutation | undefined): boolean;
  /** Before this server answers itself: an admin chooses among the platform's companies. */
  prepare(caller: Caller, operation: Operation, mutation: Mutation | undefined): Promise<void>;
  /**
   * Hands on what the caller may ask, and nothing else.
   *
   * @returns the JSON text of the data
   * @throws ApiError 401 where the caller's rights are no longer what they were, and nothing was asked; 422 `not_offered`
   */
  answer(
    caller: Caller,
    operation: Operation,
    mutation: Mutation | undefined,
    facts: RequestFacts,
  ): Promise<string>;
}

/** Of all that one request of a caller asks the platform: less than the data client waits for. */
const LONGEST_MS = 25_000;
/** Of the companies, whose list is shown without what came in the meantime where they take longer. */
const LONGEST_COPY_MS = 5_000;
/** What is asked of the platform at the same time. */
const AT_ONCE = 20;

export function createUpstream(
  {
    config,
    database,
  }: {
    config: Pick<Config, 'auditDays' | 'idempotencyHours'> & { betty: NonNullable<Config['betty']> };
    database: Database;
  },
  longestMs = LONGEST_MS,
): Upstream {
  const { betty } = config;
  const unknown = Object.keys(betty.actions).find((name) => !Object.hasOwn(ACTION_IDS, name));
  if (unknown) throw new ConfigError(`BETTY_ACTIONS: there is no action ${unknown}.`);
  const platform = createPlatform(betty);
  const ownersBy = createOwnerLookup();
  const change = createChanges(database);
  const copyCompanies = createCompanyCopies(database.db);
  const calls = createCallerQueue({ atOnce: AT_ONCE });

  const idOf = (name: HandedOnName) => betty.actions[name] ?? ACTION_IDS[name]!;

  async function mutate({ key, name, args }: Mutation, rights: Rights, facts: RequestFacts, ask: Ask) {
    if (name !== 'action') throw unauthorized();
    const action = nameOf(args.id);
    if (!isHandedOn(action)) throw notOffered();
    pruneBeside(database, config);
    const call = { name: action, input: args.input, key: facts.idempotencyKey, requestId: facts.requestId };
    const results = await handOnAction(call, rights, { idOf, ask, change });
    return JSON.stringify({ [key]: { results } });
  }

  return {
    isOwn: (operation, mutation) =>
      mutation ? mutation.name !== 'action' || isOwnAction(nameOf(mutation.args.id)) : isOwnQuery(operation),

    async prepare(caller, operation, mutation) {
      if (caller.kind !== 'user' || !caller.isAdmin) return;
      const isWanted = mutation
        ? mutation.name === 'action' && listsCompanies(nameOf(mutation.args.id))
        : readsCompanies(operation);
      if (!isWanted) return;
      const deadline = AbortSignal.timeout(Math.min(longestMs, LONGEST_COPY_MS));
      await copyCompanies((request) => platform.ask(request, deadline));
    },

    async answer(caller, operation, mutation, facts) {
      if (!(await areRightsUnchanged(database.db, caller))) throw unauthorized();
      const deadline = AbortSignal.timeout(longestMs);
      const ask: Ask = (request) => platform.ask(request, deadline);
      const rights = rightsOf(caller, ownersBy(ask));
      const work = () =>
        mutation ? mutate(mutation, rights, facts, ask) : handOnQuery(operation, rights, ask);
      try {
        return await calls.run(queueName(caller, facts.address), work, facts.answered);
      } catch (error) {
        throw error instanceof PlatformFailure ? answerTo(error) : error;
      }
    },
  };
}

type Ask = (request: PlatformRequest) => Promise<Readonly<Record<string, unknown>>>;

const isHandedOn = (name: string): name is HandedOnName => Object.hasOwn(ALLOWED_ACTIONS, name);

/** @throws ApiError 404 for an id that no action has */
function nameOf(id: unknown): string {
  const found = typeof id === 'string' ? actionById(id) : undefined;
  if (!found) throw new ApiError(404, 'unknown_action', 'This action does not exist.');
  return found.name;
}
