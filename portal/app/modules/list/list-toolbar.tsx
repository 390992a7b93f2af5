import type { ReactNode } from 'react';
import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type ListQuery, LONGEST_TEXT, type QueryAction } from '../../../../shared/list/list-query.ts';
import { SearchForm } from '../../../../shared/list/search-form.tsx';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { Field, useFieldControl } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import type { Filter, ModuleDefinition } from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as s from './list-toolbar.css.ts';

interface ListToolbarProps {
  definition: ModuleDefinition;
  query: ListQuery;
  isInitial: boolean;
  /** Offers the sort orders, where the list has no headers. */
  sorts: boolean;
  onAction(action: QueryAction): void;
  children: ReactNode;
}

/** Search, filters and Reset Filter. */
export function ListToolbar({ definition, query, isInitial, sorts, onAction, children }: ListToolbarProps) {
  const text = useText(texts);
  const { filters = [] } = definition;
  return (
    <div className={s.toolbar}>
      {definition.search && (
        <div className={s.search}>
          <SearchForm
            label={text('list.search')}
            value={query.searchText}
            onSearch={(value) => onAction({ type: 'search', text: value })}
          />
        </div>
      )}
      {filters.map((filter) => (
        <div key={filter.id} className={s.filter}>
          <FilterField
            filter={filter}
            value={query.filters[filter.id] ?? (filter.kind === 'date' ? (filter.initial?.() ?? '') : '')}
            onValue={(value) => onAction({ type: 'filter', id: filter.id, value })}
          />
        </div>
      ))}
      {sorts && (
        <div className={s.filter}>
          <Field label={text('list.sort')}>
            <Select
              value={`${query.field} ${query.order}`}
              options={sortOptions(definition, query, text)}
              onValue={(value) => {
                const [field = '', order] = value.split(' ');
                onAction({ type: 'sort-by', sort: { field, order: order === 'DESC' ? 'DESC' : 'ASC' } });
              }}
            />
          </Field>
        </div>
      )}
      {!isInitial && (
        <Button variant="quiet" onClick={() => onAction({ type: 'reset' })}>
          {text('list.reset')}
        </Button>
      )}
      {children}
    </div>
  );
}

interface ValueProps {
  value: string;
  onValue(value: string): void;
}

function FilterField({ filter, value, onValue }: ValueProps & { filter: Filter }) {
  const text = useText(texts);
  if (filter.kind !== 'choice') {
    return (
      <Field label={text(filter.label)}>
        <TypedFilter key={filter.id} kind={filter.kind} value={value} onValue={onValue} />
      </Field>
    );
  }
  const options = filter.options.map(({ id, text: label }) => ({ value: id, label: text(label) }));
  return (
    <Field label={text(filter.label)}>
      <Select
        value={value}
        options={[{ value: '', label: text('list.filter.all') }, ...options]}
        onValue={onValue}
      />
    </Field>
  );
}

function TypedFilter({ kind, value, onValue }: ValueProps & { kind: 'text' | 'date' }) {
  const { typed, setTyped } = useDebouncedText(value, onValue);
  return (
    <TextInput type={kind} autoComplete="off" maxLength={LONGEST_TEXT} value={typed} onText={setTyped} />
  );
}

function Select({ value, options, onValue }: ValueProps & { options: { value: string; label: string }[] }) {
  const control = useFieldControl();
  return (
    <select
      {...control}
      className={`${frame} ${s.select}`}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Each column in both directions; a sort that no column has is the default order. */
function sortOptions({ columns }: ModuleDefinition, query: ListQuery, text: Translate<TextId>) {
  const sortable = columns.filter((column) => column.sort);
  const own = sortable.some((column) => column.sort === query.field)
    ? []
    : [{ value: `${query.field} ${query.order}`, label: text('list.sort.usual') }];
  return [
    ...own,
    ...sortable.flatMap(({ sort = '', label }) => [
      { value: `${sort} ASC`, label: text('list.sort.ascending', { column: text(label) }) },
      { value: `${sort} DESC`, label: text('list.sort.descending', { column: text(label) }) },
    ]),
  ];
}
