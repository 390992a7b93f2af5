import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import * as s from './chart.css.ts';
import { type ChartProps, heightOf, TICK } from './chart-props.ts';
import { ColumnTick, RIGHT } from './column-tick.tsx';

type Props = Extract<ChartProps, { kind: 'transit' }>;

const LINES = ['planned', 'actual'] as const;
const LEGEND = 24;

/** Planned and actual days: dashed and full, hollow and full points, so that colours aren't needed. */
export function TransitChart({ points, names, tick }: Props) {
  const labels = points.map(({ label }) => label);
  return (
    <>
      <div className={s.legend} style={{ height: LEGEND }}>
        {LINES.map((of) => (
          <span key={of} className={s.legendEntry}>
            <svg width="26" height="12" className={s.lines[of]} aria-hidden="true">
              <line x1="0" y1="6" x2="26" y2="6" />
              <circle cx="13" cy="6" r="4" className={s.points[of]} />
            </svg>
            {names[of]}
          </span>
        ))}
      </div>
      <ResponsiveContainer width="100%" height={heightOf('transit', points.length) - LEGEND}>
        <LineChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 20, right: RIGHT, bottom: 0, left: 0 }}
          className={s.chart}
        >
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="id"
            tick={(one) => <ColumnTick {...one} labels={labels} />}
            tickLine={false}
            interval={0}
            padding={{ left: 16, right: 16 }}
          />
          <YAxis
            width="auto"
            tickFormatter={tick}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            domain={[0, 'auto']}
          />
          {LINES.map((of) => (
            <Line
              key={of}
              dataKey={of}
              className={s.lines[of]}
              dot={{ r: 4, className: s.points[of] }}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </>
  );
}
