import {
  createContext,
  type RefObject,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** A field whose text becomes its value only when it is left, and perhaps later, such as a combobox that asks a server. */
export interface PendingField {
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

export interface Fields {
  /** Adds a field, and answers what removes it. */
  add(field: RefObject<PendingField>): () => void;
  /** A field is no longer pending. */
  settled(): void;
  /** Drops the press that waits. */
  stop(): void;
  /** A field holds a text that has not become its value; what is answered says that it no longer does. */
  hold(): () => void;
}

export interface Pending {
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

/**
 * Tells the form around a field, where there is one, whether the field holds a text that has not become its value: leaving the
 * form would lose it, though no value has changed (D-31).
 */
export function useTypedText(isTyped: boolean): void {
  const fields = useContext(PendingFieldsContext)?.fields;
  useLayoutEffect(() => (isTyped ? fields?.hold() : undefined), [fields, isTyped]);
}
