import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { QueryAction } from '../../../shared/list/list-query.ts';
import { SearchForm } from '../../../shared/list/search-form.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../texts/index.ts';
import { queryAtom } from './state.ts';

/** SUB-06, SUB-39: the search in the names of ports and carriers. */
export function SearchBar({ onAction }: { onAction(action: QueryAction): void }) {
  const text = useText(texts);
  const { searchText } = useAtomValue(queryAtom);
  return (
    <SearchForm
      label={text('list.search')}
      hint={text('routes.searchIn')}
      value={searchText}
      onSearch={(value) => onAction({ type: 'search', text: value })}
      buttons={(clear) => (
        <>
          <Button type="submit">{text('list.search')}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              onAction({ type: 'reset' });
            }}
          >
            {text('list.reset')}
          </Button>
        </>
      )}
    />
  );
}
