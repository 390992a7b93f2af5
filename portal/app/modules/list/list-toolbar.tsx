import { type ReactNode, type RefObject, useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery, QueryAction } from '../../../../shared/list/list-query.ts';
import { SearchForm } from '../../../../shared/list/search-form.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Column, ModuleDefinition } from '../../../lists/definition.ts';
import { filterValue, reversedPeriod } from '../../../lists/request/filter-value.ts';
import { texts } from '../../../lists/texts/index.ts';
import { FilterField } from './filter-field.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import * as s from './list-toolbar.css.ts';
import { SortField } from './sort-field.tsx';

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
  const { filters = [], searchHint } = definition;
  const reversed = reversedPeriod(filters, query);

  const fields = (
    <>
      {filters.map((filter) => (
        <div key={filter.id} className={s.filter}>
          <FilterField
            filter={filter}
            value={filterValue(filter, query)}
            error={filter.id === reversed?.from || filter.id === reversed?.to ? errorId : undefined}
            onValue={(value) => onAction({ type: 'filter', id: filter.id, value })}
          />
        </div>
      ))}
      {isPhone && columns.some(({ sort }) => sort) && (
        <div className={s.filter}>
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
            hint={searchHint && text(searchHint)}
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
        {reversed && (
          <p id={errorId} className={s.message}>
            {text('list.filter.reversed')}
          </p>
        )}
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
