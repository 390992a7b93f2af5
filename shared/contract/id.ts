import * as v from 'valibot';

/** Database ids: positive integers that fit PostgreSQL's `integer`. */
export const Id = v.pipe(
  v.number(),
  v.check((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647),
);
