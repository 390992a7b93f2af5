import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { laneName } from '../columns/lane-name.ts';
import { useColumnName } from '../columns/use-column-name.ts';
import { cellOf, isNumeric } from '../rows/rate-row.ts';
import { rateNumbers } from '../rules/number-columns.ts';
import type { CellChange, LaneComparison } from './compare.ts';
import * as s from './lane-table.css.ts';
import { texts } from './texts/index.ts';

interface LaneTableProps {
  lanes: readonly LaneComparison[];
  columns: readonly string[];
}

/** These stand under the name of the lane. */
const IN_NAME: ReadonlySet<string> = new Set(['from', 'to', 'airline']);

/** The lanes one under the other; a changed cell says what it was. Columns in which there is nothing are left out. */
export function LaneTable({ lanes, columns }: LaneTableProps) {
  const text = useText(texts);
  const columnName = useColumnName();
  const numbers = rateNumbers(decimalSignOf(useLocale()));
  const written = (column: string, cell: string) => (numbers.has(column) ? numbers.show(column, cell) : cell);
  const shown = columns.filter(
    (column) =>
      !IN_NAME.has(column) && lanes.some(({ row, changes }) => cellOf(row, column) || changes.has(column)),
  );
  const classOf = (column: string) => {
    if (column === 'comment') return s.notes;
    return isNumeric(column) ? s.figures : s.cell;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard the table is scrolled from here
    <section className={s.box} tabIndex={0} aria-label={text('compare.table')}>
      <table className={s.table} aria-label={text('compare.table')}>
        <thead>
          <tr>
            <th scope="col" className={s.corner}>
              {text('air.columns.lane')}
            </th>
            <th scope="col" className={s.heading}>
              {text('compare.status')}
            </th>
            {shown.map((column) => (
              <th key={column} scope="col" className={isNumeric(column) ? s.figuresHeading : s.heading}>
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ kind, row, changes }) => (
            <tr key={row.key} data-kind={kind} className={kind === 'dropped' ? s.dropped : undefined}>
              <th scope="row" className={s.lane}>
                <span className={s.name}>{laneName(row)}</span>
                <span className={s.airline}>{cellOf(row, 'airline')}</span>
              </th>
              <td className={s.cell}>
                <span className={s.kinds[kind]}>{text(`compare.kind.${kind}`)}</span>
              </td>
              {shown.map((column) => {
                const change = changes.get(column);
                return (
                  <td key={column} className={classOf(column)} data-changed={change ? '' : undefined}>
                    {change ? (
                      <Change
                        {...change}
                        before={written(column, change.before)}
                        after={written(column, change.after)}
                      />
                    ) : (
                      written(column, cellOf(row, column))
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ before, after, change }: CellChange) {
  const text = useText(texts);
  const { number } = useFormats();
  const percent = (value: string) =>
    number(Number(value) / 100, {
      style: 'percent',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const how = typeof change === 'object' ? percent(change.percent) : change && text(`compare.${change}`);
  return (
    <>
      <span className={s.now}>{after || text('compare.blank')}</span>
      <span className={s.was}>
        {before ? text('compare.was', { before }) : text('compare.wasBlank')}
        {how && <span className={s.how}> {how}</span>}
      </span>
    </>
  );
}
