import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
} from '../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import * as a from '../../admin.css.ts';
import { AdminTable, type Column } from '../../list/admin-table.tsx';
import * as s from '../imports.css.ts';
import { wordsOf } from '../kinds.ts';
import { texts } from '../texts/index.ts';
import { CELL_TEXTS } from './cell-texts.ts';

/** The columns that a file of this kind may have. */
export function ColumnTable({ kind }: { kind: ImportKind }) {
  const text = useText(texts);
  const required = ({ isRequired, isRequiredForNew }: ImportColumn) =>
    text(
      isRequired
        ? 'imports.required.always'
        : isRequiredForNew
          ? 'imports.required.new'
          : 'imports.required.no',
    );
  const holds = (column: ImportColumn) => {
    const ofKind = CELL_TEXTS[`${kind}.${column.id}`];
    if (ofKind) return text(ofKind);
    const words = wordsOf(kind, column);
    if (words) return text('imports.cell.words', { words: words.join(', ') });
    const id = CELL_TEXTS[column.id];
    return id && text(id);
  };
  const columns: readonly Column<ImportColumn>[] = [
    {
      title: text('imports.column.heading'),
      cell: ({ heading }) => (
        <span lang="en" className={s.strong}>
          {heading}
        </span>
      ),
    },
    { title: text('imports.column.required'), cell: required },
    { title: text('imports.column.holds'), cell: holds },
    {
      title: text('imports.column.example'),
      cell: ({ example }) => (
        <span lang="en" className={s.example}>
          {example}
        </span>
      ),
    },
  ];
  return (
    <div className={a.scroll}>
      <AdminTable label={text('imports.columns')} columns={columns} rows={IMPORT_COLUMNS[kind]} />
    </div>
  );
}
