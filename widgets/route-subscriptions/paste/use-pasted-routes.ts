import { atom, useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { optionsAtom } from '../reference/reference-state.ts';
import { ROUTE_FIELDS, type RouteField } from '../route.ts';
import { readLines } from './lines.ts';
import { loadCarrierCodes, loadStoredKeys } from './load-stored.ts';
import { type CarrierCodes, createPlaces } from './places.ts';
import { type Answers, recognise } from './recognise.ts';
import { texts } from './texts/index.ts';

/** What the recognition needs of the server; undefined while it is on its way. */
interface Known {
  readonly stored: ReadonlySet<string>;
  readonly codes: CarrierCodes;
  /** The routes of the company can't be had. */
  readonly hasFailed: boolean;
}

/** What was pasted and isn't added yet: a dialog that is opened again has it still. */
export const typedAtom = atom('');

const NOTHING: ReadonlySet<string> = new Set();
const NO_LINES: ReadonlySet<number> = new Set();

/** The pasted text, and what becomes of each of its lines. */
export function usePastedRoutes(entityId: number) {
  const text = useText(texts);
  const host = useHost();
  const reference = useAtomValue(optionsAtom);
  const [known, setKnown] = useState<Known>();
  const [typed, setTyped] = useAtom(typedAtom);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [added, setAdded] = useState(NO_LINES);
  const [refused, setRefused] = useState(NO_LINES);
  // Thousands of lines are looked up in a pause of the typing.
  const read = useDeferredValue(typed);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const codes = loadCarrierCodes(host.client);
      const [stored, hasFailed] = await loadStoredKeys(host.client, entityId, leaving.signal).then(
        (keys) => [keys, false] as const,
        (error: unknown) => {
          if (!isAborted(error)) console.warn('The routes of the company could not be loaded:', error);
          return [NOTHING, true] as const;
        },
      );
      if (!leaving.signal.aborted) setKnown({ stored, hasFailed, codes: await codes });
    };
    void load();
    return () => leaving.abort();
  }, [host, entityId]);

  const words = useMemo(
    () =>
      Object.fromEntries(
        ROUTE_FIELDS.map((field) => [field, [text(`routes.field.${field}`), text(`routes.column.${field}`)]]),
      ) as Record<RouteField, string[]>,
    [text],
  );
  const places = useMemo(() => createPlaces(reference, known?.codes ?? new Map()), [reference, known]);
  const { lines, count } = useMemo(() => readLines(read), [read]);
  const recognised = useMemo(
    () =>
      recognise(known ? lines : [], {
        places,
        answers,
        stored: known?.stored ?? NOTHING,
        added,
        refused,
        words,
      }),
    [known, lines, places, answers, added, refused, words],
  );

  return {
    isReady: known !== undefined,
    hasFailed: known?.hasFailed ?? false,
    typed,
    /** Lines with something on them. */
    count,
    ...recognised,
    setTyped(next: string) {
      setTyped(next);
      // Their numbers are those of other lines now.
      setAdded(NO_LINES);
      setRefused(NO_LINES);
    },
    answer: (key: string, id: number | null | undefined) =>
      setAnswers((before) => {
        const next = new Map(before);
        if (id === undefined) next.delete(key);
        else next.set(key, id);
        return next;
      }),
    markAdded: (numbers: readonly number[]) => setAdded((before) => new Set([...before, ...numbers])),
    markRefused: (numbers: readonly number[]) => setRefused((before) => new Set([...before, ...numbers])),
  };
}
