import { MINIMUM, NORMAL } from '../../../shared/trade/weight-levels.ts';

/** A weight level as rate sheets write it: M, N, and +100 for a weight break. */
export function shortLevel(level: string): string {
  if (level === MINIMUM) return 'M';
  return level === NORMAL ? 'N' : `+${level}`;
}
