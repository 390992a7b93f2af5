import type { Atom } from 'jotai';
import { isAborted } from '../../shared/client/client-error.ts';
import { keyring } from '../../shared/client/keyring.ts';
import { type ChargeLine, MAX_LINES } from '../../shared/contract/charges.ts';
import type { Emit } from '../../shared/element/events.ts';
import type { Host } from '../../shared/element/host.ts';
import { translator } from '../../shared/i18n/text.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { type Alert, codeOf, plain, reasonOf, sentence, success } from '../../shared/record/alert.ts';
import type { RecordSession } from '../../shared/record/manager.ts';
import { alertAtom, providerAtom, savingAtom } from '../../shared/record/state.ts';
import type { GridAction } from '../../shared/ui/grid/core/grid.ts';
import { type LoadedCharges, loadCharges, saveCharges } from './api.ts';
import { createBoard } from './board.ts';
import type { DraftStore } from './drafts.ts';
import type { ChargesEvents } from './events.ts';
import { convertedCurrencies, fitsInUsd, payloadOf, sentLine } from './payload.ts';
import type { RecordRef } from './record.ts';
import { type Cells, type ChargeRow, isUnsaved } from './rows.ts';
import { savedCharge, sentAsStored } from './saved.ts';
import { staleAtom } from './state.ts';
import * as work from './work-state.ts';

/** What the work on a list needs of its element. */
export type Desk = Pick<Host<ChargesEvents>, 'client' | 'store'> & {
  emit: Emit<ChargesEvents & { 'fp-error': { message: string; code: string; cause?: unknown } }>;
};

/** All work on one loaded list of charge lines. */
export interface Session extends RecordSession<RecordRef> {
  /** Number of changes that a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  /** Whether a row can't be saved (CHG-19). */
  readonly invalidAtom: Atom<boolean>;
  dispatch(action: GridAction<ChargeRow>): void;
  setProfit(isOn: boolean): void;
  /** After a refused save: the current lines with the user's changes on top of them (D-19). */
  loadCurrent(): Promise<void>;
  /** New rows like the lines of another record. */
  copies(lines: readonly ChargeLine[]): ChargeRow[];
  /** Tells the user and the page of a part of the screen that failed. */
  warn(alert: Alert, error: unknown): void;
  restoreDraft(): Promise<void>;
  discardDraft(): void;
  /** What is unsaved is given up for good. */
  giveUp(): void;
}

/** Whatever only looks around, and so goes on while a save runs (D-123). */
const LOOKING = new Set(['focused', 'extended', 'left']);

