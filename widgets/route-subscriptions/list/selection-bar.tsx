import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { texts } from '../texts/index.ts';
import type { RouteList } from './route-list.ts';
import * as s from './route-subscriptions.css.ts';
import { listAtom, selectedAtom } from './state.ts';

/** Selects the shown routes and deletes the selected ones; the headers of the table stay as they are (SUB-08). */
export function SelectionBar({ list }: { list: RouteList }) {
  const text = useText(texts);
  const { rows } = useAtomValue(listAtom);
  const selected = useAtomValue(selectedAtom);
  const areAll = selected.size > 0 && rows.every(({ id }) => selected.has(id));
  const isNone = selected.size === 0;
  const ids = rows.map(({ id }) => id);
  return (
    <div className={s.selection}>
      <label className={s.check}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = !areAll && !isNone;
          }}
          type="checkbox"
          className={checkbox}
          checked={areAll}
          onChange={(event) => list.select(ids, event.currentTarget.checked)}
        />
        {text('routes.selectAll')}
      </label>
      <span role="status" className={s.quiet}>
        {text('routes.selected', { count: selected.size })}
      </span>
      <Button
        size="sm"
        // Not `disabled`, which would drop the focus once the selected ones are deleted.
        aria-disabled={isNone || undefined}
        onClick={() => list.deleting.ask(rows.filter(({ id }) => selected.has(id)))}
      >
        {text('routes.deleteSelected')}
      </Button>
    </div>
  );
}
