import { useState } from 'react';
import type { FormState } from '../form/use-form.ts';
import type { Outcome } from './account-calls.ts';

/** How a call failed. */
export type Failed = Exclude<Outcome, 'accepted'>;

/**
 * The one call of a form, and how the last one failed; `send` answers whether it was accepted. A form that was left hears
 * of no success: whoever went elsewhere is not taken on by it. An accepted form stays busy, because it is done.
 */
export function useSending({ ref }: FormState) {
  const [step, setStep] = useState<'busy' | Failed>();

  const send = async (call: () => Promise<Outcome>): Promise<boolean> => {
    setStep('busy');
    const outcome = await call();
    if (outcome === 'accepted') return ref.current !== null;
    setStep(outcome);
    return false;
  };

  return {
    isBusy: step === 'busy',
    failed: step === 'busy' ? undefined : step,
    send,
    forget: () => setStep(undefined),
  };
}
