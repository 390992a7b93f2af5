import type { Charges } from '../../../shared/contract/charges.ts';
import { countsText } from '../../../shared/trade/container-counts.ts';

/**
 * What charges are for (D-158): `2 × 40HC`, or weight and volume; what isn't known is left out.
 *
 * @param number a decimal text in the user's language
 */
export const cargoParts = (record: Charges['record'], number: (text: string) => string): string[] => {
  const { containers, weightKg, volumeCbm } = record ?? {};
  return [
    containers && countsText(containers),
    weightKg && `${number(weightKg)} kg`,
    volumeCbm && `${number(volumeCbm)} CBM`,
  ].filter((part): part is string => Boolean(part));
};
