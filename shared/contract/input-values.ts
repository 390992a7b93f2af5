import * as v from 'valibot';
import type { Digits } from '../trade/digits.ts';
import { type PlainTextError, plainTextError } from '../trade/plain-text.ts';
import { because } from './reasons.ts';

const NO_NUMBER = because('noNumber');

/**
 * A number or a decimal text, understood as its text, blank as `''`. Nothing is rounded: what has more digits than
 * `whole` before and `decimals` after the point is refused, and so is what a JSON number could not hold exactly.
 */
export const decimalText = ({ whole, decimals }: Digits) => {
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

/**
 * A list of at most `most` entries. Its length is checked before its entries, so that no time is spent on those of a list
 * that is refused anyway.
 */
export const listOf = <Input, Output>(
  entry: v.GenericSchema<Input, Output>,
  most: number,
): v.GenericSchema<Input[], Output[]> =>
  v.pipe(v.array(v.any()), v.maxLength<Input[], number>(most), v.array(entry));

/** Plain text, drawn as text only; control characters other than tab and line break are refused. */
export function plainText(maxLength: number) {
  const reasons: Readonly<Record<PlainTextError, string>> = {
    long: because('text.long', { most: maxLength }),
    control: because('text.control'),
    half: because('text.half'),
  };
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed && plainTextError(dataset.value, maxLength);
      if (error) addIssue({ message: reasons[error] });
    }),
  );
}

/** Of what takes none: whatever is sent, nothing of it is looked at. */
export const NoInput = v.pipe(
  v.unknown(),
  v.transform(() => ({})),
);
