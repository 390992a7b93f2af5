import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as dashboard from '../dashboard.css.ts';
import { texts } from '../texts/index.ts';
import * as s from './arrivals.css.ts';
import type { LoadingArrivals } from './use-arrivals.ts';
import { type ArrivalsRow, arrivalsRows, daysLater } from './weeks.ts';

const MODES = ['ocean', 'air'] as const;

/** MOD-01: the arrivals that are expected or planned and not recorded, by week; each leads to its shipments. */
export function Arrivals({ from, answer, error, retry }: LoadingArrivals) {
  const text = useText(texts);
  const rows = arrivalsRows(from, answer);
  const most = Math.max(1, ...rows.map(({ counts }) => allOf(counts) ?? 0));
  const isEmpty = answer !== undefined && rows.every(({ counts }) => allOf(counts) === 0);
  return (
    <section className={dashboard.panel} aria-labelledby="arrivals-title">
      <header className={dashboard.panelHead}>
        <h2 id="arrivals-title" className={dashboard.panelTitle}>
          {text('dashboard.arrivals')}
        </h2>
        {isEmpty && <p className={s.quiet}>{text('dashboard.arrivals.none')}</p>}
      </header>
      {error === undefined ? (
        <table className={s.table} aria-labelledby="arrivals-title" aria-busy={answer === undefined}>
          <thead>
            <tr>
              <th scope="col">{text('dashboard.arrivals.week')}</th>
              {MODES.map((mode) => (
                <th key={mode} scope="col" className={s.number}>
                  <span className={s.samples[mode]} aria-hidden="true" /> {text(`dashboard.arrivals.${mode}`)}
                </th>
              ))}
              <th scope="col" className={s.number}>
                {text('dashboard.arrivals.all')}
              </th>
              <td className={s.barCell} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Week key={row.from ?? ''} row={row} most={most} />
            ))}
          </tbody>
        </table>
      ) : (
        <div className={s.failed}>
          <LoadError message={text('dashboard.arrivals.failed')} error={error} onRetry={retry} />
        </div>
      )}
    </section>
  );
}

const allOf = (counts: ArrivalsRow['counts']) => counts && counts.ocean + counts.air;

/** The bar has no more to say than the numbers before it. `most`: of the longest bar. */
function Week({ row: { from, list, counts }, most }: { row: ArrivalsRow; most: number }) {
  const text = useText(texts);
  const formats = useFormats();
  const all = allOf(counts);
  const name = from ? weekName(from, formats.locale) : text('dashboard.arrivals.earlier');
  return (
    <tr>
      <th scope="row">
        {all ? (
          <PortalLink href={list} className={s.week}>
            {name}
          </PortalLink>
        ) : (
          name
        )}
      </th>
      {MODES.map((mode) => (
        <td key={mode} className={s.number}>
          {counts && formats.number(counts[mode])}
        </td>
      ))}
      <td className={s.number}>{all !== undefined && formats.number(all)}</td>
      <td className={s.barCell} aria-hidden="true">
        <div className={s.bar}>
          {MODES.map(
            (mode) =>
              counts &&
              counts[mode] > 0 && (
                <span
                  key={mode}
                  className={s.parts[mode]}
                  style={{ width: `${(counts[mode] / most) * 100}%` }}
                />
              ),
          )}
        </div>
      </td>
    </tr>
  );
}

function weekName(from: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(daysLater(from, 6)));
}
