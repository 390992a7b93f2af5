import type { Figures } from '../../../shared/contract/reports.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import { columnOfMeasure, type FigureColumn } from './figure-columns.ts';
import type { Report } from './load-report.ts';
import type { ReportQuery } from './report-query.ts';
import { carrierName, laneName, monthName, type Words } from './report-words.ts';
import type { TextId } from './texts/index.ts';

export type Comparison = 'month' | 'lane' | 'carrier' | 'customer';

export interface Language {
  text: Words;
  formats: Formats;
}

export const HEADINGS: Readonly<Record<Comparison, TextId>> = {
  month: 'reports.month',
  lane: 'reports.lane',
  carrier: 'reports.carrier',
  customer: 'reports.customer',
};

/** One bar and one row of a table. */
export interface ReportRow {
  id: string;
  name: string;
  /** Where there is little room. */
  short: string;
  figures: Figures;
  /** The filter of this row; none for the rest, and for shipments without a carrier or lane. */
  chosen?: Partial<ReportQuery>;
  /** It is the filter now. */
  isChosen: boolean;
  /** All those together that have no row of their own. */
  isRest?: boolean;
}

/** What is compared, in the order of the server's answer. */
export function rowsOf(
  { answer, query }: Pick<Report, 'answer' | 'query'>,
  by: Comparison,
  { text, formats }: Language,
): ReportRow[] {
  if (by === 'month')
    return answer.months.map(({ month, figures }) => ({
      id: month,
      name: monthName(month, formats),
      short: monthName(month, formats, true),
      figures,
      chosen: { from: month, to: month },
      isChosen: query.from === month && query.to === month,
    }));
  if (by === 'lane')
    return answer.lanes.map(({ figures, ...of }) => {
      const { origin, destination } = of;
      const lane = origin && destination && { origin: origin.id, destination: destination.id };
      return {
        id: `${origin?.id}-${destination?.id}-${of.isRest}`,
        name: laneName(of, text),
        short: laneName(of, text, true),
        figures,
        ...(lane && { chosen: { lane } }),
        isRest: of.isRest,
        isChosen: !!lane && query.lane?.origin === lane.origin && query.lane.destination === lane.destination,
      };
    });
  if (by === 'customer')
    return answer.customers.map(({ figures, isRest, customer }) => {
      const name = isRest ? text('reports.others') : (customer?.name ?? text('reports.noCustomer'));
      return {
        ...{ id: `${customer?.id}-${isRest}`, name, short: name, figures, isRest },
        ...(customer && { chosen: { customer: customer.id } }),
        isChosen: !!customer && query.customer === customer.id,
      };
    });
  return answer.carriers.map(({ figures, ...of }) => ({
    id: `${of.carrier?.id}-${of.isRest}`,
    name: carrierName(of, text),
    short: carrierName(of, text),
    figures,
    ...(of.carrier && { chosen: { carrier: of.carrier.id } }),
    isRest: of.isRest,
    isChosen: !!of.carrier && query.carrier === of.carrier.id,
  }));
}

/**
 * The rows of a comparison in the order of the page. The report of one customer has no others, so that it can be handed to that
 * customer.
 */
export function comparedRows(report: Report, by: Comparison, language: Language): ReportRow[] {
  const rows = rowsOf(report, by, language);
  const isOfOne = by === 'customer' && report.query.customer !== null;
  return rankedRows(
    isOfOne ? rows.filter(({ isChosen }) => isChosen) : rows,
    by,
    columnOfMeasure(report.query.measure, report.mode),
  );
}

/** The filters in words, and the names of what they leave. */
export function chosenFilters(report: Report, language: Language): { words: string; name: string }[] {
  return (['customer', 'carrier', 'lane'] as const)
    .filter((by) => report.query[by] !== null)
    .map((by) => {
      const chosen = rowsOf(report, by, language).find(({ isChosen }) => isChosen);
      const name = chosen?.name ?? language.text('reports.unknown');
      return { words: `${language.text(HEADINGS[by])}: ${name}`, name };
    });
}

/** Lanes, carriers and customers with the largest values of a figure first; months stay in their order, and the rest comes last. */
function rankedRows(rows: readonly ReportRow[], by: Comparison, column: FigureColumn): ReportRow[] {
  if (by === 'month') return [...rows];
  const figureOf = ({ figures }: ReportRow) => Number(column.value(figures) ?? Number.NEGATIVE_INFINITY);
  return [...rows].sort(
    (one, other) =>
      Number(one.isRest ?? false) - Number(other.isRest ?? false) || compare(figureOf(other), figureOf(one)),
  );
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** As many as can be told apart in a chart, and as are read in a table before all are asked for. */
const MOST_SHOWN = 12;

/**
 * The first rows, the chosen one among them wherever it stands, and the others, which are none where one row would stand for a
 * single one.
 */
export function firstRows(rows: readonly ReportRow[]): { first: ReportRow[]; others: ReportRow[] } {
  if (rows.length <= MOST_SHOWN + 1) return { first: [...rows], others: [] };
  const isFirst = (row: ReportRow, place: number) => place < MOST_SHOWN || row.isChosen;
  return { first: rows.filter(isFirst), others: rows.filter((row, place) => !isFirst(row, place)) };
}

/** What the filter is without the one of this comparison. */
export const unchosen: Readonly<Record<Exclude<Comparison, 'month'>, Partial<ReportQuery>>> = {
  lane: { lane: null },
  carrier: { carrier: null },
  customer: { customer: null },
};
