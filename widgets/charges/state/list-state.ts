import { atom } from 'jotai';
import type { Draft } from '../../../shared/draft/draft-format.ts';
import type { GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid } from '../../../shared/ui/grid/model/reduce.ts';
import { createRowCount } from '../../../shared/ui/grid/model/row-list.ts';
import type { DraftLines } from '../draft/draft-format.ts';
import { type ChargeRow, isUnsaved } from '../rows/charge-row.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import type { RateState } from './exchange-rates.ts';

export const chargeRulesAtom = atom<ChargeRules | null>(null);
export const gridAtom = atom<GridState<ChargeRow>>(emptyGrid<ChargeRow>([]));
export const exchangeRatesAtom = atom<ReadonlyMap<string, RateState>>(new Map());

/** Not all lines of the stored list could be read: nothing is saved from those that are shown. */
export const gapsAtom = atom(false);

/** The box `Add 10% profits`, and how it is stored. */
export const profitAtom = atom({ isOn: true, isStoredOn: true });

/** What the screen says of the draft on this device. */
export type DraftState =
  | { readonly is: 'none' }
  /** An earlier visit left unsaved lines. */
  | { readonly is: 'offered'; readonly draft: Draft<DraftLines> }
  /** Another tab works on unsaved lines of this list. */
  | { readonly is: 'elsewhere' };

export const draftAtom = atom<DraftState>({ is: 'none' });

const rowsAtom = atom((get) => get(gridAtom).rows);

/** Whether there is a line at all, removed ones among them. */
export const hasRowsAtom = atom((get) => get(rowsAtom).length > 0);

/** What a draft holds; null while nothing is unsaved. */
export const draftLinesAtom = atom((get): DraftLines | null => {
  const rows = get(rowsAtom);
  const { isOn, isStoredOn } = get(profitAtom);
  return get(changesAtom) > 0 ? { rows, isOn: isOn === isStoredOn ? null : isOn } : null;
});

const countUnsaved = createRowCount(isUnsaved);

/** Changes that a leave would lose: rows, and the box. */
export const changesAtom = atom((get) => {
  const { isOn, isStoredOn } = get(profitAtom);
  return countUnsaved(get(rowsAtom)) + (isOn === isStoredOn ? 0 : 1);
});

/** Whether the user is asked before charges are saved that somebody agreed to. */
export const confirmingAtom = atom(false);

/** New with each save that did not begin because a row can't be saved. */
export const refusedAtom = atom({});

/** Whether a row can't be saved (CHG-19). */
export const invalidAtom = atom((get) => {
  const countInvalid = get(chargeRulesAtom)?.countInvalid;
  return countInvalid !== undefined && countInvalid(get(rowsAtom)) > 0;
});
