import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from 'jotai';
import type { DraftSlot } from '../../../../shared/draft/open-draft.ts';
import { createProblemCheck } from '../../../../shared/ui/grid/problems/problem-check.ts';
import { createFormDraft } from '../../../../widgets/air-rates/draft/air-draft.ts';
import { type AirDraft, createDraftFormat } from '../../../../widgets/air-rates/draft/draft-format.ts';
import { NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { emptyContent } from '../../../../widgets/air-rates/rows/form-content.ts';
import { cellOf, type RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { createForm } from '../../../../widgets/air-rates/state/form.ts';
import {
  droppedAtom,
  emptyAtom,
  lastRowsAtom,
  rateRulesAtom,
  ratesAtom,
} from '../../../../widgets/air-rates/state/form-state.ts';
import { laneOf } from '../lanes.ts';

const PRICE = 'level 100';

/** A slot whose every save is written at once, as `texts`. */
function writingSlot(texts: string[]): DraftSlot<AirDraft> {
  const { write } = createDraftFormat(
    () => NO_REFERENCE,
    () => '.',
  );
  return {
    offer: null,
    left: [],
    isElsewhere: false,
    isWorkElsewhere: false,
    save: (content) => content && texts.push(write({ content, savedAt: 0 })),
    flush: () => true,
    dropOffer: () => {},
    adoptOffer: () => null,
    takeOver: async () => null,
    close: () => {},
  };
}

/** A lane that notes its key whenever its cells are looked at. */
const watched = ({ key, cells }: RateRow, read: Set<string>): RateRow => ({
  key,
  get cells() {
    read.add(key);
    return cells;
  },
});

for (const length of [1_000, 10_000]) {
  test(`AIR-09 a key looks at the lane it was typed in, and at the first one, of ${length} lanes that are checked and stored`, () => {
    const read = new Set<string>();
    const rates = Array.from({ length }, (_, n) =>
      watched(laneOf({ from: `F${n}`, validityFrom: '2026-01-01' }), read),
    );
    const [first, typedIn] = [rates[0]!.key, rates[700]!.key];
    const store = createStore();
    const form = createForm(store);
    const texts: string[] = [];
    const draft = createFormDraft(store, form, writingSlot(texts));
    store.set(lastRowsAtom, [laneOf({ to: 'NRT' })]);
    const stops = [store.sub(emptyAtom, () => {}), store.sub(droppedAtom, () => {})];
    const check = createProblemCheck(store.get(rateRulesAtom).checks);
    form.replace({ ...emptyContent(), rates });
    check(store.get(ratesAtom).rows);
    const position = { row: typedIn, column: PRICE };
    form.dispatchRates({ type: 'focused', position });
    read.clear();
    texts.length = 0;

    for (const text of ['4', '4.', '4.7']) {
      form.dispatchRates({ type: 'typed', position, text });
      check(store.get(ratesAtom).rows);
    }
    const looked = [...read];
    assert.equal(cellOf(store.get(ratesAtom).rows[700]!, PRICE), '4.7');
    assert.deepEqual(looked.sort(), [first, typedIn].sort());
    assert.equal(JSON.parse(texts.at(-1)!).records.length, length);
    for (const stop of stops) stop();
    draft.close();
  });
}