export function openSession(desk: Desk, record: RecordRef, loaded: LoadedCharges): Session {
  const { store } = desk;
  const keyed = keyring();
  /** Whether the server said what is stored now, not only that a save is done. */
  let isComplete = true;
  let drafts: DraftStore | undefined;
  const life = new AbortController();
  /** What was sent of each row since the last save that was answered. */
  const sent = new Map<string, Cells[]>();
  const isProfitOn = () => store.get(work.profitAtom).isOn;
  /** The code of the drafts could not be loaded: the next change asks for it again. */
  let isDraftless = false;
  const keep = (rows: readonly ChargeRow[]) => {
    if (isDraftless) void openDrafts();
    const { isOn, isStoredOn } = store.get(work.profitAtom);
    drafts?.changed(rows, isOn === isStoredOn ? null : isOn);
  };
  const board = createBoard(desk, record, loaded, keep);

  const tell = (alert: Alert, code: string, cause?: unknown) => {
    store.set(alertAtom, alert);
    const message = sentence(alert, translator(store.get(localeAtom)), store.get(providerAtom));
    desk.emit('fp-error', { message, code, cause });
  };
  const fail = (alert: Alert, error: unknown) => {
    if (!board.isOpen || isAborted(error)) return;
    const code = codeOf(error);
    tell(code === 'session-expired' ? plain('error.sessionExpired') : alert, code, error);
  };
  /** What the user does; what was told last is then no longer the last word. */
  const changed = () => store.set(alertAtom, (alert) => (alert?.severity === 'success' ? null : alert));

  const asEntered = ({ stored, cells }: ChargeRow) => (stored ? board.copyOf(stored.line).cells : cells);
  const withMine = async () => {
    const { merge } = await import('./merge.ts');
    return (mine: readonly ChargeRow[], theirs: readonly ChargeRow[]) => {
      const { rules, catalogue } = board.sheet;
      const { columns } = rules;
      return merge(mine, theirs, { columns, catalogue, asEntered, sent: (key) => sent.get(key) ?? [] });
    };
  };

  /** Runs with the fields read-only (CHG-20, D-123). */
  const whileSaving = async <T>(run: () => Promise<T>): Promise<T> => {
    store.set(savingAtom, true);
    try {
      return await run();
    } finally {
      if (board.isOpen) store.set(savingAtom, false);
    }
  };

  const send = async (): Promise<boolean> => {
    store.set(alertAtom, null);
    store.set(staleAtom, false);
    const { sheet, rates, present } = board;
    const rows = board.grid().rows.filter((row) => !row.isRemoved);
    if (rows.length > MAX_LINES) {
      tell(plain('charges.error.tooMany', { count: rows.length, most: MAX_LINES }), 'too-many');
      return false;
    }
    const currency = await rates.missing(convertedCurrencies(sheet, rows));
    if (!board.isOpen) return false;
    if (currency !== undefined) {
      tell(plain('charges.error.rate', { currency }), 'no-rate');
      return false;
    }
    const tooLarge = board.grid().rows.findIndex((row) => !row.isRemoved && !fitsInUsd(sheet, row, rates.of));
    if (tooLarge >= 0) {
      tell(plain('charges.error.tooLargeInUsd', { line: tooLarge + 1 }), 'too-large');
      return false;
    }
    const addProfit = isProfitOn();
    const charges = rows.map((row) => sentLine(sheet, row, rates.of));
    const payload = payloadOf(record, present.revision, addProfit, charges);
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

  const full = (error: unknown) => fail(plain('charges.draft.full'), error);
  const openDrafts = async () => {
    isDraftless = false;
    try {
      const module = await import('./drafts.ts').catch((error) => {
        isDraftless = true;
        throw error;
      });
      if (!board.isOpen) return;
      const opened = await module.openDrafts(store, record, full, life.signal);
      if (!opened) return;
      if (!board.isOpen) return opened.close();
      drafts = opened;
      const { rows } = board.grid();
      if (rows.some(isUnsaved)) keep(rows);
      const { offer } = opened;
      if (!offer) return;
      const isLeft = await withMine().then(
        (merged) => merged(offer.rows, board.storedRows()).some(isUnsaved),
        // Told when it is restored.
        () => true,
      );
      if (!board.isOpen) return;
      if (isLeft) store.set(work.draftAtom, offer);
      else opened.drop();
    } catch (error) {
      console.warn('Unsaved lines cannot be kept on this device.', error);
    }
  };

  store.set(staleAtom, false);
  store.set(work.draftAtom, null);
  void openDrafts();

  return {
    record,
    unsavedAtom: work.changesAtom,
    invalidAtom: work.invalidAtom,
    dispatch(action) {
      const isLooking = LOOKING.has(action.type);
      if (store.get(savingAtom) && !isLooking) return;
      board.act(action);
      if (!isLooking) changed();
    },
    setProfit(isOn) {
      if (store.get(savingAtom)) return;
      store.set(work.profitAtom, (profit) => ({ ...profit, isOn }));
      keep(board.grid().rows);
      changed();
    },
    copies: (lines) => lines.map(board.copyOf),
    warn: fail,
    async save() {
      if (store.get(savingAtom)) return false;
      // The formatted value is the value (D-124), also of a cell that the user is still in.
      const { typing, focus } = board.grid();
      if (typing && focus) board.act({ type: 'focused', place: focus });
      if (store.get(work.invalidAtom)) {
        store.set(work.refusedAtom, {});
        return false;
      }
      try {
        return await whileSaving(send);
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
    async loadCurrent() {
      if (store.get(savingAtom)) return;
      try {
        await whileSaving(async () => {
          const [answer, merged] = await Promise.all([loadCharges(desk.client, record), withMine()]);
          if (!board.isOpen) return;
          board.showMerged(answer, (stored) => merged(board.grid().rows, stored));
          store.set(staleAtom, false);
          store.set(alertAtom, success({ id: 'charges.merged' }));
        });
      } catch (error) {
        fail(plain('charges.error.load'), error);
      }
    },
    async refresh(signal) {
      if (isComplete) return;
      await whileSaving(async () => {
        const answer = await loadCharges(desk.client, record, signal);
        const keys = board.grid().rows.map(({ key }) => key);
        if (board.isOpen) board.show(answer, keys);
        isComplete = true;
      });
    },
    async restoreDraft() {
      const draft = store.get(work.draftAtom);
      if (!draft || store.get(savingAtom)) return;
      const merged = await withMine().catch((error) => fail(plain('charges.error.part'), error));
      if (!merged || !board.isOpen || store.get(savingAtom)) return;
      // What was done before the answer comes on top of it.
      const rows = merged(board.grid().rows, merged(draft.rows, board.storedRows()));
      const { isOn } = draft;
      if (record.role === 'admin' && isOn !== null) store.set(work.profitAtom, (now) => ({ ...now, isOn }));
      board.act({ type: 'loaded', rows });
      drafts?.drop();
      store.set(work.draftAtom, null);
    },
    discardDraft() {
      drafts?.drop();
      store.set(work.draftAtom, null);
    },
    giveUp() {
      drafts?.changed([], null);
    },
    close() {
      board.close();
      life.abort();
      drafts?.close();
    },
  };
}

/** 409: the revision isn't the stored one any more (D-19). */
const isStale = (error: unknown): boolean => (error as { status?: number }).status === 409;
