import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import type { Recognised } from '../recognise.ts';
import { remarkUnitsOf } from './remarks.ts';
import { type PriceUnit, priceUnitsIn } from './units.ts';

/** What names a column of units. */
const UNIT = /(?<!\p{L})(?:units?|uom|per|basis|einheit|preiseinheit|unidad|unité)(?!\p{L})|単位|单位|單位/iu;
/** What names a column of currencies. */
const CURRENCY =
  /(?<!\p{L})(?:currency|curr?|ccy|währung|moneda|divisa|devise|monnaie)(?!\p{L})|通貨|货币|貨幣|币种|幣別/iu;

/** A column that becomes none of the table's says something of the prices in its row. */
const namedBy = (columns: Recognised['columns'], words: RegExp) =>
  columns.find(({ target, heading }) => (target === null || target === 'comment') && words.test(heading));

/** The unit that a cell of units names, such as `LB` or `USD per 100 kg`. */
function unitOf(cell: string): PriceUnit | undefined {
  const [unit, ...more] = priceUnitsIn(`/${cell}`);
  return more.length === 0 ? unit : undefined;
}

/** What the prices of a line are for, where a column of units or a remark in the line says it. */
export function rowUnitsOf(
  columns: Recognised['columns'],
): (line: readonly string[]) => PriceUnit | undefined {
  const index = namedBy(columns, UNIT)?.index;
  const remarkUnits = remarkUnitsOf(columns);
  return (line) => {
    const own = index === undefined ? undefined : unitOf(line[index] ?? '');
    return own ?? remarkUnits(line).certain;
  };
}

const CODE = /^\s*[A-Z]{3}\s*$/;

/** The codes in a column of currencies. */
export function columnCurrencies(lines: Block, columns: Recognised['columns']): readonly string[] {
  const column = namedBy(columns, CURRENCY);
  return column
    ? lines.flatMap((line) => {
        const text = (line[column.index] ?? '').toUpperCase();
        return CODE.test(text) ? [text.trim()] : [];
      })
    : [];
}
