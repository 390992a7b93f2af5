import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fields, Pending, PendingField } from './pending-field.ts';

/** The longest that a press waits for a field, ms. */
const LONGEST_WAIT = 15_000;

/**
 * Lets a press of a button wait for the fields of its form, so that none is sent without what was typed last, nor refused
 * because an answer is on its way. An answer that does not come in time ends in the message of its field.
 */
export function usePendingFields(): {
  /** For `PendingFieldsContext`. */
  readonly context: Pending;
  /** A press waits. */
  readonly isWaiting: boolean;
  /** How many fields hold a text that has not become their value, and that leaving the form would lose. */
  readonly typed: number;
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
  const [typed, setTyped] = useState(0);
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
      hold() {
        setTyped((count) => count + 1);
        return () => setTyped((count) => count - 1);
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
    typed,
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
