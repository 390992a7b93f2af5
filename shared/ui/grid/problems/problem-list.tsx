import { memo, type RefObject, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../button/button.tsx';
import { useAfterPress } from '../../hooks/use-after-press.ts';
import { ErrorIcon, WarningIcon } from '../../icons/icons.tsx';
import { nameOf } from '../column-name.ts';
import type { GridHandle } from '../grid-column.ts';
import { texts } from '../texts/index.ts';
import { type ListedProblem, type ProblemLine, rowsOf } from './problem-lines.ts';
import * as s from './problem-list.css.ts';
import type { ListedProblems } from './use-problems.ts';

interface ProblemListProps {
  /** Names the table where a page has several; without one the list speaks of the rows alone. */
  table?: string;
  listed: ListedProblems;
  grid: RefObject<GridHandle | null>;
}

const ICONS = { error: ErrorIcon, warning: WarningIcon };

/**
 * How many rows can't be saved, or have a warning, with a button that goes to the next one, and every problem as `Row 3,
 * Unit Cost: …`, a button that takes the focus there; the same one in many rows is one line, with a button that puts all of
 * them right where that is known. Nothing when all is well. What a press of the mouse leaves wrong is
 * listed when it ends. Keys that change nothing of it don't draw it again.
 */
export const ProblemList = memo(function ProblemList({ table, listed, grid }: ProblemListProps) {
  const { severity, lines, count, rows } = useAfterPress(listed);
  const shown = lines.reduce((sum, line) => sum + line.length, 0);
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
        {lines.map((line) => {
          const [first, ...others] = line;
          const { column, message } = first.problem;
          const where = `${column ?? ''} ${message.id}`;
          return others.length > 0 ? (
            <ManyItem key={`${where} ${JSON.stringify(message.values)}`} line={line} grid={grid} />
          ) : (
            <Item key={`${first.row} ${where}`} {...first} grid={grid} />
          );
        })}
      </ul>
      {count > shown && <p>{text('grid.errors.more', { count: count - shown })}</p>}
    </section>
  );
});

interface ItemProps extends ListedProblem {
  grid: RefObject<GridHandle | null>;
}

/** Drawn again only where it says something else: the list is made anew with each key that is typed in the table. */
const Item = memo(function Item({ row, n, column, problem, grid }: ItemProps) {
  const text = useText(texts);
  const message = text(problem.message);
  return (
    <li className={s.item}>
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
      {problem.remedy && <Remedy line={[{ row, n, column, problem }]} grid={grid} />}
    </li>
  );
});

interface ManyItemProps {
  line: ProblemLine;
  grid: RefObject<GridHandle | null>;
}

/** The same problem in many rows: each press goes to the next of them. */
function ManyItem({ line, grid }: ManyItemProps) {
  const text = useText(texts);
  const visited = useRef(-1);
  const [{ column, problem }] = line;
  const [rows, message] = [rowsOf(line), text(problem.message)];
  const visit = () => {
    visited.current = (visited.current + 1) % line.length;
    const next = line[visited.current]!;
    grid.current?.focusCell(next.row, next.column.id);
  };
  return (
    <li className={s.item}>
      <button type="button" className={s.jump} onClick={visit}>
        {problem.column === undefined
          ? text('grid.error.rows.whole', { rows, message })
          : text('grid.error.rows', { rows, column: nameOf(column), message })}
      </button>
      <Remedy line={line} grid={grid} />
    </li>
  );
}

/** Puts what most likely belongs there into the cells of the line that it is known of. */
function Remedy({ line, grid }: ManyItemProps) {
  const text = useText(texts);
  const cells = line.flatMap(({ row, column, problem: { remedy } }) =>
    remedy ? [{ row, column: column.id, text: remedy.text }] : [],
  );
  const known = line.find(({ problem }) => problem.remedy);
  if (!known) return null;
  const label = text(known.problem.remedy!.label);
  const name =
    line.length === 1
      ? text('grid.remedy.at', { label, column: nameOf(known.column), n: known.n })
      : text('grid.remedy.all', { label, count: cells.length });
  return (
    <Button size="sm" aria-label={name} onClick={() => grid.current?.fill(cells)}>
      {line.length === 1 ? label : name}
    </Button>
  );
}
