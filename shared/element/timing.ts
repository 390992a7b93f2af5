import type { Exchange } from '../client/send.ts';
import { isSaving, type SaveState } from '../save/save-state.ts';
import { BUNDLE_BACKEND } from './bundle-backend.ts';
import type { CommonEvents, Emit, TimingDetail } from './events.ts';

/** What an element tells its host about its own speed, as `fp-timing`. */
export interface Timing {
  /** From now on a load runs. */
  loading(): void;
  /** It is done. */
  ready(): void;
  /** A request was answered. */
  exchanged(exchange: Exchange): void;
  /** The listener for the states of a save, which tells how long one took that stored all of it. */
  timedSave(onState: (state: SaveState) => void): (state: SaveState) => void;
}

/**
 * `isOn` says whether the host wants to know; while it doesn't nothing is measured.
 *
 * @param emit sends from the element
 */
export function createTiming(isOn: () => boolean, emit: Emit<CommonEvents>): Timing {
  const total = { requests: 0, sent: 0, received: 0 };
  let isCodeTold = false;

  const send = (detail: Omit<TimingDetail, 'version'>) => {
    if (isOn()) emit('fp-timing', detail);
  };
  /** Measures from now until the answer is called. */
  const start = () => {
    const at = performance.now();
    const before = { ...total };
    return () => ({
      milliseconds: Math.round(performance.now() - at),
      requests: total.requests - before.requests,
      sent: total.sent - before.sent,
      received: total.received - before.received,
    });
  };
  let measure = start();

  return {
    loading() {
      measure = start();
    },
    ready() {
      if (!isCodeTold) send({ phase: 'code', ...scriptsOf(performance.getEntriesByType('resource')) });
      isCodeTold = true;
      send({ phase: 'ready', ...measure() });
    },
    exchanged({ sent, received }) {
      if (!isOn()) return;
      total.requests += 1;
      total.sent += bytesOf(sent);
      total.received += bytesOf(received);
    },
    timedSave(onState) {
      let saving: ReturnType<typeof start> | undefined;
      return (state) => {
        if (isSaving(state)) saving ??= start();
        else {
          if (state.step === 'saved' && saving) send({ phase: 'saved', ...saving() });
          saving = undefined;
        }
        onState(state);
      };
    },
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * From the request for the first script of the bundle to the end of the last one so far, and what came over the network
 * for them: nothing for those that the browser had.
 */
function scriptsOf(entries: readonly PerformanceEntry[]) {
  const scripts = (entries as readonly PerformanceResourceTiming[]).filter(
    ({ name }) => name.startsWith(`${BUNDLE_BACKEND}/widgets/`) && /\.js(\?|$)/.test(name),
  );
  const begin = Math.min(...scripts.map(({ startTime }) => startTime));
  const end = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  return {
    milliseconds: scripts.length > 0 ? Math.round(end - begin) : 0,
    requests: new Set(scripts.map(({ name }) => name)).size,
    sent: 0,
    received: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
