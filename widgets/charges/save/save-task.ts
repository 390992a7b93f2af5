import { type ChargeLine, MAX_LINES } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { warning } from '../../../shared/record/message.ts';
import type { SaveTask } from '../../../shared/save/saver.ts';
import { saveCharges } from '../api/save-charges.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { EditorContext } from '../state/editor-context.ts';
import * as state from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import { sentAsStored } from './saved-charge.ts';

/** What is stored after a save. */
export interface Stored {
  readonly lines: readonly ChargeLine[];
  /** False where the backend only confirmed the save, so that these are the lines as they were sent. */
  readonly isAnswered: boolean;
}

/**
 * The save of the list as it stands: one request with all its lines (API-52). Once it is answered the stored lines are on
 * the screen, unless the list was left meanwhile. `onStored` is called with them in any case.
 */
export function saveTask(
  context: EditorContext,
  onStored: (stored: Stored) => void,
): SaveTask<SaveChargesPayload> {
  const { list, sent, element } = context;
  const { store, client } = element;
  const { present } = list;
  const rows = list.grid().rows.filter((row) => !row.isRemoved);
  const addProfit = store.get(state.profitAtom).isOn;

  return {
    total: 1,
    validate() {
      if (!store.get(state.invalidAtom)) return true;
      store.set(state.refusedAtom, {});
      return false;
    },
    async parts() {
      const payload = await prepare(context, rows, addProfit);
      return payload && [payload];
    },
    async send(payload, key) {
      for (const row of rows) sent.set(row.key, [...(sent.get(row.key) ?? []), row.cells]);
      const answer = await saveCharges(client, payload, key);
      const stored = answer ?? { ...present, charges: sentAsStored(payload) };
      onStored({ lines: stored.charges, isAnswered: answer !== undefined });
      if (!list.isOpen) return;
      sent.clear();
      list.show(
        {
          ...stored,
          quote: stored.quote ?? present.quote,
          chargetypes: stored.chargetypes ?? present.chargetypes,
          addProfit: answer?.addProfit ?? addProfit,
        },
        rows.map((row) => row.key),
      );
    },
  };
}

/** The request with its amounts converted (CHG-42); undefined where it was reported what has to be done first. */
async function prepare(
  { record, list, report }: EditorContext,
  rows: readonly ChargeRow[],
  addProfit: boolean,
): Promise<SaveChargesPayload | undefined> {
  const { chargeRules, rates, present } = list;
  if (rows.length > MAX_LINES) {
    report(warning(texts('charges.error.tooMany', { count: rows.length, most: MAX_LINES })), 'too-many');
    return undefined;
  }
  const currency = await rates.loadAll(convertedCurrencies(chargeRules, rows));
  if (!list.isOpen) return undefined;
  if (currency !== undefined) {
    report(warning(texts('charges.error.rate', { currency })), 'no-rate');
    return undefined;
  }
  const tooLarge = list
    .grid()
    .rows.findIndex((row) => !row.isRemoved && !fitsInUsd(chargeRules, row, rates.of));
  if (tooLarge >= 0) {
    report(warning(texts('charges.error.tooLargeInUsd', { line: tooLarge + 1 })), 'too-large');
    return undefined;
  }
  const charges = rows.map((row) => sentLine(chargeRules, row, rates.of));
  return payloadOf(record, present.revision, addProfit, charges);
}
