import { atom } from 'jotai';
import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import { initialQuery, type ListQuery, NEWEST } from '../../../shared/list/list-query.ts';
import { type ListState, NOT_LOADED } from '../../../shared/list/list-state.ts';
import { createRecordState } from '../../../shared/record/state.ts';
import type { RouteToDelete } from '../api.ts';
import type { RouteForm } from '../form/route-form.ts';

/** Whose routes the list shows. */
export interface ListScope {
  readonly entityId: number;
  /** Inside the profile (SUB-05). */
  readonly isProfile: boolean;
  /** Only routes of a company with this rate profile (D-139); null for no such filter. */
  readonly rateProfile: number | null;
}

/** Loading of the list and its messages. */
export const recordState = createRecordState();

export const scopeAtom = atom<ListScope | null>(null);
export const listAtom = atom<ListState<RouteSubscription>>(NOT_LOADED);
export const queryAtom = atom<ListQuery>(initialQuery(NEWEST));

/**
 * Whether the form for rate sheets stands on top, or the search in its place (SUB-04 to SUB-07, ROLE-04); undefined until
 * it is known who asks.
 */
export const hasGeneratorAtom = atom<boolean>();

/** What the drawer shows (SUB-37): a new route or a stored one; null while it is closed. */
export const drawerAtom = atom<RouteForm | null>(null);

/** Changes in the open drawer, which a leave would lose. */
export const unsavedAtom = atom((get) => {
  const form = get(drawerAtom);
  return form ? get(form.state.unsavedAtom) : 0;
});

/** Ids of the routes that are selected to be deleted together. */
export const selectedAtom = atom<ReadonlySet<number>>(new Set<number>());

/** What `Yes, Delete` deletes, and how often somebody else was faster. */
export interface Deletion {
  readonly routes: readonly RouteToDelete[];
  /** Of those that were asked for. */
  readonly gone: number;
  readonly stale: number;
}

/** The question before routes are deleted; null while none is asked. */
export const deletionAtom = atom<Deletion | null>(null);
/** The messages of that question, and how far the deletion is. */
export const deletionState = createRecordState();

/** Routes that were deleted a short while ago and can be restored, as long as nothing else is deleted. */
export const deletedAtom = atom<readonly number[] | null>(null);
/** How far the restoring is. */
export const restoringAtom = atom(false);

/** Whether each route has rates in the window of days; one that isn't here yet is being looked up. */
export interface RouteRates {
  readonly byId: ReadonlyMap<number, { readonly rates: number; readonly until: string | null }>;
  readonly hasFailed: boolean;
}

export const NO_RATES: RouteRates = { byId: new Map(), hasFailed: false };
export const ratesAtom = atom<RouteRates>(NO_RATES);

/** New each time the first page has been loaded, for `fp-ready`. */
export const loadedAtom = atom<object | null>(null);
