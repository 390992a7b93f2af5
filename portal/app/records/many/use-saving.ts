import { useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { inParallel } from '../../../../shared/client/in-parallel.ts';
import { requestKeys } from '../../../../shared/client/request-keys.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { adminFailure } from '../../admin/failure-text.ts';

/** Why a change of a record could not be saved, by its id. */
export type Failures = ReadonlyMap<number, Text>;

interface Progress {
  done: number;
  total: number;
}

/** How saving many ended: the ids of those that were saved, and of those that the server refused. */
export interface Ended {
  saved: readonly number[];
  refused: readonly number[];
}

/** How one of many records is saved. */
export interface Saving<Item, Input extends object> {
  idOf(item: Item): number;
  inputOf(item: Item): Input;
  /** A repeat with the same key takes effect once. */
  send(input: Input, key: string): Promise<unknown>;
}

/**
 * Saves changes of many records, several at a time and each under a key of its own. What fails keeps the rest, and takes effect
 * once when it is tried again.
 */
export function useSaving<Item, Input extends object>({ idOf, inputOf, send }: Saving<Item, Input>) {
  const [withKey] = useState(requestKeys);
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<Failures>(new Map());

  const save = async (items: readonly Item[]): Promise<Ended> => {
    const total = items.length;
    const failed = new Map<number, Text>();
    const saved: number[] = [];
    const refused: number[] = [];
    setFailures(failed);
    setProgress({ done: 0, total });
    await inParallel(items, async (item) => {
      const input = inputOf(item);
      try {
        await withKey(input, (key) => send(input, key));
        saved.push(idOf(item));
        setProgress({ done: saved.length, total });
      } catch (error) {
        failed.set(idOf(item), adminFailure(error));
        if (isRefusal(error)) refused.push(idOf(item));
      }
    });
    setProgress(undefined);
    setFailures(failed);
    return { saved, refused };
  };
  return { save, progress, failures, isBusy: progress !== undefined };
}

/** The server has decided, so that the record may be another by now; without an answer nobody knows. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError && error.status !== undefined && error.status < 500;
