import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { nameOfAtom, referenceAtom } from '../reference/reference-state.ts';
import { texts } from '../texts/index.ts';
import { COLUMNS } from './columns.ts';
import type { RouteList } from './route-list.ts';
import { RouteRow } from './route-row.tsx';
import * as s from './route-table.css.ts';
import { listAtom, ratesAtom, selectedAtom } from './state.ts';
import { useRowKeys } from './use-row-keys.ts';

/** The routes by the names of their ports and carrier (SUB-10); none of the columns sorts (SUB-09, D-53). */
export function RouteTable({ list }: { list: RouteList }) {
  const text = useText(texts);
  const { rows } = useAtomValue(listAtom);
  const nameOf = useAtomValue(nameOfAtom);
  const selected = useAtomValue(selectedAtom);
  const rates = useAtomValue(ratesAtom);
  const isNaming = useAtomValue(referenceAtom).step === 'loading';
  const body = useRef<HTMLTableSectionElement>(null);
  const onKeyDown = useRowKeys(body, rows, list);

  return (
    <table className={s.table} aria-label={text('routes.table')} aria-busy={isNaming || undefined}>
      <thead className={s.heads}>
        <tr>
          {COLUMNS.map((field) => (
            <th key={field} scope="col" className={s.head}>
              {text(`routes.column.${field}`)}
            </th>
          ))}
          <th scope="col" className={`${s.head} ${s.actionHead}`}>
            {text('routes.column.action')}
          </th>
        </tr>
      </thead>
      <tbody ref={body} className={s.body} onKeyDown={onKeyDown}>
        {rows.map((route, index) => (
          <RouteRow
            key={route.id}
            list={list}
            route={route}
            index={index}
            nameOf={nameOf}
            rates={rates.byId.get(route.id)}
            isSelected={selected.has(route.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
