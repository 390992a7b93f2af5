import { useText } from '../../../../shared/i18n/use-text.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { texts } from '../texts/index.ts';
import { lettersOf } from './column-label.ts';
import * as s from './import-dialog.css.ts';
import type { Review } from './use-review.ts';

/** What the sheet hides, which is left out unless the user wants it. */
export function HiddenChoice({ review: { hidden, takesHidden, setTakesHidden } }: { review: Review }) {
  const text = useText(texts);
  if (!hidden) return null;
  const { rows, columns } = hidden;
  const parts = [
    rows.size > 0 && text('import.hidden.rows', { count: rows.size }),
    columns.size > 0 &&
      text('import.hidden.columns', {
        count: columns.size,
        columns: [...columns].map(lettersOf).join(', '),
      }),
  ];
  return (
    <label className={s.choice}>
      <input
        type="checkbox"
        className={checkbox}
        checked={takesHidden}
        onChange={({ currentTarget }) => setTakesHidden(currentTarget.checked)}
      />
      {text('import.hidden.take', { hidden: parts.filter(Boolean).join(', ') })}
    </label>
  );
}
