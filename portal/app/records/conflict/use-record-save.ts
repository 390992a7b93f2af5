import { useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { type Save, useSave } from '../../form/use-save.ts';
import type { ChangedRecord, LastChange } from './change-question.ts';
import { lastChangeOf } from './last-change.ts';

export interface RecordSave extends Save {
  /** Who has saved the record meanwhile: null where the viewer isn't told, undefined as long as nobody has asked. */
  readonly changedBy: Changer;
  /** The last save was refused because of that. */
  readonly isStale: boolean;
  /** Finds out who it was where no save was refused: what an earlier visit left, or a page loaded again, meets what is stored now. */
  askWho(): void;
}

export type Changer = LastChange | null | undefined;

/**
 * As {@link useSave}, of a record that others may change meanwhile (D-19); undefined for one that there isn't yet. `isGone`
 * finds out whether a refusal that doesn't say so is because somebody else has removed it.
 */
export function useRecordSave(
  record: ChangedRecord | undefined,
  isGone?: (error: unknown) => Promise<boolean>,
): RecordSave {
  const save = useSave();
  const [changedBy, setChangedBy] = useState<Changer>();
  const askWho = async () => setChangedBy((record && (await lastChangeOf(record))) ?? null);
  return {
    ...save,
    changedBy,
    isStale: 'error' in save.state && isStale(save.state.error),
    askWho: () => void askWho(),
    async run(task, success) {
      const step = await save.run(
        {
          ...task,
          async send(part, key) {
            try {
              await task.send(part, key);
            } catch (error) {
              if (isStale(error) || (await isGone?.(error))) await askWho();
              throw error;
            }
          },
        },
        success,
      );
      if (step === 'saved') setChangedBy(undefined);
      return step;
    },
  };
}

const STALE: ReadonlySet<string> = new Set(['staleRecord', 'staleCompany']);

const reasonsOf = (error: unknown) => (error instanceof ClientError && error.serverWords?.reasons) || [];

const saysStale = (error: unknown): boolean => reasonsOf(error).some(({ code }) => STALE.has(code));

/** Whether a save was refused because somebody else has saved since; a conflict of which no reason is told is such a one. */
export const isStale = (error: unknown): boolean =>
  error instanceof ClientError && error.status === 409 && (saysStale(error) || reasonsOf(error).length === 0);
