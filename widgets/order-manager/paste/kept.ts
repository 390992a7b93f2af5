import { draftPerson } from '../../../shared/draft/draft-person.ts';
import { type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import type { Host } from '../../../shared/element/host.ts';
import { isSameRecord, type RecordRef } from '../record/record.ts';
import { type KeptPaste, keptFormat } from './kept-format.ts';
import { keptKey } from './kept-key.ts';
import { KEPT_PREFIX, keptAtom, type Pasted, pastedAtom } from './pasted.ts';

/**
 * Keeps on the device what was pasted for a record and isn't added yet, so that it outlives a reload of the page, and brings
 * back what an earlier visit left. A list that another tab works on stays that tab's. Ends with `signal`.
 */
export async function keepPasted(
  { store }: Pick<Host, 'store'>,
  record: RecordRef,
  signal: AbortSignal,
): Promise<void> {
  const owner = await draftPerson(store, signal);
  if (owner === undefined || signal.aborted) return;
  await removeOldDrafts(KEPT_PREFIX, keptFormat);
  const backend = store.get(attributeAtom('apiBase', 'string')) ?? '';
  const draftKey = store.get(attributeAtom('draftKey', 'string'));
  const slot: DraftSlot<KeptPaste> = await openDraft({
    key: keptKey({ backend, record, draftKey }, owner),
    format: keptFormat,
    onProblem: (problem, error) =>
      console.warn('The pasted list is not kept on this device:', problem, error),
    onElsewhere: () => undefined,
  });
  if (signal.aborted) return slot.close();

  const present = () => store.get(pastedAtom).find((one) => isSameRecord(one.record, record));
  const mine = present();
  if (!mine) {
    const offered = slot.adoptOffer();
    if (offered) {
      const pasted: Pasted = { record, ...offered.content, results: {} };
      store.set(pastedAtom, (all) => [...all, pasted]);
    }
    // This tab left the record and is back.
  } else if (slot.offer?.content.text === mine.text) slot.dropOffer();
  const save = () => {
    const pasted = present();
    slot.save(pasted ? kept(pasted) : null);
    const isKept = pasted !== undefined && slot.flush();
    store.set(keptAtom, (all) => [
      ...all.filter((one) => !isSameRecord(one.record, record)),
      ...(isKept ? [pasted] : []),
    ]);
  };
  save();
  const stop = store.sub(pastedAtom, save);
  signal.addEventListener('abort', () => {
    stop();
    slot.close();
  });
}

/** As many wait as a preview counted last; one that was never closed is counted when it is opened again. */
const kept = ({ text, answers, edits, waiting = 0 }: Pasted): KeptPaste => ({
  text,
  answers,
  edits,
  waiting,
});
