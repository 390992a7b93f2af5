import { useMemo } from 'react';
import { type Import, ROW_OUTCOMES } from '../../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../../../../shared/list/list-end.tsx';
import type { QueryRules } from '../../../../../../shared/list/list-query.ts';
import { useList } from '../../../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../../../shared/list/use-list-query.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../../../shared/ui/spinner/spinner-overlay.tsx';
import { Tabs } from '../../../../../../shared/ui/tabs/tabs.tsx';
import { usePageUrl } from '../../../../modules/list/use-page-url.ts';
import { useSession } from '../../../../session/use-session.ts';
import * as a from '../../../admin.css.ts';
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
  const token = useSession()?.authToken;
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  const outcome = ROW_OUTCOMES.find((one) => one === query.filters.rows);
  const { id, counts, state } = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session, and what an import made of the rows, is read anew
  const source = useMemo(() => rowSource(id, outcome), [id, outcome, token, state]);
  const list = useList(token ? source : undefined);
  const { rows, phase } = list;
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing';

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
          tabs={[tab(ALL, all), ...ROW_OUTCOMES.map((one) => tab(one, counts[one]))]}
          selected={outcome ?? ALL}
          onSelect={(one) => dispatch({ type: 'filter', id: 'rows', value: one === ALL ? '' : one })}
        >
          <div className={s.panel}>
            <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
              <div className={s.rows}>
                {rows.length > 0 && phase.step !== 'empty' && (
                  <div className={a.scroll}>
                    <RowTable value={value} rows={rows} />
                  </div>
                )}
                {phase.step === 'empty' && <p className={a.empty}>{text('imports.rows.none')}</p>}
                {(phase.step === 'failed' || phase.step === 'pageFailed') && (
                  <div className={a.notice}>
                    <Banner kind="error" onRetry={list.retry}>
                      {text('imports.rows.failed')}
                    </Banner>
                  </div>
                )}
              </div>
            </SpinnerOverlay>
            {phase.step !== 'empty' && <ListEnd step={phase.step} onMore={list.loadMore} />}
          </div>
        </Tabs>
      </div>
    </section>
  );
}
