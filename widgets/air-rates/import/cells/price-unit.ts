import { priceUnitsIn } from '../units/units.ts';
import { currencyIn, isForeign } from './number-cell.ts';

/** Whether a price says that it is in another currency than the table, or for something else than a kilogram. */
export const isOfOtherUnit = (text: string): boolean =>
  isForeign(currencyIn(text) ?? '$') || priceUnitsIn(text).some((unit) => unit !== 'kg');
