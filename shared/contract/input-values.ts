import * as v from 'valibot';
import { because } from './reasons.ts';

const NO_NUMBER = because('noNumber');

/**
 * A number or a decimal text, understood as its text, blank as `''`. Nothing is rounded: what has more digits than
 * `whole` before and `decimals` after the point is refused, and so is what a JSON number could not hold exactly.
 */
export const decimalText = ({ whole, decimals }: { whole: number; decimals: number }) => {
  const fitting = new RegExp(`^-?0*\\d{0,${whole}}(\\.|$)`);
  const exact = new RegExp(`^[^.]*(\\.\\d{1,${decimals}}0*)?$`);
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], NO_NUMBER), ''),
    v.transform((value) => String(value).trim()),
    v.check((text) => /^(-?\d+(\.\d+)?)?$/.test(text), NO_NUMBER),
    v.check((text) => fitting.test(text), because('wholeDigits', { most: whole })),
    v.check((text) => exact.test(text), because('decimals', { most: decimals })),
  );
};

/** Plain text, drawn as text only; control characters other than tab and line break are refused. */
export const plainText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= maxLength, because('text.long', { most: maxLength })),
    v.check((text) => !/(?![\t\r\n])\p{Cc}/u.test(text), because('text.control')),
    v.check((text) => text.isWellFormed(), because('text.half')),
  );

/** YYYY-MM-DD of a day that exists */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
