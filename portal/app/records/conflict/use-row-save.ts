import { useEffect, useRef } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { refusedField } from '../../form/refused-field.ts';
import type { ChangedRecord } from './change-question.ts';
import { useRecordSave } from './use-record-save.ts';

interface RowSaveOptions {
  /** Somebody else has removed the row: saving adds it again. */
  isGone: boolean;
  /** The row may be another by now, or gone, and has to be loaded again. */
  onStale(): void;
}

/**
 * As {@link useRecordSave}, for the form of a row that its list adds, changes and removes; undefined for a row that there isn't
 * yet. The server tells a row that is gone only by the refusal that it has for any other that nobody may change.
 */
export function useRowSave(
  type: ChangedRecord['type'],
  row: { id: number } | undefined,
  { isGone, onStale }: RowSaveOptions,
) {
  const mayBeGone = useRef(false);
  const save = useRecordSave(row && { type, id: row.id }, async (error) => {
    mayBeGone.current = row !== undefined && !isGone && isForbidden(error);
    return mayBeGone.current;
  });
  // That it could not be changed is told by what is said of one that is gone.
  const { dismiss } = save;
  useEffect(() => {
    if (isGone) dismiss();
  }, [isGone, dismiss]);

  return {
    save,
    /** What the server refused, at the entry that stands for its field of the input; undefined where it named none of these. */
    refusedAt<At extends string>(entries: Readonly<Record<string, At>>) {
      const refused = 'error' in save.state ? refusedField(save.state.error) : undefined;
      const at = refused && entries[refused.field];
      return refused && at && { at, text: refused.text };
    },
    /** Sends one input. */
    async run<Input extends object>(input: Input, send: (input: Input, key: string) => Promise<void>) {
      mayBeGone.current = false;
      const step = await save.run({ parts: () => [input], send });
      if (mayBeGone.current) onStale();
      return step;
    },
  };
}

const isForbidden = (error: unknown): boolean => error instanceof ClientError && error.status === 403;
