import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { rangesText } from '../../../../shared/ui/grid/problems/problem-lines.ts';
import type { LaneLine, LaneProblem } from '../preview.ts';
import type { TextId } from '../texts/index.ts';

/**
 * What is wrong with the lanes, each with its line and column; the same in several lines is told once, and the rarest first, as the
 * form lists it.
 */
export function problemTexts(
  lanes: readonly LaneLine[],
  isMeant: (problem: LaneProblem) => boolean,
  { text, labelOf }: { text: Translate<TextId>; labelOf(target: string): string },
): readonly string[] {
  const found = lanes.flatMap(({ line, problems }) =>
    problems.filter(isMeant).map(({ column, message }) => ({ line, column, message: text(message) })),
  );
  const kinds = Map.groupBy(found, ({ column, message }) => JSON.stringify([column, message]));
  return [...kinds.values()]
    .toSorted((one, other) => one.length - other.length)
    .flatMap((kind) => {
      const [first, ...others] = kind;
      if (!first) return [];
      const { column, message } = first;
      const lines = rangesText(kind.map(({ line }) => line));
      const count = others.length + 1;
      return column === undefined
        ? text('import.atLines', { count, lines, message })
        : text('import.atCells', { count, lines, column: labelOf(column), message });
    });
}
