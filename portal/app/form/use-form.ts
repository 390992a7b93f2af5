import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a {@link Form} and its owner know of it: when its fields complain, and whether one of them does. */
export function useForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  return {
    ref,
    /** It was sent: what is missing is complained of, too. */
    isChecked,
    /** Lets every field say what is wrong with it; the first that does gets the focus. Answers whether none does. */
    isValid(): boolean {
      // What the fields show is what counts, so they have to show it first.
      flushSync(() => setChecked(true));
      const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
      wrong?.focus();
      return !wrong;
    },
    /** Whether it is still on the page: who left it while it was sent is not led on by its answer. */
    isShown: () => ref.current !== null,
    /** Nothing was sent yet: for the next entry, after a success. */
    startOver: () => setChecked(false),
  };
}

export type FormState = ReturnType<typeof useForm>;
