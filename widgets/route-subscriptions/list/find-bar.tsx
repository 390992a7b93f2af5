import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { QueryAction } from '../../../shared/list/list-query.ts';
import { SearchForm } from '../../../shared/list/search-form.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../texts/index.ts';
import { queryAtom } from './state.ts';

/**
 * Leaves of all stored routes those whose ports and carrier have each of the typed words. It stands where the form for rate
 * sheets takes the place of the search (SUB-06), and is no second search box.
 */
export function FindBar({ onAction }: { onAction(action: QueryAction): void }) {
  const text = useText(texts);
  const { searchText } = useAtomValue(queryAtom);
  return (
    <SearchForm
      label={text('routes.find')}
      type="text"
      showLabel
      hint={text('routes.findIn')}
      value={searchText}
      onSearch={(value) => onAction({ type: 'search', text: value })}
      buttons={(clear) =>
        searchText !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              onAction({ type: 'reset' });
            }}
          >
            {text('routes.showAll')}
          </Button>
        )
      }
    />
  );
}
