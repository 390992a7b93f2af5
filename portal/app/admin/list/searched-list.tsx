import { type ReactNode, useEffect, useRef } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListRow } from '../../../../shared/list/list-source.ts';
import { SearchForm } from '../../../../shared/list/search-form.tsx';
import { Success } from '../../form/success.tsx';
import * as s from '../admin.css.ts';
import { SelectField } from '../select-field.tsx';
import { ListRows } from './list-rows.tsx';
import type { Searched } from './use-searched-list.ts';

interface SearchedListProps<Row extends ListRow> {
  of: Searched<Row>;
  title: string;
  /** Label of the search: what of a row it looks at. */
  search: string;
  /** The one filter; the first option is that of all rows. */
  filter: { id: string; label: string; options: readonly (readonly [value: string, text: string])[] };
  /** Whose list it is, for those to whom it is closed. */
  forbidden: string;
  /** What was done with a row last. The heading then takes the focus, because the row may be gone. */
  done: Text | undefined;
  onDismiss(): void;
  /** Something is open above the list, which keeps the focus. */
  isCovered?: boolean;
  table(rows: readonly Row[]): ReactNode;
}

/** The card of a list that is searched and filtered, with the message of what was done with its rows. */
export function SearchedList<Row extends ListRow>(props: SearchedListProps<Row>) {
  const { of, title, search, filter, forbidden, done, onDismiss, isCovered = false, table } = props;
  const { query, dispatch, list } = of;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (done && !isCovered) heading.current?.focus();
  }, [done, isCovered]);

  return (
    <section className={s.card} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={s.cardTitle}>
        {title}
      </h2>
      <Success className={s.result} onDismiss={onDismiss}>
        {done && text(done)}
      </Success>
      <div className={s.tools}>
        <SearchForm
          label={search}
          showLabel
          value={query.searchText}
          onSearch={(value) => dispatch({ type: 'search', text: value })}
        />
        <SelectField
          label={filter.label}
          value={query.filters[filter.id] ?? ''}
          options={filter.options}
          onChange={(value) => dispatch({ type: 'filter', id: filter.id, value })}
        />
      </div>
      <ListRows list={list} forbidden={forbidden}>
        {table(list.rows)}
      </ListRows>
    </section>
  );
}
