import type { AuditChange } from '../../../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS, type ImportKind } from '../../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import type { ListedRow } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { headingOf, isAdding } from '../../kinds.ts';
import { texts } from '../../texts/index.ts';
import { problemText } from '../problem-text.ts';

interface RowDetailsProps {
  kind: ImportKind;
  row: ListedRow;
}

/** What a row changes, field by field, or what is wrong with it, at the column where that is. */
export function RowDetails({ kind, row: { outcome, changes, problems } }: RowDetailsProps) {
  const text = useText(texts);
  if (outcome === 'wrong' || outcome === 'leftOut')
    return (
      <ul className={s.problems}>
        {problems.map((problem) => (
          <li
            key={`${problem.column} ${problem.error}`}
            className={outcome === 'wrong' ? s.problem : undefined}
          >
            {problemText(kind, problem, text)}
          </li>
        ))}
      </ul>
    );
  // The reference has a column of its own.
  const shown = changes.filter(({ field }) => field !== IMPORT_COLUMNS[kind][0]?.id);
  if (shown.length === 0) return '–';
  return (
    <ul className={outcome === 'create' ? s.values : s.changes}>
      {shown.map((change) => (
        <li key={`${change.field} ${change.of ?? ''} ${change.after}`}>
          <Change kind={kind} change={change} hasMore={outcome === 'change'} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  kind: ImportKind;
  change: AuditChange;
  /** The record is there already, and may have more of what is added. */
  hasMore: boolean;
}

function Change({ kind, change, hasMore }: ChangeProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { field, before, after } = change;
  const shown = (value: AuditChange['before']) =>
    typeof value === 'number' ? formats.number(value, { maximumFractionDigits: 4 }) : String(value ?? '');
  const isFirst = before === null || before === '';
  return (
    <>
      <span lang="en" className={s.field}>
        {headingOf(kind, field)}
      </span>{' '}
      {hasMore && isAdding(kind, field) && '+ '}
      {!isFirst && (
        <>
          <span className={visuallyHidden}>{text('imports.change.before')} </span>
          <span className={s.before}>{shown(before)}</span>
          <span aria-hidden="true"> → </span>
          <span className={visuallyHidden}> {text('imports.change.after')} </span>
        </>
      )}
      <span>{shown(after) || text('imports.change.nothing')}</span>
    </>
  );
}
