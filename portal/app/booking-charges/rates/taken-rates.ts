import * as v from 'valibot';
import type { QuoteRate, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import { plainJson } from '../../../../shared/plain-json.ts';
import type { TakingMethod } from './use-taking.ts';

/** A rate of which lines were taken over, as it was then. */
export const TakenRate = v.object({
  reference: v.string(),
  carrier: v.string(),
  validTo: v.nullable(v.string()),
  /** What was taken over, to be compared. */
  lines: v.string(),
});
export type TakenRate = v.InferOutput<typeof TakenRate>;

const linesOf = ({ lines }: QuoteRate): string => plainJson(lines);

export const takenOf = (rate: QuoteRate): TakenRate => ({
  reference: rate.reference,
  carrier: rate.carrier,
  validTo: rate.validTo,
  lines: linesOf(rate),
});

/** The rates of which lines stand in the table now, the last one last. */
export function withTaken(
  before: readonly TakenRate[],
  rate: QuoteRate,
  method: TakingMethod,
): readonly TakenRate[] {
  const others = before.filter(({ reference }) => reference !== rate.reference);
  return [...(method === 'addLines' ? others : []), takenOf(rate)];
}

/** What has become of a rate since: it counts no more, has other prices or another last day, or its last day is over. */
export interface Fate {
  readonly is: 'gone' | 'changed' | 'ended';
  readonly taken: TakenRate;
  /** Its last day, of one that is gone the one that it had; null: none. */
  readonly last: string | null;
}

/**
 * What has become of rates of which lines were taken over; those that count as they did are left out.
 *
 * @param answer to a question that named them, so that one that it doesn't have counts no more
 * @param today the provider's day
 */
export function fatesOf(
  taken: readonly TakenRate[],
  answer: QuoteRatesAnswer,
  today: string,
): readonly Fate[] {
  if (answer.none !== null) return [];
  return taken.flatMap((one): Fate | [] => {
    const now = answer.rates.find(({ reference }) => reference === one.reference);
    if (!now) return { is: 'gone', taken: one, last: one.validTo };
    const last = now.validTo;
    if (last !== null && last < today) return { is: 'ended', taken: one, last };
    const isSame = linesOf(now) === one.lines && last === one.validTo;
    return isSame ? [] : { is: 'changed', taken: one, last };
  });
}
