import type { Figures } from '../../../shared/contract/reports.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import type { Report } from './load-report.ts';
import type { ReportQuery } from './report-query.ts';
import { carrierName, laneName, monthName, type Words } from './report-words.ts';

export type Comparison = 'month' | 'lane' | 'carrier';

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
}

/** What is compared, in the order of the server's answer. */
export function rowsOf(
  { answer, query }: Pick<Report, 'answer' | 'query'>,
  by: Comparison,
  { text, formats }: { text: Words; formats: Formats },
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
        isChosen: !!lane && query.lane?.origin === lane.origin && query.lane.destination === lane.destination,
      };
    });
  return answer.carriers.map(({ figures, ...of }) => ({
    id: `${of.carrier?.id}-${of.isRest}`,
    name: carrierName(of, text),
    short: carrierName(of, text),
    figures,
    ...(of.carrier && { chosen: { carrier: of.carrier.id } }),
    isChosen: !!of.carrier && query.carrier === of.carrier.id,
  }));
}

/** What the filter is without the one of this comparison. */
export const unchosen: Readonly<Record<Exclude<Comparison, 'month'>, Partial<ReportQuery>>> = {
  lane: { lane: null },
  carrier: { carrier: null },
};
