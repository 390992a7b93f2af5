import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createStore } from 'jotai';
import type { DraftSlot } from '../../../../shared/draft/open-draft.ts';
import type { AirDraft } from '../../../../widgets/air-rates/draft/draft-format.ts';
import { emptyContent } from '../../../../widgets/air-rates/rows/form-content.ts';
import { createAirEditor, type ElementContext } from '../../../../widgets/air-rates/state/create-editor.ts';
import type { AirEditor } from '../../../../widgets/air-rates/state/editor.ts';
import { recordState } from '../../../../widgets/air-rates/state/element-state.ts';
import { chargesAtom, contentAtom, ratesAtom } from '../../../../widgets/air-rates/state/form-state.ts';
import { untimed } from '../../../helpers/element/untimed.ts';
import { laneOf } from '../lanes.ts';

/** An editor with one lane, beside a tab that has the draft of another, and a backend that never answers. */
function openEditor() {
  const content = { ...emptyContent(), rates: [laneOf({ comment: 'mine' })] };
  const work: AirDraft = { content, upload: null };
  const slot: DraftSlot<AirDraft> = {
    offer: null,
    left: [],
    isElsewhere: false,
    isWorkElsewhere: false,
    save: () => {},
    flush: () => true,
    dropOffer: () => {},
    adoptOffer: () => ({ content: work, savedAt: 0 }),
    takeOver: async () => ({ content: { ...work, content: emptyContent() }, savedAt: 0 }),
    close: () => {},
  };
  const never = () => new Promise<never>(() => {});
  const client = new Proxy({}, { get: () => never }) as ElementContext['client'];
  const store = createStore();
  const host: ElementContext = { store, client, emit: () => true, timedSave: untimed };
  const editor = createAirEditor(host, { id: 7 }, slot);
  return { store, editor };
}

const position = (store: ReturnType<typeof createStore>, atom: typeof ratesAtom | typeof chargesAtom) => ({
  row: store.get(atom).rows[0]!.key,
  column: atom === ratesAtom ? 'comment' : 'kgRate',
});

type Store = ReturnType<typeof createStore>;
const changes: Readonly<Record<string, (editor: AirEditor, store: Store) => unknown>> = {
  'a text in a lane': (editor, store) =>
    editor.dispatchRates({ type: 'typed', position: position(store, ratesAtom), text: 'x' }),
  'another lane': (editor) => editor.dispatchRates({ type: 'replaced', rows: [laneOf({})] }),
  'a charge': (editor, store) =>
    editor.dispatchCharges({ type: 'typed', position: position(store, chargesAtom), text: '5' }),
  'the customer': (editor) => editor.setCustomerName('Harbour Lane'),
  'the notes': (editor) => editor.setNotes('later'),
  'a weight column': (editor) => editor.addLevel('45'),
  'the draft discarded': (editor) => editor.discardDraft(),
  'the draft of another tab': (editor) => editor.takeOverDraft(),
};

describe('the entries of the air form', () => {
  for (const [what, change] of Object.entries(changes)) {
    test(`D-123 are changed by ${what}, but neither while a submit runs nor once the form is closed`, async () => {
      const { store, editor } = openEditor();
      const before = store.get(contentAtom);
      store.set(recordState.saveAtom, { step: 'sending', done: 0, total: 1 });
      await change(editor, store);
      assert.equal(store.get(contentAtom), before);

      store.set(recordState.saveAtom, { step: 'idle' });
      await change(editor, store);
      const after = store.get(contentAtom);
      assert.notDeepEqual(after, before);

      const closed = openEditor();
      const last = closed.store.get(contentAtom);
      closed.editor.close();
      await change(closed.editor, closed.store);
      assert.equal(closed.store.get(contentAtom), last);
    });
  }

  test('D-123 can be gone through while a submit runs', () => {
    const { store, editor } = openEditor();
    store.set(recordState.saveAtom, { step: 'sending', done: 0, total: 1 });
    editor.dispatchRates({ type: 'focused', position: position(store, ratesAtom) });
    editor.dispatchCharges({ type: 'focused', position: position(store, chargesAtom) });
    assert.deepEqual(
      [store.get(ratesAtom).focus?.column, store.get(chargesAtom).focus?.column],
      ['comment', 'kgRate'],
    );
  });
});
