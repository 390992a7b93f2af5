import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { isUnit } from '../headings/heading.ts';
import type { Recognised } from '../recognise.ts';
import { OF_RATES } from './rate-words.ts';
import { type PriceUnit, priceUnitsIn, withoutPriceUnits } from './units.ts';

/** What can be a unit beside a price. */
export const BESIDE = /[/#\p{L}]/u;

/** Whether a text speaks of the rates beside it: it says so, or is nothing but a unit or a currency. */
const speaksOfRates = (text: string): boolean => BESIDE.test(text) && (isUnit(text) || OF_RATES.test(text));

/** The units of prices in a text that speaks of rates; in one that is only a unit, `per` may be left out. */
const unitsIn = (text: string): readonly PriceUnit[] => priceUnitsIn(isUnit(text) ? `/${text}` : text);

/** What says what rates are for and nothing else: `All rates in USD`. */
const PLAIN =
  /^(?:(?:all|net|air|freight|quoted|in|are|is|rates?|prices?|raten|preise|frachtraten|tarifas?|precios?|tarifs?|prix|usd|eur|cad|gbp|cny|jpy)(?!\p{L})|料金|運賃|运价|价格|单价|运费|[^\p{L}\p{N}])*$/iu;

/** Whether a text names the unit of rates, and neither a surcharge nor another amount. */
const isCertain = (text: string): boolean =>
  priceUnitsIn(text).length === 1 && PLAIN.test(withoutPriceUnits(text));

/** The texts of a row that may speak of its rates: its notes, and what becomes none of the table's columns. */
const remarksOf = (columns: Recognised['columns']) => {
  const indexes = columns.flatMap(({ index, target }) =>
    target === null || target === 'comment' ? [index] : [],
  );
  return (line: readonly string[]): readonly string[] =>
    indexes.flatMap((index) => {
      const text = line[index]?.trim() ?? '';
      return text && speaksOfRates(text) ? [text] : [];
    });
};

/** What the remarks of a row say that its prices are for: the units that they name, and the one that they mean for certain. */
export function remarkUnitsOf(
  columns: Recognised['columns'],
): (line: readonly string[]) => { readonly named: readonly PriceUnit[]; readonly certain?: PriceUnit } {
  const of = remarksOf(columns);
  return (line) => {
    const remarks = of(line).filter((text) => unitsIn(text).length > 0);
    const named = [...new Set(remarks.flatMap(unitsIn))];
    const [unit] = named;
    return unit !== undefined && named.length === 1 && remarks.every(isCertain)
      ? { named, certain: unit }
      : { named };
  };
}

/** The remarks on rows that speak of their rates and of no amount, which would be that of a surcharge. */
export const ratesRemarks = (lines: Block, columns: Recognised['columns']): readonly string[] => {
  const of = remarksOf(columns);
  return lines.flatMap((line) => of(line).filter((text) => !/\d/.test(withoutPriceUnits(text))));
};
