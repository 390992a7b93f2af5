import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { columnOfMeasure, figureText } from '../figure-columns.ts';
import type { Report } from '../load-report.ts';
import type { Measure } from '../report-query.ts';
import type { Comparison as By, ReportRow } from '../report-rows.ts';
import { rowsOf } from '../report-rows.ts';
import type { LinkToShipments } from '../shipments-behind.ts';
import { type TextId, texts } from '../texts/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import * as s from './parts.css.ts';

const NAMES: Readonly<Record<By, { title: TextId; heading: TextId }>> = {
  month: { title: 'reports.byMonth', heading: 'reports.month' },
  lane: { title: 'reports.byLane', heading: 'reports.lane' },
  carrier: { title: 'reports.byCarrier', heading: 'reports.carrier' },
};

interface ComparisonProps {
  by: By;
  report: Report;
  measure: Measure;
  onChoose(row: ReportRow): void;
  linkTo: LinkToShipments;
}

/** The shipments by month, lane or carrier: as a chart, and all their figures as a table. */
export function Comparison({ by, report, measure, onChoose, linkTo }: ComparisonProps) {
  const text = useText(texts);
  const formats = useFormats();
  const rows = rowsOf(report, by, { text, formats });
  const column = columnOfMeasure(measure, report.mode);
  const hasChosen = rows.some(({ isChosen }) => isChosen);
  const title = text(NAMES[by].title);
  const brief = (value: number) => formats.number(value, { notation: 'compact', maximumFractionDigits: 1 });
  const points = rows.map((row) => {
    const value = column.value(row.figures);
    return {
      id: row.id,
      label: row.short,
      value: Number(value ?? 0),
      valueText:
        value === null ? '' : column.digits === 2 ? brief(Number(value)) : figureText(column, value, formats),
      isFaint: hasChosen && !row.isChosen,
      canChoose: row.chosen !== undefined,
    };
  });
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
        heading={text(NAMES[by].heading)}
        report={report}
        rows={rows}
        onChoose={onChoose}
        linkTo={linkTo}
      />
    </section>
  );
}
