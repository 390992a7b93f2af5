import { draftPerson } from '../../../shared/draft/draft-person.ts';
import { type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import { warning } from '../../../shared/record/message.ts';
import { mergeOf } from '../merge/merge-by-rules.ts';
import { isUnsaved } from '../rows/charge-row.ts';
import type { EditorContext } from '../state/editor-context.ts';
import { busyAtom } from '../state/element-state.ts';
import * as state from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { createDraftFormat, type DraftLines, ownerIn } from './draft-format.ts';

import { DRAFT_PREFIX, isOfferedTo, storageKeyOf } from './storage-key.ts';

/** The draft of a list: its unsaved lines on this device. */
interface ChargesDraft {
  /** Puts the offered lines on the screen. */
  restore(): void;
  /** Deletes the offered lines. */
  discard(): void;
  /** Takes the unsaved lines over from the tab that works on them, and puts them on the screen. */
  takeOver(): Promise<void>;
  /** Deletes what is unsaved here. */
  discardUnsaved(): void;
  close(): void;
}

/** Writes what is unsaved to the device, and offers what an earlier visit left there. */
export function createChargesDraft(context: EditorContext): ChargesDraft {
  const { element, record, list, reportError } = context;
  const { store } = element;
  const life = new AbortController();
  let slot: DraftSlot<DraftLines> | undefined;

  const show = (draft: state.DraftState) => {
    if (list.isOpen) store.set(state.draftAtom, draft);
  };

  const open = async () => {
    const owner = await draftPerson(store, life.signal);
    if (owner === undefined || !list.isOpen) return;
    const backend = store.get(attributeAtom('apiBase', 'string')) ?? '';
    const place = { backend, record, draftKey: store.get(attributeAtom('draftKey', 'string')) };
    const format = createDraftFormat();
    await removeOldDrafts(DRAFT_PREFIX, format);
    const opened = await openDraft({
      key: storageKeyOf(place, owner),
      format,
      isAlsoOffered: (name, textUnder) => isOfferedTo(owner, name, place, () => ownerIn(textUnder())),
      onProblem(problem, error) {
        if (problem !== 'forbidden') reportError(warning(texts(`charges.draft.${problem}`)), error);
        else console.warn('Unsaved lines cannot be stored on this device.', error);
      },
      onElsewhere: () => show({ is: 'elsewhere' }),
    });
    if (!list.isOpen) return opened.close();
    slot = opened;
    const lines = store.get(state.draftLinesAtom);
    if (lines) slot.save(lines);
    const { offer } = slot;
    if (!offer) {
      if (slot.isWorkElsewhere) show({ is: 'elsewhere' });
    } else if (hasChanges(offer.content)) {
      show({ is: 'offered', draft: offer });
    } else slot.dropOffer();
  };

  /** The box is an admin's. */
  const changesBox = (isOn: boolean | null): isOn is boolean =>
    record.role === 'admin' && isOn !== null && isOn !== store.get(state.profitAtom).isStoredOn;
  const hasChanges = ({ rows, isOn }: DraftLines) =>
    changesBox(isOn) || mergeOf(context)(rows, list.storedRows()).some(isUnsaved);

  /** Puts the lines of a draft on the screen; what was typed here comes on top of them. */
  const apply = ({ rows, isOn }: DraftLines) => {
    const draft = mergeOf(context)(rows, list.storedRows());
    if (changesBox(isOn)) store.set(state.profitAtom, (now) => ({ ...now, isOn }));
    list.act({ type: 'loaded', rows: mergeOf(context, 'draft')(list.grid().rows, draft) });
  };

  const discard = () => {
    slot?.dropOffer();
    show({ is: 'none' });
  };

  show({ is: 'none' });
  const stopSaving = store.sub(state.draftLinesAtom, () => slot?.save(store.get(state.draftLinesAtom)));
  // Without some of the lines a draft can't be told from them: it waits on the device.
  if (!list.present.hasGaps)
    open().catch((error) => console.warn('Unsaved lines cannot be stored on this device.', error));

  return {
    restore() {
      const offered = store.get(state.draftAtom);
      if (offered.is !== 'offered' || store.get(busyAtom)) return;
      apply(offered.draft.content);
      discard();
    },
    discard,
    async takeOver() {
      if (!slot || store.get(busyAtom)) return;
      const draft = await slot.takeOver();
      if (!list.isOpen) return;
      show({ is: 'none' });
      if (draft) apply(draft.content);
    },
    discardUnsaved() {
      slot?.save(null);
    },
    close() {
      life.abort();
      stopSaving();
      slot?.close();
    },
  };
}
