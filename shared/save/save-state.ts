/**
 * Where a save stands. `done` and `total` count the parts that it is sent in; `total` is null while it isn't known how
 * many there will be.
 */
export type SaveState =
  | { readonly step: 'idle' }
  /** The entries are checked and what is to be sent is put together; nothing has left yet. */
  | { readonly step: 'validating' }
  | { readonly step: 'sending'; readonly done: number; readonly total: number | null }
  | { readonly step: 'saved' }
  /** Some parts are stored, others are not; the next save may send only those. */
  | ({ readonly step: 'partial'; readonly done: number; readonly total: number | null } & Failure)
  /** Somebody else saved since the record was loaded (HTTP 409, D-19). */
  | ({ readonly step: 'conflict' } & Failure)
  | ({ readonly step: 'failed' } & Failure);

/** Why a save ended early, and the part that was being sent then; undefined where none was. */
export interface Failure {
  readonly error: unknown;
  readonly part: object | undefined;
}

export type SaveEvent =
  | { readonly type: 'started' }
  /** An entry is wrong, or the user has to do something first, as a message says. */
  | { readonly type: 'refused' }
  | { readonly type: 'sending'; readonly total: number | null }
  | { readonly type: 'partSaved' }
  | { readonly type: 'finished' }
  | ({ readonly type: 'failed' } & Failure)
  /** The user has read how the last save ended, or that is no longer true of what is on the screen. */
  | { readonly type: 'dismissed' };

export const IDLE: SaveState = { step: 'idle' };

/** Whether a save runs: nothing may be changed meanwhile, and no other save begins (D-123). */
export const isSaving = ({ step }: SaveState): boolean => step === 'validating' || step === 'sending';

/** The next state; an event that can't happen in a state throws, since it is a fault of the code. */
export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'dismissed':
      return isSaving(state) ? state : IDLE;
    case 'started':
      if (!isSaving(state)) return { step: 'validating' };
      break;
    case 'refused':
      if (state.step === 'validating') return IDLE;
      break;
    case 'sending':
      if (state.step === 'validating') return { step: 'sending', done: 0, total: event.total };
      break;
    case 'partSaved':
      if (state.step === 'sending') return { ...state, done: state.done + 1 };
      break;
    case 'finished':
      if (state.step === 'sending') return { step: 'saved' };
      break;
    case 'failed':
      if (isSaving(state)) return failed(state, { error: event.error, part: event.part });
  }
  throw new Error(`A save that is "${state.step}" can't be "${event.type}".`);
}

function failed(state: SaveState, failure: Failure): SaveState {
  if ((failure.error as { status?: unknown } | undefined)?.status === 409)
    return { step: 'conflict', ...failure };
  if (state.step === 'sending' && state.done > 0) return { ...state, step: 'partial', ...failure };
  return { step: 'failed', ...failure };
}
