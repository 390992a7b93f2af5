import type { BaseRate } from '../../../../shared/contract/base-rates.ts';

/**
 * How a rate stands to a day: it counts, will count, or has counted; `replaced` where another one took its place on its
 * first day, so that it never does any more.
 */
export type ValidityState = 'valid' | 'coming' | 'expired' | 'replaced';

export function validityState(
  { validFrom, countsTo }: Pick<BaseRate, 'validFrom' | 'countsTo'>,
  day: string,
): ValidityState {
  if (countsTo < validFrom) return 'replaced';
  if (countsTo < day) return 'expired';
  return validFrom > day ? 'coming' : 'valid';
}
