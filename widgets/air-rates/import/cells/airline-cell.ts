import { fold } from '../../../../shared/i18n/fold.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import { AIRLINE_NAMES } from '../../../../shared/trade/airline-names.ts';

const NAMES: ReadonlySet<string> = new Set(Object.values(AIRLINE_NAMES).map(fold));

/** Whether a text is the name or the designator (`AC`) of an airline that carries freight. */
export const isAirline = (text: string): boolean =>
  ownValue(AIRLINE_NAMES, text) !== undefined || NAMES.has(fold(text));
