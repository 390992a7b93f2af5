import { BarsChart } from './bars-chart.tsx';
import type { ChartProps } from './chart-props.ts';
import { ColumnsChart } from './columns-chart.tsx';
import { TransitChart } from './transit-chart.tsx';

/** One chart. Its figures stand in the table below it, so that it is a picture to screen readers, and no place for keys. */
export function Chart(props: ChartProps) {
  if (props.kind === 'transit') return <TransitChart {...props} />;
  return props.kind === 'bars' ? <BarsChart {...props} /> : <ColumnsChart {...props} />;
}
