import { atom } from 'jotai';
import type { GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid } from '../../../shared/ui/grid/model/reduce.ts';
import { createRowCount } from '../../../shared/ui/grid/model/row-list.ts';
import type { Draft } from '../draft/draft-store.ts';
import type { RateState } from '../exchange/exchange-rates.ts';
import type { ChargeRules } from '../lines/charge-rules.ts';
import { type ChargeRow, isUnsaved } from '../lines/rows.ts';

export const chargeRulesAtom = atom<ChargeRules | null>(null);
export const gridAtom = atom<GridState<ChargeRow>>(emptyGrid<ChargeRow>([]));
export const exchangeRatesAtom = atom<ReadonlyMap<string, RateState>>(new Map());

/** The box `Add 10% profits`, and how it is stored. */
export const profitAtom = atom({ isOn: true, isStoredOn: true });

/** Unsaved lines of an earlier visit. */
export const draftAtom = atom<Draft | null>(null);

const countUnsaved = createRowCount(isUnsaved);

/** Changes that a leave would lose: rows, and the box. */
export const changesAtom = atom((get) => {
  const { isOn, isStoredOn } = get(profitAtom);
  return countUnsaved(get(gridAtom).rows) + (isOn === isStoredOn ? 0 : 1);
});

/** New with each save that did not begin because a row can't be saved. */
export const refusedAtom = atom({});

/** Whether a row can't be saved (CHG-19). */
export const invalidAtom = atom((get) => {
  const countInvalid = get(chargeRulesAtom)?.countInvalid;
  return countInvalid !== undefined && countInvalid(get(gridAtom).rows) > 0;
});
