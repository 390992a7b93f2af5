import type { YAxisTickContentProps } from 'recharts';
import * as s from './chart.css.ts';
import { TICK } from './chart-props.ts';

/** Room for the name of a bar; in CSS pixels. */
export const NAME_WIDTH = 132;
const GAP = 6;

/** The name of a bar in one line, which ends with an ellipsis where it is too long: several would stand over the next name. */
export function NameTick({ x, y, payload }: YAxisTickContentProps) {
  const name = String(payload.value);
  return (
    <foreignObject x={Number(x) - NAME_WIDTH + GAP} y={Number(y) - 10} width={NAME_WIDTH - GAP} height={20}>
      <div className={s.barName} style={{ color: TICK.fill }} title={name}>
        {name}
      </div>
    </foreignObject>
  );
}
