import { readNumber } from './read-number.ts';

/** The flat total that freight never falls below, and the price per kilogram under the first break. */
export const MINIMUM = 'minimum';
export const NORMAL = 'normal';

/** AIR-15, AIR-16, AIR-17 */
export type LevelError = 'notANumber' | 'zero' | 'exists';

/** As the server stores them: a longer number would be rounded on its way. */
const STORED = /^\d{1,10}(?:\.\d{1,4})?$/;

/**
 * The kilograms of a numeric level, as canonical decimal text: for its heading (AIR-28). Undefined for a named one. A level
 * is no entry in a language: its decimals have a point, and `1,000` are thousands, since nobody weighs grams.
 */
export function kilogramsOf(level: string): string | undefined {
  const reading = readNumber(level, '.');
  const kilograms = 'readings' in reading ? reading.readings[1] : 'value' in reading ? reading.value : '';
  return STORED.test(kilograms) ? kilograms : undefined;
}

/** A level as it is stored and compared: `100.0` is `100`; a name stays, without spaces around it. */
export const canonicalLevel = (level: string): string => kilogramsOf(level) ?? level.trim();

/** Names first: the minimum, the normal one, others as they came; then the breaks ascending (AIR-34). */
export function sortedLevels(levels: readonly string[]): readonly string[] {
  const named = levels.filter((level) => kilogramsOf(level) === undefined);
  const others = named.filter((level) => level !== MINIMUM && level !== NORMAL);
  const breaks = levels.flatMap((level) => {
    const kilograms = kilogramsOf(level);
    return kilograms === undefined ? [] : [{ level, kilograms }];
  });
  // As many digits as a level may have are exact as JavaScript numbers.
  breaks.sort((one, other) => Number(one.kilograms) - Number(other.kilograms));
  return [
    ...[MINIMUM, NORMAL].filter((level) => named.includes(level)),
    ...others,
    ...breaks.map(({ level }) => level),
  ];
}

/** The levels of several lists, each once, in their order. */
export const joinedLevels = (...lists: readonly (readonly string[])[]): readonly string[] =>
  sortedLevels([...new Set(lists.flat().map(canonicalLevel))]);

/**
 * The levels with another break, in their order, or why it can't be added: it is no number, also where it is blank or
 * negative (AIR-15, D-132); it is zero (AIR-16); it is there already, `100.0` being 100 (AIR-17).
 */
export function addLevel(
  levels: readonly string[],
  text: string,
): { readonly levels: readonly string[] } | { readonly error: LevelError } {
  const kilograms = kilogramsOf(text);
  if (kilograms === undefined) return { error: 'notANumber' };
  if (kilograms === '0') return { error: 'zero' };
  if (levels.some((level) => kilogramsOf(level) === kilograms)) return { error: 'exists' };
  return { levels: sortedLevels([...levels, kilograms]) };
}
