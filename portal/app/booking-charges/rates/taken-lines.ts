import type { QuoteRate, QuoteRateLine, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import type { GivenCharge } from '../../../../widgets/index.d.ts';
import { lineWords, nameOfLine } from './line-words.ts';
import type { RateWords } from './use-rate-words.ts';

/** The lists of a quote that lines of a rate belong to. */
export const RATED_FEATURES = ['freight_charges', 'destination_charges'] as const;
export type RatedFeature = (typeof RATED_FEATURES)[number];

export const isRatedFeature = (feature: string): feature is RatedFeature =>
  (RATED_FEATURES as readonly string[]).includes(feature);

/** Which lines of a rate are taken over into a list: the freight where it belongs, and the local charges where they are wanted. */
export const linesFor = (
  { lines }: QuoteRate,
  feature: RatedFeature,
  withCharges: boolean,
): readonly QuoteRateLine[] =>
  lines.filter(({ part }) => (part === 'freight' ? feature === 'freight_charges' : withCharges));

/** The lines as the table of charges takes them, each with the rate and what was multiplied in its comments (D-158). */
export const chargesOf = (
  words: RateWords,
  { reference }: QuoteRate,
  lines: readonly QuoteRateLine[],
  mode: QuoteRatesAnswer['mode'],
): GivenCharge[] =>
  lines.map((line) => ({
    chargeType: line.chargeType,
    unitCode: line.unitCode,
    currency: line.currency,
    quantity: line.quantity,
    unitCost: line.unitCost,
    minimumPrice: line.minimum,
    // FCL lines have a price alone; the table works the others out.
    totalPrice: mode === 'FCL' ? line.amount : null,
    comments: commentOf(words, reference, line),
  }));

/** A line without a charge type says in its comments what it is for. */
function commentOf(words: RateWords, reference: string, line: QuoteRateLine): string {
  const named = line.chargeType === null ? [reference, nameOfLine(words, line)] : [reference];
  return `${named.join(', ')}: ${lineWords(words, line)}`.replace(/[\u00a0\u202f]/g, ' ');
}

/** The lines whose charge type stands in another list of the quote, too. */
export function chargedElsewhere(
  lines: readonly QuoteRateLine[],
  listed: QuoteRatesAnswer['listed'],
  feature: RatedFeature,
): readonly QuoteRateLine[] {
  const others = new Set(listed.flatMap((list) => (list.feature === feature ? [] : list.chargeTypes)));
  return lines.filter(({ chargeType }) => chargeType !== null && others.has(chargeType));
}
