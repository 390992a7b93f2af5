import { atom } from 'jotai';
import type { FaultPlan, RequestEntry } from './faulty-fetch.ts';

/** Whether a second element with the same attributes stands beside the first. */
export const twinAtom = atom(false);

/** Width of the preview in pixels; undefined is all there is. */
export const widthAtom = atom<number | undefined>(undefined);

export const faultPlanAtom = atom<FaultPlan>({
  fault: 'none',
  scope: 'data',
  remaining: Number.POSITIVE_INFINITY,
});

const MOST_REQUESTS = 200;
const requestsStateAtom = atom<readonly RequestEntry[]>([]);

/** The requests of the elements, newest first; writing an entry adds it, or replaces the one of the same id. */
export const requestsAtom = atom(
  (get) => get(requestsStateAtom),
  (get, set, entry: RequestEntry | 'clear') => {
    if (entry === 'clear') return set(requestsStateAtom, []);
    const entries = get(requestsStateAtom);
    set(
      requestsStateAtom,
      entries.some(({ id }) => id === entry.id)
        ? entries.map((old) => (old.id === entry.id ? entry : old))
        : [entry, ...entries].slice(0, MOST_REQUESTS),
    );
  },
);

export interface LoggedEvent {
  id: number;
  time: string;
  type: string;
  /** Which of the elements it came from. */
  source: string;
  detail: string;
}

const MOST_EVENTS = 500;
const eventsStateAtom = atom<readonly LoggedEvent[]>([]);

/** The elements' events, newest first. */
export const eventsAtom = atom(
  (get) => get(eventsStateAtom),
  (get, set, event: LoggedEvent | 'clear') =>
    set(eventsStateAtom, event === 'clear' ? [] : [event, ...get(eventsStateAtom)].slice(0, MOST_EVENTS)),
);
