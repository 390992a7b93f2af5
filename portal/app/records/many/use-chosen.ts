import { useEffect, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { adminFailure } from '../../admin/failure-text.ts';

type Load<Stored> = (ids: readonly number[], signal?: AbortSignal) => Promise<Stored[]>;

/**
 * The chosen records as they were stored when the dialog was opened. One whose change got no answer stays as it was read, so that
 * a second try says the same as the first; one that was refused is read again. `load` stays the same.
 */
export function useChosen<Stored extends { id: number }>(ids: readonly number[], load: Load<Stored>) {
  const [records, setRecords] = useState<readonly Stored[]>();
  const [failure, setFailure] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same again
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(undefined);
    load(ids, leaving.signal).then(setRecords, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(adminFailure(error));
    });
    return () => leaving.abort();
  }, [ids, attempt]);

  /** Takes some out: they are done, or gone. */
  const drop = (done: readonly number[]) => setRecords((all) => all?.filter(({ id }) => !done.includes(id)));
  return {
    records,
    failure,
    retry: () => setAttempt((count) => count + 1),
    drop,
    /** Reads some again, and takes those out that are gone. Answers these; none where that can't be found out. */
    async refresh(some: readonly number[]): Promise<readonly number[]> {
      if (some.length === 0) return [];
      try {
        const found = new Map((await load(some)).map((record) => [record.id, record]));
        setRecords((all) => all?.map((record) => found.get(record.id) ?? record));
        const gone = some.filter((id) => !found.has(id));
        drop(gone);
        return gone;
      } catch {
        return [];
      }
    },
  };
}
