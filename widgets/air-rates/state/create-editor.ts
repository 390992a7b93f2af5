import { atom } from 'jotai';
import type { DraftSlot } from '../../../shared/draft/open-draft.ts';
import type { Host } from '../../../shared/element/host.ts';
import { warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { addLevel } from '../../../shared/trade/weight-levels.ts';
import { selection } from '../../../shared/ui/grid/model/range.ts';
import { createFormDraft } from '../draft/air-draft.ts';
import type { AirDraft } from '../draft/draft-format.ts';
import { createEarlierSubmissions } from '../earlier-submission/earlier-submissions.ts';
import type { AirRateEvents } from '../events.ts';
import type { RecordRef } from '../record.ts';
import { createFormLists } from '../reference/form-lists.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';
import { createSubmit } from '../submit/submit.ts';
import { texts } from '../texts/index.ts';
import type { AirEditor } from './editor.ts';
import { recordState } from './element-state.ts';
import { createEntityLookup } from './entity-lookup.ts';
import { createForm } from './form.ts';
import * as state from './form-state.ts';

/** What the work on a form needs of its element. */
export type ElementContext = Pick<Host<AirRateEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;

const PART_FAILED = warning(texts('air.error.part'));

/** Actions that change nothing, and so are allowed while nothing may be changed (D-123). */
const READ_ONLY_ACTIONS = new Set(['focused', 'extended', 'left']);

/** After these no row is half typed: another cell is entered, the table left, or lanes came from a file. */
const ENDS_ENTRY = new Set([...READ_ONLY_ACTIONS, 'replaced']);

/** @param slot the draft of the record on this device */
export function createAirEditor(
  host: ElementContext,
  record: RecordRef,
  slot: DraftSlot<AirDraft>,
): AirEditor {
  const { store } = host;
  const target = { host, messageAtom: recordState.messageAtom };
  let isOpen = true;
  store.set(state.submittedAtom, false);
  store.set(state.refusedAtom, null);
  store.set(state.loadingEarlierAtom, false);

  const form = createForm(store);
  const draft = createFormDraft(store, form, slot);

  const lists = createFormLists({ host, form, isOpen: () => isOpen });
  const entityId = createEntityLookup({ host, record, isOpen: () => isOpen });
  const submit = createSubmit({
    host,
    record,
    form,
    draft,
    ensureReference: lists.ensure,
    entityId,
    isOpen: () => isOpen,
  });
  const earlier = createEarlierSubmissions({ host, record, form, entityId, isOpen: () => isOpen });

  const isReadOnly = () => !isOpen || store.get(recordState.savingAtom);
  const change = (work: () => void) => {
    if (isReadOnly()) return;
    work();
    // What was wrong with the entries may be put right by now.
    store.set(recordState.messageAtom, (message) => (message?.severity === 'error' ? null : message));
  };

  /** The tools work on what was selected before the focus went to their buttons. */
  const rememberSelection = () => {
    const { rows, columns } = selection(store.get(state.rateRulesAtom).rules, store.get(state.ratesAtom));
    store.set(state.selectedAtom, { rows: rows.map(({ key }) => key), columns });
  };

  void lists.load();

  /** As soon as a lane can be compared, what was submitted last is worth a call. */
  const watch = () => {
    if (store.get(state.ratesAtom).rows.some(isLane)) earlier.watch();
  };

  const editor: AirEditor = {
    record,
    enteredAtom: atom((get) => (get(state.emptyAtom) ? 0 : 1)),
    unsafeAtom: atom((get) => {
      const isStored = get(state.draftProblemAtom) === undefined;
      return get(recordState.savingAtom) || !(get(state.emptyAtom) || isStored) ? 1 : 0;
    }),
    async save() {
      const isStored = await submit();
      if (isStored) earlier.forget();
      return isStored;
    },
    refresh: async () => {},
    dispatchRates(action) {
      if (action.type === 'focused') lists.need();
      if (action.type === 'left') rememberSelection();
      if (READ_ONLY_ACTIONS.has(action.type)) form.dispatchRates(action);
      else change(() => form.dispatchRates(action));
      if (ENDS_ENTRY.has(action.type)) watch();
    },
    dispatchCharges(action) {
      if (action.type === 'focused') lists.need();
      if (READ_ONLY_ACTIONS.has(action.type)) form.dispatchCharges(action);
      else change(() => form.dispatchCharges(action));
    },
    setCustomerName: (customerName) => change(() => form.setExtra({ customerName })),
    setNotes: (notes) => change(() => form.setExtra({ notes })),
    addLevel(text) {
      const { levels, ...others } = store.get(state.extraAtom);
      const added = addLevel(levels, text);
      if ('error' in added) return added.error;
      change(() => form.dispatchRates({ type: 'replaced', extra: { ...others, levels: added.levels } }));
      return undefined;
    },
    async copySubmission(which) {
      const isCopied = await earlier.copy(which);
      if (isCopied) watch();
      return isCopied;
    },
    async renewRates(submissionId, rateIds) {
      const isRenewed = await earlier.renew(submissionId, rateIds);
      if (isRenewed) watch();
      return isRenewed;
    },
    findSubmission: earlier.find,
    async onDemand(work) {
      // It is tried again, so that the last failure is no longer true.
      store.set(recordState.messageAtom, (message) =>
        message?.text.id === PART_FAILED.text.id ? null : message,
      );
      try {
        await work();
        return true;
      } catch (error) {
        console.warn('A part of the air rates could not be loaded.', error);
        const retry = () => void editor.onDemand(work);
        if (isOpen) reportError(target, { ...PART_FAILED, retry }, error);
        return false;
      }
    },
    undoCopy() {
      change(earlier.undo);
      store.set(recordState.messageAtom, null);
    },
    loadLists: lists.loadAgain,
    storeDraft: draft.flush,
    discardDraft: () => change(draft.discard),
    async takeOverDraft() {
      if (!isReadOnly()) await draft.takeOver();
    },
    startAnew() {
      store.set(state.submittedAtom, false);
      store.set(recordState.messageAtom, null);
    },
    close() {
      isOpen = false;
      draft.close();
    },
  };
  return editor;
}

/** Whether a lane says from where to where and by whom, so that it can be compared. */
const isLane = (row: RateRow): boolean =>
  ['from', 'to', 'airline'].every((column) => cellOf(row, column) !== '');
