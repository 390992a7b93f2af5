import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePendingFields } from '../../../shared/ui/pending-fields/use-pending-fields.ts';

/** State of a {@link Form}: whether its fields show their errors, and whether there are any. */
export function useForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const fields = usePendingFields();
  return {
    ref,
    /** What its fields still look for: whatever uses their values waits for them. */
    fields,
    /** It was submitted: empty required fields show their errors, too. */
    isChecked,
    /** Shows the errors of all fields and focuses the first wrong one. Answers whether there is none. */
    isValid(): boolean {
      // The fields' `aria-invalid` is read below, so they have to be rendered first.
      flushSync(() => setChecked(true));
      const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
      wrong?.focus();
      return !wrong;
    },
    /** Whether it is still on the page: somebody who left it while it was sent must not be redirected by its answer. */
    isShown: () => ref.current !== null,
    /** Hides the errors again, for the next entry after a success. */
    startOver: () => setChecked(false),
  };
}

export type FormState = ReturnType<typeof useForm>;
