import type { Client } from '../../shared/client/client.ts';
import type { ChargeLine } from '../../shared/contract/charges.ts';
import type { Store } from '../../shared/element/host.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import type { GridAction, GridState } from '../../shared/ui/grid/model/grid-model.ts';
import { reduceGrid } from '../../shared/ui/grid/model/reduce.ts';
import type { LoadedCharges } from './api.ts';
import { createCatalogue } from './catalogue.ts';
import { foreignCurrencies } from './conversion.ts';
import { kindOf } from './kind.ts';
import { createRates, loadRate, type Rates } from './rates.ts';
import type { RecordRef } from './record.ts';
import { type ChargeRow, copiedRow, newKey, rowOf } from './rows.ts';
import { createSheet, type Sheet, settledRow } from './sheet.ts';
import { titleAtom } from './state.ts';
import * as work from './work-state.ts';

/** The list as it is stored and as it stands on the screen. */
export interface Board {
  /** What the server said last. */
  readonly present: LoadedCharges;
  readonly sheet: Sheet;
  readonly rates: Rates;
  grid(): GridState<ChargeRow>;
  act(action: GridAction<ChargeRow>): void;
  /**
   * Puts a list as it is stored now on the screen. The rows take `keys` over in their order, so that focus and scroll
   * position stay (D-123).
   */
  show(answer: LoadedCharges, keys?: readonly string[]): void;
  /** The same, with the user's changes on top of it (D-19). */
  showMerged(answer: LoadedCharges, merge: (stored: ChargeRow[]) => ChargeRow[]): void;
  /** The rows of the stored list. */
  storedRows(): ChargeRow[];
  /** A new row like a line of another record, as it was entered. */
  copyOf(line: ChargeLine): ChargeRow;
  /** Whether the list is still the one on the screen. */
  readonly isOpen: boolean;
  close(): void;
}

export function createBoard(
  desk: { readonly client: Client; readonly store: Store },
  record: RecordRef,
  loaded: LoadedCharges,
  onRows: (rows: readonly ChargeRow[]) => void,
): Board {
  const { store } = desk;
  let present = loaded;
  let sheet: Sheet;
  let isOpen = true;

  const rates = createRates(
    (currency) => loadRate(desk.client, currency),
    (known) => {
      if (isOpen) store.set(work.ratesAtom, known);
    },
  );
  const grid = () => store.get(work.gridAtom);
  const act = (action: GridAction<ChargeRow>) => {
    const before = grid();
    const next = reduceGrid(sheet.rules, before, action);
    store.set(work.gridAtom, next);
    // A code that is still being typed may be the beginning of another one.
    if (!next.typing) rates.want(foreignCurrencies(sheet, next.rows));
    if (before.rows !== next.rows) onRows(next.rows);
  };
  const storedRows = (keys: readonly string[] = []) =>
    present.charges.map((line, index) => rowOf(line, sheet.kind, sheet.catalogue, keys[index] ?? newKey()));

  const judge = () => {
    const used = present.charges.map(({ chargeType }) => chargeType);
    const catalogue = createCatalogue(present.chargetypes, used);
    sheet = createSheet(kindOf(record, present.quote), catalogue, store.get(localeAtom));
    store.set(work.sheetAtom, sheet);
  };
  const take = (answer: LoadedCharges, keepsProfit: boolean) => {
    present = answer;
    judge();
    if (answer.record) store.set(titleAtom, answer.record);
    const isStoredOn = answer.addProfit ?? true;
    store.set(work.profitAtom, ({ isOn, isStoredOn: before }) => ({
      // What the user changed stays as long as it wasn't saved.
      isOn: keepsProfit && isOn !== before ? isOn : isStoredOn,
      isStoredOn,
    }));
  };

  const board: Board = {
    get isOpen() {
      return isOpen;
    },
    rates,
    grid,
    act,
    get present() {
      return present;
    },
    get sheet() {
      return sheet;
    },
    show(answer, keys) {
      take(answer, false);
      act({ type: 'loaded', rows: storedRows(keys) });
    },
    showMerged(answer, merge) {
      take(answer, true);
      act({ type: 'loaded', rows: merge(storedRows()) });
    },
    storedRows: () => storedRows(),
    copyOf: (line) => copiedRow(line, sheet.kind, sheet.rules.columns, sheet.catalogue),
    close() {
      isOpen = false;
      stopListening();
    },
  };
  // In another language a text may be another amount, or one at all.
  const stopListening = store.sub(localeAtom, () => {
    judge();
    const { rows, typing, focus, entry } = grid();
    const read = (typing ?? rows).map((row) => settledRow(sheet, row));
    store.set(work.gridAtom, (now) => ({ ...now, rows: read, typing: null, entry: null }));
    if (focus && entry !== null) act({ type: 'typed', position: focus, text: entry });
  });
  store.set(work.ratesAtom, new Map());
  board.show(loaded);
  return board;
}
