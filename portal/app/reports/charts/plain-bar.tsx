import { type BarShapeProps, Rectangle } from 'recharts';
import * as s from './chart.css.ts';
import type { Point } from './chart-props.ts';

/** A bar in the colours of the theme; on paper they are full or empty. */
export function PlainBar({ x, y, width, height, payload }: BarShapeProps) {
  const { isFaint, canChoose } = payload as Point;
  const classes = [s.bar, isFaint && s.faint, canChoose && s.choosable].filter(Boolean).join(' ');
  return <Rectangle x={x} y={y} width={width} height={height} className={classes} />;
}
