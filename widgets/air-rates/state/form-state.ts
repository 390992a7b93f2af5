import { atom } from 'jotai';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import type { GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid } from '../../../shared/ui/grid/model/reduce.ts';
import type { SelectedCells } from '../adjust/selected.ts';
import { type AirReference, NO_REFERENCE } from '../reference/air-reference.ts';
import { emptyContent, type FormContent, isEmpty } from '../rows/form-content.ts';
import type { ChargeRow } from '../rows/local-charge.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { createChargeRules } from '../rules/charge-rules.ts';
import { createDroppedLanes } from '../rules/dropped-lanes.ts';
import { type FieldName, fieldMessages } from '../rules/limits.ts';
import { createRateRules } from '../rules/rate-rules.ts';

/** What goes back and forth with the lanes, so that one undo takes back all that a loaded submission replaced (D-28). */
export type FormExtra = Omit<FormContent, 'rates'>;

const { rates: firstRates, ...firstExtra } = emptyContent();

export const ratesAtom = atom<GridState<RateRow, FormExtra>>(emptyGrid(firstRates, firstExtra));
export const chargesAtom = atom<GridState<ChargeRow>>(emptyGrid(firstExtra.charges));

export const extraAtom = atom((get) => get(ratesAtom).extra);
export const levelsAtom = atom((get) => get(extraAtom).levels);
const rateRowsAtom = atom((get) => get(ratesAtom).rows);
export const rateCountAtom = atom((get) => get(rateRowsAtom).length);

/** All that is entered; the same object as long as it doesn't change. */
export const contentAtom = atom((get): FormContent => ({ rates: get(rateRowsAtom), ...get(extraAtom) }));

export const emptyAtom = atom((get) => isEmpty(get(contentAtom)));

/** The lists to choose from, as far as they are loaded. */
export const referenceAtom = atom<AirReference>(NO_REFERENCE);
export const listsLoadingAtom = atom(false);

/** The cell or the field that a refused submit goes to; a new object for each. */
export type Refused =
  | { readonly table: 'rates' | 'charges'; readonly row: string; readonly column: string }
  | { readonly field: FieldName };

export const refusedAtom = atom<Refused | null>(null);
/** Whether a submit was refused: from then on every fault is shown. */
export const wasRefusedAtom = atom((get) => get(refusedAtom) !== null);

/** The lanes of the last submission, as far as it is known: prices far off them are worth a look. */
export const lastRowsAtom = atom<readonly RateRow[]>([]);

const droppedOfAtom = atom((get) => createDroppedLanes(get(lastRowsAtom)));
const NONE_DROPPED: readonly RateRow[] = [];
/** Lanes of the last submission that the sheet leaves out, once something is entered. */
export const droppedAtom = atom((get) =>
  get(emptyAtom) ? NONE_DROPPED : get(droppedOfAtom)(get(rateRowsAtom)),
);

export const rateRulesAtom = atom((get) =>
  createRateRules({
    levels: get(levelsAtom),
    reference: get(referenceAtom),
    locale: get(localeAtom),
    last: get(lastRowsAtom),
    checksBlank: get(wasRefusedAtom),
  }),
);
export const fieldMessagesAtom = atom((get) => fieldMessages(get(extraAtom)));
export const chargeRulesAtom = atom((get) => createChargeRules(get(referenceAtom), get(localeAtom)));

/** What the screen says of the draft on this device. */
export type DraftState =
  | { readonly is: 'none' }
  /** An earlier visit left these entries, which are on the screen again; `savedAt` is null where it isn't known. */
  | { readonly is: 'restored'; readonly savedAt: number | null }
  /** Another tab works on the draft. */
  | { readonly is: 'elsewhere' };

export const draftAtom = atom<DraftState>({ is: 'none' });

/** Why the device doesn't store the entries; undefined while it does. */
export const draftProblemAtom = atom<'full' | 'forbidden'>();

/** The last submit stored every rate: the form is hidden (AIR-70). */
export const submittedAtom = atom(false);

/** The cells that were selected last, also after the focus went on to a tool. */
export const selectedAtom = atom<SelectedCells>({ rows: [], columns: [] });

/** An earlier submission is being loaded into the form (AIR-79). */
export const loadingEarlierAtom = atom(false);
