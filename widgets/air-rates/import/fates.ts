import { isError } from '../../../shared/ui/grid/problems/problems.ts';
import type { LaneLine, LeftOutKind, LeftOutLine, PreviewLine } from './preview.ts';

/** What becomes of the rows of a sheet: each that holds something is in one of the three, but for those of the headings. */
export interface Fates {
  readonly rows: number;
  readonly taken: readonly LaneLine[];
  /** Lanes with an error, which the table shows. */
  readonly toCorrect: readonly LaneLine[];
  readonly leftOut: readonly LeftOutLine[];
}

/** Whether a lane has to be corrected in the table. */
export const isWrong = ({ problems }: LaneLine): boolean => problems.some(isError);

export function fatesOf(lines: readonly PreviewLine[]): Fates {
  const lanes = lines.filter((line): line is LaneLine => line.kind === 'lane');
  const leftOut = lines.filter((line): line is LeftOutLine => 'text' in line);
  return {
    rows: lanes.length + leftOut.length,
    taken: lanes.filter((lane) => !isWrong(lane)),
    toCorrect: lanes.filter(isWrong),
    leftOut,
  };
}

const KINDS: readonly LeftOutKind[] = [
  'hidden',
  'struck',
  'tooLong',
  'title',
  'note',
  'heading',
  'otherTable',
];

/** How many lines are left out for which reason; reasons of none are left out, too. */
export const leftOutCounts = (lines: readonly LeftOutLine[]): readonly (readonly [LeftOutKind, number])[] =>
  KINDS.map((kind) => [kind, lines.filter((line) => line.kind === kind).length] as const).filter(
    ([, count]) => count > 0,
  );
