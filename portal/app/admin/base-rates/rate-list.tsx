import { useText } from '../../../../shared/i18n/use-text.ts';
import type { QueryRules } from '../../../../shared/list/list-query.ts';
import { SearchForm } from '../../../../shared/list/search-form.tsx';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import * as a from '../admin.css.ts';
import { ListRows } from '../list/list-rows.tsx';
import { useSearchedList } from '../list/use-searched-list.ts';
import { rateSource } from './rate-source.ts';
import { RateTable } from './rate-table.tsx';
import { texts } from './texts/index.ts';

const RULES: QueryRules = { sort: { field: 'lane', order: 'ASC' }, sortable: [], filters: ['on'] };

/** The base rates, searched and limited to those that count on a day by the page's address. */
export function RateList() {
  const text = useText(texts);
  const { query, dispatch, list } = useSearchedList(RULES, rateSource);
  return (
    <section className={a.card} aria-label={text('menu.baseRates')}>
      <div className={a.tools}>
        <SearchForm
          label={text('baseRates.search')}
          showLabel
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
      <ListRows list={list} forbidden={text('baseRates.forbidden')}>
        <RateTable rows={list.rows} />
      </ListRows>
    </section>
  );
}

/** A day that is typed in parts asks for nothing before it is whole. */
function DayInput({ value, onDay }: { value: string; onDay(value: string): void }) {
  const { typed, setTyped } = useDebouncedText(value, onDay);
  return <TextInput type="date" autoComplete="off" value={typed} onText={setTyped} />;
}
