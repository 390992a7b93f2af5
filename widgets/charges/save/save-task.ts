import { type ChargeLine, MAX_LINES } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import type { ErrorCode } from '../../../shared/element/events.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import type { SaveTask } from '../../../shared/save/saver.ts';
import { saveCharges } from '../api/save-charges.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { EditorContext } from '../state/editor-context.ts';
import { invalidAtom, profitAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import { sentAsStored } from './saved-charge.ts';

/** What is stored after a save. */
export interface Stored {
  readonly lines: readonly ChargeLine[];
  /** False where the backend only confirmed the save, so that these are the lines as they were sent. */
  readonly isAnswered: boolean;
}

/** Why nothing is sent: cells that need attention, or what has to be done first, with its code of `fp-error`. */
export type Refusal = 'invalid' | { readonly text: Text; readonly code: ErrorCode };

/** Who is told what became of a save, whether or not the list is still on the screen. */
interface Outcome {
  refused(refusal: Refusal): void;
  stored(stored: Stored): void;
}

/**
 * The save of the list as it stands: one request with all its lines (API-52). Once it is answered the stored lines are on
 * the screen, unless the list was left meanwhile.
 */
export function saveTask(context: EditorContext, outcome: Outcome): SaveTask<SaveChargesPayload> {
  const { list, sent, element } = context;
  const { store, client } = element;
  const { present } = list;
  const rows = list.grid().rows.filter((row) => !row.isRemoved);
  const addProfit = store.get(profitAtom).isOn;

  return {
    total: 1,
    validate() {
      const isInvalid = store.get(invalidAtom);
      if (isInvalid) outcome.refused('invalid');
      return !isInvalid;
    },
    async parts() {
      const prepared = await prepare(context, rows, addProfit);
      if (!prepared) return undefined;
      if (!('refusal' in prepared)) return [prepared];
      outcome.refused(prepared.refusal);
      return undefined;
    },
    async send(payload, key) {
      for (const row of rows) sent.set(row.key, [...(sent.get(row.key) ?? []), row.cells]);
      const answer = await saveCharges(client, payload, key);
      const stored = answer ?? { ...present, charges: sentAsStored(payload) };
      outcome.stored({ lines: stored.charges, isAnswered: answer !== undefined });
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

/** The request with its amounts converted (CHG-42), or why there is none; undefined where the list was left meanwhile. */
async function prepare(
  { record, list }: EditorContext,
  rows: readonly ChargeRow[],
  addProfit: boolean,
): Promise<SaveChargesPayload | { readonly refusal: Refusal } | undefined> {
  const { chargeRules, rates, present } = list;
  if (rows.length > MAX_LINES)
    return refusal('too-many', texts('charges.error.tooMany', { count: rows.length, most: MAX_LINES }));
  const currency = await rates.loadAll(convertedCurrencies(chargeRules, rows));
  if (!list.isOpen) return undefined;
  if (currency !== undefined) return refusal('no-rate', texts('charges.error.rate', { currency }));
  const tooLarge = list
    .grid()
    .rows.findIndex((row) => !row.isRemoved && !fitsInUsd(chargeRules, row, rates.of));
  if (tooLarge >= 0)
    return refusal('too-large', texts('charges.error.tooLargeInUsd', { line: tooLarge + 1 }));
  const charges = rows.map((row) => sentLine(chargeRules, row, rates.of));
  return payloadOf(record, present.revision, addProfit, charges);
}

const refusal = (code: ErrorCode, text: Text) => ({ refusal: { code, text } });
