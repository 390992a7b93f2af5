import { ClientError } from '../../../../shared/client/client-error.ts';
import { type RecordSave, useRecordSave } from '../conflict/use-record-save.ts';
import type { IssuedQuote } from './issued-quote.ts';

/** Refusals because of how the quote stands, which the page doesn't know yet. */
const BY_STATE: ReadonlySet<string> = new Set([
  'quoteExpired',
  'quoteNotIssued',
  'quoteAnswered',
  'quoteWithdrawn',
  'quoteIssued',
  'quoteVersioned',
  'quoteNotAnswered',
  'quoteNoPrice',
  'quoteUnpriced',
]);

/** As {@link useRecordSave}; a quote that is refused because of how it stands is loaded again, too, by `onStale`. */
export function useQuoteSave({ id }: IssuedQuote, onStale: () => void): RecordSave {
  const save = useRecordSave({ type: 'quote', id });
  return {
    ...save,
    run: (task, success) =>
      save.run(
        {
          ...task,
          async send(part, key) {
            try {
              await task.send(part, key);
            } catch (error) {
              if (isByState(error)) onStale();
              throw error;
            }
          },
        },
        success,
      ),
  };
}

const isByState = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.serverWords?.reasons.some(({ code }) => BY_STATE.has(code)) ?? false);
