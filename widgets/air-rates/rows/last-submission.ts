import { hasRates, type StoredSubmission } from '../api/submission.ts';

interface LastSubmissionOptions {
  /** The form is open on a stored submission, which is then the newest (D-60); a new draft has none (D-131). */
  readonly hasRecord: boolean;
  /** Ids that are left out (REF-17). */
  readonly excluded?: readonly number[];
}

/**
 * Which of an entity's latest submissions is the last one (REF-16 to REF-20): the only one, if there is one; else the
 * newest that has rates, without the very newest where a stored submission is open (D-60). undefined where none has rates.
 */
export function lastSubmission(
  latest: readonly StoredSubmission[],
  { hasRecord, excluded = [] }: LastSubmissionOptions,
): StoredSubmission | undefined {
  const left = newestFirst(latest).filter(({ id }) => !excluded.includes(id));
  const earlier = hasRecord && left.length > 1 ? left.slice(1) : left;
  return earlier.find(hasRates);
}

/**
 * The newest that has rates, whichever one the form is open on: the next submit comes after it, so that what is left out and
 * prices that have changed are told by it (D-130).
 */
export const newestSubmission = (latest: readonly StoredSubmission[]): StoredSubmission | undefined =>
  newestFirst(latest).find(hasRates);

const newestFirst = (latest: readonly StoredSubmission[]): readonly StoredSubmission[] =>
  latest.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
