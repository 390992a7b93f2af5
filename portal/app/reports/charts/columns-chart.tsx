import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import * as s from './chart.css.ts';
import { type ChartProps, heightOf, TICK } from './chart-props.ts';
import { ColumnTick, RIGHT } from './column-tick.tsx';
import { ColumnValue } from './column-value.tsx';
import { PlainBar } from './plain-bar.tsx';

type Props = Extract<ChartProps, { kind: 'columns' | 'bars' }>;

/** Columns with their values above them, where there is room. */
export function ColumnsChart({ points, onChoose, tick }: Props) {
  const labels = points.map(({ label }) => label);
  return (
    <ResponsiveContainer width="100%" height={heightOf('columns', points.length)}>
      <BarChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 20, right: RIGHT, bottom: 0, left: 0 }}
        className={s.chart}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          // Two columns may be called the same.
          dataKey="id"
          tick={(tick) => <ColumnTick {...tick} labels={labels} />}
          tickLine={false}
          interval={0}
        />
        <YAxis
          width="auto"
          tickFormatter={tick}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
        />
        <Bar
          dataKey="value"
          maxBarSize={56}
          isAnimationActive={false}
          shape={PlainBar}
          onClick={({ payload }) => onChoose(payload.id)}
        >
          <LabelList dataKey="valueText" content={(label) => <ColumnValue label={label} points={points} />} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
