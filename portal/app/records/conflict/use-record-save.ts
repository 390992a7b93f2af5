import { useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { type Save, useSave } from '../../form/use-save.ts';
import { type ChangedRecord, type LastChange, lastChangeOf } from './last-change.ts';

export interface RecordSave extends Save {
  /** Who has saved the record meanwhile, if the last save was refused because of that and the viewer may know it. */
  readonly changedBy: LastChange | undefined;
  /** The last save was refused because of that. */
  readonly isStale: boolean;
}

/**
 * As {@link useSave}, of a record that others may change meanwhile (D-19); undefined for one that there isn't yet. `isGone`
 * finds out whether a refusal that doesn't say so is because somebody else has removed it.
 */
export function useRecordSave(
  record: ChangedRecord | undefined,
  isGone?: (error: unknown) => Promise<boolean>,
): RecordSave {
  const save = useSave();
  const [changedBy, setChangedBy] = useState<LastChange>();
  return {
    ...save,
    changedBy,
    isStale: 'error' in save.state && isStale(save.state.error),
    run: (task, success) =>
      save.run(
        {
          ...task,
          async send(part, key) {
            try {
              await task.send(part, key);
            } catch (error) {
              const isOthers = saysStale(error) || (await isGone?.(error));
              setChangedBy(isOthers && record ? await lastChangeOf(record) : undefined);
              throw error;
            }
          },
        },
        success,
      ),
  };
}

const STALE: ReadonlySet<string> = new Set(['staleRecord', 'staleCompany']);

const reasonsOf = (error: unknown) => (error instanceof ClientError && error.serverWords?.reasons) || [];

const saysStale = (error: unknown): boolean => reasonsOf(error).some(({ code }) => STALE.has(code));

/** Whether a save was refused because somebody else has saved since; a conflict of which no reason is told is such a one. */
export const isStale = (error: unknown): boolean =>
  error instanceof ClientError && error.status === 409 && (saysStale(error) || reasonsOf(error).length === 0);
