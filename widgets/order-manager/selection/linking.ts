import type { LinkedOrder, Order } from './orders.ts';
import type { Change, Selection, Transition } from './selection.ts';

interface Options {
  selection(): Selection;
  dispatch(transition: Transition): void;
  /** Sends one change, given what the server confirmed last; throws when it failed. */
  send(change: Change, selection: Selection): Promise<readonly LinkedOrder[]>;
  onFailure(error: unknown): void;
}

/** The changes of the order selection, one at the server at a time (D-34). */
export interface Linking {
  /**
   * Shows the change at once; true when the server confirmed it, false when it was taken back. `onFailure` takes the place of
   * that of all changes.
   */
  change(
    change: { add?: readonly Order[]; remove?: readonly number[] },
    onFailure?: (error: unknown) => void,
  ): Promise<boolean>;
  /** When no change is on its way any more; false when one of them failed. */
  idle(): Promise<boolean>;
}

export function createLinking({ selection, dispatch, send, onFailure }: Options): Linking {
  let last: Promise<boolean> = Promise.resolve(true);
  let numbers = 0;

  const run = async (change: Change, failed: (error: unknown) => void): Promise<boolean> => {
    try {
      const orders = await send(change, selection());
      dispatch({ type: 'linked', number: change.number, orders });
      return true;
    } catch (error) {
      dispatch({ type: 'refused', number: change.number });
      failed(error);
      return false;
    }
  };

  return {
    change({ add = [], remove = [] }, failed = onFailure) {
      numbers += 1;
      const change = { number: numbers, add, remove };
      dispatch({ type: 'changed', change });
      const before = last;
      last = before.then(() => run(change, failed));
      return last;
    },
    async idle() {
      let worked = true;
      for (let seen: unknown; seen !== last && selection().changes.length > 0; ) {
        seen = last;
        worked = (await last) && worked;
      }
      return worked;
    },
  };
}
