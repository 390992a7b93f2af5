import { type Atom, atom, type PrimitiveAtom } from 'jotai';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { createRecordState, type RecordState } from '../../../shared/record/state.ts';
import {
  changedFields,
  NO_VALUES,
  REQUIRED,
  ROUTE_FIELDS,
  type RouteField,
  type RouteValues,
} from '../route.ts';
import { texts } from '../texts/index.ts';

/** The stored route that is changed; none while a new one is entered. */
export interface StoredRoute extends RouteValues {
  readonly id: number;
  readonly revision: number | undefined;
  /** Whose route it is. */
  readonly entityId: number;
  /** The company's first route with the same four, if that is another one. */
  readonly duplicateOf: number | null;
}

/** What a save ended with that the user has to decide about. */
export type Refusal =
  /** Somebody else saved since the route was read (D-19). */
  | 'stale'
  /** Their version is the stored one now, below the user's own changes. */
  | 'merged'
  /** Somebody else deleted the route. */
  | 'gone';

export type Problems = Readonly<Partial<Record<RouteField, Text>>>;

/** Everything that one form shows, in whichever store it is drawn. */
export interface FormState extends RecordState {
  readonly storedAtom: PrimitiveAtom<StoredRoute | null>;
  readonly valuesAtom: PrimitiveAtom<RouteValues>;
  /** What the values are compared with to tell what isn't saved. */
  readonly baseAtom: PrimitiveAtom<RouteValues>;
  /** Number of fields whose value differs from what is stored. */
  readonly changedAtom: Atom<number>;
  /** Number of fields that hold a text which has not become their value. */
  readonly typedAtom: PrimitiveAtom<number>;
  /** Both: what a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  /** Number of saves that were refused because of what is entered: each brings its first faulty field into view. */
  readonly refusedSavesAtom: PrimitiveAtom<number>;
  /** What the server said of fields, until they are changed. */
  readonly serverProblemsAtom: PrimitiveAtom<Problems>;
  readonly problemsAtom: Atom<Problems>;
  readonly refusalAtom: PrimitiveAtom<Refusal | null>;
  /** The company's route that is the same as what is entered. */
  readonly equalAtom: PrimitiveAtom<number | null>;
}

export function createFormState(stored: StoredRoute | null, values: RouteValues = NO_VALUES): FormState {
  const valuesAtom = atom(stored ?? values);
  const baseAtom = atom<RouteValues>(stored ?? values);
  const changedAtom = atom((get) => changedFields(get(valuesAtom), get(baseAtom)).length);
  const typedAtom = atom(0);
  const refusedSavesAtom = atom(0);
  const serverProblemsAtom = atom<Problems>({});
  return {
    ...createRecordState(),
    storedAtom: atom(stored),
    valuesAtom,
    baseAtom,
    changedAtom,
    typedAtom,
    unsavedAtom: atom((get) => get(changedAtom) + get(typedAtom)),
    refusedSavesAtom,
    serverProblemsAtom,
    problemsAtom: atom((get) => ({
      ...(get(refusedSavesAtom) > 0 && missingProblems(get(valuesAtom))),
      ...get(serverProblemsAtom),
    })),
    refusalAtom: atom<Refusal | null>(null),
    equalAtom: atom<number | null>(null),
  };
}

export const missingFields = (values: RouteValues): RouteField[] =>
  ROUTE_FIELDS.filter((field) => REQUIRED.has(field) && values[field] === null);

/** ROUTE-12, ROUTE-13: told once somebody has tried to save. */
const missingProblems = (values: RouteValues): Problems =>
  Object.fromEntries(missingFields(values).map((field) => [field, texts('routes.required')]));
