import * as v from 'valibot';
import { actionInput } from '../../../shared/client/action-input.ts';
import { ACTION_MUTATION } from '../../../shared/contract/documented/action-mutation.ts';
import { keyedCallOf } from '../actions/idempotency.ts';
import { inputMessage } from '../actions/input-message.ts';
import { unwrap } from '../actions/run-action.ts';
import { invalid } from '../http/errors/api-error.ts';
import { ALLOWED_ACTIONS, type AllowedAction, type HandedOnName } from './allowed/actions.ts';
import type { Change } from './changes.ts';
import { PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';
import type { Rights } from './rights.ts';

const Answer = v.object({ action: v.object({ results: v.nullish(v.unknown(), null) }) });

interface Call {
  name: HandedOnName;
  input: unknown;
  /** Of the header; else that of the input counts. */
  key: string | undefined;
  requestId: string;
}

/** How an action reaches the platform. */
interface Way {
  /** Of the application, by name. */
  idOf(name: HandedOnName): string;
  ask(request: PlatformRequest): Promise<Readonly<Record<string, unknown>>>;
  change(change: Change): Promise<unknown>;
}

/**
 * Runs one action of the allow-list, with what is documented of its input and without its key, which is kept here.
 *
 * @returns its results
 * @throws ApiError 403, 404 and 422 as this server's own actions do, 504 `outcome_unknown`; PlatformFailure
 */
export async function handOnAction({ name, input, key, requestId }: Call, rights: Rights, way: Way) {
  const allowed: AllowedAction = ALLOWED_ACTIONS[name];
  const { payload, requestId: ownKey } = unwrap(input);
  const fields = checked(allowed, payload);
  await allowed.allow(rights, fields as never);
  const { absent } = allowed;
  if (absent && !(await absent.may(rights, fields as never))) return absent.results;
  const variables = { id: way.idOf(name), input: actionInput(name, documented(name, fields), undefined) };
  const isChange = allowed.changes !== undefined;
  const send = async () => {
    const parsed = v.safeParse(Answer, await way.ask({ query: ACTION_MUTATION, variables }));
    const results = parsed.success ? parsed.output.action.results : null;
    const told = allowed.told ? allowed.told(results, rights) : results;
    // Of a change nobody can then tell whether it was made.
    if (told === null) throw new PlatformFailure('lost', 'answered no results');
    return told;
  };
  if (!isChange) return send();
  const { caller } = rights;
  const keyed = keyedCallOf(caller, key ?? ownKey, `platform ${name} ${JSON.stringify(fields)}`);
  const record = allowed.changes(fields as never);
  return way.change({ caller, name, record, input: fields, requestId, keyed, send });
}

function checked({ input }: AllowedAction, payload: unknown): object {
  const { requestId: _, ...fields } = Object(payload) as Record<string, unknown>;
  const parsed = v.safeParse(input, fields, { abortEarly: true });
  if (parsed.success) return parsed.output as object;
  throw invalid(inputMessage(parsed.issues[0]));
}

/** The upload is documented with the company beside its payload. */
function documented(name: HandedOnName, fields: object): object {
  if (name !== 'uploadRates') return fields;
  const { entity_id, ...payload } = fields as { entity_id: number };
  return { entity_id, payload };
}
