import * as v from 'valibot';

const LARGEST = 2_147_483_647;

/** Database ids: positive integers that fit PostgreSQL's `integer`. */
export const Id = v.pipe(
  v.number(),
  v.check((id) => Number.isInteger(id) && id >= 1 && id <= LARGEST),
);

/** The revision of a record as it was read, 0 of what was never saved; the next one fits the database, too. */
export const Revision = v.pipe(
  v.number(),
  v.check((revision) => Number.isInteger(revision) && revision >= 0 && revision < LARGEST),
);
