import type { Freight, LevelCharge } from '../../../../shared/trade/air-freight.ts';
import { compareDecimals, decimal, twoDecimals } from '../../../../shared/trade/decimal.ts';

/** Why freight by air costs what it does (AIR-02). */
export type AppliedBreak =
  /** The minimum is more than the weight comes to. */
  | { readonly why: 'minimum'; readonly minimum: string; readonly charge: LevelCharge | null }
  /** A heavier break than the weight is cheaper: it is paid for as if it weighed so much. */
  | {
      readonly why: 'nextBreak';
      readonly charge: LevelCharge;
      readonly instead: LevelCharge;
      readonly saved: string;
    }
  /** A lower break than the weight reaches is cheaper. */
  | { readonly why: 'ownBreak'; readonly charge: LevelCharge };

/** The break that is paid, and why; undefined without a price. */
export function appliedBreak(
  { charge, minimum, alternatives }: Pick<Freight, 'charge' | 'minimum' | 'alternatives'>,
  chargeable: string,
): AppliedBreak | undefined {
  if (minimum !== null) return { why: 'minimum', minimum, charge };
  if (!charge) return undefined;
  const isOfWeight = ({ weight }: LevelCharge) => compareDecimals(weight, chargeable) === 0;
  const instead = alternatives.findLast(isOfWeight);
  if (isOfWeight(charge) || !instead) return { why: 'ownBreak', charge };
  const saved = twoDecimals(decimal(instead.amount).minus(charge.amount));
  return { why: 'nextBreak', charge, instead, saved };
}
