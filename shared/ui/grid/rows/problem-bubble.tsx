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
  /** What a button says that puts one of the choices into the cell, and as it is read aloud. */
  nameOfChoice?(choice: string): { readonly label: string; readonly name: string };
  onChoose?(choice: string): void;
}

/** All that is said of them. */
export const wordsOf = (problems: readonly Problem[], text: (message: Text) => string): string =>
  problems
    .flatMap(({ message, explanation }) => (explanation ? [message, explanation] : [message]))
    .map((words) => text(words))
    .join(' ');

/** The messages of a cell or row, which its control is described by, and what the text of the cell may mean. */
export function ProblemBubble({ id, problems, text, nameOfChoice, onChoose }: ProblemBubbleProps) {
  const choices = problems.flatMap((problem) => problem.choices ?? []);
  return (
    <span className={s.bubble} data-severity={severityOf(problems)}>
      <span id={id}>{wordsOf(problems, text)}</span>
      {choices.map((choice) => {
        const { label, name } = nameOfChoice?.(choice) ?? { label: choice, name: choice };
        return (
          <button
            key={choice}
            type="button"
            // By keyboard it is reached from the cell, as a list or a calendar is.
            tabIndex={-1}
            className={s.choice}
            data-choice
            aria-label={name}
            onClick={() => onChoose?.(choice)}
          >
            {label}
          </button>
        );
      })}
    </span>
  );
}
