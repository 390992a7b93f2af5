import type { Client } from '../../../shared/client/client.ts';
import { isAborted } from '../../../shared/client/client-error.ts';
import { findEqualRoute } from '../api.ts';
import type { RouteValues } from '../route.ts';

/** How long choosing pauses before the server is asked, ms. */
const PAUSE = 300;

/** What is entered; `id` of the stored route that is changed. */
interface Entered {
  readonly id: number | undefined;
  readonly values: RouteValues;
}

interface Options {
  client(): Client;
  entityId(): number;
  /** Told the company's route that is the same, or null. */
  onFound(id: number | null): void;
}

/**
 * Looks for a route that is the same as what is entered, so that it is noticed before the save. Equal routes are allowed
 * (D-102), so that nothing depends on the answer.
 */
export function createEqualRouteCheck({ client, entityId, onFound }: Options) {
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (entered: Entered, { signal }: AbortController) => {
    try {
      const id = await findEqualRoute(client(), entityId(), entered, signal);
      if (!signal.aborted) onFound(id);
    } catch (error) {
      if (!isAborted(error))
        console.warn('It could not be looked up whether there is this route already:', error);
    }
  };
  const stop = () => {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
  };

  return {
    /** Undefined where nothing is to be looked for. */
    check(entered: Entered | undefined) {
      stop();
      onFound(null);
      if (!entered || entered.values.originPort === null || entered.values.destinationPort === null) return;
      const mine = request;
      timer = setTimeout(() => void ask(entered, mine), PAUSE);
    },
    close: stop,
  };
}
