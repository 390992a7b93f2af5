import { Fragment, type ReactNode } from 'react';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { Filter } from '../../../lists/definition.ts';
import { filterValue } from '../../../lists/request/filter-value.ts';
import { texts } from '../../../lists/texts/index.ts';
import { usePlaces } from '../../rate-search/use-places.ts';
import * as s from './module-list.css.ts';

interface ListOnPaperProps {
  /** Name of the view that was chosen. */
  view: string | undefined;
  filters: readonly Filter[];
  query: Pick<ListQuery, 'filters' | 'searchText'>;
}

/** On paper alone, where the toolbar isn't: which view of the list it is, and what was searched and filtered. */
export function ListOnPaper({ view, filters, query }: ListOnPaperProps) {
  const text = useText(texts);
  const formats = useFormats();
  const parts: readonly (readonly [string, ReactNode])[] = [
    ['view', view && <strong>{view}</strong>],
    ['search', query.searchText.trim() && `“${query.searchText.trim()}”`],
    ...filters.flatMap((filter) => {
      const value = filterValue(filter, query);
      return value === ''
        ? []
        : ([
            [
              `filter ${filter.id}`,
              <>
                {text(filter.label)}: <Value of={filter} value={value} formats={formats} />
              </>,
            ],
          ] as const);
    }),
  ];
  const said = parts.filter(([, part]) => part);
  if (said.length === 0) return null;
  return (
    <p className={s.onPaper}>
      {said.map(([id, part], n) => (
        <Fragment key={id}>
          {n > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function Value({ of: filter, value, formats }: { of: Filter; value: string; formats: Formats }) {
  const text = useText(texts);
  switch (filter.kind) {
    case 'port':
    case 'airport':
      return <PlaceName isAir={filter.kind === 'airport'} value={value} />;
    case 'choice': {
      const option = filter.options.find(({ id }) => id === value);
      return option ? text(option.text) : value;
    }
    case 'date':
      return formats.date(value);
    default:
      return value;
  }
}

function PlaceName({ isAir, value }: { isAir: boolean; value: string }) {
  const { options } = usePlaces(isAir);
  return options.find(({ id }) => String(id) === value)?.label ?? value;
}
