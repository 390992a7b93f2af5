import { vars } from '../../../../shared/theme/vars.css.ts';

/** One bar or point. */
export interface Point {
  id: string;
  label: string;
  value: number;
  /** As it stands at the bar. */
  valueText: string;
  /** Others are chosen. */
  isFaint: boolean;
  canChoose: boolean;
}

export interface TransitPoint {
  id: string;
  label: string;
  planned: number | null;
  actual: number | null;
}

export type ChartProps =
  | {
      kind: 'columns' | 'bars';
      points: readonly Point[];
      onChoose(id: string): void;
      tick(value: number): string;
    }
  | {
      kind: 'transit';
      points: readonly TransitPoint[];
      names: { planned: string; actual: string };
      tick(value: number): string;
    };

/** Recharts writes colours of texts into their `style`, which no stylesheet overrides. */
export const TICK = { fill: vars.color.textMuted };

const COLUMNS = 260;
const BAR = 34;
const AXIS = 36;

/** Reserved before its code is loaded. */
export const heightOf = (kind: ChartProps['kind'], points: number): number =>
  kind === 'bars' ? points * BAR + AXIS : COLUMNS;
