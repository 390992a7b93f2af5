import { levelColumn } from '../../rows/rate-row.ts';
import { numberCell } from '../cells/number-cell.ts';
import type { WeightUnit } from '../units/units.ts';
import { folded } from './fold.ts';
import { levelNamed } from './level-name.ts';
import { HEADING_WORDS, NOISE } from './words.ts';

/** What a heading says about its column. */
export interface Heading {
  readonly target: string;
  /** It could as well be the text of a lane: a number, also with a currency, is a price, `2-4` a time, a single letter an answer. */
  readonly isAmbiguous: boolean;
}

const AMBIGUOUS = /^\s*(?:[\d.,\s–-]+|\p{L})\s*$/u;
const PARENTHESES = /\(.*?\)|（.*?）|\[.*?\]/g;

function wordsOf(text: string): string | undefined {
  const plain = folded(text.replace(PARENTHESES, ' '));
  const bare = plain
    .split(' ')
    .filter((word) => !NOISE.has(word))
    .join(' ');
  // `Validity (from)` is more than `Validity`.
  return HEADING_WORDS.get(folded(text)) ?? HEADING_WORDS.get(plain) ?? HEADING_WORDS.get(bare);
}

/** The column that a heading names: one of the table, a range, or a weight level that the table may not have yet. */
export function readHeading(text: string, levels: readonly string[], unit?: WeightUnit): Heading | undefined {
  const target = wordsOf(text);
  if (target) return { target, isAmbiguous: false };
  const level = levelNamed(text, levels, unit);
  if (!level) return undefined;
  return { target: levelColumn(level), isAmbiguous: AMBIGUOUS.test(numberCell(text)) };
}

/** `min` beneath `T/Time` is the shortest transit time; beneath `Weight breaks` it is what it would be alone. */
export const readBeneath = (group: string, text: string): string | undefined =>
  group ? wordsOf(`${group} ${text}`) : undefined;

const UNIT =
  /^[^\p{L}\p{N}]*(?:(?:usd|eur|cad|gbp|cny|jpy|kgs?|lbs?|pounds?|cbm|m3|cwt|(?:per|\/)\s?1,?000?|days?|tage|días|jours|shpt|shipment|awb|per|\/|iata|code|yyyy|mm|dd|\$|€|£|¥|日|天|公斤)[\s/().\-*]*)+$/iu;

/** Whether a text is only a unit, such as `USD/kg` in the line below the headings. */
export const isUnit = (text: string): boolean => UNIT.test(text.trim());
