import * as v from 'valibot';

/** The rows of a list without its gaps. */
export const present = <T>(rows: readonly (T | null | undefined)[]): T[] =>
  rows.filter((each) => each !== null && each !== undefined);

/** A list in an answer without its nulls, which some backends give in the place of a row that the caller may not see. */
export const withoutNulls = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.array(v.nullish(row)),
    v.transform((rows) => present(rows) as v.InferOutput<S>[]),
  );

/** The same of a list that may be null as a whole, which is an empty one. */
export const answeredRows = <S extends v.GenericSchema>(row: S) => v.nullish(withoutNulls(row), []);

/**
 * A list that is saved as a whole, with a gap, null, in the place of each row that the caller may not see or that can't be
 * read: without them a save would remove what nobody has seen.
 */
export const rowsWithGaps = <S extends v.GenericSchema>(row: S) => v.array(v.fallback(v.nullable(row), null));
