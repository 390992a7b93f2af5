import type { WithKey } from '../../../shared/client/request-keys.ts';
import { MAX_LINES } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { plain, success } from '../../../shared/record/alert.ts';
import { alertAtom } from '../../../shared/record/state.ts';
import type { EditorContext } from '../editor/editor-context.ts';
import * as state from '../editor/editor-state.ts';
import type { ChargeRow } from '../lines/rows.ts';
import { texts } from '../texts/index.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import { saveCharges } from './save-request.ts';
import { savedCharge, sentAsStored } from './saved-charge.ts';

/** What the save sends, with its amounts converted (CHG-42); nothing where the user has to do something first. */
async function prepare(
  { record, list, report, element: { store } }: EditorContext,
  rows: readonly ChargeRow[],
): Promise<SaveChargesPayload | undefined> {
  const { chargeRules, rates, present } = list;
  if (rows.length > MAX_LINES) {
    report(plain(texts('charges.error.tooMany', { count: rows.length, most: MAX_LINES })), 'too-many');
    return undefined;
  }
  const currency = await rates.missing(convertedCurrencies(chargeRules, rows));
  if (!list.isOpen) return undefined;
  if (currency !== undefined) {
    report(plain(texts('charges.error.rate', { currency })), 'no-rate');
    return undefined;
  }
  const tooLarge = list
    .grid()
    .rows.findIndex((row) => !row.isRemoved && !fitsInUsd(chargeRules, row, rates.of));
  if (tooLarge >= 0) {
    report(plain(texts('charges.error.tooLargeInUsd', { line: tooLarge + 1 })), 'too-large');
    return undefined;
  }
  const charges = rows.map((row) => sentLine(chargeRules, row, rates.of));
  return payloadOf(record, present.revision, store.get(state.profitAtom).isOn, charges);
}

/**
 * Sends the list (API-52) and puts what is stored then on the screen, unless the list was left meanwhile.
 *
 * @returns whether the server said what is stored now, not only that the save is done; undefined where nothing was sent
 */
export async function send(context: EditorContext, withKey: WithKey): Promise<boolean | undefined> {
  const { element, record, list, sent } = context;
  const { store, client } = element;
  const { present } = list;
  const rows = list.grid().rows.filter((row) => !row.isRemoved);
  const payload = await prepare(context, rows);
  if (!payload) return undefined;
  const addProfit = store.get(state.profitAtom).isOn;
  for (const { key, cells } of rows) sent.set(key, [...(sent.get(key) ?? []), cells]);
  const answer = await withKey(payload, (key) => saveCharges(client, payload, key));
  const stored = answer ?? { ...present, charges: sentAsStored(payload) };
  if (list.isOpen) {
    sent.clear();
    list.show(
      {
        ...stored,
        quote: stored.quote ?? present.quote,
        chargetypes: stored.chargetypes ?? present.chargetypes,
        addProfit: answer?.addProfit ?? addProfit,
      },
      rows.map(({ key }) => key),
    );
    store.set(alertAtom, success(texts('charges.saved')));
  }
  // Also of a list that was left meanwhile the page is told that it is saved.
  const charges = stored.charges.map(savedCharge);
  element.emit('fp-saved', { feature: record.feature, recordId: record.id, charges });
  return answer !== undefined;
}
