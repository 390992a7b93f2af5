import { LIMITS } from '../limits.ts';
import type { ScalarType } from '../models/model.ts';
import { QueryRefusal } from '../refusal.ts';

/**
 * A filter's value, coerced by the model's type whatever scalar the client declared for its variable: ids may come
 * as numbers or as numeric text. Throws {@link QueryRefusal} that names `path`.
 */
export function coerce(type: ScalarType, value: unknown, path: string): string | number | boolean {
  const result = COERCIONS[type](value);
  if (result === undefined) {
    throw new QueryRefusal(`${path}: expected ${EXPECTED[type]}, got ${describe(value)}.`);
  }
  return result;
}

/** A value as a message may repeat it. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}

const EXPECTED: Record<ScalarType, string> = {
  int: 'an integer',
  numeric: 'a number',
  float: 'a number',
  text: `text of at most ${LIMITS.textLength} characters`,
  boolean: 'true or false',
  date: 'a date such as "2026-01-31"',
  instant: 'a date or time such as "2026-01-31" or "2026-01-31T12:00:00Z"',
  json: 'nothing',
};

const INT_MAX = 2_147_483_647;
const NUMERIC = /^[+-]?(\d{1,20})(\.\d{1,10})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const COERCIONS: Record<ScalarType, (value: unknown) => string | number | boolean | undefined> = {
  int: integer,
  numeric: number,
  float: number,
  // PostgreSQL's text has no NUL character.
  text: (value) =>
    typeof value === 'string' && value.length <= LIMITS.textLength && !value.includes('\0')
      ? value
      : undefined,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  date: (value) => (typeof value === 'string' && DATE.test(value) && isDay(value) ? value : undefined),
  instant: (value) =>
    typeof value === 'string' && INSTANT.test(value) && isDay(value) && isTime(value)
      ? withZone(value)
      : undefined,
  json: () => undefined,
};

/** An integer that fits the database's; else undefined. */
export function integer(value: unknown): number | undefined {
  const candidate = typeof value === 'string' && /^[+-]?\d{1,10}$/.test(value) ? Number(value) : value;
  return Number.isInteger(candidate) && Math.abs(candidate as number) <= INT_MAX
    ? (candidate as number)
    : undefined;
}

function number(value: unknown): string | undefined {
  const digits = typeof value === 'number' ? value.toString() : value;
  return typeof digits === 'string' && NUMERIC.test(digits) ? digits : undefined;
}

/** Date.parse takes February 30 for March 2; the database would refuse it. */
function isDay(value: string): boolean {
  const day = value.slice(0, 10);
  const at = new Date(`${day}T00:00:00Z`);
  return day >= '0001' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** No clock on earth is further from UTC. Date.parse takes any hour as an offset, the database refuses many. */
const FARTHEST_OFFSET_HOURS = 14;

function isTime(value: string): boolean {
  if (Number.isNaN(Date.parse(value))) return false;
  const [, hours = '0', minutes = '0'] = /[T ].*[+-](\d{2}):(\d{2})$/.exec(value) ?? [];
  return Number(hours) * 60 + Number(minutes) <= FARTHEST_OFFSET_HOURS * 60;
}

/** A time without a zone is UTC, like every time this API answers. */
const withZone = (value: string) =>
  value.length > 10 && !/(Z|[+-]\d{2}:\d{2})$/.test(value) ? `${value}Z` : value;
