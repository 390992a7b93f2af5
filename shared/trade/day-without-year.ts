import { addDays } from './calendar-days.ts';
import { dateOrderIn, readDate } from './date-text.ts';
import { narrow } from './narrow.ts';

/** A day so near is likely to be meant, whichever year it is in. */
const NEAR_DAYS = 182;

const NUMBERS = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\.?$/;
const EASTERN = /^\d{1,2}\s*[月월]\s*\d{1,2}\s*[日일]$/;
/** Two words at most around one short number: `15 Dec`, `Dec 15th`, `15 de diciembre`. */
const WORDS = /^(?=.*\p{L})\D*\d{1,2}\D*$/u;
const MANY_WORDS = /(?:\p{L}+[^\p{L}]+){2,}\p{L}+/u;

/** The text with a year, in the way in which it is written. */
function withYear(text: string, year: number): string | undefined {
  const numbers = NUMBERS.exec(text);
  if (numbers) return [numbers[1], numbers[3], year].join(numbers[2]);
  if (EASTERN.test(text)) return `${year}年${text}`;
  return WORDS.test(text) && !MANY_WORDS.test(text) ? `${text} ${year}` : undefined;
}

/**
 * The one day within half a year of `today` that a text without a year means, such as `15 Dec`, `12/15` or `15.12.`; undefined for any
 * other text. It is to be offered, and taken by nobody but the user: the year stands nowhere.
 */
export function dayWithoutYear(text: string, locale: string, today: string): string | undefined {
  const typed = narrow(text).trim();
  const order = dateOrderIn(locale);
  const [first, last] = [addDays(today, -NEAR_DAYS), addDays(today, NEAR_DAYS)];
  const year = Number(today.slice(0, 4));
  const near = [year - 1, year, year + 1].flatMap((one) => {
    const whole = withYear(typed, one);
    const reading = whole === undefined ? undefined : readDate(whole, locale, order);
    return reading && 'value' in reading && reading.value >= first && reading.value <= last
      ? reading.value
      : [];
  });
  return near.length === 1 ? near[0] : undefined;
}
