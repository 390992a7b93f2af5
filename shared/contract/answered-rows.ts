import * as v from 'valibot';

/** A list in an answer without its nulls, which some backends give in the place of a row that the caller may not see. */
export const withoutNulls = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.array(v.nullish(row)),
    v.transform((rows) => rows.filter((each) => each !== null && each !== undefined) as v.InferOutput<S>[]),
  );

/** The same of a list that may be null as a whole, which is an empty one. */
export const answeredRows = <S extends v.GenericSchema>(row: S) => v.nullish(withoutNulls(row), []);
