import { keyring } from '../../shared/client/keyring.ts';
import { MAX_LINES } from '../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../shared/contract/charges-input.ts';
import { plain, reasonOf, success } from '../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../shared/record/state.ts';
import { saveCharges } from './api.ts';
import type { Bench } from './bench.ts';
import { loadStored } from './current.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import type { ChargeRow } from './rows.ts';
import { savedCharge, sentAsStored } from './saved.ts';
import { staleAtom } from './state.ts';
import * as work from './work-state.ts';

/** The save of a list: what is sent (API-52), and what becomes of the answer. */
export function createSaving(bench: Bench) {
  const { desk, record, board, sent, tell, fail, locked } = bench;
  const { store } = desk;
  const keyed = keyring();
  /** Whether the server said what is stored now, not only that a save is done. */
  let isComplete = true;

  /** What the save sends, with its amounts converted (CHG-42); nothing where the user has to do something first. */
  const prepare = async (rows: readonly ChargeRow[]): Promise<SaveChargesPayload | undefined> => {
    const { sheet, rates, present } = board;
    if (rows.length > MAX_LINES) {
      tell(plain('charges.error.tooMany', { count: rows.length, most: MAX_LINES }), 'too-many');
      return undefined;
    }
    const currency = await rates.missing(convertedCurrencies(sheet, rows));
    if (!board.isOpen) return undefined;
    if (currency !== undefined) {
      tell(plain('charges.error.rate', { currency }), 'no-rate');
      return undefined;
    }
    const tooLarge = board.grid().rows.findIndex((row) => !row.isRemoved && !fitsInUsd(sheet, row, rates.of));
    if (tooLarge >= 0) {
      tell(plain('charges.error.tooLargeInUsd', { line: tooLarge + 1 }), 'too-large');
      return undefined;
    }
    const charges = rows.map((row) => sentLine(sheet, row, rates.of));
    return payloadOf(record, present.revision, store.get(work.profitAtom).isOn, charges);
  };

  const send = async (): Promise<boolean> => {
    store.set(alertAtom, null);
    store.set(staleAtom, false);
    const { present } = board;
    const rows = board.grid().rows.filter((row) => !row.isRemoved);
    const payload = await prepare(rows);
    if (!payload) return false;
    const addProfit = store.get(work.profitAtom).isOn;
    for (const { key, cells } of rows) sent.set(key, [...(sent.get(key) ?? []), cells]);
    const answer = await keyed(payload, (key) => saveCharges(desk.client, payload, key));
    const stored = answer ?? { ...present, charges: sentAsStored(payload) };
    // Also of a list that was left meanwhile the page is told that it is saved.
    const { isOpen } = board;
    if (isOpen) {
      isComplete = answer !== undefined;
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
      store.set(alertAtom, success({ id: 'charges.saved' }));
    }
    const lines = stored.charges.map(savedCharge);
    desk.emit('fp-saved', { feature: record.feature, recordId: record.id, charges: lines });
    return isOpen;
  };

  return {
    /** True when everything is saved. */
    async save(): Promise<boolean> {
      if (store.get(savingAtom)) return false;
      // The formatted value is the value (D-124), also of a cell that the user is still in.
      const { typing, focus } = board.grid();
      if (typing && focus) board.act({ type: 'focused', place: focus });
      if (store.get(work.invalidAtom)) {
        store.set(work.refusedAtom, {});
        return false;
      }
      try {
        return await locked(send);
      } catch (error) {
        if (isStale(error)) {
          store.set(staleAtom, true);
          fail(plain('charges.error.stale'), error);
        } else {
          console.error('Unable to create charges', error);
          fail({ ...plain('charges.error.save'), detail: reasonOf(error) }, error);
        }
        return false;
      }
    },
    async refresh(signal: AbortSignal): Promise<void> {
      if (isComplete) return;
      await loadStored(bench, signal);
      isComplete = true;
    },
  };
}

/** 409: the revision isn't the stored one any more (D-19). */
const isStale = (error: unknown): boolean => (error as { status?: number }).status === 409;
