import { type LabelProps, usePlotArea } from 'recharts';
import { vars } from '../../../../shared/theme/vars.css.ts';
import type { Point } from './chart-props.ts';

/** Of a digit in the charts' texts, about; in CSS pixels. */
const DIGIT = 7.5;
const ABOVE = 6;

interface ColumnValueProps {
  label: LabelProps;
  /** All columns of the chart. */
  points: readonly Point[];
}

/** The value above a column, where those of all columns fit beside one another: the table below has them, too. */
export function ColumnValue({ label: { x, y, width, value }, points }: ColumnValueProps) {
  const plot = usePlotArea();
  const widest = Math.max(...points.map(({ valueText }) => valueText.length)) * DIGIT;
  if (!plot || widest > plot.width / points.length) return null;
  return (
    <text x={Number(x) + Number(width) / 2} y={Number(y) - ABOVE} textAnchor="middle" fill={vars.color.text}>
      {value}
    </text>
  );
}
