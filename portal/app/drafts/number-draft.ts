import * as v from 'valibot';
import { type NumberEntry, valueIn } from '../../../shared/trade/number-entry.ts';

const Value = v.object({ value: v.pipe(v.string(), v.regex(/^-?\d{1,60}(?:\.\d{1,60})?$/)) });
const Unread = v.object({ text: v.string() });
/** Releases before 0.2 kept what was typed, whatever it meant. */
const Typed = v.pipe(
  v.string(),
  v.transform((text): NumberEntry => {
    const value = valueIn({ text });
    return value === undefined ? { text } : { value };
  }),
);

/** How a draft keeps what was entered into the field of a number. */
export const NumberDraft: v.GenericSchema<unknown, NumberEntry> = v.union([Value, Unread, Typed]);
