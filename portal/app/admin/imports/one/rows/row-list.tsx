import { useMemo } from 'react';
import { type Import, ROW_OUTCOMES } from '../../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import type { QueryRules } from '../../../../../../shared/list/list-query.ts';
import { useListQuery } from '../../../../../../shared/list/use-list-query.ts';
import { Tabs } from '../../../../../../shared/ui/tabs/tabs.tsx';
import { usePageUrl } from '../../../../modules/list/use-page-url.ts';
import * as a from '../../../admin.css.ts';
import { ListRows } from '../../../list/list-rows.tsx';
import { useSessionList } from '../../../list/use-session-list.ts';
import { rowSource } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { texts } from '../../texts/index.ts';
import { RowTable } from './row-table.tsx';

const RULES: QueryRules = { sort: { field: 'line', order: 'ASC' }, sortable: [], filters: ['rows'] };
const ALL = 'all';

/** The rows of an import, in tabs by what becomes of them. The tab stands in the address. */
export function RowList({ value }: { value: Import }) {
  const text = useText(texts);
  const formats = useFormats();
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  const outcome = ROW_OUTCOMES.find((one) => one === query.filters.rows);
  const { id, counts, state } = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an import made of the rows is read anew
  const source = useMemo(() => rowSource(id, outcome), [id, outcome, state]);
  const list = useSessionList(source);

  const all = ROW_OUTCOMES.reduce((sum, one) => sum + counts[one], 0);
  const tab = (one: (typeof ROW_OUTCOMES)[number] | typeof ALL, count: number) => ({
    id: one,
    label: text('imports.tab', { name: text(`imports.outcome.${one}`), count: formats.number(count) }),
  });
  return (
    <section className={a.card} aria-labelledby="import-rows">
      <h2 id="import-rows" className={a.cardTitle}>
        {text('imports.rows')}
      </h2>
      <div className={s.tabs}>
        <Tabs
          label={text('imports.rows')}
          tabs={[
            tab(ALL, all),
            ...ROW_OUTCOMES.filter((one) => one !== 'leftOut' || counts.leftOut > 0).map((one) =>
              tab(one, counts[one]),
            ),
          ]}
          selected={outcome ?? ALL}
          onSelect={(one) => dispatch({ type: 'filter', id: 'rows', value: one === ALL ? '' : one })}
        >
          <div className={s.panel}>
            <ListRows list={list} forbidden={text('imports.forbidden')} empty={text('imports.rows.none')}>
              <RowTable value={value} rows={list.rows} />
            </ListRows>
          </div>
        </Tabs>
      </div>
    </section>
  );
}
