import type { WithKey } from '../../shared/client/request-keys.ts';
import { MAX_LINES } from '../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../shared/contract/charges-input.ts';
import { plain, success } from '../../shared/record/alert.ts';
import { alertAtom } from '../../shared/record/state.ts';
import type { Bench } from './bench.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import type { ChargeRow } from './rows.ts';
import { saveCharges } from './save-request.ts';
import { savedCharge, sentAsStored } from './saved.ts';
import { texts } from './texts/index.ts';
import * as work from './work-state.ts';

/** What the save sends, with its amounts converted (CHG-42); nothing where the user has to do something first. */
async function prepare(
  { record, board, tell, desk: { store } }: Bench,
  rows: readonly ChargeRow[],
): Promise<SaveChargesPayload | undefined> {
  const { sheet, rates, present } = board;
  if (rows.length > MAX_LINES) {
    tell(plain(texts('charges.error.tooMany', { count: rows.length, most: MAX_LINES })), 'too-many');
    return undefined;
  }
  const currency = await rates.missing(convertedCurrencies(sheet, rows));
  if (!board.isOpen) return undefined;
  if (currency !== undefined) {
    tell(plain(texts('charges.error.rate', { currency })), 'no-rate');
    return undefined;
  }
  const tooLarge = board.grid().rows.findIndex((row) => !row.isRemoved && !fitsInUsd(sheet, row, rates.of));
  if (tooLarge >= 0) {
    tell(plain(texts('charges.error.tooLargeInUsd', { line: tooLarge + 1 })), 'too-large');
    return undefined;
  }
  const charges = rows.map((row) => sentLine(sheet, row, rates.of));
  return payloadOf(record, present.revision, store.get(work.profitAtom).isOn, charges);
}

/**
 * Sends the list (API-52) and puts what is stored then on the screen, unless the list was left meanwhile.
 *
 * @returns whether the server said what is stored now, not only that the save is done; undefined where nothing was sent
 */
export async function send(bench: Bench, withKey: WithKey): Promise<boolean | undefined> {
  const { desk, record, board, sent } = bench;
  const { store, client } = desk;
  const { present } = board;
  const rows = board.grid().rows.filter((row) => !row.isRemoved);
  const payload = await prepare(bench, rows);
  if (!payload) return undefined;
  const addProfit = store.get(work.profitAtom).isOn;
  for (const { key, cells } of rows) sent.set(key, [...(sent.get(key) ?? []), cells]);
  const answer = await withKey(payload, (key) => saveCharges(client, payload, key));
  const stored = answer ?? { ...present, charges: sentAsStored(payload) };
  if (board.isOpen) {
    sent.clear();
    board.show(
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
  desk.emit('fp-saved', { feature: record.feature, recordId: record.id, charges });
  return answer !== undefined;
}
