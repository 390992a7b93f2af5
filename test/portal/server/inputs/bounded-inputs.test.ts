import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { NAMED_ACTIONS } from '../../../../portal/server/actions/registry.ts';
import { ENDPOINTS } from '../../../helpers/inputs/endpoints.ts';
import { leavesOf, type Schema } from '../../../helpers/inputs/schema-tree.ts';

/** What no text of the database holds, and more than any has room for. */
const BAD_TEXTS = ['a\u0000b', '\ud800', 'a\udc00', 'x'.repeat(1_000_000)];
const BEYOND_INTEGER = [2_147_483_648, Number.MAX_SAFE_INTEGER];
const BAD_NUMBERS = [1e300, -1e300, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -2_147_483_649];
/** What no day is: a field that takes one of these is about something else. */
const FREE = ['x', 'xxxxxxxxxxxx', '+49 40 1234'];
const DAY = '2026-06-15';
const BAD_DAYS = ['0000-01-01', '0001-01-01', '1999-12-31', '2026-02-30', '9999-12-31', '+010000-01-01'];
const MOMENT = `${DAY}T10:00:00Z`;
const BAD_MOMENTS = [...BAD_DAYS.map((day) => `${day}T10:00:00Z`), '2026-01-01T10:00:00+01'];

/** Passwords and codes are compared by their hashes, and wrong emails are answered as any other unknown one. */
const COMPARED = ['password', 'old', 'new', 'otp', 'invite_verification'];
const isCompared = (input: string, field: string) =>
  COMPARED.includes(field) || (field === 'email' && /login|portal_open_requests/.test(input));
/** Of 64 bits, or cut to what there can be. */
const LARGE = ['before', 'upTo', 'ids.[]', 'expiresIn'];
const PERCENTAGES = ['fakPercentage', 'nacPercentage'];

const takes = (leaf: Schema, value: unknown): boolean => {
  const parsed = v.safeParse(leaf as unknown as v.GenericSchema, value);
  return parsed.success && String(parsed.output) === String(value);
};

function taken(leaf: Schema, input: string, name: string): unknown[] {
  const isLog = /Log$|otifications|link-tokens/.test(input);
  const numbers = [
    ...(isLog && LARGE.includes(name) ? [] : BEYOND_INTEGER),
    ...BAD_NUMBERS.filter((number) => !(PERCENTAGES.includes(name) && number === 0.5)),
  ];
  const isFree = FREE.some((text) => takes(leaf, text));
  return [
    ...BAD_TEXTS.filter((text) => !isCompared(input, name) || text.length > 1000),
    // A decimal text may be a fraction or large; its digits are counted.
    ...(takes(leaf, '0.5') ? [] : numbers),
    ...(!isFree && takes(leaf, DAY) ? BAD_DAYS : []),
    ...(!isFree && takes(leaf, MOMENT) ? BAD_MOMENTS : []),
  ].filter((value) => takes(leaf, value));
}

describe('every value that the server takes has ends, and is one that the database knows', () => {
  const inputs: [string, v.GenericSchema][] = [
    ...NAMED_ACTIONS.map(({ name, action }): [string, v.GenericSchema] => [name, action.input]),
    ...Object.entries(ENDPOINTS),
  ];
  for (const [name, input] of inputs)
    test(`API-28 ${name}`, () => {
      // Those without an input take anything, and look at nothing of it.
      const leaves = leavesOf(input).filter(({ path }) => path !== '');
      const open = leaves.flatMap(({ path, leaf }) =>
        taken(leaf, name, path).map((value) => `${path}: ${JSON.stringify(value)?.slice(0, 40)}`),
      );
      assert.deepEqual(open, []);
    });
});
