import { memo, type RefObject } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../button/button.tsx';
import { useAfterPress } from '../../hooks/use-after-press.ts';
import { ErrorIcon, WarningIcon } from '../../icons/icons.tsx';
import { nameOf } from '../column-name.ts';
import type { GridHandle } from '../grid-column.ts';
import { texts } from '../texts/index.ts';
import * as s from './problem-list.css.ts';
import type { ListedProblem, ListedProblems } from './use-problems.ts';

interface ProblemListProps {
  /** Names the table where a page has several; without one the list speaks of the rows alone. */
  table?: string;
  listed: ListedProblems;
  grid: RefObject<GridHandle | null>;
}

const ICONS = { error: ErrorIcon, warning: WarningIcon };

/**
 * How many rows can't be saved, or have a warning, with a button that goes to the next one, and every problem as `Row 3,
 * Unit Cost: …`, a button that takes the focus there. Nothing when all is well. What a press of the mouse leaves wrong is
 * listed when it ends.
 */
export function ProblemList({ table, listed, grid }: ProblemListProps) {
  const { severity, items, count, rows } = useAfterPress(listed);
  const text = useText(texts);
  const named = (errors: string) => (table ? text('grid.errors.of', { table, errors }) : errors);
  const KindIcon = ICONS[severity];
  if (count === 0) return null;
  return (
    <section className={s.lists[severity]} aria-label={named(text(`grid.${severity}s`, { count }))}>
      <div className={s.heading}>
        <span className={s.icons[severity]}>
          <KindIcon />
        </span>
        <p>{named(text(`grid.${severity}s.rows`, { count: rows }))}</p>
        <Button size="sm" onClick={() => grid.current?.focusNext(severity)}>
          {text('grid.errors.next')}
        </Button>
      </div>
      <ul>
        {items.map((item) => (
          <Item
            key={`${item.row} ${item.problem.column ?? ''} ${item.problem.message.id}`}
            {...item}
            grid={grid}
          />
        ))}
      </ul>
      {count > items.length && <p>{text('grid.errors.more', { count: count - items.length })}</p>}
    </section>
  );
}

interface ItemProps extends ListedProblem {
  grid: RefObject<GridHandle | null>;
}

/** Drawn again only where it says something else: the list is made anew with each key that is typed in the table. */
const Item = memo(function Item({ row, n, column, problem, grid }: ItemProps) {
  const text = useText(texts);
  const message = text(problem.message);
  return (
    <li>
      <button type="button" className={s.jump} onClick={() => grid.current?.focusCell(row, column.id)}>
        {problem.column === undefined
          ? text('grid.error.row', { n, message })
          : text('grid.error', { n, column: nameOf(column), message })}
      </button>
      {problem.choices?.map((choice) => {
        const label = text('grid.choice', { text: choice });
        const name = text('grid.choice.at', { text: choice, column: nameOf(column), n });
        return (
          <Button
            key={choice}
            size="sm"
            aria-label={name}
            onClick={() => grid.current?.enter(row, column.id, choice)}
          >
            {label}
          </Button>
        );
      })}
    </li>
  );
});
