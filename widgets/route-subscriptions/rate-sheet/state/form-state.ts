import { atom } from 'jotai';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { createRecordState } from '../../../../shared/record/state.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { defaultWindow, fewDaysLeft, nextHalfMonth } from '../../../../shared/trade/rate-sheet-rules.ts';
import {
  type Entries,
  type FieldName,
  initialEntries,
  type Markups,
  type Problems,
  problemsOf,
} from '../rules/entries.ts';

/** The message of the form, and the request as what is saved. Nothing is loaded. */
export const formState = createRecordState();

/** Null as long as nobody knows whether they are the user's to choose, too: the fields are there as soon as they are. */
export const markupsAtom = atom<Markups>(null);
/** The day on which the form is drawn first (D-113). */
const dayAtom = atom(() => today());
const initialAtom = atom((get) => initialEntries(get(dayAtom), get(markupsAtom)));
const changesAtom = atom<Partial<Entries>>({});
/** What is entered. */
export const entriesAtom = atom(
  (get): Entries => ({ ...get(initialAtom), ...get(changesAtom) }),
  (get, set, changes: Partial<Entries>) => {
    set(changesAtom, { ...get(changesAtom), ...changes });
    const names = new Set(Object.keys(changes));
    const rest = Object.entries(get(refusedAtom)).filter(([name]) => !names.has(name));
    set(refusedAtom, Object.fromEntries(rest));
  },
);

/** Few days of the proposed half month are left: how many, and the next one. Null while other days are entered. */
export const nextHalfAtom = atom((get) => {
  const day = get(dayAtom);
  const [{ validityFrom, validityTo }, proposed] = [get(entriesAtom), defaultWindow(day)];
  const count = fewDaysLeft(day);
  const isProposed = validityFrom === proposed.from && validityTo === proposed.to;
  return count !== undefined && isProposed ? { count, ...nextHalfMonth(day) } : null;
});

/** A sheet that was accepted. */
export interface Ordered {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  readonly jobId: string;
}

/** The sheet that was accepted last, for the company that is shown. */
export const orderedAtom = atom<Ordered | null>(null);
/** The entries of the last sheet that was accepted. */
export const acceptedAtom = atom<Entries | null>(null);
/** How many fields were changed since then, or since the form was drawn. */
export const unsavedAtom = atom((get) => {
  const entries = get(entriesAtom);
  const before = get(acceptedAtom) ?? get(initialAtom);
  const written = (of: Entries, name: string) => JSON.stringify(of[name as FieldName]);
  return Object.keys(entries).filter((name) => written(entries, name) !== written(before, name)).length;
});

/** The button was pressed: every wrong field says what is wrong with it. */
export const checkedAtom = atom(false);
/** The fields that were left, each of which says what is wrong with it. */
export const leftAtom = atom<ReadonlySet<FieldName>>(new Set<FieldName>());
/** What the server refused, until the field is changed. */
export const refusedAtom = atom<Problems>({});

export const problemsAtom = atom(
  (get): Problems => problemsOf(get(entriesAtom), get(markupsAtom), get(localeAtom)),
);
/** What the fields say is wrong with them. */
export const shownProblemsAtom = atom((get): Problems => {
  const [isChecked, left] = [get(checkedAtom), get(leftAtom)];
  const own = Object.entries(get(problemsAtom)).filter(([name]) => isChecked || left.has(name as FieldName));
  return { ...get(refusedAtom), ...Object.fromEntries(own) };
});
