import type { SaveState } from '../../../../shared/save/save-state.ts';
import type { Outcome } from './account-calls.ts';

/** How a call around signing in failed. */
export type AccountFailure = Exclude<Outcome, 'accepted'>;

class AccountError extends Error {
  readonly outcome: AccountFailure;

  constructor(outcome: AccountFailure) {
    super(`The account call was not accepted: ${outcome}`);
    this.outcome = outcome;
  }
}

/**
 * Turns an outcome into the promise that a save expects: it rejects on failure.
 *
 * @throws AccountError where it isn't accepted
 */
export async function accepted(call: Outcome | Promise<Outcome>): Promise<void> {
  const outcome = await call;
  if (outcome !== 'accepted') throw new AccountError(outcome);
}

/** How the last save failed; undefined where it didn't. Any other error counts as `unreachable`. */
export function accountFailure(state: SaveState): AccountFailure | undefined {
  if (!('error' in state)) return undefined;
  return state.error instanceof AccountError ? state.error.outcome : 'unreachable';
}
