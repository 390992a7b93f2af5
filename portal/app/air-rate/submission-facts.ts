import { rollForward, type Validity } from '../../../shared/trade/validity.ts';
import type { WholeSubmission } from '../../lists/definitions/rates.ts';

/** The days on which any rate of the submission is valid; undefined for one without rates. */
export function validityOf({ airFreightRates }: WholeSubmission): Validity | undefined {
  const from = airFreightRates.flatMap(({ validityFrom }) => validityFrom || []).sort()[0];
  const ends = airFreightRates.map(({ validityTo }) => validityTo ?? '').sort();
  return from === undefined ? undefined : { from, to: ends.includes('') ? null : ends.at(-1)! };
}

/** A rate of the submission, by its lane, and the days for which it is renewed; undefined where it isn't there or never ends. */
export function renewalOf(
  { airFreightRates }: WholeSubmission,
  rateId: number,
): { readonly lane: string; readonly validity: Validity } | undefined {
  const rate = airFreightRates.find(({ id }) => id === rateId);
  if (!rate?.validityFrom || !rate.validityTo) return undefined;
  const validity = rollForward({ from: rate.validityFrom, to: rate.validityTo });
  return validity ? { lane: `${rate.from} – ${rate.to}, ${rate.airline}`, validity } : undefined;
}
