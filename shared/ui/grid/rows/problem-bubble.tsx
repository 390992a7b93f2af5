import type { Text } from '../../../i18n/define-texts.ts';
import { isError, type Problem } from '../problems/problems.ts';
import * as s from './cell.css.ts';

/** What a cell, or a whole row, has: as `data-severity` the worst of it. */
export function severityOf(problems: readonly Problem[]): Problem['severity'] | undefined {
  if (problems.length === 0) return undefined;
  return problems.some(isError) ? 'error' : 'warning';
}

interface ProblemBubbleProps {
  id: string;
  problems: readonly Problem[];
  text(message: Text): string;
}

/** The messages of a cell or row, which its input is described by. */
export function ProblemBubble({ id, problems, text }: ProblemBubbleProps) {
  return (
    <span id={id} className={s.bubble} data-severity={severityOf(problems)}>
      {problems.map(({ message }) => text(message)).join(' ')}
    </span>
  );
}
