import type { Client } from '../../../shared/client/client.ts';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import type { Store } from '../../../shared/element/host.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import type { GridAction, GridState } from '../../../shared/ui/grid/model/grid-model.ts';
import { reduceGrid } from '../../../shared/ui/grid/model/reduce.ts';
import type { LoadedCharges } from '../api/load-charges.ts';
import { loadRate } from '../api/load-rate.ts';
import type { RecordRef } from '../record.ts';
import { type ChargeRow, copiedRow, newKey, rowOf } from '../rows/charge-row.ts';
import { createCatalogue } from '../rows/charge-types.ts';
import { kindOf } from '../rows/list-kind.ts';
import { type ChargeRules, createChargeRules } from '../rules/charge-rules.ts';
import { nonUsdCurrencies } from '../rules/conversion.ts';
import { titleAtom } from './element-state.ts';
import { createExchangeRates, type ExchangeRates } from './exchange-rates.ts';
import * as state from './list-state.ts';

/** The list as it is stored and as it stands on the screen. */
export interface ChargeList {
  /** What the server answered last. */
  readonly present: LoadedCharges;
  readonly chargeRules: ChargeRules;
  readonly rates: ExchangeRates;
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

export function createChargeList(
  element: { readonly client: Client; readonly store: Store },
  record: RecordRef,
  loaded: LoadedCharges,
): ChargeList {
  const { store } = element;
  let present = loaded;
  let chargeRules: ChargeRules;
  let isOpen = true;

  const rates = createExchangeRates(
    (currency) => loadRate(element.client, currency),
    (known) => {
      if (isOpen) store.set(state.exchangeRatesAtom, known);
    },
  );
  const grid = () => store.get(state.gridAtom);
  const act = (action: GridAction<ChargeRow>) => {
    const before = grid();
    const next = reduceGrid(chargeRules.rules, before, action);
    store.set(state.gridAtom, next);
    // A code that is still being typed may be the beginning of another one; a move of the focus changes none.
    if (!next.typing && (before.typing || before.rows !== next.rows))
      rates.request(nonUsdCurrencies(chargeRules, next.rows));
  };
  const storedRows = (keys: readonly string[] = []) =>
    present.charges.map((line, index) =>
      rowOf(line, chargeRules.kind, chargeRules.catalogue, keys[index] ?? newKey()),
    );

  const validate = () => {
    const used = present.charges.map(({ chargeType }) => chargeType);
    const catalogue = createCatalogue(present.chargetypes, used, record.feature);
    chargeRules = createChargeRules(kindOf(record, present.quote), catalogue, store.get(localeAtom));
    store.set(state.chargeRulesAtom, chargeRules);
  };
  const take = (answer: LoadedCharges, keepsProfit: boolean) => {
    present = answer;
    store.set(state.gapsAtom, answer.hasGaps);
    validate();
    if (answer.record) store.set(titleAtom, answer.record);
    const isStoredOn = answer.addProfit ?? true;
    store.set(state.profitAtom, ({ isOn, isStoredOn: before }) => ({
      // What the user changed stays as long as it wasn't saved.
      isOn: keepsProfit && isOn !== before ? isOn : isStoredOn,
      isStoredOn,
    }));
  };

  const list: ChargeList = {
    get isOpen() {
      return isOpen;
    },
    rates,
    grid,
    act,
    get present() {
      return present;
    },
    get chargeRules() {
      return chargeRules;
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
    copyOf: (line) => copiedRow(line, chargeRules.kind, chargeRules.rules.columns, chargeRules.catalogue),
    close() {
      isOpen = false;
      stopListening();
    },
  };
  // Numbers stay what they are, and so does a text that could not be read: only how they are written changes (D-148).
  const stopListening = store.sub(localeAtom, validate);
  store.set(state.exchangeRatesAtom, new Map());
  list.show(loaded);
  return list;
}
