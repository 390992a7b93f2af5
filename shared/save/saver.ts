import { requestKeys } from '../client/request-keys.ts';
import { type Failure, IDLE, isSaving, reduceSave, type SaveEvent, type SaveState } from './save-state.ts';

/** One thing to save: what is checked, and the parts in which it is sent. */
export interface SaveTask<Part extends object> {
  /** Shows at each wrong entry what is wrong with it; false when there is one, and nothing is sent. */
  validate?(): boolean;
  /**
   * The parts in the order in which they are sent. Each is asked for only when the one before is stored, so that it may
   * depend on its answer. `undefined`: a message says what has to be done first, and nothing is sent.
   */
  parts(): PartsOf<Part> | undefined | Promise<PartsOf<Part> | undefined>;
  /** Number of parts, where it is known before they are put together. */
  readonly total?: number | undefined;
  /** Sends a part and takes in the server's answer. A part with the same content has the same key at every try. */
  send(part: Part, key: string): Promise<void>;
  /** Whether a failed part ends the save; by default it does. Else the others are sent, and the first failure is given. */
  endsWith?(error: unknown, part: Part): boolean;
}

type PartsOf<Part> = Iterable<Part> | AsyncIterable<Part>;

/** Saves one record, or one form: one save at a time. */
export interface Saver {
  readonly state: SaveState;
  /**
   * Runs a save to its end and answers how it ended: `idle` when nothing was sent, else `saved`, `partial`, `conflict`
   * or `failed`. While another one runs nothing happens, and the answer is undefined.
   */
  save<Part extends object>(task: SaveTask<Part>): Promise<SaveState | undefined>;
  /** Forgets how the last save ended. */
  dismiss(): void;
}

/**
 * The one way to save, of elements and of the portal's forms. A failure ends the save where it is; parts that were stored
 * stay stored, and a later try of the same content goes out under its former idempotency key, so that a part whose answer
 * was lost takes effect once (D-122). `onState` is called with every new state.
 */
export function createSaver(onState: (state: SaveState) => void): Saver {
  const withKey = requestKeys();
  let state: SaveState = IDLE;
  const apply = (event: SaveEvent): SaveState => {
    const next = reduceSave(state, event);
    if (next !== state) {
      state = next;
      onState(state);
    }
    return state;
  };

  return {
    get state() {
      return state;
    },
    async save(task) {
      if (isSaving(state)) return undefined;
      apply({ type: 'started' });
      let sent: object | undefined;
      let failure: Failure | undefined;
      try {
        const isValid = task.validate?.() ?? true;
        const parts = isValid ? await task.parts() : undefined;
        if (!parts) return apply({ type: 'refused' });
        apply({ type: 'sending', total: task.total ?? countOf(parts) });
        for await (const part of parts) {
          sent = part;
          try {
            await withKey(part, (key) => task.send(part, key));
            apply({ type: 'partSaved' });
          } catch (error) {
            if (task.endsWith?.(error, part) ?? true) throw error;
            failure ??= { error, part };
          }
          sent = undefined;
        }
        return apply(failure ? { type: 'failed', ...failure } : { type: 'finished' });
      } catch (error) {
        return apply({ type: 'failed', error, part: sent });
      }
    },
    dismiss: () => void apply({ type: 'dismissed' }),
  };
}

const countOf = (parts: object): number | null => (Array.isArray(parts) ? parts.length : null);
