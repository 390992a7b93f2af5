import { lazy, Suspense } from 'react';
import { loadPart } from '../../../../shared/i18n/languages.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type ChartProps, heightOf } from '../charts/chart-props.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

// The charts' library is five times as large as the page, whose tables show the same figures meanwhile.
const Chart = lazy(() =>
  loadPart(() => import('../charts/lazy-chart.ts')).then(
    ({ Chart }) => ({ default: Chart }),
    () => ({ default: ChartFailed }),
  ),
);

type ChartFrameProps = ChartProps & {
  /** Accessible name. */
  name: string;
  /** What it shows, below the title of its panel. */
  caption: string;
};

/** The place of a chart, as high as it before its code has come. */
export function ChartFrame({ name, caption, ...chart }: ChartFrameProps) {
  return (
    <figure className={s.chart} aria-label={name}>
      <figcaption className={s.chartName}>{caption}</figcaption>
      <div role="img" aria-label={name} style={{ height: heightOf(chart.kind, chart.points.length) }}>
        <Suspense>
          <Chart {...chart} />
        </Suspense>
      </div>
    </figure>
  );
}

function ChartFailed() {
  const text = useText(texts);
  return <p className={s.quiet}>{text('reports.chartFailed')}</p>;
}
