import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** A field whose text becomes its value only when it is left, and perhaps later, such as a combobox that asks a server. */
interface PendingField {
  /** It was left, and still looks for what its text means. */
  readonly isPending: boolean;
  /** Its text means nothing that it could take, and it says so; such a field has `focus`. */
  readonly isRefused?: boolean;
  /** Does what leaving the field does. */
  settle(): void;
  /** Stops looking, and says at the field what to do. */
  giveUp(): void;
  focus?(): void;
}

interface Fields {
  /** Adds a field, and answers what removes it. */
  add(field: RefObject<PendingField>): () => void;
  /** A field is no longer pending. */
  settled(): void;
  /** Drops the press that waits. */
  stop(): void;
}

interface Pending {
  readonly fields: Fields;
  readonly isWaiting: boolean;
}

/** Around the fields of a form: by it they tell the form that they still look. */
export const PendingFieldsContext = createContext<Pending | undefined>(undefined);

/** Whether a press of a button of the form around waits for one of its fields. */
export const useIsWaiting = (): boolean => useContext(PendingFieldsContext)?.isWaiting ?? false;

/**
 * Tells the form around a field, where there is one, how far the field is. Answers what drops the press that waits for it, for
 * an answer that somebody has to see first.
 */
export function usePendingField(field: PendingField): () => void {
  const fields = useContext(PendingFieldsContext)?.fields;
  const latest = useRef(field);
  useInsertionEffect(() => {
    latest.current = field;
  });
  useLayoutEffect(() => fields?.add(latest), [fields]);
  const { isPending } = field;
  useLayoutEffect(() => {
    if (!isPending) fields?.settled();
  }, [fields, isPending]);
  return () => fields?.stop();
}

/** The longest that a press waits for a field, ms. */
const LONGEST_WAIT = 15_000;

/**
 * Lets a press of a button wait for the fields of its form, so that none is sent without what was typed last, nor refused
 * because an answer is on its way. An answer that does not come in time ends in the message of its field.
 */
export function usePendingFields(): {
  /** For {@link PendingFieldsContext}. */
  readonly context: Pending;
  /** A press waits. */
  readonly isWaiting: boolean;
  /**
   * Has every field take what its text means, and runs `task` once none of them looks any more: at once, where none does. `task`
   * must see what the fields took by then. While one waits, another does nothing.
   */
  whenSettled(task: () => void): void;
  /** Drops the press that waits. */
  stop(): void;
  /** Moves the focus to the first field whose text means nothing, and answers whether there is one. */
  focusRefused(): boolean;
} {
  const [all] = useState(() => new Set<RefObject<PendingField>>());
  const [isWaiting, setWaiting] = useState(false);
  const waiting = useRef<() => void>(undefined);
  const pending = () => [...all].filter(({ current }) => current.isPending);

  const [fields] = useState<Fields>(() => {
    const settled = () => {
      if (!waiting.current || pending().length > 0) return;
      setWaiting(false);
      // After React's own work: a form renders what is wrong before it looks at it.
      queueMicrotask(() => {
        const task = waiting.current;
        waiting.current = undefined;
        task?.();
      });
    };
    return {
      settled,
      stop() {
        waiting.current = undefined;
        setWaiting(false);
      },
      add(field) {
        all.add(field);
        return () => {
          all.delete(field);
          settled();
        };
      },
    };
  });

  // What is no longer on the page sends nothing; its fields go in the same commit.
  useLayoutEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      for (const { current } of all) if (current.isPending) current.giveUp();
    }, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isWaiting, all]);

  return {
    context: useMemo(() => ({ fields, isWaiting }), [fields, isWaiting]),
    isWaiting,
    whenSettled(task) {
      if (waiting.current) return;
      if (all.size > 0)
        flushSync(() => {
          for (const { current } of all) current.settle();
        });
      if (pending().length === 0) return task();
      waiting.current = task;
      setWaiting(true);
    },
    stop: fields.stop,
    focusRefused() {
      const refused = [...all].find(({ current }) => current.isRefused);
      refused?.current.focus?.();
      return refused !== undefined;
    },
  };
}
