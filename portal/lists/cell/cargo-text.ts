import type { Formats } from '../../../shared/i18n/formats.ts';
import { countsText } from '../../../shared/trade/container-counts.ts';

interface Cargo {
  /** As stored: `2 x 40HC`. */
  containers?: string | null | undefined;
  weightKg?: number | null | undefined;
  volumeCbm?: number | null | undefined;
}

/** What is shipped: `2 × 40HC`, or `900 kg, 2.5 CBM`. */
export const cargoText = (
  { containers, weightKg, volumeCbm }: Cargo,
  formats: Pick<Formats, 'number'>,
): string =>
  [
    containers && countsText(containers),
    weightKg && `${formats.number(weightKg)} kg`,
    volumeCbm && `${formats.number(volumeCbm)} CBM`,
  ]
    .filter(Boolean)
    .join(', ');
