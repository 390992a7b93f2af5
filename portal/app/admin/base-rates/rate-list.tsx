import { useMemo } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../../shared/list/list-end.tsx';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { useList } from '../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { usePageUrl } from '../../modules/list/use-page-url.ts';
import { useSession } from '../../session/use-session.ts';
import * as a from '../admin.css.ts';
import { ListFailure } from '../list-failure.tsx';
import { SearchBox } from '../search-box.tsx';
import { rateSource } from './rate-source.ts';
import { RateTable } from './rate-table.tsx';
import { texts } from './texts/index.ts';

const RULES: QueryRules = { sort: { field: 'lane', order: 'ASC' }, sortable: [], filters: ['on'] };

/** The base rates, searched and limited to those that count on a day by the page's address. */
export function RateList() {
  const text = useText(texts);
  const token = useSession()?.authToken;
  const { query, dispatch } = useListQuery(RULES, usePageUrl());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is read anew
  const source = useMemo(() => rateSource(query), [query, token]);
  const list = useList(token ? source : undefined);
  const { rows, phase } = list;
  return (
    <section className={a.card} aria-label={text('menu.baseRates')}>
      <div className={a.tools}>
        <SearchBox
          label={text('baseRates.search')}
          value={query.searchText}
          onSearch={(value) => dispatch({ type: 'search', text: value })}
        />
        <Field label={text('baseRates.on')}>
          <DayInput
            value={query.filters.on ?? ''}
            onDay={(value) => dispatch({ type: 'filter', id: 'on', value })}
          />
        </Field>
      </div>
      <SpinnerOverlay
        busy={phase.step === 'loading' || phase.step === 'refreshing'}
        label={text('common.loading')}
      >
        {rows.length > 0 && (
          <div className={a.scroll}>
            <RateTable rows={rows} />
          </div>
        )}
        {(phase.step === 'failed' || phase.step === 'pageFailed') && (
          <div className={a.notice}>
            <ListFailure error={phase.error} forbidden={text('baseRates.forbidden')} onRetry={list.retry} />
          </div>
        )}
      </SpinnerOverlay>
      <ListEnd step={phase.step} onMore={list.loadMore} />
    </section>
  );
}

/** A day that is typed in parts asks for nothing before it is whole. */
function DayInput({ value, onDay }: { value: string; onDay(value: string): void }) {
  const { typed, setTyped } = useDebouncedText(value, onDay);
  return <TextInput type="date" autoComplete="off" value={typed} onText={setTyped} />;
}
