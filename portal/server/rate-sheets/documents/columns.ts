import {
  type RateSheetCharge,
  type RateSheetRate,
  type RouteWithoutRates,
  SEA_PRICES,
} from '../../../../shared/contract/rate-sheets.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { kilogramsOf, MINIMUM, NORMAL, sortedLevels } from '../../../../shared/trade/weight-levels.ts';
import type { Column, Field } from './table.ts';
import type { SheetText } from './texts/index.ts';

/** The columns of the rates of one mode; by air those weight levels that one of them has. */
export function rateColumns(
  rates: readonly RateSheetRate[],
  mode: RateSheetRate['mode'],
  { text, isFirst }: { text: SheetText; isFirst: boolean },
): Column[] {
  const prices = mode === 'Ocean' ? SEA_PRICES : levelsOf(rates);
  return [
    lineNumbers(rates, text),
    ...laneColumns(rates, text),
    kindColumn(rates, text),
    ...prices.map((price) => amounts(priceLabel(price, text), rates, ({ prices }) => prices[price])),
    ...termColumns(rates, text),
    ...(isFirst ? [] : [changeColumn(rates, text)]),
  ];
}

/** The columns of rates that have changed, by sea and by air: the prices that one of them has, each with its difference. */
export function changeColumns(rates: readonly RateSheetRate[], text: SheetText): Column[] {
  const bySea = rates.filter(({ mode }) => mode === 'Ocean');
  const byAir = rates.filter(({ mode }) => mode === 'Air');
  const prices = [
    ...SEA_PRICES.filter((price) => bySea.some((rate) => pricesOf(rate).has(price))),
    ...levelsOf(byAir),
  ];
  return [
    lineNumbers(rates, text),
    changeColumn(rates, text),
    ...laneColumns(rates, text),
    kindColumn(rates, text),
    ...prices.map((price): Column => {
      const label = priceLabel(price, text);
      return {
        // A price that the rate has no more is the one that it had.
        ...amounts(label, rates, ({ prices, before }) => prices[price] ?? before?.[price]),
        second: {
          label: text('sheet.col.difference', { column: label }),
          labelBelow: text('sheet.col.differenceBelow'),
          kind: 'difference',
          values: rates.map((rate) => differenceOf(rate, price, text)),
        },
      };
    }),
    ...termColumns(rates, text),
  ];
}

export const chargeColumns = (charges: readonly RateSheetCharge[], text: SheetText): Column[] => [
  lineNumbers(charges, text),
  ...laneColumns(charges, text),
  column(text('sheet.col.charge'), charges, ({ name }) => name),
  column(text('sheet.col.unit'), charges, ({ unitCode }) => unitCode),
  amounts(text('sheet.col.amount'), charges, ({ amount }) => amount),
  column(text('sheet.col.currency'), charges, ({ currency }) => currency),
  column(text('sheet.col.reference'), charges, ({ reference }) => reference),
];

export const routeColumns = (routes: readonly RouteWithoutRates[], text: SheetText): Column[] => [
  lineNumbers(routes, text),
  ...laneColumns(routes, text),
];

function laneColumns(rows: readonly RouteWithoutRates[], text: SheetText): Column[] {
  return (['origin', 'discharge', 'destination', 'carrier'] as const).map((place) => ({
    ...column(text(`sheet.col.${place}`), rows, (row) => row[place]?.name),
    second: {
      ...column(text(`sheet.col.${place}Code`), rows, (row) => row[place]?.code),
      labelBelow: text('sheet.col.codeBelow'),
    },
  }));
}

const kindColumn = (rates: readonly RateSheetRate[], text: SheetText): Column =>
  column(text('sheet.col.kind'), rates, ({ kind }) => kind);

const changeColumn = (rates: readonly RateSheetRate[], text: SheetText): Column =>
  column(text('sheet.col.change'), rates, ({ change }) => change && text('sheet.change', { change }));

function termColumns(rates: readonly RateSheetRate[], text: SheetText): Column[] {
  return [
    column(text('sheet.col.currency'), rates, ({ currency }) => currency),
    {
      ...days(text('sheet.col.validFrom'), rates, ({ validFrom }) => validFrom),
      second: days(text('sheet.col.validTo'), rates, ({ validTo }) => validTo),
    },
    { label: text('sheet.col.transit'), kind: 'count', values: rates.map(transitOf) },
    {
      ...column(text('sheet.col.source'), rates, ({ source }) => text('sheet.source', { source })),
      second: column(text('sheet.col.reference'), rates, ({ reference }) => reference),
    },
  ];
}

const lineNumbers = (rows: readonly unknown[], text: SheetText): Column => ({
  label: text('sheet.col.line'),
  kind: 'count',
  values: rows.map((_, n) => String(n + 1)),
});

type ReadValue<Row> = (row: Row) => string | null | undefined;

const field =
  (kind: Field['kind']) =>
  <Row>(label: string, rows: readonly Row[], read: ReadValue<Row>): Field => ({
    label,
    kind,
    values: rows.map((row) => read(row) ?? null),
  });
const column = field('text');
const amounts = field('amount');
const days = field('day');

function transitOf({ transit }: RateSheetRate): string | null {
  if (!transit) return null;
  return transit.min === transit.max ? String(transit.min) : `${transit.min}–${transit.max}`;
}

/** What a changed price is more or less; where there is no other to compare it with, that it is new or was dropped. */
function differenceOf({ prices, before }: RateSheetRate, price: string, text: SheetText): string | null {
  if (!before) return null;
  const [was, is] = [before[price], prices[price]];
  if (was === undefined || is === undefined)
    return was === is ? null : text('sheet.change', { change: was === undefined ? 'new' : 'dropped' });
  return decimal(is).minus(was).toFixed();
}

const pricesOf = ({ prices, before }: RateSheetRate): Set<string> =>
  new Set([...Object.keys(prices), ...Object.keys(before ?? {})]);

const levelsOf = (rates: readonly RateSheetRate[]): readonly string[] =>
  sortedLevels([...new Set(rates.flatMap((rate) => [...pricesOf(rate)]))]);

function priceLabel(price: string, text: SheetText): string {
  if (price === 'lclPerCbm' || price === 'lclMinimum') return text(`sheet.col.${price}`);
  if (price === MINIMUM || price === NORMAL) return text(`sheet.col.${price}`);
  const kilograms = kilogramsOf(price);
  return kilograms === undefined ? price : text('sheet.col.level', { level: kilograms });
}
