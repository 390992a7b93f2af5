import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { SideScroll } from '../../modules/list/side-scroll.tsx';
import { useWideTable } from '../../modules/list/use-wide-table.ts';
import { columnsOf, type FigureColumn, figureText } from '../figure-columns.ts';
import type { Report } from '../load-report.ts';
import type { ReportRow } from '../report-rows.ts';
import type { LinkToShipments } from '../shipments-behind.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

interface FigureTableProps {
  /** Accessible name. */
  name: string;
  /** Heading of the rows' names. */
  heading: string;
  report: Report;
  rows: readonly ReportRow[];
  /** Those that are shown until all are asked for. */
  first: readonly ReportRow[];
  onChoose(row: ReportRow): void;
  linkTo: LinkToShipments;
}

/** The figures of a chart; the name of a row filters by it, or takes the filter back, and its number of shipments leads to these. */
export function FigureTable({ name, heading, report, rows, first, onChoose, linkTo }: FigureTableProps) {
  const text = useText(texts);
  const columns = columnsOf(report);
  const [isWhole, setWhole] = useState(false);
  const shown = new Set(first);
  const { box, table, width } = useWideTable();
  return (
    <>
      <div className={s.side}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keys */}
        <section ref={box} className={s.scroll} aria-label={name} tabIndex={0}>
          <table ref={table} className={s.table}>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col" className={s.number}>
                    {label(text)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className={classOf(row, isWhole || shown.has(row))}>
                  <th scope="row" className={s.rowName}>
                    {row.chosen ? (
                      <button
                        type="button"
                        className={s.rowButton}
                        aria-pressed={row.isChosen}
                        onClick={() => onChoose(row)}
                      >
                        {row.name}
                      </button>
                    ) : (
                      row.name
                    )}
                  </th>
                  {columns.map((column) => (
                    <td key={column.id} className={s.number}>
                      <Figure {...{ row, column, linkTo }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {width !== undefined && <SideScroll of={box} width={width} />}
      </div>
      {rows.length > first.length && (
        <div className={s.more}>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text('reports.fewerRows') : text('reports.allRows', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** On paper nothing can be unfolded, so that all rows are there. */
const classOf = ({ isChosen }: ReportRow, isShown: boolean): string | undefined =>
  isShown ? (isChosen ? s.chosenRow : undefined) : s.paperRow;

interface FigureProps {
  row: ReportRow;
  column: FigureColumn;
  linkTo: LinkToShipments;
}

function Figure({ row, column, linkTo }: FigureProps) {
  const text = useText(texts);
  const formats = useFormats();
  const shown = figureText(column, column.value(row.figures), formats);
  const { shipments: count } = row.figures;
  if (column.id !== 'shipments' || !row.chosen || count === 0) return shown;
  return (
    <PortalLink
      {...linkTo(row.chosen)}
      className={s.rowButton}
      aria-label={text('reports.counted', { count, of: row.name })}
    >
      {shown}
    </PortalLink>
  );
}
