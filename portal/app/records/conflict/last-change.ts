import { client } from '../../client/client.ts';
import { type ChangedRecord, Entries, type LastChange, lastChangeIn, questionOf } from './change-question.ts';

/** Longest wait for a name: that somebody else has saved is said without it, too. */
const PATIENCE = 3_000;

/** The last change of a record, as far as the audit log tells it to the viewer. */
export async function lastChangeOf(record: ChangedRecord): Promise<LastChange | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { found } = await client.query(Entries, { ...questionOf(record), signal });
    return lastChangeIn(record, found.results);
  } catch {
    return undefined;
  }
}
