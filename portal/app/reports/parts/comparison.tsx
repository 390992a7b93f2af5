import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { columnOfMeasure, figureText } from '../figure-columns.ts';
import type { Report } from '../load-report.ts';
import type { Measure } from '../report-query.ts';
import type { Comparison as By, ReportRow } from '../report-rows.ts';
import { comparedRows, firstRows, HEADINGS } from '../report-rows.ts';
import type { LinkToShipments } from '../shipments-behind.ts';
import { type TextId, texts } from '../texts/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import * as s from './parts.css.ts';

const TITLES: Readonly<Record<By, TextId>> = {
  month: 'reports.byMonth',
  lane: 'reports.byLane',
  carrier: 'reports.byCarrier',
  customer: 'reports.byCustomer',
};

interface ComparisonProps {
  by: By;
  report: Report;
  measure: Measure;
  onChoose(row: ReportRow): void;
  linkTo: LinkToShipments;
}

/** The shipments by month, lane, carrier or customer: as a chart, and all their figures as a table. */
export function Comparison({ by, report, measure, onChoose, linkTo }: ComparisonProps) {
  const text = useText(texts);
  const formats = useFormats();
  const column = columnOfMeasure(measure, report.mode);
  const rows = comparedRows(report, by, { text, formats });
  const { first, others } = by === 'month' ? { first: rows, others: [] } : firstRows(rows);
  const hasChosen = rows.some(({ isChosen }) => isChosen);
  const title = text(TITLES[by]);
  const brief = (value: number) => formats.number(value, { notation: 'compact', maximumFractionDigits: 1 });
  const valueText = (value: string | null) =>
    value === null ? '' : column.digits === 2 ? brief(Number(value)) : figureText(column, value, formats);
  const points = first.map((row) => {
    const value = column.value(row.figures);
    return {
      ...{ id: row.id, label: row.short, value: Number(value ?? 0), valueText: valueText(value) },
      isFaint: hasChosen && !row.isChosen,
      canChoose: row.chosen !== undefined,
    };
  });
  if (others.length > 0) {
    const values = others.map(({ figures }) => column.value(figures)).filter((value) => value !== null);
    const sum = values.reduce((total, value) => total + Number(value), 0);
    points.push({
      ...{ id: 'others', label: text('reports.others'), value: sum },
      valueText: valueText(values.length > 0 ? String(sum) : null),
      ...{ isFaint: hasChosen, canChoose: false },
    });
  }
  const choose = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (row?.chosen) onChoose(row);
  };
  return (
    <section className={s.panel} aria-labelledby={`report-${by}`}>
      <h2 id={`report-${by}`} className={s.panelTitle}>
        {title}
      </h2>
      <div className={by === 'month' ? s.pair : undefined}>
        <ChartFrame
          kind={by === 'month' ? 'columns' : 'bars'}
          name={`${column.label(text)}, ${title}`}
          caption={column.label(text)}
          points={points}
          onChoose={choose}
          tick={brief}
        />
        {by === 'month' && (
          <ChartFrame
            kind="transit"
            name={`${text('reports.transitChart')}, ${title}`}
            caption={text('reports.transitChart')}
            points={rows.map(({ id, short, figures: { plannedDays, actualDays } }) => ({
              ...{ id, label: short, planned: plannedDays, actual: actualDays },
            }))}
            names={{ planned: text('reports.planned'), actual: text('reports.actual') }}
            tick={brief}
          />
        )}
      </div>
      <FigureTable
        name={text('reports.tableName', { title })}
        heading={text(HEADINGS[by])}
        report={report}
        rows={rows}
        first={first}
        onChoose={onChoose}
        linkTo={linkTo}
      />
    </section>
  );
}
