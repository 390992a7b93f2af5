import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { LONGEST_TEXT, type QueryAction } from '../../../shared/list/list-query.ts';
import { useDebouncedText } from '../../../shared/list/use-debounced-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { texts } from '../texts/index.ts';
import * as s from './route-subscriptions.css.ts';
import { queryAtom } from './state.ts';

/** SUB-06, SUB-39: the search in the names of ports and carriers. */
export function SearchBar({ onAction }: { onAction(action: QueryAction): void }) {
  const text = useText(texts);
  const { searchText } = useAtomValue(queryAtom);
  const { typed, setTyped, flush } = useDebouncedText(searchText, (value) =>
    onAction({ type: 'search', text: value }),
  );
  return (
    <form
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className={s.searchInput}>
        <Field label={text('list.search')} hideLabel>
          <TextInput
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_TEXT}
            placeholder={text('list.search')}
            value={typed}
            onText={setTyped}
          />
        </Field>
      </div>
      <Button type="submit">{text('list.search')}</Button>
      <Button
        variant="quiet"
        onClick={() => {
          setTyped('');
          onAction({ type: 'reset' });
        }}
      >
        {text('list.reset')}
      </Button>
    </form>
  );
}
