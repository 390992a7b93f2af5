import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { vars } from '../../../../shared/theme/vars.css.ts';
import * as s from './chart.css.ts';
import { type ChartProps, heightOf, TICK } from './chart-props.ts';
import { NAME_WIDTH, NameTick } from './name-tick.tsx';
import { PlainBar } from './plain-bar.tsx';

type Props = Extract<ChartProps, { kind: 'columns' | 'bars' }>;

/** Lying bars with their names before and their values behind them. */
export function BarsChart({ points, onChoose, tick }: Props) {
  return (
    <ResponsiveContainer width="100%" height={heightOf('bars', points.length)}>
      <BarChart
        layout="vertical"
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 0, right: 72, bottom: 0, left: 0 }}
        className={s.chart}
      >
        <XAxis type="number" tickFormatter={tick} tick={TICK} tickLine={false} allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="label"
          width={NAME_WIDTH}
          tick={NameTick}
          tickLine={false}
          interval={0}
        />
        <Bar
          dataKey="value"
          maxBarSize={22}
          isAnimationActive={false}
          shape={PlainBar}
          onClick={({ payload }) => onChoose(payload.id)}
        >
          <LabelList dataKey="valueText" position="right" fill={vars.color.text} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
