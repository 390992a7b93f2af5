import { useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { comparable } from '../../../shared/trade/comparable-number.ts';
import type { OrderEditor } from '../record/editor.ts';
import { rowsAtom } from '../state.ts';
import { lookUp } from './lookup.ts';
import type { Pasted } from './pasted.ts';
import { type KnownOrder, numbersOf, plan } from './plan.ts';
import { readOrders } from './read/read-orders.ts';

/** Numbers are looked up in a pause of the typing, milliseconds. */
const PAUSE = 300;

const NOTHING: ReadonlyMap<string, KnownOrder | null> = new Map();

/** What becomes of the pasted text, with what the owner's orders say of it. */
export function usePlan(editor: OrderEditor, pasted: Pasted) {
  const { text, answers, edits, results } = pasted;
  const present = useAtomValue(rowsAtom);
  // Each number that was looked up; null for one that there isn't.
  const [known, setKnown] = useState(NOTHING);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const reading = useMemo(() => readOrders(text, answers), [text, answers]);
  const calmEdits = useDeferredValue(edits);
  const unknown = useMemo(
    () => numbersOf(reading, calmEdits).filter((number) => !known.has(comparable(number))),
    [reading, calmEdits, known],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same again
  useEffect(() => {
    const { ownerId, record, context } = editor;
    if (unknown.length === 0 || ownerId === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      setFailure(undefined);
      try {
        const found = await lookUp(context.client(), { ownerId, record, numbers: unknown }, leaving.signal);
        if (leaving.signal.aborted) return;
        setKnown(
          (before) =>
            new Map([
              ...before,
              ...unknown.map(
                (number) => [comparable(number), found.get(comparable(number)) ?? null] as const,
              ),
            ]),
        );
      } catch (error) {
        if (!leaving.signal.aborted && !isAborted(error)) setFailure({ error });
      }
    };
    const timer = setTimeout(() => void ask(), known.size === 0 ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [editor, unknown, attempt]);

  const found = useMemo(
    () => new Map([...known].flatMap(([number, order]) => (order ? [[number, order] as const] : []))),
    [known],
  );
  const planned = useMemo(
    () => plan(reading, { pasted: { edits, results }, known: found, present }),
    [reading, edits, results, found, present],
  );
  return {
    ...planned,
    reading,
    openQuestions: reading.questions.filter(({ key }) => answers[key] === undefined),
    isLookedUp: unknown.length === 0,
    failure,
    retry: () => setAttempt((count) => count + 1),
  };
}
