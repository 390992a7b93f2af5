import type { Store } from '../../../shared/element/host.ts';
import type { GridAction, GridRow, GridRules, GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../shared/ui/grid/model/reduce.ts';
import type { FormContent } from '../rows/form-content.ts';
import type { ChargeRow } from '../rows/local-charge.ts';
import type { RateRow } from '../rows/rate-row.ts';
import * as state from './form-state.ts';

/** The entries of the form and how they change. The lanes carry all others in their steps (D-28). */
export interface Form {
  read(): FormContent;
  dispatchRates(action: GridAction<RateRow, state.FormExtra>): void;
  dispatchCharges(action: GridAction<ChargeRow>): void;
  setExtra(change: Partial<state.FormExtra>): void;
  /** Other entries as one step of the user's. */
  replace(content: FormContent): void;
  /** Other entries as the beginning of the work: no step leads back. */
  show(content: FormContent): void;
  /**
   * Reads the cells again that the lists to choose from have a better text for (AIR-08). A cell that is being typed in
   * shows it once it is left.
   */
  normalizeAgain(): void;
}

export function createForm(store: Store): Form {
  const readRates = () => store.get(state.ratesAtom);

  const dispatchRates = (action: GridAction<RateRow, state.FormExtra>) => {
    const next = reduceGrid(store.get(state.rateRulesAtom).rules, readRates(), action);
    store.set(state.ratesAtom, next);
    const charges = store.get(state.chargesAtom);
    if (next.extra.charges !== charges.rows)
      store.set(
        state.chargesAtom,
        reduceGrid(store.get(state.chargeRulesAtom).rules, charges, {
          type: 'loaded',
          rows: next.extra.charges,
        }),
      );
  };
  const setExtra = (change: Partial<state.FormExtra>) =>
    dispatchRates({ type: 'extraChanged', extra: { ...readRates().extra, ...change } });

  return {
    read: () => store.get(state.contentAtom),
    dispatchRates,
    setExtra,
    dispatchCharges(action) {
      const next = reduceGrid(store.get(state.chargeRulesAtom).rules, store.get(state.chargesAtom), action);
      store.set(state.chargesAtom, next);
      if (next.rows !== readRates().extra.charges) setExtra({ charges: next.rows });
    },
    replace: ({ rates, ...extra }) => dispatchRates({ type: 'replaced', rows: rates, extra }),
    show({ rates, ...extra }) {
      store.set(state.chargesAtom, emptyGrid(extra.charges));
      store.set(state.ratesAtom, emptyGrid(rates, extra));
    },
    normalizeAgain() {
      const charges = readAgain(store.get(state.chargeRulesAtom).rules, store.get(state.chargesAtom));
      const rates = readAgain(store.get(state.rateRulesAtom).rules, readRates());
      store.set(state.chargesAtom, charges);
      store.set(
        state.ratesAtom,
        rates.extra.charges === charges.rows
          ? rates
          : { ...rates, extra: { ...rates.extra, charges: charges.rows } },
      );
    },
  };
}

/**
 * The grid with its cells normalized by these rules; the same one where they change nothing. No step of the user's. Numbers are
 * never read anew.
 */
function readAgain<State extends GridState<GridRow>>(rules: GridRules<GridRow>, grid: State): State {
  const read = (row: GridRow): GridRow => {
    const changed: Record<string, string> = {};
    for (const [column, text] of Object.entries(row.cells)) {
      if (rules.numbers?.has(column)) continue;
      const normalized = rules.normalize(column, text);
      if (normalized !== text) changed[column] = normalized;
    }
    return Object.keys(changed).length > 0 ? { ...row, cells: { ...row.cells, ...changed } } : row;
  };
  const rows = grid.rows.map(read);
  if (rows.every((row, index) => row === grid.rows[index])) return grid;
  return { ...grid, rows, typing: grid.typing?.map(read) ?? null };
}
