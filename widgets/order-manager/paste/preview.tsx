import { memo } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import * as s from './paste-dialog.css.ts';
import type { Edit } from './pasted.ts';
import type { PlannedRow } from './plan.ts';
import { texts } from './texts/index.ts';

/** From here on only the lines in sight are drawn. */
const MANY = 60;
/** As long as a number may be. */
const LONGEST = 100;

interface PreviewProps {
  rows: readonly PlannedRow[];
  isReadOnly: boolean;
  onEdit(key: string, edit: Edit): void;
}

/** What each line becomes; each can be corrected, taken out, and taken in. */
export function Preview({ rows, isReadOnly, onEdit }: PreviewProps) {
  const text = useText(texts);
  return (
    <table className={s.table} aria-label={text('preview.table')}>
      <thead className={s.head}>
        <tr className={s.row}>
          <th scope="col" className={s.cell}>
            <span className={s.hidden}>{text('preview.take')}</span>
          </th>
          <th scope="col" className={s.cell}>
            {text('preview.number')}
          </th>
          <th scope="col" className={s.cell}>
            {text('preview.styles')}
          </th>
          <th scope="col" className={s.cell}>
            {text('preview.result')}
          </th>
        </tr>
      </thead>
      <tbody className={s.body}>
        {rows.map((row) => (
          <PreviewRow
            key={row.key}
            row={row}
            isOneOfMany={rows.length >= MANY}
            isReadOnly={isReadOnly}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PreviewRowProps {
  row: PlannedRow;
  isOneOfMany: boolean;
  isReadOnly: boolean;
  onEdit: PreviewProps['onEdit'];
}

/** Memoised by what it shows: there may be hundreds, each of which is another object after every key. */
const PreviewRow = memo(
  function PreviewRow({ row, isOneOfMany, isReadOnly, onEdit }: PreviewRowProps) {
    const text = useText(texts);
    const { key, line, source, number, styles, isTaken, fate } = row;
    const isDone = fate.is === 'added';
    const isText = fate.is === 'leftOut';
    const result = text(resultText(row));
    return (
      <tr className={isOneOfMany ? `${s.row} ${s.oneOfMany}` : s.row}>
        <td className={s.cell}>
          <span aria-hidden="true" className={s.line}>
            {line}
          </span>
          <input
            type="checkbox"
            className={checkbox}
            aria-label={text('preview.takeLine', { line, text: number || source.slice(0, LONGEST) })}
            checked={isTaken}
            disabled={isDone || isReadOnly}
            onChange={({ currentTarget: { checked } }) =>
              onEdit(key, { isTaken: checked, ...(isText && { number: source.slice(0, LONGEST) }) })
            }
          />
        </td>
        {isText ? (
          <td colSpan={2} className={s.source} title={source}>
            {source}
          </td>
        ) : (
          <>
            <td className={s.cell}>
              <TextInput
                value={number}
                title={source}
                spellCheck={false}
                autoComplete="off"
                aria-label={text('preview.numberOf', { line })}
                aria-invalid={fate.is === 'wrong' || fate.is === 'failed' || undefined}
                readOnly={isDone || isReadOnly}
                onText={(next) => onEdit(key, { number: next, isTaken: true })}
              />
            </td>
            <td className={s.cell}>
              <TextInput
                value={styles}
                placeholder={text('preview.styles')}
                spellCheck={false}
                autoComplete="off"
                aria-label={text('preview.stylesOf', { line })}
                readOnly={isDone || isReadOnly}
                onText={(next) => onEdit(key, { styles: next, isTaken: true })}
              />
            </td>
          </>
        )}
        <td className={s.result} data-fate={isCarried(row) ? 'carried' : fate.is} title={result}>
          {result}
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.isReadOnly === after.isReadOnly &&
    before.isOneOfMany === after.isOneOfMany &&
    before.onEdit === after.onEdit &&
    JSON.stringify(shownOf(before.row)) === JSON.stringify(shownOf(after.row)),
);

const shownOf = ({ known, ...row }: PlannedRow) => ({ ...row, carriedBy: known?.carriedBy });

/** Another record carries the order, too: somebody has to look whether that is meant. */
const isCarried = ({ fate, known }: PlannedRow): boolean =>
  fate.is === 'attach' && known !== undefined && known.carriedBy.length > 0;

function resultText(row: PlannedRow): Text {
  const { fate, known } = row;
  switch (fate.is) {
    case 'attach':
      return isCarried(row)
        ? texts('preview.fate.carried', { records: known!.carriedBy.join(', '), count: fate.brings })
        : texts('preview.fate.attach', { count: fate.brings });
    case 'here':
      return texts('preview.fate.here', { count: fate.styles });
    case 'twice':
      return texts('preview.fate.twice', { line: String(fate.line), count: fate.styles });
    case 'wrong':
    case 'failed':
      return texts('preview.fate.failed', { reason: fate.reason });
    case 'leftOut':
      return texts(`preview.left.${fate.why}`);
    default:
      return texts(`preview.fate.${fate.is}`);
  }
}
