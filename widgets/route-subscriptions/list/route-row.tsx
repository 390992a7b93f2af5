import { type MouseEvent, memo } from 'react';
import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../shared/ui/button/icon-button.tsx';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { SuccessIcon, TrashIcon, WarningIcon } from '../../../shared/ui/icons/icons.tsx';
import type { NameOf } from '../reference/reference-state.ts';
import { texts } from '../texts/index.ts';
import { COLUMNS } from './columns.ts';
import { PencilIcon } from './icons.tsx';
import type { RouteList } from './route-list.ts';
import * as s from './route-table.css.ts';
import type { RouteRates } from './state.ts';

type Rates = ReturnType<RouteRates['byId']['get']>;

interface RouteRowProps {
  list: RouteList;
  route: RouteSubscription;
  /** From 0. */
  index: number;
  nameOf: NameOf;
  rates: Rates;
  isSelected: boolean;
}

/**
 * One route. A click anywhere on it opens its drawer, from the keyboard the button before that which deletes it (SUB-12).
 * Everything but the names stands in the last cell.
 */
export const RouteRow = memo(function RouteRow({
  list,
  route,
  index,
  nameOf,
  rates,
  isSelected,
}: RouteRowProps) {
  const text = useText(texts);
  const n = String(index + 1);
  const open = (event: MouseEvent<HTMLElement>) => {
    const isOnControl = (event.target as Element).closest('a, button, label') !== null;
    // A click that ends the selecting of a text opens nothing.
    if (isOnControl || getSelection()?.isCollapsed === false) return;
    // The focus comes back to where the keyboard opens it.
    event.currentTarget.querySelector<HTMLElement>('[data-control=update]')?.focus({ preventScroll: true });
    list.drawer.openStored(route);
  };
  return (
    <tr className={s.row} data-selected={isSelected || undefined} onClick={open}>
      {COLUMNS.map((field) => {
        const name = nameOf(field, route[field]);
        return (
          <td key={field} className={s.cell} data-name={text(`routes.column.${field}`)}>
            {name === undefined ? <span className={s.waiting} /> : name}
          </td>
        );
      })}
      <td className={s.actions}>
        <div className={s.actionLine}>
          <span className={s.marks}>
            <RatesMark rates={rates} />
            {route.duplicateOf !== null && <span className={s.mark}>{text('routes.duplicate')}</span>}
          </span>
          <label className={s.select}>
            <input
              type="checkbox"
              className={checkbox}
              data-control="select"
              aria-label={text('routes.selectRow', { n })}
              checked={isSelected}
              onChange={(event) => list.select([route.id], event.currentTarget.checked)}
            />
          </label>
          <IconButton
            label={text('routes.updateRow', { n })}
            data-control="update"
            onClick={() => list.drawer.openStored(route)}
          >
            <PencilIcon />
          </IconButton>
          <IconButton
            label={text('routes.deleteRow', { n })}
            data-control="delete"
            onClick={() => list.deleting.ask([route])}
          >
            <TrashIcon />
          </IconButton>
        </div>
      </td>
    </tr>
  );
});

/** Whether there are rates in the chosen days, in words: a colour alone tells nobody. */
function RatesMark({ rates }: { rates: Rates }) {
  const text = useText(texts);
  const formats = useFormats();
  if (!rates) return null;
  if (rates.rates === 0 || rates.until === null) {
    return (
      <span className={s.rates.none}>
        <WarningIcon />
        {text('routes.rates.none')}
      </span>
    );
  }
  return (
    <span className={s.rates.some}>
      <SuccessIcon />
      {text('routes.rates.until', { date: formats.date(rates.until) })}
    </span>
  );
}
