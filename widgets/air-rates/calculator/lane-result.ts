import { type Freight, type LevelCharge, rateWeight } from '../../../shared/trade/air-freight.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import { kilogramsOf } from '../../../shared/trade/weight-levels.ts';
import { cellOf, levelColumn, type RateRow } from '../rows/rate-row.ts';
import { numberAt, pricedLevels } from '../rules/lane.ts';

/** Why a lane costs what it does; amounts and weights as canonical decimal texts. */
export type Reason =
  /** The minimum is more than the charge. */
  | { readonly id: 'minimum'; readonly amount: string; readonly weight: string }
  | { readonly id: 'onlyMinimum' }
  /** A heavier weight costs less than the chargeable one, which would be `instead`. */
  | {
      readonly id: 'heavier';
      readonly weight: string;
      readonly amount: string;
      readonly instead: string;
      readonly chargeable: string;
    }
  /** Nothing has a price for the chargeable weight itself. */
  | { readonly id: 'firstBreak'; readonly weight: string }
  /** The rate of a higher level would do as well, and costs more. */
  | { readonly id: 'lower'; readonly level: string }
  | { readonly id: 'normal' }
  | { readonly id: 'break'; readonly level: string };

export type LaneResult =
  | { readonly state: 'noPrice' }
  /** A price can't be read, so that any total could be wrong. */
  | { readonly state: 'unreadable' }
  | { readonly state: 'rated'; readonly freight: Freight; readonly reason: Reason };

/** What a chargeable weight costs on a lane. */
export function laneResult(row: RateRow, levels: readonly string[], chargeable: string): LaneResult {
  const isUnreadable = (level: string): boolean =>
    cellOf(row, levelColumn(level)).trim() !== '' && numberAt(row, levelColumn(level)) === undefined;
  if (levels.some(isUnreadable)) return { state: 'unreadable' };
  const freight = rateWeight(pricedLevels(row, levels), chargeable);
  return freight ? { state: 'rated', freight, reason: reasonOf(freight, chargeable) } : { state: 'noPrice' };
}

function reasonOf({ charge, minimum, alternatives }: Freight, chargeable: string): Reason {
  if (!charge) return { id: 'onlyMinimum' };
  const { amount, weight, level } = charge;
  if (minimum !== null) return { id: 'minimum', amount, weight };
  const isHeavier = decimal(weight).gt(chargeable);
  const own = alternatives.findLast((other) => other.weight === chargeable);
  if (isHeavier && own) return { id: 'heavier', weight, amount, instead: own.amount, chargeable };
  if (isHeavier) return { id: 'firstBreak', weight };
  const kilograms = kilogramsOf(level);
  if (own && isAbove(own, charge)) return { id: 'lower', level: kilogramsOf(own.level)! };
  return kilograms === undefined ? { id: 'normal' } : { id: 'break', level: kilograms };
}

const isAbove = (one: LevelCharge, other: LevelCharge): boolean =>
  decimal(kilogramsOf(one.level) ?? '0').gt(kilogramsOf(other.level) ?? '0');
