import type { BaseRate } from '../../../../shared/contract/base-rates.ts';
import type { RateState } from '../../../../shared/trade/base-rate-words.ts';

/** How a rate stands to a day. */
export function validityState(
  { validFrom, countsTo }: Pick<BaseRate, 'validFrom' | 'countsTo'>,
  day: string,
): RateState {
  if (countsTo < validFrom) return 'replaced';
  if (countsTo < day) return 'expired';
  return validFrom > day ? 'coming' : 'valid';
}
