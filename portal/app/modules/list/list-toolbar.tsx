import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery, QueryAction } from '../../../../shared/list/list-query.ts';
import { SearchForm } from '../../../../shared/list/search-form.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { texts as dateTexts } from '../../../../shared/ui/grid/date/texts/index.ts';
import type { Column, ModuleDefinition } from '../../../lists/definition.ts';
import { filterValue, ignoredFilters, reversedPeriod } from '../../../lists/request/filter-value.ts';
import { texts } from '../../../lists/texts/index.ts';
import { FilterField } from './filter-field.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import * as s from './list-toolbar.css.ts';
import { withoutOwnerFilter } from './shown-columns.ts';
import { SortField } from './sort-field.tsx';
import { useHintFits } from './use-hint-fits.ts';

interface ListToolbarProps {
  definition: ModuleDefinition;
  /** The columns that the list can be sorted by. */
  columns: readonly Column[];
  query: ListQuery;
  isInitial: boolean;
  /** The filters are folded, and the list has no headers to sort it by. */
  isPhone: boolean;
  search: RefObject<HTMLDivElement | null>;
  bar: RefObject<HTMLDivElement | null>;
  onAction(action: QueryAction): void;
  children: ReactNode;
}

/** Search, filters and Reset Filter. */
export function ListToolbar(props: ListToolbarProps) {
  const { definition, columns, query, isInitial, isPhone, search, bar, onAction, children } = props;
  const text = useText(texts);
  const errorId = useId();
  const { searchHint } = definition;
  const filters = withoutOwnerFilter(definition.filters ?? [], columns, query);
  const hint = searchHint && text(searchHint);
  const hintFits = useHintFits(search, hint);
  const reversed = reversedPeriod(filters, query);
  const ignored = ignoredFilters(filters, query);
  const [unreadable, setUnreadable] = useState<string>();
  const wrong = unreadable === undefined ? [reversed?.from, reversed?.to] : [unreadable];

  const fields = (
    <>
      {filters.map((filter) => (
        <div key={filter.id} className={s.filter}>
          <FilterField
            filter={filter}
            value={filterValue(filter, query)}
            error={wrong.includes(filter.id) ? errorId : undefined}
            onValue={(value) => onAction({ type: 'filter', id: filter.id, value })}
            onUnreadable={(is) => setUnreadable((id) => (is ? filter.id : id === filter.id ? undefined : id))}
          />
        </div>
      ))}
      {isPhone && columns.some(({ sort }) => sort) && (
        <div className={s.sort}>
          <SortField columns={columns} query={query} onSort={(sort) => onAction({ type: 'sort-by', sort })} />
        </div>
      )}
    </>
  );
  return (
    <div ref={bar} className={s.toolbar}>
      {definition.search && (
        <div ref={search} className={s.search}>
          <SearchForm
            label={text('list.search')}
            hint={hint}
            isHintAbove={!hintFits}
            value={query.searchText}
            onSearch={(value) => onAction({ type: 'search', text: value })}
          />
        </div>
      )}
      {isPhone && filters.length > 0 ? (
        <FoldedFilters count={filters.filter((filter) => filterValue(filter, query)).length}>
          {fields}
        </FoldedFilters>
      ) : (
        fields
      )}
      <div aria-live="polite" className={s.messages}>
        {(unreadable !== undefined || reversed) && (
          <p id={errorId} className={s.message}>
            {text(unreadable === undefined ? 'list.filter.reversed' : dateTexts('date.unreadable'))}
          </p>
        )}
        {ignored.map((filter) => (
          <p key={filter.id} className={s.message}>
            {text('list.filter.ignored', {
              filter: text(filter.label),
              value: query.filters[filter.id] ?? '',
            })}
          </p>
        ))}
      </div>
      {!isInitial && (
        <Button variant="quiet" onClick={() => onAction({ type: 'reset' })}>
          {text('list.reset')}
        </Button>
      )}
      {children}
    </div>
  );
}
