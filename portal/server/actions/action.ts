import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { AuditRecord } from '../audit/write-audit.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import { inputMessage, type Place } from './input-message.ts';

/** What an action did: its answer, and what the audit log keeps of it. */
export interface Outcome {
  result: unknown;
  /** One record or several; left out where nothing was changed. */
  audit?: AuditRecord | readonly AuditRecord[];
  /** A job was put into the queue, to be begun after the commit. */
  hasJob?: boolean;
}

/** What an action may need of the server beside the database. */
export type ActionContext = Pick<Services, 'fileAddresses' | 'notices'>;

/** An action with a valid input. */
interface PreparedAction {
  /** The input as it was understood; equal contents are equal texts (D-122). */
  content: string;
  /** Checks the caller's right, throwing an `ApiError`, and answers the work itself, to be done or left. */
  allow(trx: Transaction<Tables>, caller: Caller): Promise<(context: ActionContext) => Promise<Outcome>>;
  /** Checks the right of a caller whose repeated key is about to get the first result. */
  allowRepeat(trx: Transaction<Tables>, caller: Caller): Promise<unknown>;
}

/** What a call with a right, an effect and an audit entry does; it is reached by an address of its own. */
export interface UnlistedAction {
  /** It changes nothing, so a repeat is answered afresh and its idempotency key is not stored. */
  readsOnly: boolean;
  /** What it takes. */
  input: v.GenericSchema;
  /** Throws an `ApiError` 422 that names the field. */
  prepare(input: unknown): PreparedAction;
}

/** One that is reached by its id. */
export interface Action extends UnlistedAction {
  id: string;
}

interface Definition<Input, Grant> {
  input: v.GenericSchema<unknown, Input>;
  /** How a wrong field is named in messages, from its dotted path. */
  placeOf?: (path: string) => Place;
  readsOnly?: boolean;
  allow(trx: Transaction<Tables>, caller: Caller, input: Input): Promise<Grant>;
  allowRepeat?(trx: Transaction<Tables>, caller: Caller, input: Input): Promise<unknown>;
  run(trx: Transaction<Tables>, grant: Grant, input: Input, context: ActionContext): Promise<Outcome>;
}

/**
 * A named action. `allow` and `run` share one transaction; what `allow` finds (a locked record) is handed to `run`.
 * `allow` is a function of its own because it is called again before a repeated key gets the first result; `allowRepeat`
 * is called there instead where `allow` would begin something new.
 *
 * Its id is fixed for ever: other backends and cached pages know the action by it (API-28).
 */
export const defineAction = <Input, Grant>({
  id,
  ...definition
}: Definition<Input, Grant> & { id: string }): Action => ({ id, ...defineUnlistedAction(definition) });

/** The same without an id. */
export function defineUnlistedAction<Input, Grant>(definition: Definition<Input, Grant>): UnlistedAction {
  return {
    readsOnly: definition.readsOnly ?? false,
    input: definition.input,
    prepare(raw) {
      const parsed = v.safeParse(definition.input, raw, { abortEarly: true });
      if (!parsed.success) throw invalid(inputMessage(parsed.issues[0], definition.placeOf));
      const input = parsed.output;
      return {
        content: JSON.stringify(input),
        async allow(trx, caller) {
          const grant = await definition.allow(trx, caller, input);
          return (context) => definition.run(trx, grant, input, context);
        },
        allowRepeat: (trx, caller) => (definition.allowRepeat ?? definition.allow)(trx, caller, input),
      };
    },
  };
}
