import { isAborted } from '../../../shared/client/client-error.ts';
import type { Host } from '../../../shared/element/host.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { defaultWindow } from '../../../shared/trade/rate-sheet-rules.ts';
import { listRouteRates, type RatesWindow } from './list-route-rates.ts';
import { listAtom, NO_RATES, ratesAtom, scopeAtom } from './state.ts';

/** Routes that one call may ask for. */
const MOST = 200;

/** Looks up which of the shown routes have rates. */
export interface RatesLookup {
  /** The days of the form for rate sheets; without that form those that it would begin with. */
  setWindow(window: RatesWindow): void;
  /** Asks for the shown routes that aren't known yet. */
  update(): void;
  /** Asks for all shown ones again, as after a change; what is known of them stays until then. */
  renew(): void;
  close(): void;
}

const isSame = (a: RatesWindow, b: RatesWindow): boolean =>
  a.from === b.from && a.to === b.to && a.includeExternalRates === b.includeExternalRates;

export function createRatesLookup(host: Pick<Host, 'client' | 'store'>): RatesLookup {
  const { store } = host;
  let window: RatesWindow = { ...defaultWindow(today()), includeExternalRates: false };
  let request = new AbortController();
  const asked = new Set<number>();

  const ask = async (entityId: number, ids: readonly number[], { signal }: AbortController) => {
    try {
      const found = await listRouteRates(host.client, entityId, ids, window, signal);
      if (signal.aborted) return;
      const { byId } = store.get(ratesAtom);
      const entries = found.map(({ id, rates, until }) => [id, { rates, until }] as const);
      store.set(ratesAtom, { byId: new Map([...byId, ...entries]), hasFailed: false });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      console.warn('It could not be looked up which routes have rates:', error);
      for (const id of ids) asked.delete(id);
      store.set(ratesAtom, (rates) => ({ ...rates, hasFailed: true }));
    }
  };

  const lookup: RatesLookup = {
    setWindow(next) {
      if (isSame(window, next)) return;
      window = next;
      store.set(ratesAtom, NO_RATES);
      lookup.renew();
    },
    update() {
      const scope = store.get(scopeAtom);
      if (!scope) return;
      const missing = store
        .get(listAtom)
        .rows.map(({ id }) => id)
        .filter((id) => !asked.has(id));
      for (const id of missing) asked.add(id);
      for (let start = 0; start < missing.length; start += MOST)
        void ask(scope.entityId, missing.slice(start, start + MOST), request);
    },
    renew() {
      request.abort();
      request = new AbortController();
      asked.clear();
      lookup.update();
    },
    close: () => request.abort(),
  };
  return lookup;
}
