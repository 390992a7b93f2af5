import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery, Sort } from '../../../../shared/list/list-query.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import type { Column } from '../../../lists/definition.ts';
import { type TextId, texts } from '../../../lists/texts/index.ts';
import { Select } from './filter-field.tsx';

interface SortFieldProps {
  columns: readonly Column[];
  query: ListQuery;
  onSort(sort: Sort): void;
}

/** The order of a list without headers. */
export function SortField({ columns, query, onSort }: SortFieldProps) {
  const text = useText(texts);
  return (
    <Field label={text('list.sort')}>
      <Select
        value={`${query.field} ${query.order}`}
        options={sortOptions(columns, query, text)}
        onValue={(value) => {
          const [field = '', order] = value.split(' ');
          onSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      />
    </Field>
  );
}

/** Each column in both directions; a sort that no column has is the default order. */
function sortOptions(columns: readonly Column[], query: ListQuery, text: Translate<TextId>) {
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
