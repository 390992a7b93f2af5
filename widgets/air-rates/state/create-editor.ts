import { atom } from 'jotai';
import { claimsOf } from '../../../shared/client/jwt.ts';
import type { DraftSlot } from '../../../shared/draft/open-draft.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import type { Host } from '../../../shared/element/host.ts';
import { failure, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { addLevel } from '../../../shared/trade/weight-levels.ts';
import { loadEntityId } from '../api/entity.ts';
import { createFormDraft } from '../draft/air-draft.ts';
import type { AirDraft } from '../draft/draft-format.ts';
import type { AirRateEvents } from '../events.ts';
import { createLastSubmission } from '../last-submission/load-last.ts';
import type { RecordRef } from '../record.ts';
import { NO_REFERENCE } from '../reference/air-reference.ts';
import { createReferenceLoader } from '../reference/load-reference.ts';
import { createSubmit } from '../submit/submit.ts';
import { texts } from '../texts/index.ts';
import type { AirEditor } from './editor.ts';
import { recordState } from './element-state.ts';
import { createForm } from './form.ts';
import * as state from './form-state.ts';

/** What the work on a form needs of its element. */
export type ElementContext = Pick<Host<AirRateEvents>, 'client' | 'store' | 'emit'>;

/** Actions that change nothing, and so are allowed while nothing may be changed (D-123). */
const READ_ONLY_ACTIONS = new Set(['focused', 'extended', 'left']);

/** @param slot the draft of the record on this device */
export function createAirEditor(
  host: ElementContext,
  record: RecordRef,
  slot: DraftSlot<AirDraft>,
): AirEditor {
  const { store, client } = host;
  const target = { host, messageAtom: recordState.messageAtom };
  let isOpen = true;
  store.set(state.submittedAtom, false);
  store.set(state.loadingLastAtom, false);

  const form = createForm(store);
  const draft = createFormDraft(store, form, slot);

  const references = createReferenceLoader(client, {
    onLoaded(reference) {
      if (!isOpen) return;
      store.set(state.referenceAtom, reference);
      form.normalizeAgain();
    },
    onFailed(list, error) {
      // REF-25, D-59
      console.error(`The list "${list}" of the air rates could not be loaded.`, error);
      if (isOpen) {
        const message = warning(texts(`air.error.list.${list}`));
        reportError(target, { ...message, retry: () => void references.load() }, error);
      }
    },
  });

  let entity: Promise<number | undefined> | undefined;
  const entityId = async (): Promise<number | undefined> => {
    entity ??= loadEntityId(client, record, linkedEntity(store.get(attributeAtom('token', 'string'))));
    try {
      const id = await entity;
      if (id !== undefined) return id;
    } catch (error) {
      entity = undefined;
      throw error;
    }
    entity = undefined;
    // AIR-80, D-129
    if (isOpen) report(target, failure(texts('air.error.noEntity')), 'no-entity');
    return undefined;
  };

  const submit = createSubmit({
    host,
    record,
    form,
    draft,
    ensureReference: async () => store.get(state.referenceAtom) !== NO_REFERENCE || references.load(),
    entityId,
    isOpen: () => isOpen,
  });
  const lastSubmission = createLastSubmission({ host, record, form, entityId, isOpen: () => isOpen });

  const isReadOnly = () => !isOpen || store.get(recordState.savingAtom);
  const change = (work: () => void) => {
    if (isReadOnly()) return;
    work();
    // What was wrong with the entries may be put right by now.
    store.set(recordState.messageAtom, (message) => (message?.severity === 'error' ? null : message));
  };

  void references.load();

  return {
    record,
    enteredAtom: atom((get) => (get(state.emptyAtom) ? 0 : 1)),
    unsafeAtom: atom((get) => {
      const isStored = get(state.draftProblemAtom) === undefined;
      return get(recordState.savingAtom) || !(get(state.emptyAtom) || isStored) ? 1 : 0;
    }),
    save: submit,
    refresh: async () => {},
    dispatchRates(action) {
      if (READ_ONLY_ACTIONS.has(action.type)) form.dispatchRates(action);
      else change(() => form.dispatchRates(action));
    },
    dispatchCharges(action) {
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
    loadLastSubmission: lastSubmission.load,
    undoLoad() {
      change(lastSubmission.undo);
      store.set(recordState.messageAtom, null);
    },
    loadReference: () => void references.load(),
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
}

/** The company that a signed link was given out for; undefined for any other token. */
function linkedEntity(token: string | null): number | undefined {
  const { rt, rid } = claimsOf(token ?? '') as { rt?: unknown; rid?: unknown };
  return rt === 'entity' && typeof rid === 'number' ? rid : undefined;
}
