import type { Figures } from '../../../shared/contract/reports.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import type { Report } from './load-report.ts';
import { currencyOf, type Measure, spendIn } from './report-query.ts';
import type { Words } from './report-words.ts';
import type { TextId } from './texts/index.ts';

/** A figure of shipments: as a table shows it, and its plain number for a file; null where there is none. */
export interface FigureColumn {
  id: string;
  label(text: Words): string;
  /** Digits behind the point. */
  digits: number;
  value(figures: Figures): string | null;
}

const column = (
  id: string,
  label: TextId,
  digits: number,
  of: (figures: Figures) => number | null,
): FigureColumn => ({
  id,
  label: (text) => text(label),
  digits,
  value: (figures) => of(figures)?.toFixed(digits) ?? null,
});

const SHIPMENTS = column('shipments', 'reports.shipments', 0, ({ shipments }) => shipments);
const CONTAINERS = column('containers', 'reports.containers', 0, ({ containers }) => containers);
const TEU = column('teu', 'reports.teu', 1, ({ teu }) => teu);
const WEIGHT = column('weight', 'reports.weight', 0, ({ weightKg }) => weightKg);
const VOLUME = column('volume', 'reports.volume', 1, ({ volumeCbm }) => volumeCbm);
const TRANSIT = [
  column('planned', 'reports.plannedDays', 1, ({ plannedDays }) => plannedDays),
  column('actual', 'reports.actualDays', 1, ({ actualDays }) => actualDays),
  column('onTime', 'reports.onTimePercent', 0, (figures) => onTimePercent(figures)),
];

export const spendOf = ({ spend }: Figures, currency: string | null): string | null =>
  spend.find((one) => one.currency === currency)?.amount ?? null;

/** The charges in one currency: amounts of different ones are never added up. Null: of lines that name none. */
const spendColumn = (currency: string | null): FigureColumn => ({
  id: spendIn(currency),
  label: (text) => (currency === null ? text('reports.spendWithout') : text('reports.spendIn', { currency })),
  digits: 2,
  value: (figures) => spendOf(figures, currency),
});

export const onTimePercent = ({ arrived, onTime }: Figures): number | null =>
  arrived === 0 ? null : (onTime / arrived) * 100;

/**
 * The currencies that anything of a report was charged in, also where a filter leaves nothing of them in its totals: US
 * dollars first, then those with the largest totals, and last of all what names none.
 */
export function currenciesIn({ totals, lanes, carriers }: Report['answer']): (string | null)[] {
  const all = [totals, ...[...lanes, ...carriers].map(({ figures }) => figures)];
  const currencies = new Set(all.flatMap(({ spend }) => spend.map(({ currency }) => currency)));
  const total = (currency: string | null) => Number(spendOf(totals, currency) ?? 0);
  return [...currencies].sort((one, other) => rankOf(one) - rankOf(other) || total(other) - total(one));
}

const rankOf = (currency: string | null): number => (currency === 'USD' ? 0 : currency === null ? 2 : 1);

/** The figures of a report, in their order. */
export function columnsOf({ mode, answer }: Pick<Report, 'mode' | 'answer'>): readonly FigureColumn[] {
  const spend = currenciesIn(answer).map(spendColumn);
  return mode === 'ocean'
    ? [SHIPMENTS, CONTAINERS, TEU, WEIGHT, VOLUME, ...spend, ...TRANSIT]
    : [SHIPMENTS, WEIGHT, VOLUME, ...spend, ...TRANSIT];
}

/** What the charts compare: volumes are TEU by sea, and weight by air. */
export function columnOfMeasure(measure: Measure, mode: Report['mode']): FigureColumn {
  if (measure === 'shipments') return SHIPMENTS;
  if (measure === 'volume') return mode === 'ocean' ? TEU : WEIGHT;
  return spendColumn(currencyOf(measure));
}

/** A figure as people read it; a dash where there is none. */
export const figureText = ({ digits }: FigureColumn, value: string | null, formats: Formats): string =>
  value === null
    ? '–'
    : formats.number(Number(value), {
        maximumFractionDigits: digits,
        minimumFractionDigits: digits === 2 ? 2 : 0,
      });
