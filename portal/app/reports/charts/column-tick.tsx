import { usePlotArea, type XAxisTickContentProps } from 'recharts';
import { TICK } from './chart-props.ts';

/** Of a sign in the charts' texts, about: those of Chinese and Japanese are as wide as they are high; in CSS pixels. */
const NARROW = 7;
const WIDE = 12.5;
const WIDE_SIGN = /[\u3000-\u9fff\uff00-\uffef]/;
/** Between two labels. */
const GAP = 16;
/** Behind the plot, as far as the picture goes. */
export const RIGHT = 8;

const widthOf = (label: string): number =>
  [...label].reduce((width, sign) => width + (WIDE_SIGN.test(sign) ? WIDE : NARROW), 0);

interface ColumnTickProps extends XAxisTickContentProps {
  /** Those of all columns. */
  labels: readonly string[];
}

/**
 * The label of a column: of all columns, or of every so many where they have no room beside one another. The first one doesn't
 * stand below the values of the other axis, and the last one not beyond the picture. Recharts counts with labels that are
 * centred, whose ends it cuts off.
 */
export function ColumnTick({ x, y, index, labels }: ColumnTickProps) {
  const plot = usePlotArea();
  const label = labels[index] ?? '';
  if (!plot || label === '') return null;
  const widest = Math.max(...labels.map(widthOf)) + GAP;
  const every = Math.ceil(widest / (plot.width / labels.length));
  if (index % every !== 0) return null;
  const half = widthOf(label) / 2;
  const end = plot.x + plot.width + RIGHT;
  const middle = Math.max(plot.x + half, Math.min(Number(x), end - half));
  return (
    <text x={middle} y={y} dy="1em" textAnchor="middle" fill={TICK.fill}>
      {label}
    </text>
  );
}
