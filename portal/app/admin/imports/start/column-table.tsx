import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
} from '../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import * as a from '../../admin.css.ts';
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
    const words = wordsOf(kind, column);
    if (words) return text('imports.cell.words', { words: words.join(', ') });
    const id = CELL_TEXTS[column.id];
    return id && text(id);
  };
  const titles = ['heading', 'required', 'holds', 'example'] as const;
  const title = (name: (typeof titles)[number]) => text(`imports.column.${name}`);
  return (
    <div className={a.scroll}>
      <table className={a.table} aria-label={text('imports.columns')}>
        <thead className={a.heads}>
          <tr>
            {titles.map((name) => (
              <th key={name} scope="col" className={a.head}>
                {title(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={a.body}>
          {IMPORT_COLUMNS[kind].map((column) => (
            <tr key={column.id} className={a.row}>
              <td data-name={title('heading')} className={a.cell}>
                <span lang="en" className={s.strong}>
                  {column.heading}
                </span>
              </td>
              <td data-name={title('required')} className={a.cell}>
                {required(column)}
              </td>
              <td data-name={title('holds')} className={a.cell}>
                {holds(column)}
              </td>
              <td data-name={title('example')} className={a.cell}>
                <span lang="en" className={s.example}>
                  {column.example}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
